import type { Action } from '../actions.ts'
import { sorcerers } from '../game.ts'
import { raceList } from '../roster.ts'
import type { State } from '../state.ts'
import { type Figure, sceneOf, slotAt } from '../topics/scene.ts'

type Random = (n: number) => number

/**
 * A choice for `randomMatch`: half the time an action that no list offers, where it is legal; else a listed
 * one. Ends are chosen more often than their share of the list, so that games do not take all day.
 */
export function mixedChoice(listed: readonly Action[], state: State, seat: number, random: Random): Action {
  const free = random(2) === 0 ? freeAction(state, random) : undefined
  if (free !== undefined && sorcerers.check(state, seat, free) === undefined) return free
  const chosen = listed[random(6) === 0 ? listed.length - 1 : random(listed.length)]
  if (chosen === undefined) throw new Error('a decision without an action')
  return chosen
}

/**
 * An action that no list offers, legal or not: a move, flight, jump, haul or batch to any millimetre
 * nearby. Undefined where the decision has nothing of the kind.
 */
function freeAction(state: State, random: Random): Action | undefined {
  if (state.phase === 'sorcerer') return random(3) === 0 ? freeBatch(state, random) : freeWalk(state, random)
  if (state.phase !== 'activation' || state.group.length === 0) return undefined
  const scene = sceneOf(state)
  const slot = state.group[random(state.group.length)]
  const figure = scene.figures.find((one) => one.slot === slot)
  if (figure === undefined) return undefined
  const { race } = slotAt(state, figure.slot)
  const [dx, dy] = [random(141) - 70, random(141) - 70]
  const face = faceAny(random)
  const surfaces = state.setting.table.surfaceIds
  const spot = { s: surfaces[random(surfaces.length)] ?? 'table', x: figure.x + dx, y: figure.y + dy }
  const { id } = figure
  if (figure.kind === 'gun') {
    const crew = scene.figures.filter((one) => one.seat === figure.seat && one.kind === 'foot').slice(0, 3)
    if (crew.length === 0) return undefined
    return {
      type: 'gunHaul',
      id,
      crew: crew.map((one) => one.id),
      dx: random(41) - 20,
      dy: random(41) - 20,
      face,
    }
  }
  if (race?.flies === true) return { type: 'fly', id, ...spot, face }
  if (figure.z > 0 && random(2) === 0) return { type: 'jump', id, ...spot, s: 'table', face }
  if (random(3) === 0) return { type: 'turn', id, face }
  const middle = { x: figure.x + random(81) - 40, y: figure.y + random(81) - 40 }
  const end = { x: spot.x, y: spot.y }
  return { type: 'move', id, path: random(2) === 0 ? [end] : [middle, end], face }
}

function freeWalk(state: State, random: Random): Action {
  const at = casterOf(state)
  const to = { x: at.x + random(301) - 150, y: at.y + random(301) - 150 }
  return { type: 'sorcererMove', path: [to], face: faceAny(random) }
}

function freeBatch(state: State, random: Random): Action | undefined {
  const at = casterOf(state)
  const races = raceList(state.setting.options.roster)
  const race = races[random(races.length)]
  const weapons = (['light', 'medium', 'shooter', 'artillery', 'natural'] as const).filter(
    (one) => race?.summon[one] !== undefined,
  )
  const weapon = weapons[random(weapons.length)]
  if (race === undefined || weapon === undefined) return undefined
  const first = { x: at.x + random(461) - 230, y: at.y + random(461) - 230 }
  const count = 1 + random(race.summon[weapon]?.count ?? 1)
  const places = Array.from({ length: count }, (_, place) => ({
    s: 'table',
    x: first.x + place * (2 * race.radius_mm + random(20)),
    y: first.y,
    face: faceAny(random),
  }))
  return { type: 'create', race: race.id, weapon, at: places }
}

function casterOf(state: State): Figure {
  const slot = state.setting.slots.sorcerers[state.current]
  const found = sceneOf(state).figures.find((figure) => figure.slot === slot)
  if (found === undefined) throw new Error('no caster')
  return found
}

function faceAny(random: Random): [number, number] {
  const x = random(41) - 20
  return [x, x === 0 ? 1 : random(41) - 20]
}
