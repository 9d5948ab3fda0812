import type { Modifier } from '../../data/effect.ts'
import { type Env, playersOf, thingsOf } from '../board/env.ts'
import { amountOf } from '../board/values.ts'
import type { SettledModifier } from '../state.ts'
import { endEnchantments } from '../topics/enchantments.ts'
import { envIn, type Primitive } from './primitive.ts'

/** DW-17.7, DW-14.5: an enchantment; what it affects and its numbers are settled now, unless it is dynamic. */
export const modify: Primitive<'modify'> = (play, frame, effect) => {
  const { state } = play
  const { what, mod, duration, dynamic = false } = effect
  const env = envIn(play, frame)
  const affected = affectedBy(env, what)
  const isEmpty = affected.cards.length + affected.players.length === 0
  // DW-14.7: outside an attack or fight `thisAttack` ends at once.
  const endsAtOnce = duration === 'thisAttack' && state.attack === null && state.fight === null
  const mods = dynamic ? mod : mod.flatMap((one) => settle(env, one))
  if ((isEmpty && !dynamic) || endsAtOnce || mods.length === 0) return true
  const { self, face, from, you } = frame.context
  const ts = state.nextTs++
  const id = `e${ts}`
  state.enchantments.push({
    id,
    source: self,
    face,
    from,
    controller: you,
    ts,
    duration,
    untilTurn: duration === 'endOfTurn' ? state.turn : duration === 'endOfNextTurn' ? state.turn + 1 : 0,
    affected: dynamic ? null : affected,
    dynamic: dynamic ? { what, context: frame.context } : null,
    mods,
  })
  state.touch()
  play.emit({ type: 'enchanted', id, card: typeof face === 'string' ? face : face.tokenId, duration })
  return true
}

function affectedBy(env: Env, what: Parameters<typeof modify>[2]['what']) {
  if (what === 'you' || what === 'opponents' || what === 'allPlayers') {
    return { cards: [], players: playersOf(env, what) }
  }
  const cards = thingsOf(env, what)
    .map(({ id }) => id)
    .filter((id) => env.board.byId.has(id))
  return { cards, players: [] }
}

/** Numbers become integers and `copyOf` the printed values as they are now (DW-21.4). */
function settle(env: Env, mod: Modifier): readonly SettledModifier[] {
  if (mod.op === 'addPower' || mod.op === 'setPower') return [{ ...mod, n: amountOf(env, mod.n) }]
  if (mod.op !== 'copyOf') return [mod]
  const [original] = thingsOf(env, mod.of)
  const live = original === undefined ? undefined : env.board.byId.get(original.id)
  return live === undefined ? [] : [{ op: 'copied', face: live.face }]
}

/** DW-17.16: their lasting results stop at once. */
export const dispel: Primitive<'dispel'> = (play, frame, { what }) => {
  const ids = thingsOf(envIn(play, frame), what).map(({ id }) => id)
  endEnchantments(play, ({ id }) => ids.includes(id))
  return true
}
