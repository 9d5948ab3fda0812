import type { Game, Released } from '@wyrmtable/kernel'
import { esirien } from '../city-map.ts'

/** Whoever opens a release twice is given the same rules. */
const made = new WeakMap<Released, Released>()

/**
 * A release from the days when there was one map, the printed one: its states do not say on which map they are, and
 * today's table asks them. All else is as it was released.
 */
export function onThePrintedMap(released: Released): Released {
  const known = made.get(released)
  if (known !== undefined) return known
  const { game, bot, texts } = released
  const setup: Game['setup'] = (options, seats, dice) => tellingItsMap(game.setup(options, seats, dice))
  const decode: Game['decode'] = (position, options) => {
    const read = game.decode(position, options)
    if (read.ok) tellingItsMap(read.value)
    return read
  }
  const told: Released = { game: { ...game, setup, decode }, bot, texts }
  made.set(released, told)
  return told
}

/** States are of one kind, so that those say it too which are made of this one. */
function tellingItsMap<State>(state: State): State {
  const kind = Object.getPrototypeOf(state)
  if (!Object.hasOwn(kind, 'map')) Object.defineProperty(kind, 'map', { value: esirien })
  return state
}
