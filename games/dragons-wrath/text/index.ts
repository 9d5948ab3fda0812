import type { ByLanguage, Clause, GameText, Language, Outcome } from '@wyrmtable/kernel'
import clauses from '../data/clauses.json' with { type: 'json' }
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { type Ending, isLiving, type State, seatIds } from '../rules/state.ts'
import { actionGroup, actionPhrase } from './actions.ts'
import { drawBoard } from './board.ts'
import { eventLine } from './events.ts'
import { refusalSentence } from './refusals.ts'
import { type Say, sayIn } from './say.ts'

export { gameCatalogs as catalogs } from './say.ts'

/** What people read of The Dragon’s Wrath, in each language. */
export const texts: ByLanguage<GameText<State, Action, Event>> = {
  en: createText('en'),
  fr: createText('fr'),
  es: createText('es'),
}

const titles = new Map<string, Clause['title']>(clauses.map(({ id, title }) => [id, title]))

function createText(language: Language): GameText<State, Action, Event> {
  const say = sayIn(language)
  const { t } = say
  return {
    language,
    seat: (seatId) => t('seat', { seat: seatId }),
    phase: (state) => phaseLine(state, say),
    status: (state) => statusLine(state, say),
    action: (action, state) => actionPhrase(action, state, say),
    group: (action) => actionGroup(action, say),
    event: (event) => eventLine(event, say),
    refusal: (refusal) => refusalSentence(refusal, say),
    outcome: (outcome) => outcomeSentence(outcome, say),
    clauseTitle: (clause) => titles.get(clause)?.[language] ?? clause,
    board: (state, how) => drawBoard(state, say, how),
  }
}

function phaseLine({ question, ending, step }: State, { t }: Say): string {
  if (ending !== null || question === null) return t('over')
  const where = question.kind === 'priority' ? t(`window.${question.window}`) : t(`step.${step}`)
  return t('phase', { step: where, ask: t(`ask.${question.kind}`) })
}

function statusLine(state: State, say: Say): string {
  if (state.limited !== null) return say.t('statusLimited')
  const held = state.players.flatMap(({ provinces }, seat) =>
    isLiving(state, seat) ? [say.t('held', { seat: seatIds[seat] ?? seat, count: provinces.length })] : [],
  )
  return say.t('status', { turn: state.turn, provinces: say.list(held) })
}

/** Reasons of the game, and the one that the match gives where a clock has decided. */
type EndReason = Ending['reason'] | 'outOfTime'
const reasons: readonly string[] = [
  'lastProvince',
  'conceded',
  'outOfTime',
  'together',
  'turnLimit',
] satisfies EndReason[]
const isReason = (reason: string): reason is EndReason => reasons.includes(reason)

function outcomeSentence({ winners, reason }: Outcome, say: Say): string {
  const because = isReason(reason) ? say.t(`end.${reason}`) : reason
  if (winners.length === 0) return say.t('outcome.draw', { reason: because })
  return say.t('outcome.win', { list: say.list(winners.map(say.seat)), reason: because })
}
