import type { Condition, Modifier, PlayerGroup, Stat, What } from '../../data/effect.ts'
import type { Context } from '../frames.ts'
import type { SettledModifier, State } from '../state.ts'
import { definitionOf } from './definition.ts'
import { type Env, inOrder, opponentsOf, thingsOf } from './env.ts'
import type { Board, Live, LiveObject, LivePlayer } from './live.ts'
import { Selections } from './selections.ts'
import { amountOf, holds } from './values.ts'

/** The board while it is computed. */
export interface LayeredBoard extends Board {
  readonly creatures: readonly Live[]
  readonly byId: ReadonlyMap<string, Live>
  readonly objects: ReadonlyMap<string, LiveObject>
  readonly players: LivePlayer[]
}

/** One source of modifiers: a static ability in play or an enchantment. */
interface Source {
  readonly ts: number
  readonly key: string
  readonly context: Context
  readonly affects:
    | What
    | PlayerGroup
    | { readonly cards: readonly string[]; readonly players: readonly number[] }
  readonly when: Condition | undefined
  readonly mods: readonly SettledModifier[]
}

/** L3 to L6 in the order of DW-18.1; copies, control and lost abilities are settled before. */
const layerOf: { readonly [Op in SettledModifier['op']]: number | null } = {
  loseAbilities: null,
  copyOf: null,
  copied: null,
  gainControl: null,
  setM: 0,
  addTrait: 0,
  removeTrait: 0,
  setColor: 0,
  grantAbility: 1,
  setPower: 2,
  addPower: 3,
  mulPower: 4,
  swapPower: 5,
  rule: 6,
  costDelta: 6,
  initiative: 6,
}
/** What changes a characteristic that a filter may read; powers are read at their base (DW-18.4). */
const readByFilters: ReadonlySet<SettledModifier['op']> = new Set([
  'setM',
  'addTrait',
  'removeTrait',
  'setColor',
  'setPower',
])
const LAYERS = 7
const SET_POWER = 2
const SWAP_POWER = 5

/** DW-18.1: inside a layer by timestamp, oldest first; everything is read when it is applied. */
export function applyLayers(state: State, board: LayeredBoard): void {
  const own = board.creatures.map(ownAbilities)
  const found = new Selections()
  const layers: { source: Source; mod: SettledModifier }[][] = Array.from({ length: LAYERS }, () => [])
  for (const source of sourcesOf(state, board, own)) {
    for (const mod of source.mods) {
      const layer = layerOf[mod.op]
      if (layer !== null) layers[layer]?.push({ source, mod })
    }
  }
  board.creatures.forEach((live, place) => {
    live.abilities = own[place] ?? []
  })
  for (const [layer, entries] of layers.entries()) {
    for (const { source, mod } of entries) apply({ state, board, found, source, mod })
    if (layer === SET_POWER) {
      found.forget()
      for (const live of board.creatures) {
        live.basePp = live.pp
        live.basePm = live.pm
      }
    }
    if (layer !== SWAP_POWER) continue
    // L5e: values under 0 become 0.
    for (const live of board.creatures) {
      live.pp = Math.max(0, live.pp)
      live.pm = Math.max(0, live.pm)
    }
  }
}

/** DW-18.8: printed or copied abilities, unless they are lost. */
function ownAbilities(live: Live) {
  if (live.lostAt >= 0) return []
  const { abilities, cardId } = definitionOf(live.face)
  return abilities.map((ability, place) => ({ ability, key: `${cardId}/${place}` }))
}

/** Static abilities and enchantments, oldest timestamp first (DW-18.2). */
function sourcesOf(state: State, board: Board, own: readonly Live['abilities'][]): readonly Source[] {
  const sources: Source[] = []
  for (const [place, live] of board.creatures.entries()) {
    const abilities = own[place] ?? []
    const holders = [
      { id: live.id, face: live.face, bearer: null, ts: live.creature.ts, abilities },
      ...live.creature.objects.map(({ id, card, ts }) => ({
        id,
        face: card,
        bearer: live.id,
        ts,
        abilities: board.objects.get(id)?.abilities ?? [],
      })),
    ]
    for (const { id, face, bearer, ts, abilities: held } of holders) {
      for (const { ability, key } of held) {
        if (ability.kind !== 'static') continue
        const context = abilityContext(live.controller, id, face, bearer)
        sources.push({
          ts,
          key: `${id}/${key}`,
          context,
          affects: ability.affects,
          when: ability.when,
          mods: ability.mod,
        })
      }
    }
  }
  for (const { id, ts, dynamic, affected, mods, controller, face, source } of state.enchantments) {
    const context = dynamic?.context ?? abilityContext(controller, source, face, null)
    const affects = dynamic?.what ?? affected
    if (affects !== null) sources.push({ ts, key: id, context, affects, when: undefined, mods })
  }
  return sources.sort((a, b) => a.ts - b.ts)
}

export const abilityContext = (
  you: number,
  self: string,
  face: Context['face'],
  bearer: string | null,
): Context => ({
  you,
  from: 'ability',
  self,
  face,
  bearer,
  targets: {},
  created: [],
  each: null,
  event: null,
  modes: [],
  replacing: false,
  movable: null,
})

interface Applying {
  readonly state: State
  readonly board: LayeredBoard
  readonly found: Selections
  readonly source: Source
  readonly mod: SettledModifier
}

function apply({ state, board, found, source, mod }: Applying): void {
  const env: Env = { state, board, context: source.context, base: true, found }
  for (const player of playersAffected(env, source.affects)) {
    if (!holds(env, source.when)) continue
    const live = board.players[player]
    if (live !== undefined) applyToPlayer(live, mod)
  }
  for (const live of creaturesAffected(env, source.affects)) {
    const { when } = source
    if (when === undefined || holds({ ...env, affected: live.id }, when))
      applyToCreature(env, live, mod, source)
  }
  if (readByFilters.has(mod.op)) found.forget()
}

function playersAffected(env: Env, affects: Source['affects']): readonly number[] {
  if (affects === 'you') return [env.context.you]
  if (affects === 'opponents') return opponentsOf(env.state, env.context.you)
  if (affects === 'allPlayers') return inOrder(env.state)
  return typeof affects === 'object' && 'players' in affects ? affects.players : []
}

function creaturesAffected(env: Env, affects: Source['affects']): readonly Live[] {
  if (affects === 'you' || affects === 'opponents' || affects === 'allPlayers') return []
  const ids =
    typeof affects === 'object' && 'cards' in affects
      ? affects.cards
      : thingsOf(env, affects).map(({ id }) => id)
  return ids.flatMap((id) => env.board.byId.get(id) ?? [])
}

function applyToPlayer(player: LivePlayer, mod: SettledModifier): void {
  if (mod.op === 'initiative') player.initiative += mod.n
  else if (mod.op === 'costDelta') player.costs.push({ cards: mod.cards, color: mod.color, n: mod.n })
  else if (mod.op === 'rule' && mod.rule === 'cannotCastCurses') player.cannotCastCurses = true
}

function applyToCreature(env: Env, live: Live, mod: SettledModifier, source: Source): void {
  switch (mod.op) {
    case 'setM':
      live.m = mod.value
      return
    case 'addTrait':
      if (!live.traits.includes(mod.trait)) live.traits = [...live.traits, mod.trait]
      return
    case 'removeTrait':
      live.traits = live.traits.filter((trait) => trait !== mod.trait)
      return
    case 'setColor':
      live.colour = mod.color
      return
    case 'grantAbility':
      if (source.ts > live.lostAt)
        live.abilities.push({ ability: mod.ability, key: `+${source.key}.${source.mods.indexOf(mod)}` })
      return
    case 'setPower': {
      const n = amountOf(env, mod.n)
      changePower(live, mod.stat, () => n)
      live.basePp = live.pp
      live.basePm = live.pm
      return
    }
    case 'addPower': {
      const n = amountOf(env, mod.n)
      changePower(live, mod.stat, (value) => value + n)
      return
    }
    case 'mulPower':
      changePower(live, mod.stat, (value) => Math.floor((value * mod.num) / mod.den))
      return
    case 'swapPower':
      ;[live.pp, live.pm] = [live.pm, live.pp]
      return
    case 'rule':
      applyRule(live, mod)
      return
    default:
  }
}

function changePower(live: Live, stat: Stat, change: (value: number) => number): void {
  if (stat !== 'pm') live.pp = change(live.pp)
  if (stat !== 'pp') live.pm = change(live.pm)
}

/** DW-18.15 */
function applyRule({ rules }: Live, { rule, n, mode }: Extract<Modifier, { readonly op: 'rule' }>): void {
  switch (rule) {
    case 'provinceAttackFromTurn':
      rules.provinceFrom = Math.min(rules.provinceFrom ?? Number.POSITIVE_INFINITY, n ?? 1)
      return
    case 'provinceDamage':
      rules.provinceDamage += n ?? 1
      return
    case 'attackModeOnly':
      if (mode !== undefined) rules.onlyModes.push(mode)
      return
    case 'cannotCastCurses':
      return
    default:
      rules[rule] = true
  }
}
