import type { Creature, Player } from './state.ts'
import { State } from './state.ts'

/** Fields whose values never change once made and may be shared between copies. */
const shared: ReadonlySet<string> = new Set([
  'list',
  'ability',
  'do',
  'face',
  'of',
  'context',
  'trigger',
  'zones',
  'groups',
])

/** A copy that shares nothing that `apply` changes. Cards, provinces and enchantments are never changed. */
export function cloneState(state: State): State {
  const copy = new State(state.options, state.players.length)
  copy.turn = state.turn
  copy.step = state.step
  copy.order = [...state.order]
  copy.lastOrder = [...state.lastOrder]
  copy.players = state.players.map(clonePlayer)
  copy.creatures = state.creatures.map(cloneCreature)
  copy.enchantments = [...state.enchantments]
  copy.resolving = state.resolving.map((one) => ({ ...one }))
  copy.active = state.active
  copy.combatTurnEnds = state.combatTurnEnds
  copy.attack = state.attack === null ? null : { ...state.attack }
  copy.fight = state.fight
  copy.stack = copied(state.stack)
  copy.queue = [...state.queue]
  copy.fresh = [...state.fresh]
  copy.held = state.held
  copy.delayed = [...state.delayed]
  copy.question = copied(state.question)
  copy.asked = state.asked
  copy.fired = state.fired
  copy.nextTs = state.nextTs
  copy.idSeed = [...state.idSeed]
  copy.idsGiven = state.idsGiven
  copy.lastKnown = { ...state.lastKnown }
  copy.ending = state.ending
  copy.limited = copied(state.limited)
  return copy
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    provinces: [...player.provinces],
    hand: [...player.hand],
    pile: [...player.pile],
    discard: [...player.discard],
    ongoing: [...player.ongoing],
    exile: [...player.exile],
  }
}

function cloneCreature(creature: Creature): Creature {
  return {
    ...creature,
    attackedBy: [...creature.attackedBy],
    objects: creature.objects.map((one) => ({ ...one })),
  }
}

/** A deep copy of plain data, except of what is shared. */
function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) copy[key] = shared.has(key) ? item : copied(item)
  return copy as T
}
