import { meleeRefusal } from '../rules/actions/melee.ts'
import { aimRefusal } from '../rules/actions/shoot.ts'
import type { Action } from '../rules/actions.ts'
import { facingThere } from '../rules/candidates/nearest.ts'
import { Ways } from '../rules/candidates/ways.ts'
import { sorcerers } from '../rules/game.ts'
import { arms } from '../rules/roster.ts'
import { GROUP_SIZE, type State } from '../rules/state.ts'
import { blowOn, chanceToHit } from '../rules/topics/blow.ts'
import { inContact } from '../rules/topics/contact.ts'
import { enemiesOf, type Figure, type Scene, sceneOf, slotAt } from '../rules/topics/scene.ts'
import { type Force, forceOf, gapBetween, leastBy, sorcererIn, worthOf } from './creature-force.ts'
import { contactMove, moveTowards } from './steps.ts'
import type { Style } from './styles.ts'

/** What breaking the last shield is worth. */
const DEADLY = 100
/** What a creature would do in the turns to come, beside its price. */
const FUTURE = 2.5
/** How much a hit that does not kill is worth of a kill, in proportion to its wounds. */
const HURT = 0.45
/** Enemies near the own sorcerer are more worth while. */
const NEAR_HOME = 1.5
/** Targets that are tried before the others, the best first. */
const TARGETS = 5

/** Who is to act with what is left to it. */
interface Member {
  readonly figure: Figure
  readonly force: Force
  readonly actions: number
}

/** The next group: up to four, those first who are nearest to striking. */
export function nextGroup(state: State, seat: number): Action {
  const scene = sceneOf(state)
  const free = scene.figures
    .filter((figure) => isFree(state, figure, seat))
    .map((figure) => ({ figure, gap: gapToStrike(scene, figure, forceOf(state, figure.slot)) }))
    .sort((a, b) => a.gap - b.gap || a.figure.slot - b.figure.slot)
  return { type: 'activate', ids: free.slice(0, GROUP_SIZE).map(({ figure }) => figure.id) }
}

/** Whether the creature of the seat has not acted this turn. */
export const isFree = (state: State, { seat, kind, slot }: Figure, of: number): boolean =>
  seat === of && kind !== 'sorcerer' && state.activated(slot) !== state.turn

/** What lies between the figure and striking somebody, mm. */
function gapToStrike(scene: Scene, figure: Figure, force: Force): number {
  let least = Number.POSITIVE_INFINITY
  for (const other of scene.figures) {
    if (other.seat !== figure.seat) least = Math.min(least, gapBetween(figure, other))
  }
  return least - force.range
}

/** The next step of the group under way: of whoever can strike soonest, so that none stands in another's way. */
export function groupStep(state: State, seat: number, style: Style): Action {
  const scene = sceneOf(state)
  const members: (Member & { readonly gap: number })[] = []
  for (const figure of scene.figures) {
    const actions = state.isInGroup(figure.slot) ? state.actions(figure.slot) : 0
    if (actions === 0) continue
    const force = forceOf(state, figure.slot)
    members.push({ figure, force, actions, gap: gapToStrike(scene, figure, force) })
  }
  members.sort((a, b) => a.gap - b.gap || a.figure.slot - b.figure.slot)
  for (const member of members) {
    const step = new MemberStep(scene, seat, member, style).choose()
    if (step !== undefined) return step
  }
  return { type: 'endActivation' }
}

/** One decision of one creature. */
class MemberStep {
  readonly #scene: Scene
  readonly #state: State
  readonly #member: Member
  readonly #style: Style
  readonly #enemies: readonly Figure[]
  readonly #own: Figure | undefined
  #ways: Ways | undefined

  constructor(scene: Scene, seat: number, member: Member, style: Style) {
    this.#scene = scene
    this.#state = scene.state
    this.#member = member
    this.#style = style
    this.#enemies = enemiesOf(scene, seat)
    this.#own = sorcererIn(scene, seat)
  }

  choose(): Action | undefined {
    const { figure, force } = this.#member
    if (figure.kind === 'gun' || slotAt(this.#state, figure.slot).race?.flies) return this.#listedAttack()
    const isEngaged = force.range > 0 && this.#enemies.some((enemy) => inContact(this.#scene, figure, enemy))
    if (isEngaged) return this.#stepAway()
    return this.#attack() ?? this.#wait()
  }

  get #waysOfMember(): Ways {
    const { figure, force } = this.#member
    this.#ways ??= new Ways(this.#scene, figure, 100 * force.move)
    return this.#ways
  }

  /** Guns and flyers: an attack that the rules list, or nothing. */
  #listedAttack(): Action | undefined {
    const { figure } = this.#member
    return sorcerers
      .actions(this.#state, figure.seat)
      .find(
        (action) =>
          'id' in action &&
          action.id === figure.id &&
          (action.type === 'gunFire' || action.type === 'breath' || action.type === 'melee'),
      )
  }

  /** The first step of the best attack that is open. */
  #attack(): Action | undefined {
    const { figure } = this.#member
    const goals = this.#enemies
      .map((target) => {
        const gap = gapBetween(figure, target)
        return { target, gap, worth: this.#worthOf(target, gap) }
      })
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth || a.gap - b.gap)
    for (const { target, gap } of goals.slice(0, TARGETS)) {
      const step = this.#member.force.range > 0 ? this.#shootAt(target, gap) : this.#strikeAt(target, gap)
      if (step !== undefined) return step
    }
    return undefined
  }

  get #mayAttack(): boolean {
    const { figure } = this.#member
    return this.#state.attacks(figure.slot) < this.#state.setting.options.attacksPerTurn
  }

  /** What this activation would bring against a target at that gap. */
  #worthOf(target: Figure, gap: number): number {
    const { figure, force, actions } = this.#member
    const { range, move } = force
    const blow = this.#mayAttack ? this.#blowWorth(target) : 0
    const canRam = target.kind === 'sorcerer' && !this.#state.rammed(figure.slot)
    const ram = canRam ? this.#pointsWorth(target, arms.ramDamage) : 0
    let worth = 0
    if (range > 0) {
      if (gap <= range - 1) worth = actions * blow
      else if (gap <= range + move) worth = actions > 1 ? blow : 0.3
    } else if (gap <= 1.2) worth = actions * blow
    else if (gap <= move + 1) worth = ram + (actions > 1 ? blow : 0)
    else if (actions > 1 && gap <= 2 * move) worth = 0.9 * ram
    return target.kind !== 'sorcerer' && this.#isNearHome(target) ? worth * NEAR_HOME : worth
  }

  #isNearHome(target: Figure): boolean {
    const { guard } = this.#style
    return guard > 0 && this.#own !== undefined && gapBetween(target, this.#own) < guard
  }

  /** What one blow or shot is expected to bring. */
  #blowWorth(target: Figure): number {
    const state = this.#state
    const { figure, force } = this.#member
    const { race } = slotAt(state, figure.slot)
    const weapon = state.weapon(figure.slot)
    if (race === undefined || weapon === 'none') return 0
    const blow = blowOn(state, race, force.range > 0 ? 'shoot' : 'melee', weapon, target)
    const hit = chanceToHit(state, blow)
    if (target.kind === 'sorcerer') return hit * this.#pointsWorth(target, blow.damage)
    const prey = slotAt(state, target.slot).race
    if (prey === undefined) return 0
    const left = prey.wounds - state.wounds(target.slot)
    const wounds = Math.max(0, blow.damage - prey.resistance)
    const share = wounds >= left ? 1 : (HURT * wounds) / left
    return hit * share * (worthOf(state, target.slot) + FUTURE) * this.#style.kill
  }

  #pointsWorth(target: Figure, points: number): number {
    return points >= this.#state.shield(target.seat) ? DEADLY : points * this.#style.shield
  }

  #shootAt(target: Figure, gap: number): Action | undefined {
    const { figure, force, actions } = this.#member
    const { range, move } = force
    if (gap > range) {
      if (actions < 2 || this.#style.idle !== 'advance') return undefined
      return moveTowards(this.#waysOfMember, target, Math.min(move, gap - range + 3), target)
    }
    if (!this.#mayAttack) return undefined
    if (aimRefusal(this.#scene, figure, target, 'nobody') === undefined)
      return { type: 'shoot', id: figure.id, target: target.id }
    return actions > 1 && !this.#looksAt(target) ? this.#turnTo(target) : undefined
  }

  #strikeAt(target: Figure, gap: number): Action | undefined {
    const { figure, force, actions } = this.#member
    if (gap <= 1.5 && this.#mayAttack) {
      const refusal = meleeRefusal(this.#scene, figure, target)
      if (refusal === undefined) return { type: 'melee', id: figure.id, target: target.id }
      return refusal.type === 'E_ARC' && actions > 1 ? this.#turnTo(target) : undefined
    }
    if (gap <= force.move + 1) return contactMove(this.#waysOfMember, target)
    return actions > 1
      ? moveTowards(this.#waysOfMember, target, Math.min(force.move, gap - 2), target)
      : undefined
  }

  #looksAt(target: Figure): boolean {
    const { figure } = this.#member
    const { x, y } = this.#state.facing(figure.slot)
    return x * (target.x - figure.x) + y * (target.y - figure.y) >= 0
  }

  #turnTo(target: Figure): Action {
    const { figure } = this.#member
    const { x, y } = facingThere(figure, figure, target)
    return { type: 'turn', id: figure.id, face: [x, y] }
  }

  /** An archer in contact makes room to shoot again. */
  #stepAway(): Action | undefined {
    const { figure, force } = this.#member
    const enemy = leastBy(this.#enemies, (one) => gapBetween(figure, one))
    if (enemy === undefined) return undefined
    const away = { x: 5 * figure.x - 4 * enemy.x, y: 5 * figure.y - 4 * enemy.y }
    return moveTowards(this.#waysOfMember, away, force.move, enemy)
  }

  /** Nobody in reach. */
  #wait(): Action | undefined {
    const { idle } = this.#style
    if (idle === 'stay') return undefined
    return idle === 'fallBack' ? this.#guard() : this.#advance()
  }

  /** On to the nearest sorcerer, or to what comes near the own one; others only where they are much nearer. */
  #advance(): Action | undefined {
    const { figure, force, actions } = this.#member
    const goal = leastBy(this.#enemies, (enemy) => {
      const detour = enemy.kind === 'sorcerer' ? -60 : this.#isNearHome(enemy) ? -30 : 250
      return gapBetween(figure, enemy) + detour
    })
    if (goal === undefined) return undefined
    const gap = gapBetween(figure, goal)
    if (force.range > 0 && gap <= force.range) {
      // No line of sight: a step nearer.
      return actions < 2 ? undefined : moveTowards(this.#waysOfMember, goal, force.move, goal)
    }
    if (gap < 12) return undefined
    return moveTowards(this.#waysOfMember, goal, Math.min(force.move, Math.max(12, gap - 2)), goal)
  }

  /** Back between the own sorcerer and who is nearest to it. */
  #guard(): Action | undefined {
    const { figure, force } = this.#member
    const own = this.#own
    if (own === undefined) return undefined
    const enemy = leastBy(this.#enemies, (one) => gapBetween(own, one))
    if (enemy === undefined) return undefined
    const far = Math.hypot(enemy.x - own.x, enemy.y - own.y) || 1
    const post = {
      x: own.x + Math.round(((enemy.x - own.x) / far) * 45),
      y: own.y + Math.round(((enemy.y - own.y) / far) * 45),
    }
    if (Math.hypot(post.x - figure.x, post.y - figure.y) < 50) return undefined
    return moveTowards(this.#waysOfMember, post, force.move, enemy)
  }
}
