import { compareDistance } from '@wyrmtable/plane'
import type { ActionOf } from '../actions.ts'
import { currentSorcerer } from '../phases/sorcerer-move.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { magic } from '../roster.ts'
import type { State } from '../state.ts'
import { type Figure, figureOf, type Scene, sceneOf, slotAt } from '../topics/scene.ts'
import { closedRefusal, pay, pointsRefusal } from './cost.ts'

type Wind = ActionOf<'castWind'>

/** SO-10.9: wounded own creatures within 500 mm that magic can heal; sight and arc do not matter. */
export function healable(scene: Scene): readonly Figure[] {
  const { state } = scene
  const caster = currentSorcerer(scene)
  return scene.figures.filter(
    (figure) =>
      figure.seat === caster.seat &&
      slotAt(state, figure.slot).race?.healable === true &&
      state.wounds(figure.slot) > 0 &&
      compareDistance(caster, figure, magic.wind.range_mm) <= 0,
  )
}

export function checkCastWind(state: State, { target: targetId }: Wind): Refusal | undefined {
  const scene = sceneOf(state)
  const one = state.setting.options.wind === 'one'
  // A target is named with `wind: one` and never otherwise.
  if (one !== (targetId !== undefined)) return refuse('E_PARAM', 'SO-10.9', { what: targetId ?? '' })
  if (targetId !== undefined) {
    const target = figureOf(scene, targetId)
    if (target === undefined) return refuse('E_PARAM', 'SO-13.2', { what: targetId })
    if (target.seat !== state.current || target.kind === 'sorcerer') {
      return refuse('E_TARGET', 'SO-10.9', { other: targetId })
    }
  }
  if (healed(scene, targetId).length === 0) return refuse('E_NOOP', 'SO-10.9')
  return pointsRefusal(state, magic.wind.cost) ?? closedRefusal(state)
}

const healed = (scene: Scene, targetId: string | undefined): readonly Figure[] =>
  healable(scene).filter(({ id }) => targetId === undefined || id === targetId)

export function castWind(play: Play, { target: targetId }: Wind): void {
  const { state, emit } = play
  const figures = healed(sceneOf(state), targetId)
  pay(play, 'wind', magic.wind.cost, targetId === undefined ? {} : { target: targetId })
  let wounds = 0
  for (const { slot } of figures) {
    wounds += state.wounds(slot)
    state.setWounds(slot, 0)
  }
  emit({ type: 'healed', figures: figures.map(({ id }) => id), wounds })
}
