import type { ByLanguage, Clause, GameText, Language, Outcome } from '@wyrmtable/kernel'
import clauses from '../data/clauses.json' with { type: 'json' }
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { seatIds } from '../rules/roster.ts'
import { type EndReason, endReasons, type State } from '../rules/state.ts'
import { actionGroup, actionPhrase } from './actions.ts'
import { drawBoard } from './board.ts'
import { type Called, calledBy } from './called.ts'
import { eventLine } from './events.ts'
import { refusalSentence } from './refusals.ts'
import { type Say, sayOf } from './say.ts'

export { gameCatalogs as catalogs } from './say.ts'

/** What people read of Sorcerers, in each language. */
export const texts: ByLanguage<GameText<State, Action, Event>> = {
  en: createText('en'),
  fr: createText('fr'),
  es: createText('es'),
}

const titles = new Map<string, Clause['title']>(clauses.map(({ id, title }) => [id, title]))

function createText(language: Language, names: Called = []): GameText<State, Action, Event> {
  const say = sayOf(language, names)
  const { t } = say
  return {
    language,
    seat: say.seat,
    called: ({ options, seats }) => createText(language, calledBy(namesIn(options), seats)),
    phase: (state) => t(`phase.${state.phase}`),
    status: (state) => statusLine(state, say),
    action: (action, state) => actionPhrase(action, state, say),
    group: (action) => actionGroup(action, say),
    event: (event) => eventLine(event, say),
    refusal: (refusal) => refusalSentence(refusal, say),
    outcome: (outcome) => outcomeSentence(outcome, say),
    clauseTitle: (clause) => titles.get(clause)?.[language] ?? clause,
    figure: say.explained,
    board: (state, how) => drawBoard(state, say, how),
  }
}

/** The names that the recorded options of a match give. */
function namesIn(options: unknown): { readonly names: readonly string[] } {
  const { names }: { readonly names?: unknown } = Object(options)
  return { names: Array.isArray(names) ? names.map(String) : [] }
}

function statusLine(state: State, { t, brief }: Say): string {
  const players = seatIds.slice(0, state.seats).map((id, seat) => {
    const player = brief(id)
    if (!state.isIn(seat)) return t('status.fallen', { player })
    return t('status.player', { player, shield: state.shield(seat), points: state.points(seat) })
  })
  return t('status', { turn: state.turn, players: players.join(' · ') })
}

function outcomeSentence({ winners, reason, grade }: Outcome, { t, ...say }: Say): string {
  const because = isEnd(reason) ? t(`end.${reason}`) : reason
  if (winners.length === 0) return t('outcome.draw', { reason: because })
  const players = say.list(winners.map((seat) => say.who(seatIds[seat] ?? '')))
  return t('outcome.win', { reason: because, players, count: grade === 'draw' ? 2 : winners.length })
}

/** Reasons of the game, and the one that the match gives where a clock has decided. */
const isEnd = (reason: string): reason is Exclude<EndReason, 'none'> | 'outOfTime' =>
  reason === 'outOfTime' || (reason !== 'none' && endReasons.some((known) => known === reason))
