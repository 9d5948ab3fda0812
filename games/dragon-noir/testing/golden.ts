/**
 * Writes one finished match of Dragon Noir for each way in which a scenario can end into `golden/`. Ends that
 * random play seldom comes to begin shortly before. Existing files stay as they are: their bytes are what is
 * being kept.
 *
 *     node games/dragon-noir/testing/golden.ts
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMatch, type Json, type JsonObject, type Match, seededDice, toReplay } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { S } from '../rules/fields.ts'
import { dragonNoir } from '../rules/game.ts'
import type { MatchState as State } from '../rules/match-state.ts'
import type { Options } from '../rules/options.ts'

type Noir = Match<State, Action, Event, Options>

interface Recipe {
  readonly options: JsonObject
  /** Where it begins; absent: the set-up. */
  readonly position?: Json
  /** The entry of the scenario's victory list that ends it; -1: somebody gives up; absent: a campaign is over. */
  readonly entry?: number
  readonly winner: string
  /** Kinds of action that are taken whenever they are listed. */
  readonly eager?: readonly Action['type'][]
  /** Somebody gives up in this player turn. */
  readonly concedes?: number
}

const far = 'WM.2601'
const dragon = { hex: 'DL.1309', facing: 'N' }
const inArena: JsonObject = { scenario: 'arena' }
const onTheLake: JsonObject = { scenario: 'dragon-of-the-lake' }
const mountain: JsonObject = { scenario: 'under-the-mountain' }
const wizards: JsonObject = { scenario: 'two-wizards' }
const small: JsonObject = {
  scenario: 'skirmish',
  skirmish: { exile: [{ type: 'elf' }, { type: 'godiva' }], horde: [{ type: 'ork', count: 2 }] },
}

/** So many of a type that fell before. */
const fallen = (type: string, count: number): JsonObject =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      count === 1 ? type : `${type}-${i + 1}`,
      { hex: 'DC.1407', place: 'dead' },
    ]),
  )
const duel: JsonObject = {
  zacharie: 'AR.0610',
  'elf-1': 'AR.0609',
  godiva: 'AR.0710',
  jon: { hex: 'AR.0408', facing: 'N', mounted: true },
  shaman: 'AR.0810',
  'ork-1': 'AR.0809',
  zed: 'AR.0811',
  'ork-archer-1': 'AR.1010',
}

/** Ends by name: scenario, what happened, winner. */
const recipes: Readonly<Record<string, Recipe>> = {
  'mill-taken-exile': {
    options: { scenario: 'mill' },
    position: {
      phase: 'movement',
      active: 'exile',
      units: { 'elf-1': 'WM.1507', 'elf-2': 'WM.1409', 'ork-1': 'WM.1709', 'goblin-1': 'WM.2312' },
    },
    entry: 0,
    winner: 'exile',
  },
  'mill-held-horde': { options: { scenario: 'mill' }, entry: 1, winner: 'horde' },
  'mill-eliminated-exile': {
    options: { scenario: 'mill' },
    position: {
      phase: 'combat',
      active: 'exile',
      units: {
        laberne: { hex: 'WM.0909', facing: 'N', mounted: true },
        goblin: 'WM.0908',
        'elf-1': 'WM.0101',
      },
    },
    entry: 2,
    winner: 'exile',
    eager: ['attack'],
  },
  'mill-eliminated-horde': {
    options: { scenario: 'mill' },
    position: {
      phase: 'combat',
      active: 'horde',
      playerTurn: 2,
      units: { 'ork-1': 'WM.0909', 'ork-2': 'WM.1008', 'elf-1': { hex: 'WM.0908', condition: 'wounded' } },
    },
    entry: 2,
    winner: 'horde',
    eager: ['attack'],
  },
  'arena-freed-exile': {
    options: inArena,
    position: {
      phase: 'movement',
      active: 'exile',
      units: {
        arlon: 'AR.1301',
        'prisoner-1': 'AR.0109',
        'prisoner-2': 'AR.1401',
        'prisoner-3': 'AR.2103',
        'guard-1': 'AR.2105',
        grast: 'AR.1709',
      },
    },
    entry: 0,
    winner: 'exile',
    eager: ['exit'],
  },
  'arena-two-dead-horde': {
    options: inArena,
    position: {
      phase: 'combat',
      active: 'horde',
      playerTurn: 2,
      units: {
        'troll-1': 'AR.1308',
        'prisoner-1': 'AR.1307',
        'prisoner-2': 'AR.1408',
        'prisoner-3': 'AR.2103',
        arlon: 'AR.1310',
        'guard-1': 'AR.1407',
      },
    },
    entry: 1,
    winner: 'horde',
    eager: ['attack'],
  },
  'arena-too-late-horde': { options: inArena, entry: 2, winner: 'horde' },
  'mountain-chest-horde': {
    options: mountain,
    position: {
      phase: 'movement',
      active: 'horde',
      units: { 'ork-1': 'DC.1317', 'ork-2': 'DC.1316', chest: 'DC.1318', 'dwarf-1': 'DC.1311' },
    },
    entry: 0,
    winner: 'horde',
    eager: ['lift', 'exit'],
  },
  'mountain-held-exile': { options: mountain, entry: 1, winner: 'exile' },
  'mountain-ten-dead-exile': {
    options: mountain,
    position: {
      phase: 'movement',
      active: 'exile',
      playerTurn: 2,
      units: {
        ...fallen('ork', 5),
        ...fallen('goblin', 3),
        ...fallen('crazy-ork', 1),
        'wardog-1': 'DC.1311',
        'wardog-2': 'DC.1310',
        'goblin-archer-1': 'DC.1411',
        'dwarf-1': 'DC.1309',
        'dwarf-2': 'DC.1409',
        'elf-1': 'DC.1306',
        godiva: 'DC.1210',
        chest: 'DC.1303',
      },
    },
    entry: 2,
    winner: 'exile',
    eager: ['attack', 'shoot'],
  },
  'lake-dragon-dead-exile': {
    options: onTheLake,
    position: {
      phase: 'combat',
      active: 'exile',
      wounds4: 2,
      units: {
        'black-dragon': dragon,
        laberne: 'DL.1409',
        jon: 'DL.1209',
        zacharie: 'DL.0809',
        shaman: 'DL.2310',
      },
    },
    entry: 0,
    winner: 'exile',
    eager: ['attack'],
  },
  'lake-crossed-exile': {
    options: onTheLake,
    position: {
      phase: 'movement',
      active: 'exile',
      units: {
        'black-dragon': dragon,
        zacharie: 'DL.2609',
        jon: 'DL.2610',
        arlon: 'DL.2509',
        'elf-1': 'DL.2510',
        'goblin-1': 'DL.0609',
      },
    },
    entry: 1,
    winner: 'exile',
    eager: ['exit'],
  },
  'lake-wizard-dead-horde': {
    options: onTheLake,
    position: {
      phase: 'combat',
      active: 'horde',
      playerTurn: 2,
      units: {
        'black-dragon': dragon,
        zacharie: { hex: 'DL.1307', condition: 'wounded' },
        jon: 'DL.0809',
        shaman: 'DL.2310',
      },
    },
    entry: 2,
    winner: 'horde',
    eager: ['attack'],
  },
  'lake-too-late-horde': { options: onTheLake, entry: 3, winner: 'horde' },
  'wizards-shaman-dead-exile': {
    options: { ...wizards, errare: true },
    position: { phase: 'movement', active: 'exile', playerTurn: 2, units: duel },
    entry: 0,
    winner: 'exile',
    eager: ['attack', 'shoot'],
  },
  'wizards-zacharie-dead-horde': {
    options: { ...wizards, grazing: 'favour-target' },
    position: { phase: 'movement', active: 'horde', playerTurn: 3, units: duel },
    entry: 1,
    winner: 'horde',
    eager: ['attack', 'shoot'],
  },
  'wizards-points-exile': { options: { ...wizards, turnLimit: 2 }, entry: 2, winner: 'exile' },
  'wizards-points-horde': { options: { ...wizards, turnLimit: 2 }, entry: 2, winner: 'horde' },
  'skirmish-points-horde': {
    options: { scenario: 'skirmish' },
    position: {
      phase: 'movement',
      active: 'horde',
      playerTurn: 22,
      units: {
        'elf-1': 'WM.0909',
        godiva: 'WM.1008',
        'ork-1': 'WM.0809',
        'ork-2': 'WM.1109',
        'troll-1': 'WM.1009',
      },
    },
    entry: 0,
    winner: 'horde',
    eager: ['attack'],
  },
  'skirmish-draw': { options: small, entry: 0, winner: '' },
  'conceded-exile': { options: { scenario: 'mill' }, entry: -1, winner: 'exile', concedes: 4 },
  'conceded-horde': {
    options: { scenario: 'skirmish' },
    position: { units: { 'elf-1': 'WM.0101', 'ork-1': far } },
    entry: -1,
    winner: 'horde',
    concedes: 3,
  },
  'campaign-over-horde': {
    options: {
      scenario: 'campaign',
      turnLimit: 1,
      campaign: { episodes: [['mill'], ['arena'], ['mill'], ['arena']], levels: 'rise' },
    },
    winner: 'horde',
  },
}

/** Seeds tried until a match ends as wanted. */
const SEEDS = 400

const folder = fileURLToPath(new URL('../golden/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, recipe] of Object.entries(recipes)) {
  const file = `${folder}${name}.json`
  if (existsSync(file)) continue
  const match = firstEnding(name, recipe)
  if (match === undefined) throw new Error(`no match of ${SEEDS} ends by ${name}`)
  writeFileSync(file, `${JSON.stringify(toReplay(match))}\n`)
  console.log(`${name}: ${match.seq} actions`)
}

function firstEnding(name: string, recipe: Recipe): Noir | undefined {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = playOut(`golden-${name}-${seed}`, recipe)
    const winners = (match.outcome()?.winners ?? []).map((seat) => dragonNoir.seatIds[seat]).join()
    const ended =
      recipe.entry === undefined
        ? match.state.endReason === 'campaign'
        : match.state.get(S.victory) === recipe.entry
    if (ended && winners === recipe.winner) return match
  }
  return undefined
}

function playOut(seed: string, { options, position, eager = [], concedes }: Recipe): Noir {
  const seats = dragonNoir.seatIds.map((id) => ({ id, name: id, kind: 'computer' as const }))
  const dice = { kind: 'seeded', seed } as const
  const start = {
    id: seed,
    options,
    seats,
    dice,
    createdAt: 0,
    ...(position === undefined ? {} : { position }),
  }
  const created = createMatch(dragonNoir, start, seededDice(seed))
  if (!created.ok) throw new Error(`${seed}: ${JSON.stringify(created.fault)}`)
  const match = created.value
  const random = seededDice(`${seed}/choices`)
  for (;;) {
    const [seat] = match.toAct()
    if (seat === undefined) return match
    const listed = dragonNoir.actions(match.state, seat)
    const wanted = listed.filter(({ type }) => eager.includes(type))
    const from = wanted.length > 0 ? wanted : listed
    const gives = concedes !== undefined && match.state.playerTurn >= concedes
    const action = gives ? ({ type: 'concede' } as const) : from[random.pick(from.length, 'choice')]
    if (action === undefined) throw new Error(`${seed}: nothing may be done`)
    const played = match.play(seat, action, match.seq + 1)
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.fault)}`)
  }
}
