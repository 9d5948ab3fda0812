import { DIRECTION_NAMES, type Direction, type HexId, parseJoinedHex } from '@wyrmtable/hex'
import { type Fault, fail, type Json, ok, type Result, type Schema, schemaOf } from '@wyrmtable/kernel'
import { pieceKinds } from '../data/spell-schema.ts'
import { type FieldSpec, fireOrders, magicOrders, places, S, scalarFields, U, unitFields } from './fields.ts'
import { findImpossible, impossible } from './impossible.ts'
import { MatchState } from './match-state.ts'
import type { Options } from './options.ts'
import { type Position, positionSchema, type UnitEntry, type Written } from './position.ts'
import { refuse } from './refusals.ts'
import { characterOf, type Enlisted, NOBODY, sideIds, typeOfId } from './roster.ts'
import { campaignOf, createSetting, sheetsOf } from './setting.ts'
import { fullEnergy } from './setup.ts'
import type { State } from './state.ts'
import { counter, slots } from './topics/counters.ts'
import { spellIndex } from './topics/effects.ts'
import { isWounded } from './topics/values.ts'

const shape = schemaOf(positionSchema)
/** The shape of a position as data; `decode` judges whether it can be. */
export const positionShape: Schema<Json> = {
  jsonSchema: shape.jsonSchema,
  parse: (input) => {
    const parsed = shape.parse(input)
    return parsed.ok ? ok(input) : parsed
  },
}

/** A word of the position that names nothing. */
class Unknown extends Error {
  readonly path: string
  constructor(path: string) {
    super(path)
    this.path = path
  }
}

/** Sets up a position by hand; impossible ones are refused with the clause and the place of the fault. */
export function decode(input: Json, options: Options): Result<MatchState, Fault> {
  const parsed = shape.parse(input)
  if (!parsed.ok) return parsed
  try {
    const state = fill(parsed.value, options)
    const fault = findImpossible(state)
    return fault === undefined ? ok(state) : fail(fault)
  } catch (error) {
    if (error instanceof Unknown) return fail(impossible(error.path, refuse('notOnMap', 'DN-2.1')))
    throw error
  }
}

/** Units of the position: their type by the id, their side as written or as usual. */
function enlisted(position: Position, options: Options): readonly Enlisted[] | undefined {
  const entries = Object.entries(position.units)
  if (entries.length === 0) return undefined
  const sheets = sheetsOf(options)
  return entries.flatMap(([id, entry]): readonly Enlisted[] => {
    const type = typeOfId(id)
    if (type === 'chest' || id.startsWith('horse-')) return []
    const values = characterOf(sheets, type)
    if (values === undefined) throw new Unknown(`/units/${id}`)
    const fields: UnitEntry = typeof entry === 'string' ? {} : entry
    const side = sideIds.findIndex((name) => name === (fields.side ?? values.side))
    return [{ id, type, side, mounted: fields.mounted === true }]
  })
}

function fill(position: Position, options: Options): MatchState {
  const campaign = options.scenario === 'campaign' ? (position.campaign ?? campaignOf(options)) : undefined
  const setting = createSetting(options, enlisted(position, options), campaign)
  const state = new MatchState(setting, undefined, undefined, campaign)
  for (const [name, spec] of Object.entries(scalarFields)) {
    const value = position[name as 'mp']
    if (value !== undefined) state.put(S[name as 'mp'], read(state, spec, value, `/${name}`))
  }
  for (const [side, name] of sideIds.entries()) {
    const { [`${name}Magic` as const]: magic, [`${name}Fire` as const]: fire } = position
    state.setOrders(side, {
      magic: magicOrders.find((one) => one === magic) ?? 'ask',
      fire: fireOrders.find((one) => one === fire) ?? 'ask',
    })
  }
  if (position.phase === undefined) state.phase = 'fire'
  if (position.active === undefined) state.put(S.active, activeSide(state))
  for (const [id, entry] of Object.entries(position.units)) fillUnit(state, id, entry)
  completeUnits(state, position)
  fillLists(state, position)
  return state
}

/** DN-5.2: player turns alternate from the first side. */
const activeSide = (state: State): number =>
  state.playerTurn % 2 === 1 ? state.setting.firstSide : 1 - state.setting.firstSide

function hexAt(state: State, label: string, path: string): HexId {
  const hex = parseJoinedHex(state.setting.field.joined, label)
  if (hex === undefined) throw new Unknown(path)
  return hex
}

function slotAt(state: State, id: string, path: string): number {
  const slot = state.setting.roster.byId.get(id)
  if (slot === undefined) throw new Unknown(path)
  return slot
}

/** A written value as the number of the state. */
function read(state: State, { codec }: FieldSpec, value: Written, path: string): number {
  if (value === null) return -1
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (codec === 'hex') return hexAt(state, value, path)
  if (codec === 'slot') return slotAt(state, value, path)
  if (codec === 'side') return (sideIds as readonly string[]).indexOf(value)
  if (codec === 'facing') return (DIRECTION_NAMES as readonly string[]).indexOf(value)
  return typeof codec === 'string' ? 0 : codec.indexOf(value)
}

function fillUnit(state: State, id: string, entry: Position['units'][string]): void {
  const slot = slotAt(state, id, `/units/${id}`)
  const fields: UnitEntry = typeof entry === 'string' ? { hex: entry } : entry
  for (const [name, spec] of Object.entries(unitFields)) {
    const value = fields[name]
    if (value !== undefined)
      state.set(slot, U[name as 'hex'], read(state, spec, value, `/units/${id}/${name}`))
  }
  const placed = fields.hex !== undefined && fields.hex !== null
  if (fields.place === undefined && placed) state.setPlace(slot, 'map')
}

/** What a short entry leaves to be understood: energy, horses under riders, those who are not named. */
function completeUnits(state: State, position: Position): void {
  for (const slot of slots(state)) {
    const { id } = state.setting.roster.slots[slot] ?? { id: '' }
    const entry = position.units[id]
    const fields: UnitEntry = typeof entry === 'object' ? entry : {}
    const { kind, mounted, horse } = counter(state, slot)
    // DN-15.3: a wizard who begins wounded begins with half.
    if (kind === 'character' && fields.energy === undefined)
      state.set(slot, U.energy, fullEnergy(state, slot) >> (isWounded(state, slot) ? 1 : 0))
    if (mounted && horse >= 0 && fields.mount === undefined) {
      state.set(slot, U.mount, horse)
      state.set(horse, U.mount, slot)
      state.setPlace(horse, 'ridden')
    }
    if (kind === 'character' && entry === undefined) state.set(slot, U.place, places.indexOf('removed'))
    if (kind === 'horse' && entry === undefined && state.place(slot) === 'supply')
      state.setPlace(slot, 'removed')
    if (kind === 'spectre' && entry === undefined) state.set(slot, U.side, NOBODY)
  }
}

function fillLists(state: State, position: Position): void {
  state.setPieces(
    position.pieces.map(({ kind, anchor, turn }, i) => {
      const known = pieceKinds.find((one) => one === kind)
      if (known === undefined) throw new Unknown(`/pieces/${i}/kind`)
      return {
        kind: known,
        anchor: hexAt(state, anchor, `/pieces/${i}/anchor`),
        turn: turn as Direction,
      }
    }),
  )
  state.setEffects(
    position.effects.map(({ spell, unit, expires, caster }, i) => ({
      spell: spellNumber(state, spell, `/effects/${i}/spell`),
      unit: slotAt(state, unit, `/effects/${i}/unit`),
      expires,
      caster: slotAt(state, caster, `/effects/${i}/caster`),
    })),
  )
  for (const { kind, args } of position.waits) state.push(kind, ...args)
  for (const [number, cast] of position.casts.entries()) {
    if (cast === null) continue
    const path = `/casts/${number}`
    state.setCast(number, {
      ...cast,
      spell: spellNumber(state, cast.spell, path),
      wizard: slotAt(state, cast.wizard, path),
      unit: cast.unit === null ? -1 : slotAt(state, cast.unit, path),
      anchor: cast.anchor === null ? -1 : hexAt(state, cast.anchor, path),
      hexes: cast.hexes.map((hex) => hexAt(state, hex, path)),
    })
  }
  state.setPath(
    position.path.map(({ hex, facing, level }, i) => ({
      hex: hex === null ? (-1 as HexId) : hexAt(state, hex, `/path/${i}`),
      facing: DIRECTION_NAMES.indexOf(facing) as Direction,
      level,
    })),
  )
  state.setVacated(position.vacated.map((hex, i) => hexAt(state, hex, `/vacated/${i}`)))
}

function spellNumber(state: State, id: string, path: string): number {
  const spell = spellIndex(state, id)
  if (spell < 0) throw new Unknown(path)
  return spell
}
