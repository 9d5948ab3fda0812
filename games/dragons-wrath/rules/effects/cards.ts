import type { Seat } from '@wyrmtable/kernel'
import { isEvery } from '../../data/every.ts'
import { playersOf } from '../board/env.ts'
import { matches } from '../board/filters.ts'
import { thingOfCard } from '../board/things.ts'
import { countOf } from '../board/values.ts'
import { eachGroup, planCards } from '../topics/choices.ts'
import { enter } from '../topics/entering.ts'
import { changeProvinces } from '../topics/provinces.ts'
import {
  discardCards,
  draw as drawCards,
  named,
  pickRandom,
  renamed,
  shufflePile,
  takeFrom,
} from '../topics/zones.ts'
import { envIn, type Primitive } from './primitive.ts'
import { groupsFor } from './simultaneous.ts'

/** DW-17.3: from hand, chosen by that player or by chance. */
export const discard: Primitive<'discard'> = (play, frame, effect) => {
  const { pick, filter } = effect
  return eachGroup(
    play,
    frame,
    () => groupsFor(play, frame, effect.player),
    (seat) => {
      const n = countOf(envIn(play, frame), effect.n)
      const { hand } = play.state.player(seat)
      const from = hand.filter((card) => matches(thingOfCard(card), filter, false)).map(({ id }) => id)
      if (pick === 'random') return { kind: 'random', from, n }
      // With a filter what can be chosen follows from hidden cards: it is asked all the same (DW-11.18).
      const min = Math.min(n, from.length)
      const hidden = filter !== undefined && hand.length > 0
      return planCards({ chooser: seat, of: seat, from, min, max: n, why: 'discard', hidden })
    },
    (picked) => {
      for (const { seat, picks } of picked) discardCards(play, seat, picks)
    },
  )
}

/** DW-17.4 */
export const draw: Primitive<'draw'> = (play, frame, { player, n }) => {
  const env = envIn(play, frame)
  const count = countOf(env, n)
  for (const seat of playersOf(env, player)) drawCards(play, seat, count)
  return true
}

/** DW-17.5, DW-13.7: the controller looks and takes up to n; with a filter what is found is shown to all. */
export const search: Primitive<'search'> = (play, frame, effect) => {
  const { state } = play
  const { zone, filter, to } = effect
  const { you } = frame.context
  return eachGroup(
    play,
    frame,
    () => groupsFor(play, frame, effect.player),
    (seat) => {
      const from = state.player(seat)[zone].filter((card) => {
        const thing = thingOfCard(card)
        if (to === 'play' && thing.type !== 'creature') return false
        return thing.type !== 'province' && matches(thing, filter, false)
      })
      const max = countOf(envIn(play, frame), effect.n)
      const ids = from.map(({ id }) => id)
      const hidden = zone === 'pile' && state.player(seat).pile.length > 0
      return planCards({ chooser: you, of: seat, from: ids, min: 0, max, why: 'search', hidden })
    },
    (picked) => {
      for (const { seat, picks } of picked) {
        const player = state.player(seat)
        const cards = picks.flatMap((id) => takeFrom(player[zone], id) ?? [])
        const shown = filter !== undefined || to === 'play' || zone === 'discard'
        play.emit({
          type: 'searched',
          seat: you,
          of: seat,
          n: cards.length,
          shown,
          cards: cards.map(named),
        })
        const fresh = cards.map((card) => renamed(play, card))
        if (to === 'hand') player.hand.push(...fresh)
        state.touch()
        if (zone === 'pile') shufflePile(play, seat)
        if (to === 'hand') continue
        enter(
          play,
          fresh.map(({ id, card, owner }) => ({ id, face: card, token: false, owner, by: you })),
        )
      }
    },
  )
}

/** DW-17.6, DW-13.8: only the controller sees them, unless it is public; of a hand always the whole of it. */
export const look: Primitive<'look'> = (play, frame, effect) => {
  const { state } = play
  const { zone, reorder = false, public: shown = false } = effect
  const { you, face } = frame.context
  const by = typeof face === 'string' ? face : face.tokenId
  return eachGroup(
    play,
    frame,
    () => {
      const groups = groupsFor(play, frame, effect.player)
      for (const seat of groups.flat()) see(seat)
      return groups
    },
    (seat) => {
      const top = topOf(seat)
      if (zone !== 'pileTop' || !reorder || top.length < 2) return { kind: 'settled', picks: [] }
      return planCards({
        chooser: you,
        of: seat,
        from: top.map(({ id }) => id),
        min: top.length,
        max: top.length,
        why: 'order',
        ordered: true,
      })
    },
    (picked) => {
      for (const { seat, picks } of picked) {
        const { pile } = state.player(seat)
        const cards = picks.flatMap((id) => takeFrom(pile, id) ?? [])
        pile.unshift(...cards)
      }
    },
  )

  function topOf(seat: Seat) {
    return state.player(seat).pile.slice(0, countOf(envIn(play, frame), effect.n))
  }

  function see(seat: Seat): void {
    const n = countOf(envIn(play, frame), effect.n)
    const player = state.player(seat)
    const seen =
      zone === 'pileTop'
        ? topOf(seat)
        : zone === 'hand'
          ? player.hand
          : isEvery(effect.n)
            ? player.provinces
            : someOf(player.provinces, n)
    if (zone === 'provinces') {
      const ids = seen.map(({ id }) => id)
      changeProvinces(state, seat, ids, (one) =>
        shown ? { ...one, known: true } : { ...one, seenBy: [...new Set([...one.seenBy, you])].sort() },
      )
    }
    play.emit({
      type: 'looked',
      seat: you,
      of: seat,
      zone,
      by,
      n: seen.length,
      shown,
      cards: seen.map(named),
    })
  }

  /** RND-4: all provinces, or random ones. */
  function someOf<T extends { readonly id: string }>(cards: readonly T[], n: number): readonly T[] {
    if (n >= cards.length) return cards
    const ids = pickRandom(
      play,
      cards.map(({ id }) => id),
      n,
    )
    return cards.filter(({ id }) => ids.includes(id))
  }
}
