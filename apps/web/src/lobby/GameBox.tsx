import type { Language, Manifest } from '@wyrmtable/kernel'
import { useCallback } from 'react'
import { viewOf } from '../box/open-box.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'

/** One game as a box on the shelf. */
export function GameBox({
  manifest,
  language,
  isChosen,
  onChoose,
}: {
  readonly manifest: Manifest
  readonly language: Language
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const { t } = useSettings()
  const isPlayable = manifest.stage === 'playable'
  const load = useCallback(
    () => (isPlayable ? viewOf(manifest) : new Promise<never>(() => {})),
    [manifest, isPlayable],
  )
  const view = useLoaded(load)
  const { minSeats, seatIds, minutes } = manifest
  const seats = minSeats === seatIds.length ? `${minSeats}` : `${minSeats}–${seatIds.length}`
  return (
    <li className={`box ${isChosen ? 'is-chosen' : ''} ${isPlayable ? '' : 'is-making'}`}>
      <button type="button" aria-pressed={isChosen} disabled={!isPlayable} onClick={onChoose}>
        {view !== undefined && 'value' in view ? (
          <view.value.Cover language={language} />
        ) : (
          <span className="cover cover-plain">
            <b className="display">{manifest.title[language]}</b>
            <i>{manifest.blurb[language]}</i>
          </span>
        )}
        <span className="box-name">{manifest.title[language]}</span>
        <span className="box-facts">
          {isPlayable ? t('lobby.facts', { seats, minutes }) : t('lobby.making')}
        </span>
      </button>
    </li>
  )
}
