import type {
  Refusal as AnyRefusal,
  ByLanguage,
  Clause,
  GameText,
  Language,
  Outcome,
} from '@wyrmtable/kernel'
import clauses from '../data/clauses.json' with { type: 'json' }
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { type Refusal, type RefusalType, refusalTypes } from '../rules/refusals.ts'
import { sideIds } from '../rules/roster.ts'
import { idOf } from '../rules/topics/counters.ts'
import { pointsOf } from '../rules/victory.ts'
import type { View } from '../rules/view.ts'
import { actionGroup, actionPhrase } from './actions.ts'
import { boardInText } from './board.ts'
import { eventLine } from './events.ts'
import { type Say, sayIn } from './say.ts'

export { gameCatalogs as catalogs } from './say.ts'

/** What people read of Dragon Noir, in each language. */
export const texts: ByLanguage<GameText<View, Action, Event>> = {
  en: createText('en'),
  fr: createText('fr'),
  es: createText('es'),
}

const titles = new Map<string, Clause['title']>(clauses.map(({ id, title }) => [id, title]))

function createText(language: Language): GameText<View, Action, Event> {
  const say = sayIn(language)
  return {
    language,
    seat: (seatId) => say.word('seat', seatId),
    phase: (state) => (state.top === undefined ? say.t(`phase.${state.phase}`) : waiting(state, say)),
    status: (state) => statusLine(state, say),
    action: (action, state) => actionPhrase(action, state, say),
    group: (action, state) => actionGroup(action, state, say),
    event: (event) => eventLine(event, say),
    refusal: (refusal) => refusalSentence(refusal, say),
    outcome: (outcome) => outcomeSentence(outcome, say),
    clauseTitle: (clause) => titles.get(clause)?.[language] ?? clause,
    figure: (name) => say.word('figure', name),
    board: boardInText,
  }
}

function waiting({ top }: View, { t, word }: Say): string {
  if (top === undefined) return t('phase.wait')
  const name = word('phase', top)
  return name === top ? t('phase.wait') : name
}

function statusLine(state: View, { t, unit, word }: Say): string {
  const { campaign } = state
  const plain = t('status', {
    turn: state.gameTurn,
    turns: state.setting.scenario.turnLimit,
    side: word('seat', sideIds[state.active as 0] ?? 'none'),
    exile: pointsOf(state, 0),
    horde: pointsOf(state, 1),
  })
  const status =
    campaign === undefined
      ? plain
      : t('status.campaign', {
          status: plain,
          episode: campaign.episode + 1,
          exile: campaign.total[0],
          horde: campaign.total[1],
        })
  if (state.mover < 0) return status
  return t('status.mover', { status, unit: unit(idOf(state, state.mover)), mp: state.mp })
}

const known: ReadonlySet<string> = new Set<RefusalType>(refusalTypes)
const isOurs = (refusal: AnyRefusal): refusal is Refusal => known.has(refusal.type)

/** Why not, in one sentence. Every figure that a refusal carries may be spoken of. */
function refusalSentence(refusal: AnyRefusal, say: Say): string {
  if (!isOurs(refusal)) return say.t('refusal.unknown')
  const { type, unit, hex, spell, phase, needed, left, range, limit } = refusal
  return say.t(`refusal.${type}`, {
    unit: unit === undefined ? '' : say.unit(unit),
    hex: hex === undefined ? '' : ` ${hex}`.trimStart(),
    spell: spell === undefined ? '' : say.spell(spell),
    phase: phase === undefined ? '' : say.word('phase', phase),
    needed: needed ?? 0,
    left: left ?? 0,
    range: range ?? 0,
    limit: limit ?? 0,
  })
}

/** Reasons of the game, and the one that the match gives where a clock has decided. */
const ends = ['victory', 'points', 'conceded', 'campaign', 'outOfTime'] as const

function outcomeSentence({ winners, reason, scores }: Outcome, { t, word }: Say): string {
  const isEnd = (one: string): one is (typeof ends)[number] => ends.some((known) => known === one)
  const because = isEnd(reason) ? t(`end.${reason}`) : reason
  const [winner] = winners
  const side = winner === undefined ? undefined : word('seat', sideIds[winner] ?? 'none')
  // Many matches that ended alike have no one score.
  if (scores === undefined)
    return side === undefined
      ? t('outcome.drawBare', { reason: because })
      : t('outcome.wonBare', { side, reason: because })
  const [exile = 0, horde = 0] = scores
  return side === undefined
    ? t('outcome.draw', { reason: because, exile, horde })
    : t('outcome.won', { side, reason: because, exile, horde })
}
