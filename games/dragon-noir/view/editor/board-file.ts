import type { BoardDraft, DraftArea, DraftForce, HexLayout } from '@wyrmtable/ui'
import type { BoardFile } from '../../data/board-schema.ts'
import type { SimpleCondition } from '../../data/scenario-schema.ts'
import { zoneHexes } from '../../rules/own/zone-hexes.ts'
import { OWN, readMap, writeMap } from './map-file.ts'
import { readVictory, writeVictory } from './victory.ts'

type Army = BoardFile['scenario']['sides']['exile']
const sideIds = ['exile', 'horde'] as const

/** A draft as a file of the public format. */
export function writeFile(draft: BoardDraft, layout: HexLayout): BoardFile {
  const { facts } = draft
  const kept = facts.aim === 'kept' ? (draft.kept as { readonly chest?: string } | undefined) : undefined
  return {
    schema: 'dragon-noir-board/1',
    title: draft.title.trim().slice(0, 60) || '–',
    ...(draft.story === '' ? {} : { story: draft.story.slice(0, 1200) }),
    map: writeMap(draft, layout),
    scenario: {
      firstSide: facts.firstSide === 'horde' ? 'horde' : 'exile',
      turnLimit: Math.min(99, Math.max(1, Number(facts.turnLimit) || 1)),
      magic: facts.magic === 'yes',
      sides: { exile: writeArmy(draft, 'exile'), horde: writeArmy(draft, 'horde') },
      ...(facts.locked === 'yes' ? { locked: true } : {}),
      ...(kept?.chest === undefined ? {} : { chest: kept.chest }),
      victory: writeVictory(draft),
    },
  }
}

function writeArmy({ areas, forces }: BoardDraft, side: string): Army {
  const mine = forces.filter(({ seat, count }) => seat === side && count > 0)
  const types = [...new Set(mine.map(({ type }) => type))]
  const hexes = (area: DraftArea): string[] => area.hexes.map((hex) => `${OWN}.${hex}`)
  const at = (area: DraftArea): readonly DraftForce[] => mine.filter((force) => force.area === area.id)
  return {
    units: types.map((type) => {
      const alike = mine.filter((force) => force.type === type)
      const posture = alike[0]?.posture
      return {
        type,
        count: alike.reduce((sum, { count }) => sum + count, 0),
        ...(posture === 'foot' || posture === 'mounted' ? { posture } : {}),
      }
    }),
    setup: areas
      .filter(({ kind }) => kind === `${side}-zone`)
      .map((area) => ({
        units: Object.fromEntries(
          types.flatMap((type) => {
            const count = at(area).reduce((sum, force) => sum + (force.type === type ? force.count : 0), 0)
            return count === 0 ? [] : [[type, count] as const]
          }),
        ),
        where: { hexes: hexes(area) },
      })),
    entries: areas
      .filter(({ kind }) => kind === `${side}-entry`)
      .map((area) => ({
        turn: area.turn ?? 1,
        side: '',
        units: [...new Set(at(area).map(({ type }) => type))],
        hexes: hexes(area),
      })),
  }
}

/** A file of the public format as a draft; the map must have no faults of its hexes and sides. */
export function readFile(file: BoardFile, layout: HexLayout): BoardDraft {
  const { map, scenario } = file
  const zones = zoneHexes(file)
  const areas: DraftArea[] = []
  const forces: DraftForce[] = []
  for (const seat of sideIds) {
    const { units, setup = [], entries = [] } = scenario.sides[seat]
    const left = new Map(units.map(({ type, count }) => [type, count]))
    const enlist = (type: string, wanted: number, area: string) => {
      const count = Math.min(wanted, left.get(type) ?? 0)
      if (count === 0) return
      left.set(type, (left.get(type) ?? 0) - count)
      const posture = units.find((unit) => unit.type === type)?.posture ?? ''
      forces.push({ seat, type, count, posture, area })
    }
    for (const [i, entry] of setup.entries()) {
      if (!('units' in entry)) continue
      const id = `${seat}-zone-${i + 1}`
      areas.push({ id, kind: `${seat}-zone`, name: '', hexes: [...(zones[seat][i] ?? [])] })
      const wanted =
        entry.units === 'all'
          ? units.map(({ type, count }) => [type, count] as const)
          : Object.entries(entry.units)
      for (const [type, count] of wanted) enlist(type, count, id)
    }
    for (const [i, entry] of entries.entries()) {
      const id = `${seat}-entry-${i + 1}`
      areas.push({
        id,
        kind: `${seat}-entry`,
        name: '',
        hexes: entry.hexes.map((hex) => hex.slice(3)),
        ...(entry.turn > 1 ? { turn: entry.turn } : {}),
      })
      const types = entry.units === 'all' ? [...left.keys()] : entry.units
      for (const type of types) enlist(type, left.get(type) ?? 0, id)
    }
    for (const { type } of units) enlist(type, left.get(type) ?? 0, '')
  }
  const victory = byHexes(scenario.victory, map)
  const { facts, places } = readVictory(victory)
  const drawn = readMap(map, layout)
  const draft: BoardDraft = {
    title: file.title,
    story: file.story ?? '',
    ground: drawn.ground,
    sides: drawn.sides,
    areas: [
      ...drawn.areas,
      ...places.map((hexes, i) => ({ id: `victory-${i + 1}`, kind: 'victory', name: '', hexes })),
      ...areas,
    ],
    forces,
    facts: {
      kind: map.kind,
      firstSide: scenario.firstSide,
      turnLimit: scenario.turnLimit,
      magic: scenario.magic ? 'yes' : 'no',
      locked: scenario.locked === true ? 'yes' : 'no',
      ...facts,
    },
  }
  // What cannot be chosen here is kept as it stands, so that nothing of a file is lost.
  const asChosen = JSON.stringify(writeVictory(draft))
  const asWritten = JSON.stringify(victory)
  if (asChosen === asWritten && scenario.chest === undefined) return draft
  return {
    ...draft,
    facts: { ...draft.facts, aim: 'kept' },
    kept: {
      victory: JSON.parse(asWritten),
      ...(scenario.chest === undefined ? {} : { chest: ownLetters(scenario.chest) }),
    },
  }
}

const ownLetters = (label: string): string => `${OWN}.${label.slice(3)}`

/** Conditions with the letters of a board that is drawn, and with hexes in the place of buildings. */
function byHexes(victory: BoardFile['scenario']['victory'], { id, buildings }: BoardFile['map']) {
  const plain = (one: SimpleCondition): SimpleCondition => {
    if (typeof one === 'string' || !('standing' in one)) return one
    const { building, hexes, ...others } = one.standing
    const inside = buildings
      .find((house) => `${id}.${house.id}` === building)
      ?.hexes.map((hex) => `${id}.${hex}`)
    const { side, ...figures } = others
    return { standing: { side, hexes: (hexes ?? inside ?? []).map(ownLetters), ...figures } }
  }
  return victory.map((entry) => {
    const { condition } = entry
    const isAll = typeof condition === 'object' && 'all' in condition
    return {
      ...entry,
      condition: isAll ? { all: condition.all.map(plain) } : plain(condition as SimpleCondition),
    }
  })
}
