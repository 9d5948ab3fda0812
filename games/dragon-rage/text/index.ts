import type { ByLanguage, Clause, GameText, Language, Outcome } from '@wyrmtable/kernel'
import clauses from '../data/clauses.json' with { type: 'json' }
import { unitsData } from '../data/units.ts'
import type { Action } from '../rules/actions.ts'
import { type EndReason, endReasons } from '../rules/endings.ts'
import type { Event } from '../rules/events.ts'
import { INVADER } from '../rules/pieces.ts'
import type { State } from '../rules/state.ts'
import { destroyedPoints } from '../rules/topics/victory.ts'
import { actionGroup, actionPhrase, gradeKey } from './actions.ts'
import { drawBoard } from './board.ts'
import { eventLine } from './events.ts'
import { type PlaceNames, placeNames } from './place-names.ts'
import { refusalSentence } from './refusals.ts'
import { type Say, sayIn } from './say.ts'

export { gameCatalogs as catalogs } from './say.ts'

/** What people read of Dragon Rage, in each language. */
export const texts: ByLanguage<GameText<State, Action, Event>> = {
  en: createText('en'),
  fr: createText('fr'),
  es: createText('es'),
}

const titles = new Map<string, Clause['title']>(clauses.map(({ id, title }) => [id, title]))

function createText(language: Language, names?: PlaceNames): GameText<State, Action, Event> {
  const say = sayIn(language, names)
  const { t } = say
  const words: GameText<State, Action, Event> = {
    language,
    // A board that somebody drew has no place of the printed map, but those that it names.
    called: ({ options }) => {
      const board = boardOf(options)
      return board === undefined ? words : onBoard(board, language)
    },
    seat: (seatId) => (seatId === 'invader' || seatId === 'defender' ? t(`seat.${seatId}`) : seatId),
    phase: (state) => t(state.pending === 'none' ? `phase.${state.phase}` : 'phase.damage'),
    status: (state) => statusLine(state, say),
    action: (action, state) => actionPhrase(action, state, say),
    group: (action, state) => actionGroup(action, state, say),
    event: (event) => eventLine(event, say),
    refusal: (refusal) => refusalSentence(refusal, say),
    outcome: (outcome) => outcomeSentence(outcome, say),
    clauseTitle: (clause) => titles.get(clause)?.[language] ?? clause,
    place: say.place,
    figure: say.figure,
    board: (state, how) => drawBoard(state, say, how),
  }
  return words
}

const boardOf = (options: unknown): object | undefined =>
  typeof options === 'object' && options !== null && 'board' in options && typeof options.board === 'object'
    ? (options.board ?? undefined)
    : undefined

/** The same board gives the same words. */
const byBoard = new WeakMap<object, Partial<Record<Language, GameText<State, Action, Event>>>>()
function onBoard(board: object, language: Language): GameText<State, Action, Event> {
  const known = byBoard.get(board) ?? {}
  const words = known[language] ?? createText(language, placeNames(board))
  byBoard.set(board, { ...known, [language]: words })
  return words
}

function statusLine(state: State, { t }: Say): string {
  const { board } = state.options
  const status = statusOf(state, t)
  return board === undefined ? status : t('status.board', { title: board.title, status })
}

function statusOf(state: State, t: Say['t']): string {
  if (state.phase === 'defenderSetup' || state.phase === 'invaderSetup') return t('status.setup')
  const { noDestructionTurns, noInvaderInsideTurns } = unitsData.clocks
  return t('status', {
    turn: state.turn,
    points: destroyedPoints(state),
    all: state.map.vpTotal,
    spells: state.spellPoints,
    destruction: `${state.turn - state.lastDestructionTurn}/${noDestructionTurns}`,
    presence: `${state.turn - state.lastInsideTurn}/${noInvaderInsideTurns}`,
  })
}

function outcomeSentence({ winners, grade, reason, scores }: Outcome, { t }: Say): string {
  const because = isEnd(reason) ? t(`end.${reason}`) : reason
  const sentence = winners.includes(INVADER)
    ? t('outcome.invader', { reason: because, grade: t(gradeKey(grade ?? 'defeat')) })
    : t('outcome.defender', { reason: because })
  const points = scores?.[INVADER]
  return points === undefined ? sentence : t('outcome.score', { sentence, points })
}

/** Reasons of the game, and the one that the match gives where a clock has decided. */
const isEnd = (reason: string): reason is Exclude<EndReason, 'none'> | 'outOfTime' =>
  reason === 'outOfTime' || (reason !== 'none' && endReasons.some((known) => known === reason))
