import { type Point, squaredDistance } from '@wyrmtable/plane'
import { afterFrame, type BoardDrag, type BoardViewportProps, type Press } from '@wyrmtable/ui'
import { useRef } from 'react'
import type { Action } from '../rules/actions.ts'
import { type Figure, figureOf, type Scene } from '../rules/topics/scene.ts'
import { cutoutHeight, feet } from './figure/cutout-size.ts'
import { type Goal, nearestGoal } from './goal.ts'
import { movedCreature, radiusOf, withCreature } from './plan/batch.ts'
import { faceOf, faceTowards, facing } from './plan/face.ts'
import { cutTo, isWalk, movedEnd, travelTo, withLeg } from './plan/travel.ts'
import type { SorcererProps } from './props.ts'
import { attacksOn } from './targets.ts'
import type { Hand } from './use-hand.ts'
import { wayOf } from './way.ts'

/** How near to a place that is offered a press means that place, in mm. */
const NEAR = 8
/** A finger means what it covers: how near that is, in pixels, and at least in mm. */
const FINGER_PX = 20
const FINGER = 16
/** The handle by which a ghost is turned: how far outside of its base, and how large; mm. */
const HANDLE = 16
const HANDLE_SIZE = 12

/** What a drag has hold of. */
type Grip =
  | { readonly kind: 'figure'; readonly id: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'creature' | 'face'; readonly place: number }

type Spot = Parameters<NonNullable<BoardViewportProps['onPoint']>>[0]
export const rounded = ([x, y]: Spot): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The figure whose base a point lies in; the topmost where floors lie over each other. */
const figureUnder = ({ figures }: Scene, at: Point): Figure | undefined =>
  figures
    .filter((figure) => squaredDistance(figure, at) <= figure.radius ** 2)
    .toSorted((a, b) => b.z - a.z)[0]

/** The figure that is pointed at: by its base, or else by what stands on it. */
export const figureMeant = (scene: Scene, at: Point): Figure | undefined =>
  figureUnder(scene, at) ??
  scene.figures
    .filter(({ x, y, radius }) => {
      const size = cutoutHeight(radius)
      const foot = y + radius * feet
      return Math.abs(at.x - x) <= size * 0.3 && at.y <= foot && at.y >= foot - size * 0.9
    })
    .toSorted((a, b) => b.z - a.z || b.y - a.y)[0]

/** What presses on the table and drags across it mean. */
export function usePointing(
  props: SorcererProps,
  scene: Scene,
  hand: Hand,
  goals: readonly Goal[],
): { readonly press: (at: Spot, how: Press) => void; readonly drag: BoardDrag } {
  const { view: state, acting } = props
  const { preview, actor, batch } = hand
  const grip = useRef<Grip>(undefined)
  const before = useRef<Action>(undefined)
  const isAllowed = (action: Action): boolean => props.check(action) === undefined

  const press = (at: Spot, { isTouch, scale }: Press): void => {
    const place = rounded(at)
    const near = isTouch ? Math.max(FINGER, FINGER_PX / scale) : NEAR
    const met =
      figureUnder(scene, place) ??
      (isTouch ? figureBeside(place, near) : undefined) ??
      (nearestGoal(goals, place, near) === undefined ? figureMeant(scene, place) : undefined)
    if (acting.length === 0) hand.choose(met?.id === hand.chosen ? undefined : met?.id)
    else if (endUnder(preview, scene, place) !== undefined) hand.confirm()
    else if (batch !== undefined) {
      const create = preview?.type === 'create' ? preview : undefined
      hand.plan(withCreature(scene, batch, create, place, isAllowed))
    } else if (met !== undefined && actor !== undefined && met.seat !== state.current) attack(actor, met)
    else if (actor !== undefined && isWalk(preview) && preview.path.length > 0)
      pressOnWay(actor, place, met, near)
    else pressAfresh(place, met, near)
  }

  /** The figure that a finger means: the nearest that it covers, where no place that is offered is nearer. */
  const figureBeside = (place: Point, within: number): Figure | undefined => {
    const [near] = scene.figures
      .filter((figure) => squaredDistance(figure, place) <= within ** 2)
      .toSorted((a, b) => squaredDistance(a, place) - squaredDistance(b, place))
    const goal = near && nearestGoal(goals, place, Math.sqrt(squaredDistance(near, place)))
    return goal === undefined ? near : undefined
  }

  const attack = (figure: Figure, target: Figure): void => {
    const wanted = attacksOn(props, figure, target)
    // Who strikes and is not there yet is led there first.
    const action = wanted.find(isAllowed) ?? approach(figure, target) ?? wanted[0]
    if (action !== undefined) hand.propose(action)
  }

  /** The listed move of a figure that strikes into contact with another, the shortest first (SO-14.6). */
  const approach = (figure: Figure, target: Figure): Action | undefined => {
    if (figure.kind === 'sorcerer' || state.weapon(figure.slot) === 'shooter') return undefined
    const reach = (figure.radius + target.radius + 1) ** 2
    return goals.find(({ at, action }) => action.type === 'move' && squaredDistance(at, target) <= reach)
      ?.action
  }

  /** A way is under the hand: presses lead it on, cut it where it was, or choose somebody else. */
  const pressOnWay = (figure: Figure, place: Point, met: Figure | undefined, near: number): void => {
    if (!isWalk(preview)) return
    if (met !== undefined && met.id !== figure.id) {
      hand.choose(met.id)
      return
    }
    const { points } = wayOf(preview, state)
    const passed = points.findIndex((one, at) => at > 0 && squaredDistance(one, place) <= near ** 2)
    const goal = preview.path.length > 1 ? undefined : nearestGoal(goals, place, near)
    if (met?.id === figure.id) hand.plan(undefined)
    else if (passed > 0) hand.plan(cutTo(scene, figure, preview, passed))
    else if (goal !== undefined) hand.propose(goal.action)
    else hand.plan(withLeg(scene, figure, preview, place))
  }

  const pressAfresh = (place: Point, met: Figure | undefined, near: number): void => {
    const within = met === undefined ? near : Math.min(near, Math.sqrt(squaredDistance(met, place)))
    const goal = nearestGoal(goals, place, within)
    if (met !== undefined && goal === undefined) hand.choose(met.id)
    else if (goal !== undefined) hand.propose(goal.action)
    else if (actor !== undefined) hand.plan(travelTo(scene, actor, place))
    else if (state.phase === 'setup') hand.plan(onEdge(goals, place))
  }

  const drag: BoardDrag = {
    canBegin: (at) => acting.length > 0 && gripAt(rounded(at)) !== undefined,
    onMove(from, to) {
      if (grip.current === undefined) {
        grip.current = gripAt(rounded(from))
        before.current = preview
        if (grip.current?.kind === 'figure') chooseAfterFrame(grip.current.id)
      }
      if (to !== undefined && grip.current !== undefined) follow(grip.current, rounded(to))
    },
    onDrop() {
      grip.current = undefined
    },
    onCancel() {
      grip.current = undefined
      hand.plan(before.current)
    },
  }

  /** The ghost follows the hand at once; all that is shown of a chosen figure is drawn with the next frame. */
  const chooseAfterFrame = (id: string): void => {
    if (id !== hand.chosen) afterFrame(() => hand.take(id))
  }

  const follow = (held: Grip, to: Point): void => {
    if (held.kind === 'figure') {
      const figure = figureOf(scene, held.id)
      if (figure !== undefined) hand.plan(travelTo(scene, figure, to))
      return
    }
    if (preview === undefined) return
    if (held.kind === 'face') {
      const end = shownEnds(preview, scene)[held.place]
      const face = end && faceTowards(end, to)
      if (face !== undefined) hand.plan(facing(preview, face, held.place))
    } else if (held.kind === 'end') hand.plan(movedEnd(scene, actor, preview, to))
    else if (preview.type === 'create') hand.plan(movedCreature(preview, held.place, to))
  }

  const gripAt = (at: Point): Grip | undefined => {
    if (preview !== undefined) {
      const handle = shownEnds(preview, scene).findIndex((end) => {
        const tip = end.face && handleOf(end, end.radius, end.face)
        return tip !== undefined && squaredDistance(tip, at) <= HANDLE_SIZE ** 2
      })
      if (handle >= 0) return { kind: 'face', place: handle }
      const place = endUnder(preview, scene, at)
      if (place !== undefined)
        return preview.type === 'create' ? { kind: 'creature', place } : { kind: 'end' }
    }
    const met = figureUnder(scene, at)
    const isMovable =
      met !== undefined &&
      met.seat === state.current &&
      ((state.phase === 'activation' && state.isInGroup(met.slot)) ||
        (state.phase === 'sorcerer' && met.kind === 'sorcerer' && batch === undefined))
    return isMovable ? { kind: 'figure', id: met.id } : undefined
  }
  return { press, drag }
}

interface End extends Point {
  readonly radius: number
  readonly face: readonly [number, number] | undefined
}

/** The bases that an action shows: where a figure ends or turns, or the creatures of a batch. */
export function shownEnds(action: Action, scene: Scene): readonly End[] {
  if (action.type === 'create') {
    return action.at.map(({ x, y, face }) => ({ x, y, face, radius: radiusOf(action.race) }))
  }
  const { id, points, ends } = wayOf(action, scene.state)
  const radius = (id === undefined ? undefined : figureOf(scene, id)?.radius) ?? 15
  const face = faceOf(action)
  const [at] = ends.length > 0 ? ends : face === undefined ? [] : points
  return at === undefined ? [] : [{ ...at, radius, face }]
}

/** Which of the bases that an action shows a point lies in. */
function endUnder(action: Action | undefined, scene: Scene, at: Point): number | undefined {
  if (action === undefined) return undefined
  const place = shownEnds(action, scene).findIndex((end) => squaredDistance(end, at) <= end.radius ** 2)
  return place < 0 ? undefined : place
}

/** Where the handle of a base lies by which it is turned. */
export function handleOf({ x, y }: Point, radius: number, [fx, fy]: readonly [number, number]): Point {
  const length = Math.hypot(fx, fy)
  return { x: x + (fx / length) * (radius + HANDLE), y: y + (fy / length) * (radius + HANDLE) }
}

/** A place for a sorcerer on the edge that the offered places lie on. */
function onEdge(goals: readonly Goal[], at: Point): Action | undefined {
  const [first, second] = goals
  if (first?.action.type !== 'placeSorcerer') return undefined
  const isUpright = second === undefined || first.at.x === second.at.x
  const place = isUpright ? { x: first.at.x, y: at.y } : { x: at.x, y: first.at.y }
  return { ...first.action, ...place }
}
