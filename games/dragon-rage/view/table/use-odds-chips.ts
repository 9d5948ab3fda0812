import { startTransition, useEffect, useState } from 'react'
import { quickShare } from './headline.ts'
import { piecesAt } from './pieces-at.ts'
import type { Interaction, RageProps } from './use-interaction.ts'
import type { Way } from './way.ts'

export interface Chip {
  readonly hex: string
  readonly share: number
}

/** The chance of the best thing to do at each lit hex where a die decides, found after the board is drawn. */
export function useOddsChips(
  props: Pick<RageProps, 'game' | 'view' | 'acting'>,
  { targets, ways }: Pick<Interaction, 'targets' | 'ways'>,
): readonly Chip[] {
  const [chips, setChips] = useState<readonly Chip[]>([])
  const { game, view: state, acting } = props
  const [seat] = acting
  useEffect(() => {
    setChips((old) => (old.length === 0 ? old : []))
    if (seat === undefined) return
    const timer = setTimeout(() => {
      const found: Chip[] = []
      for (const { hex } of targets) {
        let best: number | undefined
        for (const way of (ways.get(hex) ?? []).slice(0, 6)) {
          const share = shareOf(way)
          if (share !== undefined) best = Math.max(best ?? 0, share)
        }
        // An empty hex where nothing can be won is no target, only a place.
        const isEmpty = best === 0 && piecesAt(state, hex).length === 0
        if (best !== undefined && !isEmpty) found.push({ hex, share: best })
      }
      if (found.length > 0) startTransition(() => setChips(found))
    })
    const shareOf = (way: Way): number | undefined => {
      if (way.kind === 'walk') return way.way.isStrike ? way.way.share : undefined
      return quickShare(game, state, seat, way.action)
    }
    return () => clearTimeout(timer)
  }, [game, state, seat, targets, ways])
  return chips
}
