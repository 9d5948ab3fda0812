import type { Dice } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import { GROUP_SIZE, type State } from '../rules/state.ts'
import { enemiesOf, type Figure, type Scene, sceneOf } from '../rules/topics/scene.ts'
import { forceOf, gapBetween, sorcererIn, strikeAt } from './creature-force.ts'
import { groupStep, isFree, nextGroup } from './creature-policy.ts'
import { ignore } from './fixed-dice.ts'
import type { PlanList } from './plan-list.ts'
import { hostileSorcerers } from './sorcerer-places.ts'
import { type StyleName, styles } from './styles.ts'

const ALL_STYLES: readonly StyleName[] = ['balanced', 'press', 'hunt', 'hold', 'back']
const FEW_STYLES: readonly StyleName[] = ['balanced', 'hunt', 'hold']
/** Styles of one member's own step. */
const MEMBER_STYLES: readonly StyleName[] = ['balanced', 'press', 'hunt']
/** Most steps of one plan. */
const STEPS = 12
/** Weights: the policy's own choice, the usual, and to do nothing. */
const LIKELY = 2
const USUAL = 1
const IDLE = 0.3
/** A gap that may be contact, mm; whether it is, the rules say. */
const TOUCH = 1.5

/** Which creatures act next, and how: each group in several styles up to the first die. */
export function groupPlans(state: State, seat: number, plans: PlanList): void {
  for (const [i, ids] of groupsOf(state, seat).entries()) {
    const isLikely = i === 0
    for (const style of i < 2 ? ALL_STYLES : FEW_STYLES) {
      const activate: Action = { type: 'activate', ids: [...ids] }
      plans.add(carriedOut(state, seat, activate, style), isLikely ? LIKELY : USUAL)
    }
  }
}

/** Groups worth thinking about, the policy's own first. */
function groupsOf(state: State, seat: number): readonly (readonly string[])[] {
  const scene = sceneOf(state)
  const own = sorcererIn(scene, seat)
  const lords = hostileSorcerers(scene, seat)
  const free = scene.figures
    .filter((figure) => isFree(state, figure, seat))
    .map((figure) => ({
      id: figure.id,
      strike: Math.max(
        ...lords.map((lord) => strikeAt(forceOf(state, figure.slot), gapBetween(figure, lord))),
      ),
      toLord: Math.min(...lords.map((lord) => gapBetween(figure, lord))),
      toOwn: own === undefined ? 0 : gapBetween(figure, own),
    }))
  const first = nextGroup(state, seat)
  const usual = first.type === 'activate' ? first.ids : []
  const idsBy = (list: typeof free, key: 'toLord' | 'toOwn', most = GROUP_SIZE): readonly string[] =>
    list
      .toSorted((a, b) => a[key] - b[key])
      .slice(0, most)
      .map(({ id }) => id)
  const strikers = free.filter(({ strike }) => strike > 0).sort((a, b) => b.strike - a.strike)
  const last = free.toSorted((a, b) => b.toLord - a.toLord).slice(0, 1)
  const groups = [
    usual,
    strikers.slice(0, GROUP_SIZE).map(({ id }) => id),
    ...[1, 2, 3].filter((size) => usual.length > size).map((size) => usual.slice(0, size)),
    idsBy(free, 'toLord'),
    idsBy(free, 'toOwn'),
    // Waiting with those in front.
    last.map(({ id }) => id),
  ]
  return different(groups.filter((ids) => ids.length > 0))
}

function different(groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const seen = new Map(groups.toReversed().map((ids) => [ids.toSorted().join(), ids]))
  return [...seen.values()].reverse()
}

/** What the group under way does: as a whole in several styles, each member's own step, each attack at hand, or no more. */
export function memberPlans(state: State, seat: number, plans: PlanList): void {
  for (const style of ALL_STYLES) plans.add(carriedOut(state, seat, undefined, style), LIKELY)
  const scene = sceneOf(state)
  for (const figure of scene.figures) {
    if (!state.isInGroup(figure.slot) || state.actions(figure.slot) === 0) continue
    const alone = onlyActing(state, figure.slot)
    for (const style of MEMBER_STYLES) {
      const step = groupStep(alone, seat, styles[style])
      if (step.type !== 'endActivation') plans.add(carriedOut(state, seat, step, 'balanced'), USUAL)
    }
    for (const attack of attacksOf(scene, figure)) {
      if (sorcerers.check(state, seat, attack) === undefined) plans.add([attack], USUAL)
    }
  }
  plans.add([{ type: 'endActivation' }], IDLE)
}

/** A copy in which no other member of the group has actions left. */
function onlyActing(state: State, slot: number): State {
  const alone = state.clone()
  for (const other of state.group) if (other !== slot) alone.setActions(other, 0)
  return alone
}

function attacksOf(scene: Scene, figure: Figure): readonly Action[] {
  const { range } = forceOf(scene.state, figure.slot)
  const type = range > 0 ? 'shoot' : 'melee'
  return enemiesOf(scene, figure.seat)
    .filter((target) => gapBetween(figure, target) <= (range > 0 ? range : TOUCH))
    .map((target) => ({ type, id: figure.id, target: target.id }))
}

/** The policy carried out on a copy until a die falls, the group has acted or somebody else is to act. */
function carriedOut(
  state: State,
  seat: number,
  first: Action | undefined,
  style: StyleName,
): readonly Action[] {
  const next = state.clone()
  const steps: Action[] = []
  let isOver = false
  const dice: Dice = {
    roll: (sides) => {
      isOver = true
      return sides
    },
    pick: () => 0,
    shuffle: () => {},
  }
  const take = (step: Action): void => {
    sorcerers.apply(next, seat, step, dice, ignore)
    steps.push(step)
  }
  if (first !== undefined) take(first)
  while (!isOver && steps.length < STEPS && next.phase === 'activation' && next.current === seat) {
    const step = groupStep(next, seat, styles[style])
    if (sorcerers.check(next, seat, step) !== undefined) break
    take(step)
  }
  return steps
}
