import type { Seat, Viewer } from '@wyrmtable/kernel'
import { boardOf } from './board/board.ts'
import type { Ask, Question } from './frames.ts'
import type { Card, State } from './state.ts'

type OpenKind = Exclude<Question, { readonly kind: 'choices' | 'mulligan' }>

/** The open question as somebody may know it: whom it asks is open, what was answered in secret is not. */
export type OpenQuestion =
  | OpenKind
  | {
      readonly kind: 'mulligan'
      readonly seats: readonly Seat[]
      /** What the viewer answered himself; null while he has not. */
      readonly again: boolean | null
    }
  | { readonly kind: 'choices'; readonly asks: readonly OpenAsk[] }

/** One seat's choice. What it may choose from and has chosen is its own to know. */
export interface OpenAsk extends Pick<Ask, 'seat' | 'kind' | 'why' | 'of' | 'ordered'> {
  readonly answered: boolean
  readonly own: OwnAsk | null
}

interface OwnAsk extends Pick<Ask, 'min' | 'max'> {
  /** Under a handle the face stays hidden (DW-13.12). */
  readonly offered: readonly { readonly id: string; readonly card: string | null }[]
  /** Where they lie; null where nothing is offered. */
  readonly zone: AskZone | null
  /** What was chosen, by the names offered. */
  readonly picked: readonly string[] | null
}

export type AskZone = 'provinces' | 'hand' | 'pile' | 'discard' | 'play'

export function openQuestionOf(state: State, viewer: Viewer): OpenQuestion | null {
  const { question } = state
  if (question === null) return null
  switch (question.kind) {
    case 'choices':
      return { kind: 'choices', asks: question.asks.map((ask) => openAsk(state, ask, viewer)) }
    case 'mulligan': {
      const { seats, again } = question
      const isMine = viewer !== 'spectator' && !seats.includes(viewer)
      return { kind: 'mulligan', seats: [...seats], again: isMine ? again.includes(viewer) : null }
    }
    case 'draftPick':
    case 'buildDeck':
    case 'commitMagic':
    case 'commitPurchase':
      return { ...question, seats: [...question.seats] }
    default:
      return question
  }
}

function openAsk(state: State, ask: Ask, viewer: Viewer): OpenAsk {
  const { seat, kind, why, of, ordered, picked } = ask
  const own = seat === viewer ? ownAsk(state, ask) : null
  return { seat, kind, why, of, ordered, answered: picked !== null, own }
}

function ownAsk(state: State, { offered, meant, of, min, max, picked }: Ask): OwnAsk {
  return {
    offered: offered.map((id, place) => ({
      id,
      card: meant[place] === id ? (cardIdOf(state, of, id) ?? null) : null,
    })),
    zone: zoneOf(state, of, meant[0]),
    min,
    max,
    picked: picked?.map((id) => offered[meant.indexOf(id)] ?? id) ?? null,
  }
}

function zoneOf(state: State, of: Seat, id: string | undefined): AskZone | null {
  if (id === undefined) return null
  const player = state.player(of)
  const zones = ['provinces', 'hand', 'pile', 'discard'] as const
  return zones.find((zone) => player[zone].some((one) => one.id === id)) ?? 'play'
}

function cardIdOf(state: State, of: Seat, id: string): string | undefined {
  const player = state.player(of)
  const zones: readonly (readonly Card[])[] = [player.provinces, player.hand, player.pile, player.discard]
  for (const zone of zones) {
    const card = zone.find((one) => one.id === id)
    if (card !== undefined) return card.card
  }
  return boardOf(state).byId.get(id)?.cardId
}
