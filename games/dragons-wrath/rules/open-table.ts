import type { Seat, Viewer } from '@wyrmtable/kernel'
import { cloneState } from './clone.ts'
import type { Ask, Question } from './frames.ts'
import type { State } from './state.ts'

/** What of the state lies open just as the state holds it: in play, being cast, under way, waiting. */
type OpenPart =
  | 'lastOrder'
  | 'creatures'
  | 'enchantments'
  | 'resolving'
  | 'combatTurnEnds'
  | 'attack'
  | 'fight'
  | 'stack'
  | 'queue'
  | 'fresh'
  | 'held'
  | 'delayed'
  | 'asked'
  | 'fired'
  | 'nextTs'
  | 'lastKnown'

/** One seat's choice as others know it, and in full for the seat itself. */
type OpenAsk = Pick<Ask, 'seat' | 'kind' | 'why' | 'of'> & {
  readonly isAnswered: boolean
  readonly own:
    | (Pick<Ask, 'offered' | 'min' | 'max' | 'ordered'> & { readonly picked: readonly string[] | null })
    | null
}

/** The question without what others answered, or would see of hidden cards. */
type OpenQuestion =
  | Exclude<Question, { readonly kind: 'choices' | 'mulligan' }>
  | { readonly kind: 'mulligan'; readonly seats: readonly Seat[]; readonly again: boolean }
  | { readonly kind: 'choices'; readonly asks: readonly OpenAsk[] }

/**
 * DW-13.2, DW-23.6: everything of the table that lies open, in the form of the state, so that a full state can be
 * imagined from a view alone. The stream of ids, hands, piles, commits and answers of others are no part of it.
 */
export type OpenTable = { readonly [P in OpenPart]: State[P] } & {
  readonly question: OpenQuestion | null
  /** Who has given up and is still at the table (DW-12.8). */
  readonly conceded: readonly Seat[]
}

export function openTable(state: State, viewer: Viewer): OpenTable {
  const copy = cloneState(state)
  const { lastOrder, creatures, enchantments, resolving, combatTurnEnds, attack, fight, stack, queue } = copy
  const { fresh, held, delayed, asked, fired, nextTs, lastKnown } = copy
  return {
    lastOrder,
    creatures,
    enchantments,
    resolving,
    combatTurnEnds,
    attack,
    fight,
    stack,
    queue,
    fresh,
    held,
    delayed,
    asked,
    fired,
    nextTs,
    lastKnown,
    question: openQuestion(copy.question, viewer),
    conceded: copy.players.flatMap(({ conceded, eliminated }, seat) =>
      conceded && !eliminated ? [seat] : [],
    ),
  }
}

/** DW-13.1, DW-17.28: none sees what others answer, nor what they have to choose among. */
function openQuestion(question: Question | null, viewer: Viewer): OpenQuestion | null {
  switch (question?.kind) {
    case undefined:
      return null
    case 'mulligan':
      return {
        kind: 'mulligan',
        seats: question.seats,
        again: viewer !== 'spectator' && question.again.includes(viewer),
      }
    case 'choices':
      return { kind: 'choices', asks: question.asks.map((ask) => openAsk(ask, viewer)) }
    default:
      return question
  }
}

function openAsk(ask: Ask, viewer: Viewer): OpenAsk {
  const { seat, kind, why, of, offered, meant, min, max, ordered, picked } = ask
  const named = picked?.map((id) => offered[meant.indexOf(id)] ?? id) ?? null
  const own = seat === viewer ? { offered: [...offered], min, max, ordered, picked: named } : null
  return { seat, kind, why, of, isAnswered: picked !== null, own }
}
