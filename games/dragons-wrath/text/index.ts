import type { ByLanguage, Clause, GameText, Language, Outcome, Seat } from '@wyrmtable/kernel'
import clauses from '../data/clauses.json' with { type: 'json' }
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { seatIds } from '../rules/seats.ts'
import type { View } from '../rules/view.ts'
import { actionGroup, actionPhrase } from './actions.ts'
import { drawBoard } from './board.ts'
import { eventLine } from './events.ts'
import { refusalSentence } from './refusals.ts'
import { type Say, sayIn } from './say.ts'

export { gameCatalogs as catalogs } from './say.ts'

/** What people read of The Dragon’s Wrath, in each language. */
export const texts: ByLanguage<GameText<View, Action, Event>> = {
  en: createText('en'),
  fr: createText('fr'),
  es: createText('es'),
}

const titles = new Map<string, Clause['title']>(clauses.map(({ id, title }) => [id, title]))

function createText(language: Language): GameText<View, Action, Event> {
  const say = sayIn(language)
  const { t } = say
  return {
    language,
    seat: (seatId) => t('seat', { seat: seatId }),
    plate: (view, seat) => plateLine(view, seat, say),
    phase: (view) => phaseLine(view, say),
    status: (view) => statusLine(view, say),
    action: (action, view) => actionPhrase(action, view, say),
    group: (action) => actionGroup(action, say),
    event: (event) => eventLine(event, say),
    refusal: (refusal) => refusalSentence(refusal, say),
    outcome: (outcome) => outcomeSentence(outcome, say),
    clauseTitle: (clause) => titles.get(clause)?.[language] ?? clause,
    figure: say.explained,
    board: (view, how) => drawBoard(view, say, how),
  }
}

function phaseLine({ question, ending, step }: View, { t }: Say): string {
  if (ending !== null || question === null) return t('over')
  const where = question.kind === 'priority' ? t(`window.${question.window}`) : t(`step.${step}`)
  return t('phase', { step: where, ask: t(`ask.${question.kind}`) })
}

/** With more than two players there is no room for the word. */
function plateLine({ limited, players }: View, place: Seat, { t }: Say): string {
  const seat = seatIds[place] ?? ''
  const player = players.find((one) => one.seat === place)
  if (limited !== null || player === undefined || player.eliminated) return t('seat', { seat })
  const count = player.ready + player.exhausted
  return t('plate', {
    seat: t('seat', { seat }),
    letter: seat,
    count,
    room: players.length > 2 ? 'little' : 'much',
  })
}

function statusLine(view: View, say: Say): string {
  if (view.limited !== null) return say.t('statusLimited')
  const held = view.players.flatMap(({ seat, eliminated, ready, exhausted }) =>
    eliminated ? [] : [say.t('held', { seat: seatIds[seat] ?? seat, count: ready + exhausted })],
  )
  return say.t('status', { turn: view.turn, provinces: say.list(held) })
}

/** Reasons of the game, and the one that the match gives where a clock has decided. */
type Reason = NonNullable<View['ending']>['reason'] | 'outOfTime'
const reasons: readonly string[] = [
  'lastProvince',
  'conceded',
  'outOfTime',
  'together',
  'turnLimit',
] satisfies Reason[]
const isReason = (reason: string): reason is Reason => reasons.includes(reason)

function outcomeSentence({ winners, reason }: Outcome, say: Say): string {
  const because = isReason(reason) ? say.t(`end.${reason}`) : reason
  if (winners.length === 0) return say.t('outcome.draw', { reason: because })
  return say.t('outcome.win', { list: say.list(winners.map(say.seat)), reason: because })
}
