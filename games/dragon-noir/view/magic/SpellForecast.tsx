import { formatPercent } from '@wyrmtable/text'
import { ClauseLink } from '@wyrmtable/ui'
import { sayIn } from '../../text/say.ts'
import { type Forecast, shareOf } from '../forecast.ts'
import type { NoirProps } from '../props.ts'
import type { Hand } from '../use-hand.ts'
import { answersTo, type CastRoll, rollOf } from './answers.ts'
import { type MagicText, magicText } from './text/index.ts'

/** The spell that is shown: its chance with its reasons, and who may answer it. */
export function SpellForecast({
  props,
  hand: { preview },
  forecast,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly forecast: Forecast | undefined
}) {
  const { view: state, language, text, acting } = props
  const [seat] = acting
  if (preview?.type !== 'cast' || forecast === undefined || seat === undefined) return null
  const roll = rollOf(state, seat, preview)
  if (roll === undefined) return null
  const t = magicText(language)
  const title = text.action(preview, state)
  return (
    <section className="side-section noir-cast" aria-label={title}>
      <h2 className="section-title">{title}</h2>
      <p className="noir-cast-chance">
        <b>{formatPercent(language, shareOf(forecast))}</b>
        <span>
          {needsOf(roll, t)} <ClauseLink clause="DN-15.4" />
          <br />
          {roll.malus === 0
            ? t('roll.near', { radius: roll.radius })
            : t('roll.far', { malus: roll.malus, radius: roll.radius })}{' '}
          <ClauseLink clause="DN-15.5" />
        </span>
      </p>
      {answersTo(state, seat, preview.spell, { t, say: sayIn(language) }).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

function needsOf({ least, level, threshold }: CastRoll, t: MagicText): string {
  if (least > 10) return t('roll.never', { level, threshold })
  return least <= 1 ? t('roll.surely', { level, threshold }) : t('roll.needs', { least, level, threshold })
}
