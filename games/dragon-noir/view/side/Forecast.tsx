import { formatPercent } from '@wyrmtable/text'
import { ClauseLink } from '@wyrmtable/ui'
import { isRefusal } from '../../rules/refusals.ts'
import { isPair, slotOf } from '../../rules/topics/counters.ts'
import { planAttack } from '../../rules/topics/odds.ts'
import { planShot } from '../../rules/topics/shooting.ts'
import type { View } from '../../rules/view.ts'
import { type Forecast, shareOf } from '../forecast.ts'
import type { NoirProps } from '../props.ts'
import type { ViewKey } from '../text/en.ts'
import { en } from '../text/en.ts'
import type { ViewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'

/** What the action that is shown may bring: each result with its chance, and what decides it. */
export function ForecastPanel({
  props,
  hand,
  forecast,
  t,
  isBrief = false,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly forecast: Forecast | undefined
  readonly t: ViewText
  /** Only the results with their chances, where there is room for nothing else. */
  readonly isBrief?: boolean
}) {
  const { preview } = hand
  if (preview === undefined || forecast === undefined) return null
  const { view: state, language } = props
  const kind = kindOf(forecast, hand, state)
  const tiles = tilesOf(forecast)
  return (
    <section className="side-section noir-forecast" aria-label={t('forecast.title')}>
      <h2 className="section-title">
        {t('forecast.title')} <small>{formatPercent(language, shareOf(forecast))}</small>
      </h2>
      <ul className="noir-results">
        {tiles.map(({ result, count }) => (
          <li key={result} className={`tone-${toneOf(kind, result)}`} style={{ flexGrow: count }}>
            <b>{formatPercent(language, count / forecast.faces.length)}</b>
            <small>
              {wordOf(kind, result, t)}
              {kind === 'plain' || result === '-' ? null : <i> {result}</i>}
            </small>
          </li>
        ))}
      </ul>
      {isBrief ? null : (
        <>
          {preview.type === 'attack' ? <OddsTable props={props} hand={hand} t={t} /> : null}
          {preview.type === 'shoot' ? <Range props={props} hand={hand} t={t} /> : null}
          <ul className="noir-modifiers">
            {forecast.modifiers.map(({ clause, value }) => (
              <li key={clause}>
                {value < 0 ? `−${-value}` : `+${value}`} {props.text.clauseTitle(clause)}{' '}
                <ClauseLink clause={clause} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** How letters are read: by what is done and on which table. */
type Kind = 'fireFoot' | 'fireMounted' | 'combatFoot' | 'combatMounted' | 'plain'

function kindOf({ why }: Forecast, { preview }: Hand, state: View): Kind {
  if (why === 'combat' && preview?.type === 'attack') {
    const plan = planAttack(state, preview)
    return !isRefusal(plan) && plan.table === 'mounted' ? 'combatMounted' : 'combatFoot'
  }
  if (why !== 'fire' || preview?.type !== 'shoot') return 'plain'
  const target = slotOf(state, preview.target)
  const riding = target !== undefined && isPair(state, target)
  return riding ? 'fireMounted' : 'fireFoot'
}

/** Words of each letter, as the tables of fire and combat have them (DN-6.24, DN-6.25, DN-11.15, DN-11.16). */
const words: Readonly<Record<Exclude<Kind, 'plain'>, Readonly<Record<string, ViewKey>>>> = {
  fireFoot: { A: 'result.back2', B: 'result.wounded', C: 'result.killed', '-': 'result.miss' },
  fireMounted: {
    A: 'result.back2',
    B: 'result.riderWounded',
    C: 'result.horseKilled',
    D: 'result.unhorsedWounded',
    E: 'result.riderKilled',
    F: 'result.bothKilled',
    '-': 'result.miss',
  },
  combatFoot: {
    A: 'result.attackerWounded',
    B: 'result.attackersBack',
    C: 'result.defendersBack',
    D: 'result.stunned',
    E: 'result.wounded',
    F: 'result.killed',
    '-': 'result.nothing',
  },
  combatMounted: {
    A: 'result.attackerWounded',
    B: 'result.attackersBack',
    C: 'result.defendersBack',
    D: 'result.unhorsed',
    E: 'result.riderWounded',
    F: 'result.horseKilled',
    G: 'result.riderKilled',
    H: 'result.bothKilled',
    '-': 'result.nothing',
  },
}

const isKey = (key: string): key is ViewKey => Object.hasOwn(en, key)

function wordOf(kind: Kind, result: string, t: ViewText): string {
  const key = kind === 'plain' ? `result.${result}` : (words[kind][result] ?? '')
  return isKey(key) ? t(key) : result
}

/** Colours of the results: worst for the enemy first, then those that fall back on oneself. */
function toneOf(kind: Kind, result: string): string {
  if (kind === 'plain') return ['success', 'pass', 'clears'].includes(result) ? 'c' : 'b'
  if (result === '-') return 'none'
  if (kind === 'fireFoot') return { A: 'c', B: 'e', C: 'f' }[result] ?? 'c'
  if (kind === 'fireMounted') return result === 'A' ? 'c' : result === 'B' ? 'e' : 'f'
  if (result === 'A' || result === 'B') return 'b'
  return { C: 'c', D: 'd', E: 'e' }[result] ?? 'f'
}

/** Equal results together, in the order of the die. */
function tilesOf({ faces }: Forecast): readonly { readonly result: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { result } of faces) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].map(([result, count]) => ({ result, count }))
}

/** The combat table with its column, and how the column came about (DN-11.7 to DN-11.14). */
function OddsTable({
  props: { view: state, text },
  hand: { preview },
  t,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly t: ViewText
}) {
  if (preview?.type !== 'attack') return null
  const plan = planAttack(state, preview)
  if (isRefusal(plan)) return null
  const { combat } = state.setting.sheets
  const kind: Kind = plan.table === 'mounted' ? 'combatMounted' : 'combatFoot'
  return (
    <>
      <p>
        {t('odds.ratio', {
          attack: plan.attack,
          defence: plan.defence,
          ratio: Math.floor(plan.attack / plan.defence),
        })}{' '}
        → <b>{combat.columns[plan.column - 1]}</b>
      </p>
      <ul className="noir-modifiers">
        {plan.shifts.map(({ clause, value }) => (
          <li key={clause}>
            {value < 0 ? `−${-value}` : `+${value}`} {text.clauseTitle(clause)} <ClauseLink clause={clause} />
          </li>
        ))}
        {plan.armoured ? (
          <li>
            {t('odds.armour')} <ClauseLink clause="DN-11.13" />
          </li>
        ) : null}
      </ul>
      <table className="noir-odds">
        <caption className="hidden">{t('odds.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('odds.die')}</th>
            {combat.columns.map((column, place) => (
              <th key={column} scope="col" className={place === plan.column - 1 ? 'is-now' : ''}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 10 }, (_, i) => String(i + 1)).map((die) => (
            <tr key={die}>
              <th scope="row">{die}</th>
              {combat.columns.map((column, place) => {
                const letter = combat[plan.table][die]?.[place] ?? '-'
                return (
                  <td
                    key={column}
                    className={`tone-${toneOf(kind, letter)} ${place === plan.column - 1 ? 'is-now' : ''}`}
                    title={wordOf(kind, letter, t)}
                  >
                    {letter === '-' ? '–' : letter}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Range and cover of the shot. */
function Range({
  props: { view: state },
  hand: { preview },
  t,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly t: ViewText
}) {
  if (preview?.type !== 'shoot') return null
  const shooter = slotOf(state, preview.shooter)
  const target = slotOf(state, preview.target)
  if (shooter === undefined || target === undefined) return null
  const shot = planShot(state, shooter, target)
  if (isRefusal(shot)) return null
  return (
    <p>
      {t('aim.range', { range: shot.range, band: shot.band })} · {t(`cover.${shot.cover}`)}
    </p>
  )
}
