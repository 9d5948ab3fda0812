import { fractionToNumber, type Odds } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { ClauseLink, Die } from '@wyrmtable/ui'
import type { Event } from '../../rules/events.ts'
import type { State } from '../../rules/state.ts'
import type { RolledEvent } from '../stage/beats.ts'
import { modifierName } from '../table/modifier-name.ts'
import { pieceName } from '../table/piece-name.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

/** Each roll that an action may need: what for, the threshold, every addition with its clause, its chance. */
export function Breakdown({
  odds,
  props,
  t,
}: {
  readonly odds: Odds<State, Event>
  readonly props: RageProps
  readonly t: ViewText
}) {
  const { language } = props
  const combat = odds.outcomes[0]?.events.find((event) => event.type === 'combat')
  const rolls = odds.rolls.flatMap((line) => {
    const sample = sampleOf(odds, line)
    return sample === undefined ? [] : [{ line, sample }]
  })
  if (combat === undefined && rolls.length === 0) return null
  return (
    <ul className="breakdown" aria-label={t('breakdown.title')}>
      {combat === undefined ? null : (
        <li>
          <span>
            {t('breakdown.combat', { attack: combat.attack, defence: combat.defence })}
            {combat.result === 'D' ? `: ${t('breakdown.sure')}` : ''}
            {combat.result === 'M' ? `: ${t('breakdown.hopeless')}` : ''}{' '}
            <ClauseLink clause={combat.clause} />
          </span>
        </li>
      )}
      {rolls.slice(0, 6).map(({ line, sample }) => (
        <li key={`${line.why} ${line.by} ${line.on}`}>
          <span>
            {rollLine(sample, props, t)} <Die value={`d${sample.sides}`} />
            {sample.modifiers.map((modifier) => (
              <span key={modifier.clause} className="breakdown-modifier">
                {modifier.value < 0 ? `−${-modifier.value}` : `+${modifier.value}`}{' '}
                {modifierName(modifier.clause, props)} <ClauseLink clause={modifier.clause} />
              </span>
            ))}{' '}
            <ClauseLink clause={sample.clause} />
          </span>
          {sample.need === undefined ? null : (
            <b>{formatPercent(language, fractionToNumber(line.success))}</b>
          )}
        </li>
      ))}
    </ul>
  )
}

/** 'Overrun: needs 4+ on 1 die'. */
function rollLine(roll: RolledEvent, props: RageProps, t: ViewText): string {
  const why = t(`why.${roll.why}`)
  const named = roll.by === undefined ? why : t('breakdown.by', { why, by: pieceName(roll.by, props, t) })
  const need = thresholdOf(roll, t)
  const dice = roll.dice.length > 1 ? `${roll.dice.length} ×` : ''
  return need === undefined
    ? t('breakdown.free', { why: named, dice })
    : t('breakdown.needs', { why: named, need, dice })
}

/** What is needed: '4+', '2 or less'. */
export function thresholdOf(roll: RolledEvent, t: ViewText): string | undefined {
  if (roll.need === undefined) return undefined
  return roll.atMost ? t('breakdown.orLess', { need: roll.need }) : `${roll.need}+`
}

/** One roll of the kind, out of any outcome. */
function sampleOf(
  { outcomes }: Odds<State, Event>,
  line: { readonly why: string; readonly by?: string; readonly on?: string },
): RolledEvent | undefined {
  for (const { events } of outcomes) {
    for (const event of events) {
      if (event.type !== 'rolled') continue
      if (event.why === line.why && event.by === line.by && event.on === line.on) return event
    }
  }
  return undefined
}
