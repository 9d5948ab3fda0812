import type { Action } from '../actions.ts'
import { boltTargetRefusal } from '../magic/bolt.ts'
import { closedRefusal, pointsRefusal } from '../magic/cost.ts'
import { checkCastShield } from '../magic/strengthen.ts'
import { healable } from '../magic/wind.ts'
import { currentSorcerer } from '../phases/sorcerer-move.ts'
import { magic, sorcererData } from '../roster.ts'
import type { State } from '../state.ts'
import { isSameFacing, towards } from '../topics/facing.ts'
import { type Scene, sceneOf } from '../topics/scene.ts'
import { batches } from './batches.ts'
import { withoutDuplicates } from './duplicates.ts'
import { straightMoves } from './moves.ts'
import { Ways } from './ways.ts'

/** SO-14.10, SO-14.11: all that a sorcerer may do in his turn. */
export function sorcererActions(state: State): readonly Action[] {
  const scene = sceneOf(state)
  return [
    ...(state.moved ? [] : [...sorcererMoves(scene), ...sorcererTurns(scene)]),
    ...(closedRefusal(state) === undefined ? spells(scene) : []),
    { type: 'endSorcererTurn' },
  ]
}

function sorcererMoves(scene: Scene): readonly Action[] {
  const caster = currentSorcerer(scene)
  const ways = new Ways(scene, caster, 100 * sorcererData.move_mm)
  return withoutDuplicates(
    straightMoves(scene, ways, sorcererData.move_mm).map(
      ({ path, face }): Action => ({ type: 'sorcererMove', path: [...path], face: [face.x, face.y] }),
    ),
  )
}

const hostileSorcerers = (scene: Scene) =>
  scene.figures.filter(({ kind, seat }) => kind === 'sorcerer' && seat !== scene.state.current)

function sorcererTurns(scene: Scene): readonly Action[] {
  const caster = currentSorcerer(scene)
  const facing = scene.state.facing(caster.slot)
  return withoutDuplicates(
    hostileSorcerers(scene).flatMap((enemy): readonly Action[] => {
      const face = towards(caster, enemy)
      if (face === undefined || isSameFacing(face, facing)) return []
      return [{ type: 'sorcererTurn', face: [face.x, face.y] }]
    }),
  )
}

function spells(scene: Scene): readonly Action[] {
  const { state } = scene
  const canPay = (cost: number): boolean => pointsRefusal(state, cost) === undefined
  return [
    ...(canPay(magic.bolt.cost) ? bolts(scene) : []),
    ...(checkCastShield(state) === undefined ? [{ type: 'castShield' } as const] : []),
    ...(canPay(magic.wind.cost) ? winds(scene) : []),
    ...batches(scene),
  ]
}

const bolts = (scene: Scene): readonly Action[] =>
  hostileSorcerers(scene)
    .filter((enemy) => boltTargetRefusal(scene, enemy) === undefined)
    .map(({ id }) => ({ type: 'castBolt', target: id }))

function winds(scene: Scene): readonly Action[] {
  const wounded = healable(scene)
  if (wounded.length === 0) return []
  if (scene.state.setting.options.wind === 'all') return [{ type: 'castWind' }]
  return wounded.map(({ id }) => ({ type: 'castWind', target: id }))
}
