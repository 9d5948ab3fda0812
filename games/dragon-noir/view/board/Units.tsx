import type { HexId } from '@wyrmtable/hex'
import { GlyphMark } from '@wyrmtable/ui'
import { memo } from 'react'
import { dragonParts } from '../../data/character-schema.ts'
import { U } from '../../rules/fields.ts'
import {
  bodyOf,
  counter,
  dragonHexes,
  idOf,
  isBlackDragon,
  isChest,
  isDisabled,
  isHorse,
  isMounted,
  isOnMap,
  isPair,
  isStunned,
  isWizard,
  partWounds,
  slots,
} from '../../rules/topics/counters.ts'
import { hasEffect } from '../../rules/topics/effects.ts'
import { isArmoured, partValues, valuesOf } from '../../rules/topics/values.ts'
import type { OpenState } from '../../rules/view.ts'
import type { Say } from '../../text/say.ts'
import { type Plan, SIZE } from '../draw/plan.ts'
import { shapes } from '../glyph/index.ts'
import { BlackDragon } from './BlackDragon.tsx'
import { Fighter, type Marks } from './Fighter.tsx'
import { Pair } from './Pair.tsx'
import { glyphOf, teamOf } from './unit-look.ts'

/** Everything that lies on the boards: corpses below, then the living, the dragon above them. */
export const Units = memo(function Units({
  state,
  plan,
  say,
  chosen,
}: {
  readonly state: OpenState
  readonly plan: Plan
  readonly say: Say
  readonly chosen: string | undefined
}) {
  const all = slots(state)
  const dead = all.filter((slot) => state.place(slot) === 'dead' && state.hex(slot) >= 0)
  const chest = all.filter((slot) => isChest(state, slot) && state.place(slot) === 'map')
  const living = all.filter((slot) => isOnMap(state, slot) && !isBlackDragon(state, slot))
  const dragon = all.find((slot) => isOnMap(state, slot) && isBlackDragon(state, slot))
  return (
    <>
      <Corpses state={state} plan={plan} dead={dead} />
      {chest.map((slot) => {
        const [x, y] = plan.centre(state.hex(slot))
        return (
          <g key={slot} transform={`translate(${x} ${y})`}>
            <circle r={SIZE * 0.5} fill="#3b2a12" stroke="#f0b429" strokeWidth="3" />
            <GlyphMark shape={shapes.lockedChest} x={0} y={0} size={SIZE * 0.72} fill="#f6d787" />
          </g>
        )
      })}
      {living.map((slot) => (
        <Unit
          key={slot}
          slot={slot}
          state={state}
          plan={plan}
          say={say}
          isChosen={idOf(state, slot) === chosen}
        />
      ))}
      {dragon === undefined ? null : (
        <Dragon state={state} slot={dragon} plan={plan} isChosen={chosen === 'black-dragon'} />
      )}
    </>
  )
})

/** Who lies where: so many dead men, or dead horses, in a hex (DN-7.8). */
function Corpses({
  state,
  plan,
  dead,
}: {
  readonly state: OpenState
  readonly plan: Plan
  readonly dead: readonly number[]
}) {
  const heaps = new Map<HexId, { men: number; horses: number }>()
  for (const slot of dead) {
    for (const hex of bodyOf(state, slot)) {
      const heap = heaps.get(hex) ?? { men: 0, horses: 0 }
      if (isHorse(state, slot)) heap.horses++
      else heap.men++
      heaps.set(hex, heap)
    }
  }
  return [...heaps].map(([hex, { men, horses }]) => {
    const [x, y] = plan.centre(hex)
    return (
      <g key={hex} transform={`translate(${x} ${y + SIZE * 0.46})`} className="noir-corpse">
        <rect x="-25" y="-11" width="50" height="22" rx="11" fill="#1d1410" opacity=".8" />
        {men === 0 ? null : (
          <>
            <GlyphMark shape={shapes.deathSkull} x={-13} y={0} size={17} fill="#e9dcc2" />
            <text x={horses === 0 ? 8 : -1} y="5" fontSize="14" fontWeight="800" fill="#e9dcc2">
              {men}
            </text>
          </>
        )}
        {horses === 0 ? null : (
          <GlyphMark shape={shapes.horseHead} x={men === 0 ? 0 : 14} y={0} size={17} fill="#e9dcc2" />
        )}
      </g>
    )
  })
}

function marksOf(state: OpenState, slot: number, isChosen: boolean): Marks {
  const condition = state.condition(slot)
  return {
    isStunned: isStunned(state, slot),
    wounds: condition === 'wounded' ? 1 : condition === 'wounded2' ? 2 : 0,
    isMad: condition === 'mad',
    isSpent:
      state.side(slot) === state.active &&
      ((state.phase === 'movement' && state.of(slot, U.moveDone) === 1) ||
        (state.phase === 'combat' && state.of(slot, U.attacked) === 1) ||
        (state.phase === 'fire' && state.of(slot, U.shot) === 1)),
    isChosen,
    isCarrying: state.of(slot, U.carries) >= 0,
    isHidden: hasEffect(state, slot, 'untargetable'),
    energy: isWizard(state, slot) && state.setting.scenario.magic ? state.of(slot, U.energy) : undefined,
  }
}

/** One counter where the state has it. */
export function Unit({
  slot,
  state,
  plan,
  say,
  isChosen,
}: {
  readonly slot: number
  readonly state: OpenState
  readonly plan: Plan
  readonly say: Say
  readonly isChosen: boolean
}) {
  const id = idOf(state, slot)
  const marks = marksOf(state, slot, isChosen)
  const team = teamOf(state.side(slot))
  const [front, rear] = bodyOf(state, slot)
  if (front === undefined) return null
  if (isPair(state, slot)) {
    const lone = isHorse(state, slot)
    return (
      <Pair
        id={id}
        name={lone ? '' : say.unit(id)}
        front={plan.centre(front)}
        rear={rear === undefined ? behind(plan, front, state.facing(slot)) : plan.centre(rear)}
        glyph={lone ? shapes.horseHead : isMounted(state, slot) ? shapes.mountedKnight : glyphOf(id)}
        team={team}
        values={lone ? undefined : valuesOf(state, slot)}
        isArmoured={isArmoured(state, slot)}
        marks={marks}
      />
    )
  }
  const [x, y] = plan.centre(front)
  const below = state.ground.terrain(front) === 'entrance' && state.level(slot) === 1
  return (
    <Fighter
      id={id}
      name={say.unit(id)}
      x={x}
      y={y + (below ? SIZE * 0.3 : 0)}
      size={SIZE * (below ? 0.95 : 1.34)}
      glyph={glyphOf(id)}
      team={team}
      values={valuesOf(state, slot)}
      isArmoured={counter(state, slot).kind !== 'chest' && isArmoured(state, slot)}
      marks={marks}
    />
  )
}

/** Where the rear of a rider would lie who is still half outside (DN-5.9). */
function behind(plan: Plan, front: HexId, facing: number): readonly [number, number] {
  const [[ax, ay], [bx, by]] = plan.side(front, (facing + 3) % 6)
  const [x, y] = plan.centre(front)
  return [ax + bx - x, ay + by - y]
}

/** The Black Dragon where the state has it. */
export function Dragon({
  state,
  slot,
  plan,
  isChosen,
}: {
  readonly state: OpenState
  readonly slot: number
  readonly plan: Plan
  readonly isChosen: boolean
}) {
  const hexes = dragonHexes(state, slot)
  return (
    <BlackDragon
      layout={plan.layout}
      names={hexes.flatMap((hex) => (hex === -1 ? [] : [plan.name(hex)]))}
      centre={plan.centre(state.hex(slot))}
      facing={state.facing(slot)}
      isChosen={isChosen}
      parts={dragonParts.flatMap((key, part) => {
        const hex = hexes[part] ?? -1
        if (hex === -1) return []
        const { attack, defence } = partValues(state, slot, part)
        return [
          {
            key,
            at: plan.centre(hex),
            attack: attack === 0 ? '–' : `${attack}`,
            defence: `${defence}`,
            wounds: partWounds(state, part),
            isDisabled: isDisabled(state, slot, part),
          },
        ]
      })}
    />
  )
}
