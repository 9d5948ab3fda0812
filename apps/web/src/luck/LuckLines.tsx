import { formatNumber, formatPercent } from '@wyrmtable/text'
import { Glyph, glyphs } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Luck } from './luck.ts'
import { luckText } from './text/index.ts'

/** How the dice fell for each seat: successes, those to be expected, and how rare that is. */
export function LuckLines({
  luck,
  seatName,
}: {
  readonly luck: readonly Luck[]
  readonly seatName: (seat: number) => string
}) {
  const { settings } = useSettings()
  const { language } = settings
  const t = luckText(language)
  return (
    <ul className="luck-lines" aria-label={t('luck.title')}>
      {luck.map(({ seat, rolls, made, expected, worse }) => (
        <li key={seat}>
          <Glyph shape={glyphs.perspectiveDiceSixFacesRandom} />
          <span>
            {t('luck.of', {
              seat: seatName(seat),
              made,
              rolls,
              expected: formatNumber(language, Math.round(expected * 10) / 10),
            })}
            {' · '}
            <b>{t('luck.worse', { percent: formatPercent(language, worse) })}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}
