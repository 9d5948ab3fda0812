import { FIRE_CREW, isAtGun } from '../../rules/topics/contact.ts'
import type { Figure, Scene } from '../../rules/topics/scene.ts'
import { seatFill } from './figure-look.ts'

/** SO-9.2: how far the reach of a gun goes beyond its base, mm. */
const REACH = 5

/** Whom a gun has around it: its reach, and a tie to each own foot creature in it, solid when they are enough to fire. */
export function GunCrew({ gun, scene }: { readonly gun: Figure; readonly scene: Scene }) {
  const crew = scene.figures.filter(
    (one) => one.seat === gun.seat && one.kind === 'foot' && isAtGun(scene, one, gun),
  )
  const isServed = crew.length >= FIRE_CREW
  const colour = seatFill(gun.seat)
  return (
    <g className="sorcerers-crew" data-crew={crew.length} pointerEvents="none" fill="none">
      <circle
        cx={gun.x}
        cy={gun.y}
        r={gun.radius + REACH}
        stroke="#1a0f0a"
        strokeOpacity=".4"
        strokeWidth="4"
      />
      <circle
        cx={gun.x}
        cy={gun.y}
        r={gun.radius + REACH}
        stroke={colour}
        strokeWidth="2.4"
        strokeDasharray={isServed ? undefined : '5 5'}
      />
      {crew.map(({ id, x, y }) => (
        <g key={id}>
          <path d={`M${gun.x},${gun.y}L${x},${y}`} stroke="#fff6df" strokeWidth="6.5" />
          <path d={`M${gun.x},${gun.y}L${x},${y}`} stroke={colour} strokeWidth="4" />
        </g>
      ))}
    </g>
  )
}
