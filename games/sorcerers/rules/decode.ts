import { type Fault, fail, type Json, ok, type Result, type Schema, schemaOf } from '@wyrmtable/kernel'
import { weaponIds } from '../data/schema.ts'
import type { Options } from './options.ts'
import { type FigurePosition, type PlayerPosition, type Position, positionSchema } from './position.ts'
import { type Refusal, refuse } from './refusals.ts'
import { type SeatId, seatIds } from './roster.ts'
import { hasUnactivated } from './sequence.ts'
import { settingOf } from './setting.ts'
import { ACTIONS, State } from './state.ts'
import { vectorOf } from './topics/facing.ts'
import { sceneOf, slotAt } from './topics/scene.ts'
import { standingRefusal } from './topics/standing.ts'

const shape = schemaOf(positionSchema)
/** The shape of a position as data; `decode` judges whether it can be. */
export const positionShape: Schema<Json> = {
  jsonSchema: shape.jsonSchema,
  parse: (input) => {
    const parsed = shape.parse(input)
    return parsed.ok ? ok(input) : parsed
  },
}

/** Sets up a position by hand; impossible ones are refused with the clause and the place of the fault. */
export function decode(input: Json, options: Options): Result<State, Fault> {
  const parsed = shape.parse(input)
  if (!parsed.ok) return parsed
  const position = parsed.value
  const state = new State(settingOf(options, position.seats))
  const fault =
    fillGame(state, position) ??
    fillFigures(state, position) ??
    findImpossibleGame(state, position) ??
    findImpossibleFigure(state)
  return fault === undefined ? ok(state) : fail(fault)
}

const impossible = (path: string, refusal: Refusal): Fault => ({
  code: 'impossible',
  path,
  figures: {},
  refusal,
})

const defaultPlayer: PlayerPosition = { shield: 20, points: 0, conviction: 'neutral', fallen: 0 }

function fillGame(state: State, position: Position): Fault | undefined {
  const seat = (id: SeatId): number => seatIds.indexOf(id)
  const named: readonly [string, readonly SeatId[]][] = [
    ['/order', position.order ?? []],
    ['/playing', position.playing ?? []],
    ['/players', Object.keys(position.players) as SeatId[]],
    ['/starter', position.starter ? [position.starter] : []],
    ['/current', position.current ? [position.current] : []],
  ]
  for (const [path, ids] of named) {
    const wrong = ids.find((id, place) => seat(id) >= state.seats || ids.indexOf(id) !== place)
    if (wrong !== undefined) return impossible(path, refuse('E_PARAM', 'SO-1.1', { what: wrong }))
  }
  const seats = Array.from({ length: state.seats }, (_, number) => number)
  state.turn = position.turn
  state.order = position.order?.map(seat) ?? seats
  state.playing = position.playing?.map(seat) ?? state.order
  for (const number of seats) {
    const player = position.players[seatIds[number] ?? 'P1'] ?? defaultPlayer
    state.setShield(number, player.shield)
    state.setPoints(number, player.points)
    state.setConviction(number, player.conviction)
    state.setFallen(number, player.fallen)
  }
  const first = state.playing[0] ?? -1
  const number = (id: SeatId | null | undefined): number =>
    id === undefined ? first : id === null ? -1 : seat(id)
  state.starter = number(position.starter)
  state.current = number(position.current)
  state.phase = position.phase ?? (position.group.length > 0 ? 'activation' : 'opportunity')
  state.endReason = position.end
  state.moved = position.moved
  state.magicBegun = position.magicBegun
  state.magicClosed = position.magicClosed
  return undefined
}

function fillFigures(state: State, position: Position): Fault | undefined {
  const { slots, table } = state.setting
  for (const [id, entry] of Object.entries(position.figures)) {
    const slot = slots.byId.get(id)
    if (slot === undefined) return impossible(`/figures/${id}`, refuse('E_PARAM', 'SO-1.4', { what: id }))
    const figure: FigurePosition = Array.isArray(entry)
      ? { s: 'table', x: entry[0], y: entry[1], face: [1, 0] }
      : entry
    const surface = table.surfaceIds.indexOf(figure.s)
    if (surface < 0) return impossible(`/figures/${id}/s`, refuse('E_PARAM', 'SO-3.3', { what: figure.s }))
    const [fx, fy] = figure.face
    if (fx === 0 && fy === 0)
      return impossible(`/figures/${id}/face`, refuse('E_PARAM', 'SO-4.2', { figure: id }))
    state.place(slot, surface, figure.x, figure.y)
    state.setFacing(slot, vectorOf(figure.face))
    const fault = fillCreature(state, slot, figure, position.group.includes(id))
    if (fault !== undefined) return fault
  }
  const group: number[] = []
  for (const [place, id] of position.group.entries()) {
    const slot = slots.byId.get(id) ?? -1
    if (slot < 0 || !state.exists(slot) || group.includes(slot)) {
      return impossible(`/group/${place}`, refuse('E_PARAM', 'SO-6.2', { what: id }))
    }
    group.push(slot)
  }
  state.group = group
  if (isSetUp(state)) placeMissingSorcerers(state)
  return undefined
}

function fillCreature(
  state: State,
  slot: number,
  figure: FigurePosition,
  inGroup: boolean,
): Fault | undefined {
  const { id, race } = slotAt(state, slot)
  if (race === undefined) return undefined
  const { options } = state.setting
  const weapons = Object.keys(race.summon)
  const weapon = figure.weapon ?? weapons[0]
  const known = weaponIds.find((one) => one === weapon)
  if (known === undefined || !weapons.includes(known)) {
    return impossible(`/figures/${id}/weapon`, refuse('E_WEAPON', 'SO-10.10', { figure: id }))
  }
  state.setWeapon(slot, known)
  state.setWounds(slot, figure.wounds ?? 0)
  state.setPool(slot, figure.pool ?? (options.armour === 'pool' ? race.resistance : 0))
  state.setEntered(slot, figure.entered ?? Math.max(0, state.turn - 1))
  state.setActivated(slot, figure.activated ?? (inGroup ? state.turn : 0))
  state.setActions(slot, figure.actions ?? (inGroup ? ACTIONS : 0))
  state.setAttacks(slot, figure.attacks ?? 0)
  state.setRammed(slot, figure.rammed ?? false)
  state.setBreathed(slot, figure.breathed ?? false)
  if (state.wounds(slot) >= race.wounds || state.pool(slot) > race.resistance) {
    return impossible(`/figures/${id}/wounds`, refuse('E_PARAM', 'SO-8.8', { figure: id }))
  }
  return undefined
}

/** SO-12.6: whoever gives up may do so before all sorcerers stand on the table. */
const isSetUp = ({ phase, endReason }: State): boolean => phase !== 'setup' && endReason !== 'resigned'

/** SO-5.3: sorcerers that a position does not name stand at the table's starts. */
function placeMissingSorcerers(state: State): void {
  const { starts } = state.setting.table.data
  const found = state.seats === 2 ? starts[2] : state.seats === 3 ? starts[3] : starts[4]
  for (const [seat, slot] of state.setting.slots.sorcerers.entries()) {
    const start = found?.[seat]
    if (start === undefined || state.exists(slot) || !state.isIn(seat)) continue
    state.place(slot, 0, start.x, start.y)
    state.setFacing(slot, vectorOf([start.fx, start.fy]))
  }
}

/** The first thing about players and turn that the rules could never bring about. */
function findImpossibleGame(state: State, position: Position): Fault | undefined {
  const { phase, current, group } = state
  for (let seat = 0; seat < state.seats; seat++) {
    const path = `/players/${seatIds[seat] ?? ''}`
    const sorcerer = state.setting.slots.sorcerers[seat] ?? -1
    if (state.isIn(seat) && state.shield(seat) <= 0) {
      return impossible(
        `${path}/shield`,
        refuse('E_PARAM', 'SO-12.1', { found: state.shield(seat), need: 1 }),
      )
    }
    if (state.isIn(seat) && isSetUp(state) && !state.exists(sorcerer)) {
      return impossible('/figures', refuse('E_PARAM', 'SO-5.3', { what: slotAt(state, sorcerer).id }))
    }
    if (state.order.length !== state.seats) return impossible('/order', refuse('E_PARAM', 'SO-5.2'))
  }
  if (phase === 'over') {
    return position.end === 'none' ? impossible('/end', refuse('E_PARAM', 'SO-12.2')) : undefined
  }
  if (position.end !== 'none') return impossible('/end', refuse('E_PARAM', 'SO-12.2'))
  if (current < 0 || !state.isIn(current)) return impossible('/current', refuse('E_PARAM', 'SO-12.4'))
  if (phase !== 'setup' && !state.playing.includes(current)) {
    return impossible('/playing', refuse('E_PARAM', 'SO-5.6'))
  }
  if (phase !== 'activation' && group.length > 0) return impossible('/group', refuse('E_GROUP', 'SO-6.2'))
  const stranger = group.find(
    (slot) => slotAt(state, slot).seat !== current || slotAt(state, slot).number === 0,
  )
  if (stranger !== undefined) return impossible('/group', refuse('E_GROUP', 'SO-6.1'))
  if (phase === 'opportunity' && !hasUnactivated(state, current)) {
    return impossible('/current', refuse('E_GROUP', 'SO-6.1'))
  }
  if (phase === 'setup' && state.exists(state.setting.slots.sorcerers[current] ?? -1)) {
    return impossible('/current', refuse('E_PARAM', 'SO-5.3'))
  }
  return undefined
}

/** The first figure that could not stand where it does, or belongs to nobody in the game. */
function findImpossibleFigure(state: State): Fault | undefined {
  const scene = sceneOf(state)
  for (const figure of scene.figures) {
    const path = `/figures/${figure.id}`
    if (!state.isIn(figure.seat)) return impossible(path, refuse('E_PARAM', 'SO-12.1', { figure: figure.id }))
    const others = scene.figures.filter((other) => other !== figure)
    const refused = standingRefusal(scene, others, figure, figure.surface, figure)
    if (refused !== undefined) return impossible(path, refused)
  }
  return undefined
}
