import { DIRECTION_NAMES, type HexId } from '@wyrmtable/hex'
import type { Action, ActionOf } from '../actions.ts'
import { U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import { clearings } from '../moves/corpses.ts'
import { doorActions } from '../moves/doors.ts'
import { dragonMoves } from '../moves/dragon.ts'
import { loads } from '../moves/load.ts'
import { changes } from '../moves/ride.ts'
import { checkEnter, checkStartMove, entryHexes, inward } from '../moves/start.ts'
import { checkAboutFace, flights, mayEndHere, steps } from '../moves/step.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { type HorsePlace, horsePlaceFor, isHorsePlace, putDownHexes } from '../topics/carrying.ts'
import { idOf, isMounted, slotOf, slots } from '../topics/counters.ts'
import { ledBy, pairAt } from '../topics/horses.ts'
import { finishMove } from '../topics/move-end.ts'

/** What the mover may do besides ending its move. */
function onTheMove(state: State, slot: number): readonly Action[] {
  return [
    ...steps(state, slot),
    ...flights(state, slot),
    ...dragonMoves(state, slot),
    ...(checkAboutFace(state, slot) === undefined ? [{ type: 'aboutFace' } as const] : []),
    ...changes(state, slot),
    ...loads(state, slot),
    ...doorActions(state, slot),
  ]
}

/** DN-10.3: it may not end where it may not stay, unless there is nothing else that it could do. */
export function checkEndMove(state: State, slot: number, action: ActionOf<'endMove'>): Refusal | undefined {
  const hex = state.ground.label(state.hex(slot))
  if (state.of(slot, U.carries) >= 0 && putDownHexes(state, slot).length > 0)
    return refuse('carries', 'DN-7.14', { unit: idOf(state, slot) })
  const taken: HexId[] = []
  for (const place of horsePlaces(state, action)) {
    if (place === undefined || !isHorsePlace(state, slot, place) || !ledBy(state, slot).includes(place.horse))
      return refuse('noPlaceForHorse', 'DN-9.11', { hex })
    const pair = pairAt(state, place.hex, place.facing as 0) ?? []
    if (pair.some((one) => taken.includes(one))) return refuse('noPlaceForHorse', 'DN-9.11', { hex })
    taken.push(...pair)
  }
  if (mayEndHere(state, slot) || onTheMove(state, slot).length === 0) return undefined
  return refuse('mayNotStay', 'DN-10.3', { hex })
}

const horsePlaces = (state: State, action: ActionOf<'endMove'>): readonly (HorsePlace | undefined)[] =>
  (action.horses ?? []).map(({ horse, hex, facing }) => {
    const slot = slotOf(state, horse)
    const at = parseHexIn(state, hex)
    if (slot === undefined || at === undefined) return undefined
    return { horse: slot, hex: at, facing: DIRECTION_NAMES.indexOf(facing) }
  })

export function endMove(play: Play, _slot: number, action: ActionOf<'endMove'>): void {
  finishMove(
    play,
    horsePlaces(play.state, action).filter((place): place is HorsePlace => place !== undefined),
  )
}

/** DN-5.4: no move may be left half done. */
export const checkEndMovement = (state: State): Refusal | undefined =>
  state.mover < 0 ? undefined : refuse('moveUnderWay', 'DN-5.1', { unit: idOf(state, state.mover) })

/** Every decision of phase 2, as `Game.actions` promises. */
export function movementActions(state: State): readonly Action[] {
  const { mover } = state
  if (mover >= 0) {
    const end: ActionOf<'endMove'> = { type: 'endMove' }
    return [
      ...onTheMove(state, mover),
      ...(checkEndMove(state, mover, end) === undefined ? [end, ...otherEnds(state, mover)] : []),
    ]
  }
  return [...starts(state), ...clearings(state), { type: 'endPhase' }]
}

/** Another place for one led horse, so that there is a choice. */
function otherEnds(state: State, mover: number): readonly Action[] {
  return ledBy(state, mover).flatMap((horse) => {
    const place = horsePlaceFor(state, mover, horse)
    if (place === undefined) return []
    const turned = { ...place, facing: (place.facing + 3) % 6 }
    if (!isHorsePlace(state, mover, turned)) return []
    const facing = DIRECTION_NAMES[turned.facing as 0]
    const action: ActionOf<'endMove'> = {
      type: 'endMove',
      horses: [
        {
          horse: idOf(state, horse),
          hex: state.ground.label(place.hex),
          facing,
        },
      ],
    }
    return checkEndMove(state, mover, action) === undefined ? [action] : []
  })
}

function starts(state: State): readonly Action[] {
  return slots(state).flatMap((slot): readonly Action[] => {
    if (state.side(slot) !== state.active) return []
    const unit = idOf(state, slot)
    if (state.place(slot) === 'waiting') return entries(state, slot)
    const start: ActionOf<'startMove'> = { type: 'startMove', unit }
    return checkStartMove(state, start) === undefined ? [start] : []
  })
}

function entries(state: State, slot: number): readonly Action[] {
  const unit = idOf(state, slot)
  return entryHexes(state, slot)
    .flatMap((label): readonly ActionOf<'enter'>[] => {
      const hex = parseHexIn(state, label)
      if (hex === undefined) return []
      if (!isMounted(state, slot)) return [{ type: 'enter', unit, hex: label }]
      return inward(state, hex).map((facing) => ({
        type: 'enter',
        unit,
        hex: label,
        facing: DIRECTION_NAMES[facing],
      }))
    })
    .filter((action) => checkEnter(state, action) === undefined)
}
