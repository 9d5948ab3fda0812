import { formatNumber, formatPercent } from '@wyrmtable/text'
import { type SeatMark, seatColour } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Luck } from './luck.ts'
import { luckText } from './text/index.ts'

/** How seats are told apart. */
export interface SeatLook {
  readonly seatName: (seat: number) => string
  /** Tell the colours of the seats. */
  readonly marks: readonly SeatMark[]
}

/** How the dice fell for each seat: successes, those to be expected, and how rare that is. */
export function LuckLines({ luck, seatName, marks }: SeatLook & { readonly luck: readonly Luck[] }) {
  const { settings } = useSettings()
  const { language } = settings
  const t = luckText(language)
  return (
    <ul className="luck-lines" aria-label={t('luck.title')}>
      {luck.map(({ seat, rolls, made, expected, worse }) => (
        <li key={seat}>
          {t('luck.of', {
            seat: seatName(seat),
            made,
            rolls,
            expected: formatNumber(language, Math.round(expected * 10) / 10),
          })}
          {' · '}
          <b>{t('luck.worse', { percent: formatPercent(language, worse) })}</b>
          <span className={`luck-bar luck-${seatColour(marks, seat)}`} aria-hidden="true">
            <i style={{ width: share(made / rolls) }} />
            <em style={{ left: share(expected / rolls) }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const share = (part: number): string => `${100 * part}%`
