import { memo } from 'react'
import { type Dragon, dragons, formatDragon, formatUnit, units } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { escapeNumber } from '../../rules/topics/morale.ts'
import { hasActed } from '../table/describe-hex.ts'
import { labelAt } from '../table/label-at.ts'
import { DragonToken } from './DragonToken.tsx'
import { UnitCards, UnitCounter } from './UnitCounter.tsx'

/** All counters of the city. */
export const Pieces = memo(function Pieces({
  state,
  chosen,
  ready,
  fanned,
  lifted,
}: {
  readonly state: State
  readonly chosen: string | undefined
  /** Pieces that may act now. */
  readonly ready: ReadonlySet<string>
  /** A hex whose counters lie apart so that each can be read. */
  readonly fanned: string | undefined
  /** The piece that is dragged. */
  readonly lifted: string | undefined
}) {
  const places = new Map<string, number>()
  const counters = units.flatMap((unit) => {
    const label = labelAt(state.unitHex(unit))
    if (label === undefined) return []
    const place = places.get(label) ?? 0
    places.set(label, place + 1)
    return [{ name: formatUnit(unit), label, place, unit }]
  })
  const covered = new Set(dragons.filter((d) => isOnMap(state, d)).map((d) => labelAt(state.dragonHex(d))))
  return (
    <g className="pieces">
      <UnitCards />
      {counters.map(({ name, label, place, unit }) => (
        <UnitCounter
          key={name}
          unit={name}
          hex={label}
          place={place}
          isChosen={name === chosen}
          isReady={ready.has(name)}
          isSpent={hasActed(state, unit) && !ready.has(name)}
          isFanned={label === fanned && (places.get(label) ?? 0) > 1}
          under={!covered.has(label) ? 'no' : places.get(label) === 1 ? 'alone' : 'together'}
          isLifted={name === lifted}
          isCarded
          escapes={escapeNumber(state, unit)}
          isWounded={name === 'HERO' && state.heroWounded}
        />
      ))}
    </g>
  )
})

/** Dragons on the ground, or those in flight, which are above fog and counters. */
export const Dragons = memo(function Dragons({
  state,
  chosen,
  ready,
  isFlying,
}: {
  readonly state: State
  readonly chosen: string | undefined
  readonly ready: ReadonlySet<string>
  readonly isFlying: boolean
}) {
  return dragons
    .filter((d) => state.isFlying(d) === isFlying && isOnMap(state, d))
    .map((d) => {
      const name = formatDragon(d)
      return (
        <DragonToken
          key={name}
          dragon={name}
          hex={labelAt(state.dragonHex(d)) ?? ''}
          facing={state.facing(d)}
          look={state.status(d) === 'dead' ? 'dead' : isFlying ? 'flying' : 'grounded'}
          isChosen={name === chosen}
          isReady={ready.has(name)}
          isSpent={state.phase === 'invaderMovement' && state.hasMoved(d) && !ready.has(name)}
        />
      )
    })
})

const isOnMap = (state: State, d: Dragon): boolean =>
  state.status(d) !== 'gone' && state.status(d) !== 'unplaced'
