import type { EffectOf } from '../../data/effect.ts'
import { cardOf } from '../../data/library.ts'
import { thingsOf } from '../board/env.ts'
import type { FrameOf } from '../frames.ts'
import type { Play } from '../play.ts'
import type { Card } from '../state.ts'
import { enter } from '../topics/entering.ts'
import { cardBehind, depart, place } from '../topics/leaving.ts'
import { discardProvinces } from '../topics/provinces.ts'
import { named, readyProvince, renamed, takeFrom } from '../topics/zones.ts'
import { envIn, type Primitive } from './primitive.ts'

/**
 * DW-17.2: to a zone of the owner, or into play. Not a destruction; a token moved anywhere is gone. What is
 * moved by a delayed effect must still lie where it lay when that was made (DW-17.24).
 */
export const move: Primitive<'move'> = (play, frame, effect) => {
  const env = envIn(play, frame)
  const ids = movable(play, frame, effect.what)
  if (effect.to !== 'play') {
    const leaving = ids.filter((id) => env.board.byId.has(id) || env.board.objects.has(id))
    if (leaving.length > 0) depart(play, { ids: leaving, to: effect.to, destroyed: false })
    for (const id of ids.filter((one) => !leaving.includes(one))) moveFromZone(play, id, effect.to)
    return true
  }
  intoPlay(play, frame, effect, ids)
  return true
}

/** Names of cards that were in play when the reference to them was made. */
const ofCardsInPlay: readonly unknown[] = ['self', 'bearer', 'attacker', 'defender', 'created']
const ofEvents: readonly unknown[] = ['eventCard', 'eventOther']

/** DW-15.2: what has left play is skipped, except `self` and `created` in a delayed list (DW-17.24). */
function movable(play: Play, frame: FrameOf<'effects'>, what: EffectOf<'move'>['what']): readonly string[] {
  const env = envIn(play, frame)
  const ids = thingsOf(env, what).map(({ id }) => id)
  const { lastKnown } = play.state
  const wasInPlay = (id: string): boolean =>
    ofCardsInPlay.includes(what) ||
    (ofEvents.includes(what) && (lastKnown[id]?.kind === 'creature' || lastKnown[id]?.kind === 'object'))
  const allowed = frame.context.movable
  return ids.filter(
    (id) =>
      env.board.byId.has(id) ||
      env.board.objects.has(id) ||
      !wasInPlay(id) ||
      (allowed?.includes(id) === true && (what === 'self' || what === 'created')),
  )
}

/** From a hand, a discard pile, a list of reminders or a player's provinces. */
function moveFromZone(play: Play, id: string, to: Exclude<EffectOf<'move'>['to'], 'play'>): void {
  const { state } = play
  for (const [seat, player] of state.players.entries()) {
    const province = player.provinces.find((one) => one.id === id)
    if (province !== undefined) {
      // DW-5.17: a province that goes to a discard pile is discarded, whatever sends it there.
      if (to === 'discard') discardProvinces(play, [{ seat, id }], 'effect')
      if (to === 'exile') {
        takeFrom(player.provinces, id)
        place(play, { id, card: province.card, owner: province.owner }, 'exile', 'provinces')
        state.touch()
      }
      return
    }
    const from = (['discard', 'ongoing', 'hand'] as const).find((zone) =>
      player[zone].some((one) => one.id === id),
    )
    if (from === undefined) continue
    const card = takeFrom(player[from], id)
    if (card === undefined) continue
    if (cardOf(card.card).type === 'province' && to === 'hand') {
      state.player(card.owner).provinces.push(readyProvince(card, true))
      play.emit({ type: 'provinceRecovered', seat, ...named(card) })
    } else place(play, card, to, from)
    state.touch()
    return
  }
}

/** Creatures only, without payment, under their owner or under the effect's controller. */
function intoPlay(
  play: Play,
  frame: FrameOf<'effects'>,
  { under = 'owner' }: EffectOf<'move'>,
  ids: readonly string[],
): void {
  const { state } = play
  const cards: Card[] = []
  for (const id of ids) {
    const creature = state.creatures.find((one) => one.id === id)
    if (creature !== undefined) {
      const card = cardBehind(creature)
      if (card === undefined) continue
      depart(play, { ids: [id], to: 'discard', destroyed: false })
    }
    for (const player of state.players) {
      const card = player.discard.find((one) => one.id === id)
      if (card === undefined || cardOf(card.card).type !== 'creature') continue
      takeFrom(player.discard, id)
      cards.push(renamed(play, card))
    }
  }
  enter(
    play,
    cards.map(({ id, card, owner }) => ({
      id,
      face: card,
      token: false,
      owner,
      by: under === 'you' ? frame.context.you : owner,
    })),
  )
}
