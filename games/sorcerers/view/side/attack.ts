import { edgeDistance } from '@wyrmtable/plane'
import type { Action, ActionOf } from '../../rules/actions.ts'
import { arms, magic } from '../../rules/roster.ts'
import { type Blow, chanceToHit } from '../../rules/topics/blow.ts'
import { type Figure, figureOf, type Scene, slotAt } from '../../rules/topics/scene.ts'
import { blowOf } from '../targets.ts'
import { idOfSorcerer } from '../way.ts'

type Attacking = ActionOf<'melee' | 'shoot' | 'gunFire' | 'breath' | 'castBolt'>

/** What is known of an attack before it is announced. */
export interface Attack {
  readonly target: Figure
  /** Absent where no die is rolled. */
  readonly blow: Blow | undefined
  /** 0 to 1, of an attack in range. */
  readonly share: number
  readonly clause: string
  readonly damage: number
  /** What the target takes off it. */
  readonly resistance: number
  /** What a hit leaves: boxes of a creature, or points of a shield, which may be below 0. */
  readonly wounds: number
  readonly before: number
  readonly after: number
  /** Absent for a blow, which needs contact. */
  readonly rangeMm: number | undefined
  /** From edge to edge, where measuring is open (SO-8.4). */
  readonly distanceHundredths: number | undefined
  /** Open measuring shows that it would be lost. */
  readonly isLost: boolean
}

const clauses: Readonly<Record<Attacking['type'], string>> = {
  melee: 'SO-8.3',
  shoot: 'SO-8.4',
  gunFire: 'SO-9.4',
  breath: 'SO-11.13',
  castBolt: 'SO-10.7',
}
const ranges: Readonly<Record<Attacking['type'], number | undefined>> = {
  melee: undefined,
  shoot: arms.shotRange,
  gunFire: arms.gunRange,
  breath: arms.breathRange,
  castBolt: magic.bolt.range_mm,
}

const isAttacking = (action: Action): action is Attacking => Object.hasOwn(clauses, action.type)

/** The attack that an action is, in figures; undefined where it is none. */
export function attackOf(action: Action, scene: Scene): Attack | undefined {
  if (!isAttacking(action)) return undefined
  const { state } = scene
  const id = 'id' in action ? action.id : idOfSorcerer(state)
  const from = id === undefined ? undefined : figureOf(scene, id)
  const target = figureOf(scene, action.target)
  if (from === undefined || target === undefined) return undefined
  const blow = blowOf(action, from, target, scene)
  const damage = blow?.damage ?? magic.bolt.damage
  const rangeMm = ranges[action.type]
  const distanceHundredths =
    rangeMm !== undefined && state.setting.options.measuring === 'open'
      ? edgeDistance(from, target)
      : undefined
  return {
    target,
    blow,
    share: blow === undefined ? 1 : chanceToHit(state, blow),
    clause: clauses[action.type],
    damage,
    rangeMm,
    distanceHundredths,
    isLost: distanceHundredths !== undefined && rangeMm !== undefined && distanceHundredths > rangeMm * 100,
    ...harmOf(scene, target, damage),
  }
}

/** SO-8.8, SO-8.9: what a hit does to a creature or to a shield. */
function harmOf({ state }: Scene, target: Figure, damage: number) {
  const { race } = slotAt(state, target.slot)
  if (race === undefined) {
    const before = state.shield(target.seat)
    return { resistance: 0, wounds: damage, before, after: before - damage }
  }
  const resistance = state.setting.options.armour === 'pool' ? state.pool(target.slot) : race.resistance
  const wounds = Math.max(0, damage - resistance)
  const before = race.wounds - state.wounds(target.slot)
  return { resistance, wounds, before, after: Math.max(0, before - wounds) }
}
