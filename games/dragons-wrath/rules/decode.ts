import {
  absentDice,
  type Fault,
  fail,
  type Json,
  ok,
  type Result,
  type Schema,
  schemaOf,
} from '@wyrmtable/kernel'
import { findCard } from '../data/library.ts'
import { impossible } from './impossible.ts'
import type { Options } from './options.ts'
import { enterStep } from './phases/year.ts'
import type { Play } from './play.ts'
import { type Position, positionSchema } from './position.ts'
import { seatIds } from './seats.ts'
import { goOn } from './sequence.ts'
import { type Card, type Carried, type Creature, type Enchantment, type Province, State } from './state.ts'

const shape = schemaOf(positionSchema)

/** The shape alone, input kept as it is; `decode` judges the meaning. */
export const positionShape: Schema<Json> = {
  parse: (input) => {
    const parsed = shape.parse(input)
    return parsed.ok ? ok(input) : parsed
  },
  get jsonSchema() {
    return shape.jsonSchema
  },
}

/** Sets up a position by hand; refuses impossible ones with the clause and the path of the fault. */
export function decode(input: Json, options: Options): Result<State, Fault> {
  const parsed = shape.parse(input)
  if (!parsed.ok) return parsed
  const unknown = unknownCard(parsed.value)
  if (unknown !== undefined) return fail(unknown)
  const state = build(parsed.value, options)
  const fault = impossible(state)
  if (fault !== undefined) return fail(fault)
  if (state.question === null && state.ending === null) {
    const play: Play = { state, dice: absentDice(), emit: () => {}, answer: null }
    try {
      if (state.stack.length === 0) enterStep(play, state.step)
      goOn(play)
    } catch {
      return fail({
        code: 'badPattern',
        path: '/step',
        figures: { got: state.step, pattern: 'needs chance' },
      })
    }
  }
  return ok(state)
}

function unknownCard(position: Position): Fault | undefined {
  for (const [seat, player] of position.players.entries()) {
    for (const zone of ['hand', 'pile', 'discard', 'ongoing', 'exile', 'provinces'] as const) {
      for (const [place, entry] of player[zone].entries()) {
        const card = typeof entry === 'string' ? entry : entry.card
        if (zone === 'provinces' && typeof entry === 'string') continue
        if (findCard(card) === undefined) return notACard(`/players/${seat}/${zone}/${place}`, card)
      }
    }
  }
  for (const [place, { face, objects }] of position.creatures.entries()) {
    if (typeof face === 'string' && findCard(face)?.type !== 'creature') {
      return notACard(`/creatures/${place}/face`, face)
    }
    for (const [at, object] of objects.entries()) {
      const card = typeof object === 'string' ? object : object.card
      if (findCard(card)?.type !== 'object') return notACard(`/creatures/${place}/objects/${at}`, card)
    }
  }
  for (const [place, { card }] of position.resolving.entries()) {
    if (findCard(card) === undefined) return notACard(`/resolving/${place}/card`, card)
  }
  return undefined
}

const notACard = (path: string, got: string): Fault => ({
  code: 'notOneOf',
  path,
  figures: { got, allowed: 'cards of the files' },
})

const provinceCards: Readonly<Record<string, string>> = {
  R: 'DWS-001',
  G: 'DWS-002',
  B: 'DWS-003',
  Y: 'DWS-004',
  M: 'DWS-005',
}

/** Gives cards that are written without one an id: seat, card, and a number from the second on. */
class Namer {
  private readonly given = new Map<string, number>()

  name(seat: number, card: string): string {
    const base = `${seatIds[seat] ?? seat}-${card}`
    const n = (this.given.get(base) ?? 0) + 1
    this.given.set(base, n)
    return n === 1 ? base : `${base}.${n}`
  }
}

function build(position: Position, options: Options): State {
  const state = new State(options, position.players.length)
  const namer = new Namer()
  const { turn, step, resolving, active, combatTurnEnds, attack, fight, stack, queue, fresh } = position
  const { held, delayed, question, asked, fired, idSeed, idsGiven, lastKnown, ending, limited } = position
  Object.assign(state, { turn, step, resolving, active, combatTurnEnds, attack, fight, stack, queue, fresh })
  Object.assign(state, {
    held,
    delayed,
    question,
    asked,
    fired,
    idSeed,
    idsGiven,
    lastKnown,
    ending,
    limited,
  })
  state.players = position.players.map((player, seat) => ({
    ...player,
    provinces: player.provinces.map((one) => provinceOf(one, seat, namer)),
    hand: player.hand.map((one) => cardOf(one, seat, namer)),
    pile: player.pile.map((one) => cardOf(one, seat, namer)),
    discard: player.discard.map((one) => cardOf(one, seat, namer)),
    ongoing: player.ongoing.map((one) => cardOf(one, seat, namer)),
    exile: player.exile.map((one) => cardOf(one, seat, namer)),
  }))
  const living = state.players.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]))
  state.order = position.order ?? living
  state.lastOrder = position.lastOrder ?? [...state.order]
  let ts = 1
  state.creatures = position.creatures.map((one) => {
    const made = creatureOf(one, namer, () => ts++)
    return made
  })
  state.enchantments = position.enchantments.map((one): Enchantment => {
    const stamp = one.ts ?? ts++
    return { ...one, id: one.id ?? `e${stamp}`, ts: stamp }
  })
  const stamps = [
    ...state.creatures,
    ...state.creatures.flatMap(({ objects }) => objects),
    ...state.enchantments,
  ]
  state.nextTs = position.nextTs ?? 1 + stamps.reduce((most, one) => Math.max(most, one.ts), 0)
  return state
}

type Written<K extends keyof Position['players'][number]> = Position['players'][number][K]

function cardOf(entry: Written<'hand'>[number], seat: number, namer: Namer): Card {
  if (typeof entry === 'string') return { id: namer.name(seat, entry), card: entry, owner: seat }
  return { id: entry.id, card: entry.card, owner: entry.owner ?? seat }
}

function provinceOf(entry: Written<'provinces'>[number], seat: number, namer: Namer): Province {
  if (typeof entry !== 'string') return { ...entry, owner: entry.owner ?? seat }
  const letter = entry.slice(0, 1)
  const exhausted = entry.includes('x')
  return {
    id: namer.name(seat, letter),
    card: provinceCards[letter] ?? '',
    owner: seat,
    exhausted,
    known: exhausted || entry.includes('k'),
    seenBy: [],
  }
}

function creatureOf(entry: Position['creatures'][number], namer: Namer, stamp: () => number): Creature {
  const { face, by } = entry
  const name = typeof face === 'string' ? face : face.tokenId
  const owner = entry.owner ?? by
  return {
    ...entry,
    id: entry.id ?? namer.name(by, name),
    owner,
    ts: entry.ts ?? stamp(),
    objects: entry.objects.map((object): Carried => {
      const full = typeof object === 'string' ? { card: object, usedTurn: {}, usedGame: {} } : object
      return {
        id: full.id ?? namer.name(by, full.card),
        card: full.card,
        owner: full.owner ?? owner,
        ts: full.ts ?? stamp(),
        usedTurn: full.usedTurn,
        usedGame: full.usedGame,
      }
    }),
  }
}
