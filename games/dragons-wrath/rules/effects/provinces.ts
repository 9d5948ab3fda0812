import type { EffectOf } from '../../data/effect.ts'
import { cardOf } from '../../data/library.ts'
import { playersOf } from '../board/env.ts'
import { matches } from '../board/filters.ts'
import { thingOfCard } from '../board/things.ts'
import { countOf } from '../board/values.ts'
import type { FrameOf, LossEntry } from '../frames.ts'
import { type Play, push } from '../play.ts'
import { eachGroup, type Plan, planProvinces } from '../topics/choices.ts'
import { isByFace, provincesMatching } from '../topics/losses.ts'
import { exhaustProvinces, readyProvinces, recoverProvinces, stealProvinces } from '../topics/provinces.ts'
import { readyProvince } from '../topics/zones.ts'
import { envIn, type Primitive } from './primitive.ts'
import { groupsFor } from './simultaneous.ts'

/** DW-17.11: discards provinces, cause `effect`; several players of a forEach lose them together. */
export const destroyProvince: Primitive<'destroyProvince'> = (play, frame, effect) => {
  const { pick, filter = null, player } = effect
  const { you, replacing } = frame.context
  const n = countOf(envIn(play, frame), effect.n)
  const groups = groupsFor(play, frame, player)
  for (const seats of [...groups].reverse()) {
    const entries = seats.map((seat): LossEntry => ({ seat, n, pick, by: you, filter }))
    push(play, {
      kind: 'loss',
      entries,
      cause: 'effect',
      attacker: null,
      replaceable: !replacing,
      at: 0,
      applied: [],
      phase: 0,
    })
  }
  return true
}

type Turning = EffectOf<'exhaustProvince' | 'refreshProvince'>

function planTurning(play: Play, frame: FrameOf<'effects'>, effect: Turning, seat: number): Plan {
  const { pick, filter = null } = effect
  const exhausts = effect.op === 'exhaustProvince'
  const from = provincesMatching(play, seat, filter).filter((one) => one.exhausted !== exhausts)
  const n = countOf(envIn(play, frame), effect.n)
  if (pick === 'random') return { kind: 'random', from: from.map(({ id }) => id), n }
  return planProvinces(play, {
    chooser: pick === 'you' ? frame.context.you : seat,
    holder: seat,
    from,
    n,
    why: exhausts ? 'exhaust' : 'refresh',
    // DW-17.13: the holder may make fewer ready.
    upTo: !exhausts && pick === 'holder',
    byFace: isByFace(filter),
  })
}

/** A group of provinces turned one way, as their holders or the controller of the effect choose. */
const turning =
  (turn: (play: Play, seat: number, ids: readonly string[]) => void) =>
  (play: Play, frame: FrameOf<'effects'>, effect: Turning): boolean =>
    eachGroup(
      play,
      frame,
      () => groupsFor(play, frame, effect.player),
      (seat) => planTurning(play, frame, effect, seat),
      (picked) => {
        for (const { seat, picks } of picked) turn(play, seat, picks)
      },
    )

/** DW-17.12 */
export const exhaustProvince: Primitive<'exhaustProvince'> = turning(exhaustProvinces)

/** DW-17.13 */
export const refreshProvince: Primitive<'refreshProvince'> = turning(readyProvinces)

/** DW-17.14: up to n of his choice out of his own discard pile. */
export const recoverProvince: Primitive<'recoverProvince'> = (play, frame, effect) =>
  eachGroup(
    play,
    frame,
    () => groupsFor(play, frame, effect.player),
    (seat) => {
      const from = play.state
        .player(seat)
        .discard.filter(
          (card) => cardOf(card.card).type === 'province' && matches(thingOfCard(card), effect.filter, false),
        )
        .map((card) => readyProvince(card, true))
      const n = countOf(envIn(play, frame), effect.n)
      return planProvinces(play, { chooser: seat, holder: seat, from, n, why: 'recover', upTo: true })
    },
    (picked) => {
      for (const { seat, picks } of picked) recoverProvinces(play, seat, picks)
    },
  )

/** DW-17.15: they change their holder; the receiver is the first of those meant. */
export const stealProvince: Primitive<'stealProvince'> = (play, frame, effect) =>
  eachGroup(
    play,
    frame,
    () => groupsFor(play, frame, effect.from),
    (seat) => {
      const from = play.state.player(seat).provinces
      const n = countOf(envIn(play, frame), effect.n)
      if (effect.pick === 'random') return { kind: 'random', from: from.map(({ id }) => id), n }
      const chooser = effect.pick === 'you' ? frame.context.you : seat
      return planProvinces(play, { chooser, holder: seat, from, n, why: 'steal' })
    },
    (picked) => {
      const [to] = playersOf(envIn(play, frame), effect.to)
      if (to === undefined) return
      for (const { seat, picks } of picked) if (seat !== to) stealProvinces(play, seat, to, picks)
    },
  )
