import { distance, type HexId } from '@wyrmtable/hex'
import { parseHexIn } from '../../rules/hexes.ts'
import type { MatchState } from '../../rules/match-state.ts'
import { slotOf } from '../../rules/topics/counters.ts'
import { footGait } from '../../rules/topics/passage.ts'
import { weaponOf } from '../../rules/topics/shooting.ts'
import { costField, UNREACHABLE } from '../fields.ts'
import { aimsOf } from './aims.ts'
import { anyStep, bestOf, listedOf, type Steps } from './legal.ts'
import { sightLine } from './sight.ts'

/** From how far a place is looked at, in hexes, and each which hex is tried. */
const LOOKED_FROM = { least: 9, most: 12, each: 3 } as const
const NEARNESS = 0.3
const VIEW = { bows: 0.03, others: -0.05 } as const

/** In the set-up: bows to the windows, the others near to what is to be kept and out of sight. */
export function placeUnit(state: MatchState, side: number): Steps {
  const places = listedOf(state, side, 'place')
  const [first] = places
  const slot = first === undefined ? undefined : slotOf(state, first.unit)
  if (first === undefined || slot === undefined) return anyStep(state, side)
  const aims = aimsOf(state, side)
  const home = parseHexIn(state, state.setting.scenario.chest ?? '')
  const chest = aims.chestGuarded.length > 0 && home !== undefined ? [home] : []
  const goals = [aims.keep, aims.stops, chest].find((hexes) => hexes.length > 0)
  // Where nothing is to be kept, anywhere, but not all in one corner.
  if (goals === undefined) return [places[(slot * 13) % places.length] ?? first]
  const field = costField(state, footGait(state, slot), goals)
  const view = weaponOf(state, slot) === undefined ? VIEW.others : VIEW.bows
  const worth = (label: string): number => {
    const hex = parseHexIn(state, label)
    if (hex === undefined) return Number.NEGATIVE_INFINITY
    const seen = aims.keep.length > 0 ? view * seenFrom(state, hex) : 0
    return -NEARNESS * (field[hex] ?? UNREACHABLE) + seen
  }
  return [bestOf(places, ({ hex }) => worth(hex)) ?? first]
}

/** From how many hexes at bowshot, of those tried, a place can be shot at. */
function seenFrom(state: MatchState, hex: HexId): number {
  const { board } = state.ground
  let seen = 0
  for (let at = 0; at < board.size; at += LOOKED_FROM.each) {
    const far = distance(board, at as HexId, hex)
    if (far < LOOKED_FROM.least || far > LOOKED_FROM.most) continue
    if (sightLine(state, 'longbow', at as HexId, hex) !== undefined) seen++
  }
  return seen
}
