import type { Outcome } from '@wyrmtable/kernel'
import type { Condition, Moment, SimpleCondition, Victory } from '../data/scenario-schema.ts'
import { scenariosData } from '../data/scenarios.ts'
import { type EndReason, endReasons, S, U } from './fields.ts'
import type { Play } from './play.ts'
import { NOBODY, type SideId, sideIds, typeOfId } from './roster.ts'
import { seatOfSide } from './setting.ts'
import type { State } from './state.ts'
import { counter, idOf, isOnMap, isStunned, slots } from './topics/counters.ts'
import { exitNames } from './topics/exits.ts'
import { isWounded } from './topics/values.ts'

/** DN-15.15: spectres are not characters for victory conditions; horses and the chest never are. */
const characters = (state: State): readonly number[] =>
  slots(state).filter((slot) => counter(state, slot).kind === 'character')

const isFallen = (state: State, slot: number): boolean =>
  state.place(slot) === 'dead' || state.place(slot) === 'removed'

function isOf(
  state: State,
  slot: number,
  whom: { side?: SideId | undefined; types?: string[] | undefined },
): boolean {
  if (whom.side !== undefined && sideIds[state.side(slot)] !== whom.side) return false
  return whom.types === undefined || whom.types.includes(typeOfId(idOf(state, slot)))
}

/** DN-18.1: whether a condition holds now. */
function holds(state: State, condition: Condition, side: number): boolean {
  if (typeof condition === 'object' && 'all' in condition)
    return condition.all.every((one) => holdsSimply(state, one, side))
  return holdsSimply(state, condition, side)
}

function holdsSimply(state: State, condition: SimpleCondition, side: number): boolean {
  if (condition === 'otherwise') return true
  if (condition === 'morePoints') return true
  if (condition === 'opponentEliminated') return isEliminated(state, 1 - side)
  if ('standing' in condition) return holdsStanding(state, condition.standing)
  if ('dead' in condition) {
    const { atLeast, ...whom } = condition.dead
    return (
      characters(state).filter((slot) => isOf(state, slot, whom) && isFallen(state, slot)).length >= atLeast
    )
  }
  if ('exited' in condition) {
    const { sides, atLeast, including = [], ...whom } = condition.exited
    const out = characters(state).filter((slot) => isOf(state, slot, whom) && hasLeft(state, slot, sides))
    const types = out.map((slot) => typeOfId(idOf(state, slot)))
    return out.length >= atLeast && including.every((type) => types.includes(type))
  }
  const chest = slots(state).find((slot) => counter(state, slot).kind === 'chest')
  if (chest === undefined || !hasLeft(state, chest, condition.chestExited.sides)) return false
  return sideIds[state.side(chest)] === condition.chestExited.side
}

function hasLeft(state: State, slot: number, sides: readonly string[]): boolean {
  const name = exitNames(state)[state.of(slot, U.exit)]
  return state.place(slot) === 'exited' && name !== undefined && sides.includes(name)
}

type Standing = Extract<SimpleCondition, { standing: unknown }>['standing']

function holdsStanding(state: State, { side, building, hexes, atLeast = 0, atMost = 99 }: Standing): boolean {
  const there = slots(state).filter((slot) => {
    const { kind } = counter(state, slot)
    if (kind === 'horse' || sideIds[state.side(slot)] !== side) return false
    if (!isOnMap(state, slot) || isStunned(state, slot) || kind === 'spectre') return false
    const hex = state.hex(slot)
    if (building !== undefined) return state.ground.building(hex)?.id === building
    return hexes?.includes(state.ground.label(hex)) === true
  }).length
  return there >= atLeast && there <= atMost
}

/** DN-18.1: nobody of the side standing or stunned on the map or waiting to enter. */
const isEliminated = (state: State, side: number): boolean =>
  !characters(state).some((slot) => {
    if (state.side(slot) !== side) return false
    const place = state.place(slot)
    return place === 'map' || place === 'waiting' || place === 'carried' || place === 'unplaced'
  })

/** DN-18.2: values of the enemy's dead, and half of those of his wounded on the map. */
export function pointsOf(state: State, side: number): number {
  const { values } = scenariosData.points
  return characters(state).reduce((sum, slot) => {
    if (state.side(slot) !== 1 - side) return sum
    const value = values[typeOfId(idOf(state, slot))] ?? 0
    if (isFallen(state, slot)) return sum + value
    return isOnMap(state, slot) && isWounded(state, slot) ? sum + (value >> 1) : sum
  }, 0)
}

/** DN-18.1: tests the entries of a moment in list order; the first true one ends the game. */
export function testVictory(play: Play, moment: Moment): void {
  const { state } = play
  if (state.phase === 'over' || state.phase === 'setup') return
  for (const [place, entry] of state.setting.scenario.victory.entries()) {
    if (entry.when !== moment) continue
    const winner = winnerOf(state, entry, moment)
    if (winner === undefined) continue
    state.put(S.victory, place)
    endGame(play, entry.side === 'points' ? 'points' : 'victory', winner, 'DN-18.1')
    return
  }
}

function winnerOf(state: State, { side, condition }: Victory, moment: Moment): number | undefined {
  if (side === 'points') {
    const [ours, theirs] = [pointsOf(state, 0), pointsOf(state, 1)]
    return ours === theirs ? NOBODY : ours > theirs ? 0 : 1
  }
  if (side === 'either') return [0, 1].find((one) => holds(state, condition, one))
  const index = sideIds.indexOf(side)
  if (moment === 'end-of-own-player-turn' && index !== state.active) return undefined
  return holds(state, condition, index) ? index : undefined
}

export function endGame(play: Play, reason: EndReason, winner: number, clause: string): void {
  const { state } = play
  state.put(S.endReason, endReasons.indexOf(reason))
  state.put(S.winner, winner)
  state.phase = 'over'
  while (state.depth > 0) state.pop()
  if (state.campaign !== undefined && reason !== 'conceded') return
  play.emit({
    type: 'gameEnded',
    reason,
    winner: sideIds[winner as 0] ?? 'none',
    clause,
  })
}

const clauseOfEnd: Readonly<Record<EndReason, string>> = {
  none: 'DN-18.1',
  victory: 'DN-18.1',
  points: 'DN-18.1',
  conceded: 'DN-17.1',
  campaign: 'DN-19.2',
}

export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const winner = state.get(S.winner)
  return {
    winners: winner === NOBODY ? [] : [seatOfSide(winner)],
    reason: state.endReason,
    clause: clauseOfEnd[state.endReason],
    scores:
      state.campaign === undefined ? [pointsOf(state, 0), pointsOf(state, 1)] : [...state.campaign.total],
  }
}
