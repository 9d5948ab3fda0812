import type { Language, Manifest } from '@wyrmtable/kernel'
import { useCallback } from 'react'
import { viewOf } from '../box/open-box.ts'
import { useLoaded } from '../parts/use-loaded.ts'

/** The cover of a box that can be opened; until it is drawn, plain card with the title. */
export function BoxCover({
  manifest,
  language,
}: {
  readonly manifest: Manifest
  readonly language: Language
}) {
  const isPlayable = manifest.stage === 'playable'
  const load = useCallback(
    async () => (isPlayable ? await viewOf(manifest) : undefined),
    [manifest, isPlayable],
  )
  const view = useLoaded(load)
  const room = view !== undefined && 'value' in view ? view.value : undefined
  if (room !== undefined) return <room.Cover language={language} />
  return (
    <span className="cover cover-plain">
      <b className="display">{manifest.title[language]}</b>
      <i>{manifest.blurb[language]}</i>
    </span>
  )
}
