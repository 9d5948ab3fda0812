import type { Context } from '../frames.ts'
import type { Carried, Creature, Enchantment, State } from '../state.ts'
import { blankThing } from '../thing.ts'
import { definitionOf } from './definition.ts'
import type { Env } from './env.ts'
import { applyLayers, type LayeredBoard } from './layers.ts'
import type { Board, Live, LiveObject, LivePlayer, Rules } from './live.ts'

interface Computed {
  readonly stamp: number
  readonly board: Board
}
const computed = new WeakMap<State, Computed>()

/** The board now; computed again only after a change (`State.touch`). */
export function boardOf(state: State): Board {
  const known = computed.get(state)
  if (known !== undefined && known.stamp === state.stamp) return known.board
  const board = computeBoard(state)
  computed.set(state, { stamp: state.stamp, board })
  return board
}

export const envOf = (state: State, context: Context): Env => ({
  state,
  board: boardOf(state),
  context,
  base: false,
})

/** DW-18.1: from printed values, layer by layer. */
export function computeBoard(state: State): Board {
  const creatures = state.creatures.map((creature) => bare(creature))
  const byId = new Map(creatures.map((live) => [live.id, live]))
  const { enchantments } = state
  for (const live of creatures) loseAbilities(live, enchantments)
  for (const enchantment of enchantments) copyAndControl(byId, enchantment)
  for (const live of creatures) live.controller = controllerOf(state, live)
  const objects = new Map<string, LiveObject>()
  for (const live of creatures) {
    for (const object of live.creature.objects) objects.set(object.id, liveObject(object, live))
  }
  const players = state.players.map((): LivePlayer => ({ initiative: 0, cannotCastCurses: false, costs: [] }))
  const board: LayeredBoard = { creatures, byId, objects, players }
  applyLayers(state, board)
  return board
}

function bare(creature: Creature): Live {
  const { cardId, colour, traits, m, pp, pm, costTotal } = definitionOf(creature.face)
  return {
    ...blankThing,
    id: creature.id,
    kind: 'creature',
    type: 'creature',
    creature,
    face: creature.face,
    cardId,
    owner: creature.owner,
    controller: creature.by,
    colour,
    traits,
    m,
    pp,
    pm,
    basePp: pp,
    basePm: pm,
    costTotal: creature.token && typeof creature.face !== 'string' ? 0 : costTotal,
    attacked: creature.attacks > 0,
    token: creature.token,
    objects: creature.objects.map(({ id }) => id),
    lostAt: -1,
    rules: noRules(),
    abilities: [],
  }
}

const noRules = (): Rules => ({
  cannotAttack: false,
  cannotAttackProvinces: false,
  cannotBeAttacked: false,
  cannotBeTargeted: false,
  provinceFrom: null,
  ignoreGuard: false,
  provinceDamage: 0,
  onlyModes: [],
})

/** L0 */
function loseAbilities(live: Live, enchantments: readonly Enchantment[]): void {
  for (const { affected, mods, ts } of enchantments) {
    if (affected?.cards.includes(live.id) && mods.some(({ op }) => op === 'loseAbilities')) live.lostAt = ts
  }
}

/** L1 and L2: the latest timestamp wins, because enchantments stand in their order. */
function copyAndControl(byId: ReadonlyMap<string, Live>, enchantment: Enchantment): void {
  for (const id of enchantment.affected?.cards ?? []) {
    const live = byId.get(id)
    if (live === undefined) continue
    for (const mod of enchantment.mods) {
      if (mod.op === 'gainControl') live.controller = enchantment.controller
      if (mod.op === 'copied') {
        const { cardId, colour, traits, m, pp, pm, costTotal } = definitionOf(mod.face)
        Object.assign(live, { face: mod.face, cardId, colour, traits, m, pp, pm, costTotal })
        live.basePp = pp
        live.basePm = pm
      }
    }
  }
}

/** DW-18.11: who put it in play; if that player is eliminated, the owner. */
function controllerOf(state: State, live: Live): number {
  if (!state.player(live.controller).eliminated) return live.controller
  const { by, owner } = live.creature
  return state.player(by).eliminated ? owner : by
}

function liveObject(object: Carried, on: Live): LiveObject {
  const { cardId, colour, traits, objectType, abilities } = definitionOf(object.card)
  return {
    ...blankThing,
    id: object.id,
    kind: 'object',
    type: 'object',
    object,
    on,
    cardId,
    owner: object.owner,
    controller: on.controller,
    colour,
    traits,
    objectType,
    bearer: on.id,
    abilities: abilities.map((ability, place) => ({ ability, key: `${place}` })),
  }
}
