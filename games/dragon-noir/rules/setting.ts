import type { Seat } from '@wyrmtable/kernel'
import type { BoardFile } from '../data/board-schema.ts'
import { maps } from '../data/maps.ts'
import type { Scenario } from '../data/scenario-schema.ts'
import { scenariosData } from '../data/scenarios.ts'
import { type Sheets, sheets as shippedSheets } from '../data/tables.ts'
import { type Campaign, campaignStart, scenarioNow } from './campaign/campaign.ts'
import { withLevels } from './campaign/levels.ts'
import { type Boards, createField, type Field } from './field.ts'
import type { PlacedPiece } from './ground.ts'
import { Ground } from './ground.ts'
import { layPieces } from './laying.ts'
import type { Options } from './options.ts'
import { ownScenario } from './own/own-scenario.ts'
import { createRoster, type Enlisted, enlist, type Roster, sideIds } from './roster.ts'
import { skirmishScenario } from './skirmish.ts'

/** What a match is played with and on: options, sheets, boards and counters. Never changed. */
export interface Setting {
  readonly options: Options
  readonly sheets: Sheets
  readonly scenario: Scenario
  /** The board of somebody's own that is played on; undefined where it is one of the game. */
  readonly own: BoardFile | undefined
  /** The boards that may be in play, by the letters of their hexes. */
  readonly boards: Boards
  readonly field: Field
  readonly roster: Roster
  /** The side that moves first (DN-5.2). */
  readonly firstSide: number
  /** The board with these pieces laid on it (DN-3.6); the same pieces give the same object. */
  groundWith(pieces: readonly PlacedPiece[]): Ground
}

/** The board of somebody's own: that of the match, or of the scenario that its campaign has come to. */
const ownOf = (options: Options, wanted: string): BoardFile | undefined =>
  options.scenario === 'campaign' ? options.campaign.boards?.[wanted] : options.own

function scenarioOf(options: Options, wanted: string, own: BoardFile | undefined): Scenario {
  if (own !== undefined) return ownScenario(own, wanted)
  if (options.scenario === 'skirmish') return skirmishScenario(options)
  const scenario = scenariosData.scenarios.find(({ id }) => id === wanted)
  if (scenario === undefined) throw new Error(`no scenario ${wanted}`)
  return scenario
}

/** How far the campaign of these options is at its start; undefined where none is played. */
export const campaignOf = (options: Options): Campaign | undefined =>
  options.scenario === 'campaign' ? campaignStart(options.campaign.episodes) : undefined

/** `units` are those of a position set up by hand; absent: those of the scenario. */
export function createSetting(
  options: Options,
  units?: readonly Enlisted[],
  campaign: Campaign | undefined = campaignOf(options),
): Setting {
  const wanted = campaign === undefined ? options.scenario : scenarioNow(campaign, options.campaign.episodes)
  const own = ownOf(options, wanted)
  const printed = scenarioOf(options, wanted, own)
  const scenario = options.turnLimit === 0 ? printed : { ...printed, turnLimit: options.turnLimit }
  const plain = sheetsOf(options)
  const sheets = campaign === undefined ? plain : withLevels(plain, campaign)
  const boards = own === undefined ? maps : { [own.map.id]: own.map }
  const field = fieldOf(scenario, boards, own !== undefined)
  const listed = units ?? enlist([scenario.sides.exile, scenario.sides.horde])
  return {
    options,
    sheets,
    scenario,
    own,
    boards,
    field,
    roster: createRoster(sheets, listed, scenario),
    firstSide: sideIds.indexOf(scenario.firstSide),
    groundWith: groundsOn(new Ground(field, sheets)),
  }
}

export const sheetsOf = ({ sheets }: Options): Sheets => ({
  terrain: sheets.terrain ?? shippedSheets.terrain,
  weapons: sheets.weapons ?? shippedSheets.weapons,
  fire: sheets.fire ?? shippedSheets.fire,
  combat: sheets.combat ?? shippedSheets.combat,
  infiltration: sheets.infiltration ?? shippedSheets.infiltration,
  jump: sheets.jump ?? shippedSheets.jump,
  characters: sheets.characters ?? shippedSheets.characters,
  spells: sheets.spells ?? shippedSheets.spells,
})

const fields = new Map<string, Field>()

/** Fields kept at most: a server may see any number of boards that people drew. */
const FIELDS = 32

/** Boards are joined once a layout: they depend on nothing else. */
function fieldOf({ layout, links }: Scenario, boards: Boards, isOwn: boolean): Field {
  const key = JSON.stringify(isOwn ? [layout, links, boards] : [layout, links])
  let field = fields.get(key)
  if (field === undefined) {
    if (fields.size >= FIELDS) fields.clear()
    field = createField(layout, links, boards)
    fields.set(key, field)
  }
  return field
}

/** Grounds kept at most; old ones are forgotten and made again when asked for. */
const KEPT = 64

function groundsOn(printed: Ground): Setting['groundWith'] {
  const grounds = new Map<string, Ground>()
  return (pieces) => {
    if (pieces.length === 0) return printed
    const key = pieces.map(({ kind, anchor, turn }) => `${kind}${anchor}/${turn}`).join()
    let ground = grounds.get(key)
    if (ground === undefined) {
      if (grounds.size >= KEPT) grounds.clear()
      ground = layPieces(printed, pieces)
      grounds.set(key, ground)
    }
    return ground
  }
}

export const seatOfSide = (side: number): Seat => side as Seat
