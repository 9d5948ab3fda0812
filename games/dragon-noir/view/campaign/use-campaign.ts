import { isBehindDialog } from '@wyrmtable/ui'
import { useEffect, useRef, useState } from 'react'
import type { NoirProps } from '../props.ts'

/**
 * Whether the map of the campaign is open: by itself before each scenario, then when it is asked for. Whoever only looks,
 * or looks back, is not held up by it.
 */
export function useCampaign({ view: state, match, isBoardOnly, viewer }: NoirProps) {
  const { campaign } = state
  const isPlayed =
    campaign !== undefined && match !== undefined && isBoardOnly !== true && viewer !== 'spectator'
  const here = campaign === undefined ? '' : `${campaign.episode}/${campaign.scenario}`
  const seen = useRef(here)
  const [isOpen, open] = useState(() => isPlayed && state.phase === 'setup')
  useEffect(() => {
    if (seen.current === here) return
    seen.current = here
    if (isPlayed && state.phase === 'setup') open(true)
  }, [here, isPlayed, state.phase])
  useEffect(() => {
    if (campaign === undefined) return
    const act = (event: KeyboardEvent) => {
      const { target } = event
      const isField =
        target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
      const isBehind = isBehindDialog()
      if (event.key.toLowerCase() !== 'c' || isField || isBehind) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      open(true)
      event.preventDefault()
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [campaign])
  return [isOpen, open] as const
}
