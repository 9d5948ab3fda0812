import type { Seat } from '@wyrmtable/kernel'
import type { Ask, FrameOf } from '../frames.ts'
import { newId } from '../ids.ts'
import { ask, type Play, take } from '../play.ts'
import type { Province, State } from '../state.ts'
import { isMarked } from './known.ts'
import { pickRandom } from './zones.ts'

/** What one player must pick: settled already, by chance, or by asking somebody. */
export type Plan =
  | { readonly kind: 'settled'; readonly picks: readonly string[] }
  | { readonly kind: 'random'; readonly from: readonly string[]; readonly n: number }
  | { readonly kind: 'ask'; readonly ask: () => Ask }

export interface Picked {
  readonly seat: Seat
  readonly picks: readonly string[]
}

/**
 * Goes through groups of players. Those of one group are asked at the same time and nobody sees the others'
 * answers (DW-17.28); then `carry` does everything of the group together. False while an answer is awaited.
 */
export function eachGroup(
  play: Play,
  frame: FrameOf<'effects'>,
  groups: () => readonly (readonly Seat[])[],
  plan: (seat: Seat) => Plan,
  carry: (picked: readonly Picked[]) => void,
): boolean {
  frame.local ??= { groups: groups(), at: 0 }
  const { local } = frame
  for (; local.at < local.groups.length; local.at++) {
    const picked = pickAll(play, local.groups[local.at] ?? [], plan)
    if (picked === null) return false
    carry(picked)
  }
  return true
}

/** The picks of all, or null after asking. */
export function pickAll(
  play: Play,
  seats: readonly Seat[],
  plan: (seat: Seat) => Plan,
): readonly Picked[] | null {
  const plans = seats.map((seat) => ({ seat, made: plan(seat) }))
  const open = plans.flatMap(({ made }) => (made.kind === 'ask' ? [made.ask] : []))
  const answer = open.length > 0 ? take(play, 'choices') : undefined
  if (open.length > 0 && answer === undefined) {
    ask(play, { kind: 'choices', asks: open.map((make) => make()) })
    return null
  }
  const answers = [...(answer?.picks ?? [])]
  return plans.map(({ seat, made }) => {
    if (made.kind === 'settled') return { seat, picks: made.picks }
    if (made.kind === 'random') return { seat, picks: pickRandom(play, made.from, made.n) }
    return { seat, picks: answers.shift() ?? [] }
  })
}

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

interface ProvinceChoice {
  readonly chooser: Seat
  readonly holder: Seat
  readonly from: readonly Province[]
  readonly n: number
  readonly why: Ask['why']
  /** Fewer may be chosen (DW-17.13). */
  readonly upTo?: boolean
  /** What may be chosen follows from hidden faces: then nothing is answered for the seat (DW-11.18). */
  readonly byFace?: boolean
}

/** DW-11.18: where all of a zone must be taken they are taken in zone order; otherwise the chooser is asked. */
export function planProvinces(play: Play, choice: ProvinceChoice): Plan {
  const { from, n, upTo = false, byFace = false } = choice
  if (n <= 0 || from.length === 0) return { kind: 'settled', picks: [] }
  if (!upTo && !byFace && from.length <= n) return { kind: 'settled', picks: ids(from) }
  return { kind: 'ask', ask: () => provinceAsk(play.state, choice) }
}

function provinceAsk(state: State, choice: ProvinceChoice): Ask {
  const { chooser, holder, from, n, why, upTo = false } = choice
  const max = Math.min(n, from.length)
  const base = { seat: chooser, kind: 'provinces' as const, why, of: holder, ordered: false, picked: null }
  const bounds = { min: upTo ? 0 : max, max }
  if (chooser === holder) return { ...base, ...bounds, offered: ids(from), meant: ids(from) }
  // DW-13.12: unknown ones under handles of this prompt alone, in an order of the id stream.
  const named = from.map((one) => ({
    meant: one.id,
    name: isMarked(state, one, chooser) ? one.id : newId(state),
    place: newId(state),
  }))
  named.sort((a, b) => (a.place < b.place ? -1 : 1))
  return {
    ...base,
    ...bounds,
    offered: named.map(({ name }) => name),
    meant: named.map(({ meant }) => meant),
  }
}

interface CardChoice {
  readonly chooser: Seat
  readonly of: Seat
  readonly from: readonly string[]
  readonly min: number
  readonly max: number
  readonly why: Ask['why']
  readonly ordered?: boolean
  /** What there is to choose is hidden from others: it is asked although nothing is found (DW-11.18). */
  readonly hidden?: boolean
}

/** The same for cards of a hand, a pile or in play. */
export function planCards(choice: CardChoice): Plan {
  const { chooser, of, from, min, max, why, ordered = false, hidden = false } = choice
  if (max <= 0) return { kind: 'settled', picks: [] }
  if (!ordered && !hidden && from.length <= min) return { kind: 'settled', picks: from }
  const most = Math.min(max, from.length)
  return {
    kind: 'ask',
    ask: () => ({
      seat: chooser,
      kind: 'cards',
      why,
      of,
      offered: from,
      meant: from,
      min: Math.min(min, most),
      max: most,
      ordered,
      picked: null,
    }),
  }
}
