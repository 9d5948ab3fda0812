import { look } from '@wyrmtable/plane'
import { arms, magic, raceOf } from '../rules/roster.ts'
import { enemiesOf, type Figure, type Scene } from '../rules/topics/scene.ts'

/** What a figure attacks with from afar: how far, and who does not hide its targets (SO-4.7). */
export interface Eye {
  readonly rangeMm: number
  readonly sparing: 'nobody' | 'ownCamp' | 'everybody'
  /** Sorcerers cast at sorcerers only. */
  readonly atSorcerers: boolean
}

/** How a figure that is or would be there looks for targets; undefined where it only strikes. */
export function eyeOf(raceId: string | undefined, weapon: string): Eye | undefined {
  if (raceId === undefined) return { rangeMm: magic.bolt.range_mm, sparing: 'nobody', atSorcerers: true }
  if (weapon === 'shooter') return { rangeMm: arms.shotRange, sparing: 'nobody', atSorcerers: false }
  if (weapon === 'artillery') return { rangeMm: arms.gunRange, sparing: 'ownCamp', atSorcerers: false }
  return raceOf(raceId)?.damage.breath === undefined
    ? undefined
    : { rangeMm: arms.breathRange, sparing: 'everybody', atSorcerers: false }
}

/**
 * What a ghost would see from where it would stand: its arc, and a line to each enemy that is in sight. The arc is as
 * long as its range only where measuring is open: else that is measured only after an attack is announced (SO-8.4).
 */
export function Outlook({
  scene,
  ghost,
  face: [fx, fy],
  eye,
}: {
  readonly scene: Scene
  readonly ghost: Figure
  readonly face: readonly [number, number]
  readonly eye: Eye | undefined
}) {
  const isOpen = scene.state.setting.options.measuring === 'open'
  const radius = eye === undefined || !isOpen ? 90 : eye.rangeMm + ghost.radius
  const angle = (Math.atan2(fy, fx) * 180) / Math.PI
  return (
    <g className="sorcerers-outlook" pointerEvents="none" fill="none">
      <g transform={`translate(${ghost.x} ${ghost.y}) rotate(${angle})`}>
        <path
          d={`M0,${-radius}A${radius},${radius} 0 0 1 0,${radius}Z`}
          stroke="#12242e"
          strokeOpacity=".75"
          strokeWidth="4.5"
        />
        <path
          d={`M0,${-radius}A${radius},${radius} 0 0 1 0,${radius}Z`}
          fill="#bfe3ff"
          fillOpacity=".14"
          stroke="#e9f5ff"
          strokeWidth="2"
          strokeDasharray={eye === undefined ? '4 6' : '10 6'}
        />
      </g>
      {eye === undefined
        ? null
        : linesOf(scene, ghost, { x: fx, y: fy }, eye).map(({ id, x, y }) => {
            const line = `M${ghost.x},${ghost.y}L${x},${y}`
            return (
              <g key={id} className="sorcerers-sight">
                <path d={line} stroke="#12242e" strokeOpacity=".75" strokeWidth="4" />
                <path d={line} stroke="#e9ffe0" strokeWidth="2" strokeDasharray="4 4" />
              </g>
            )
          })}
    </g>
  )
}

/** The sight line to each enemy that would be seen. */
function linesOf(
  scene: Scene,
  ghost: Figure,
  facing: { x: number; y: number },
  { sparing, atSorcerers }: Eye,
) {
  const standing = scene.figures.filter(({ slot }) => slot !== ghost.slot)
  const blockers =
    sparing === 'everybody'
      ? []
      : sparing === 'ownCamp'
        ? standing.filter(({ seat }) => seat !== ghost.seat)
        : standing
  return enemiesOf(scene, ghost.seat).flatMap((enemy) => {
    if (atSorcerers && enemy.kind !== 'sorcerer') return []
    const sight = look(scene.terrain, blockers, ghost, facing, enemy)
    return sight.seen ? [{ id: enemy.id, ...sight.line.q }] : []
  })
}
