import { memo, useMemo } from 'react'
import type { Scene } from '../../rules/topics/scene.ts'
import type { Target } from '../targets.ts'
import { Cutout } from './Cutout.tsx'
import { FigureBase } from './FigureBase.tsx'
import { GunCrew } from './GunCrew.tsx'
import { NamePlate, plateWidth } from './NamePlate.tsx'
import { platesOf } from './plates.ts'
import { ShieldRing } from './ShieldRing.tsx'

/** One for all times when nobody may be attacked, so that the plates stay where they are. */
const noNotes: ReadonlyMap<string, string> = new Map()

/** Everybody on the table: all bases, over them what stands on them, the farther first, and over that the plates. */
export const Figures = memo(function Figures({
  scene,
  chosen,
  picked,
  targets,
  noteOf,
}: {
  readonly scene: Scene
  readonly chosen: string | undefined
  readonly picked: readonly string[]
  /** Whom the chosen figure may attack. */
  readonly targets: readonly Target[]
  /** What the plate of a target says of the attack. */
  readonly noteOf: (target: Target) => string
}) {
  const { state, figures, terrain } = scene
  const notes = useMemo(
    () =>
      targets.length === 0 ? noNotes : new Map(targets.map((target) => [target.figure.id, noteOf(target)])),
    [targets, noteOf],
  )
  const plates = useMemo(
    () =>
      platesOf(
        figures.map((one) => ({
          id: one.id,
          x: one.x,
          y: one.y,
          radius: one.radius,
          width: plateWidth(state, one, notes.get(one.id) ?? ''),
        })),
      ),
    [figures, state, notes],
  )
  const standing = useMemo(() => figures.toSorted((a, b) => a.z - b.z || a.y - b.y), [figures])
  return (
    <>
      {standing.map((one) =>
        one.kind === 'gun' ? (
          <GunCrew key={one.id} gun={one} scene={scene} />
        ) : one.kind === 'sorcerer' ? (
          <ShieldRing key={one.id} figure={one} shield={state.shield(one.seat)} height={terrain.height} />
        ) : null,
      )}
      {standing.map((one) => (
        <FigureBase
          key={one.id}
          figure={one}
          state={state}
          isChosen={one.id === chosen}
          isActive={state.isInGroup(one.slot)}
          isPicked={picked.includes(one.id)}
          isTarget={notes.has(one.id)}
        />
      ))}
      {standing.map((one) => (
        <Cutout key={one.id} figure={one} state={state} isPicked={picked.includes(one.id)} />
      ))}
      {standing.map((one) => (
        <NamePlate
          key={one.id}
          figure={one}
          state={state}
          at={plates.get(one.id) ?? one}
          note={notes.get(one.id) ?? ''}
        />
      ))}
    </>
  )
})
