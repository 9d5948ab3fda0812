import type { Action } from '../actions.ts'
import type { Phase, State } from '../state.ts'
import type { Member } from '../topics/member.ts'
import { figureAt, type Scene, sceneOf, slotAt } from '../topics/scene.ts'
import { attacks } from './attacks.ts'
import { flights } from './flights.ts'
import { groups } from './groups.ts'
import { gunActions } from './guns.ts'
import { sorcererActions } from './magic.ts'
import { moves } from './moves.ts'
import { placings } from './setup.ts'
import { jumps, turns } from './turns.ts'

/** SO-14: the candidates of each decision. */
const byPhase: Readonly<Record<Phase, (state: State) => readonly Action[]>> = {
  setup: placings,
  opportunity: groups,
  activation,
  sorcerer: sorcererActions,
  over: () => [],
}

export const listActions = (state: State): readonly Action[] => byPhase[state.phase](state)

/** SO-14.1: moves, then turns, jumps and flights, then attacks, then guns, each member by member in id order. */
function activation(state: State): readonly Action[] {
  const scene = sceneOf(state)
  const members = activeMembers(scene)
  const guns = members.filter(({ race }) => race.kind === 'gun')
  const others = members.filter(({ race }) => race.kind !== 'gun')
  return [
    ...others.filter(({ race }) => !race.flies).flatMap((member) => moves(scene, member)),
    ...others.flatMap((member) => [
      ...turns(scene, member),
      ...jumps(scene, member),
      ...(member.race.flies ? flights(scene, member) : []),
    ]),
    ...others.flatMap((member) => attacks(scene, member)),
    ...guns.flatMap((member) => gunActions(scene, member)),
    { type: 'endActivation' },
  ]
}

/** Members of the group that have an action left, in id order. */
function activeMembers(scene: Scene): readonly Member[] {
  const { state } = scene
  return state.group
    .toSorted((a, b) => a - b)
    .flatMap((slot) => {
      const figure = figureAt(scene, slot)
      const { race } = slotAt(state, slot)
      return figure !== undefined && race !== undefined && state.actions(slot) > 0 ? [{ figure, race }] : []
    })
}
