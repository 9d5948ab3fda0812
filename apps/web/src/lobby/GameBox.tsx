import type { Language, Manifest } from '@wyrmtable/kernel'
import { useSettings } from '../settings/SettingsContext.tsx'
import { BoxCover } from './BoxCover.tsx'

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
  const { minSeats, seatIds, minutes } = manifest
  const seats = minSeats === seatIds.length ? `${minSeats}` : `${minSeats}–${seatIds.length}`
  return (
    <li className={`box ${isChosen ? 'is-chosen' : ''} ${isPlayable ? '' : 'is-making'}`}>
      <button type="button" aria-pressed={isChosen} disabled={!isPlayable} onClick={onChoose}>
        <BoxCover manifest={manifest} language={language} />
        <span className="hidden">{manifest.title[language]}</span>
        <span className="box-facts">
          {isPlayable ? t('lobby.facts', { seats, minutes }) : t('lobby.making')}
        </span>
      </button>
    </li>
  )
}
