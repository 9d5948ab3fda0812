import { odds as oddsOf } from '@wyrmtable/kernel'
import type { TableProps } from '@wyrmtable/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { INVADER, parseDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import type { Target } from '../board/Targets.tsx'
import type { Reason } from '../why-not/asked.ts'
import { whyNot } from '../why-not/why-not.ts'
import { placeOf } from './action-place.ts'
import { chosenPiece } from './chosen-piece.ts'
import { type Course, courseFor, coursesOf } from './courses.ts'
import { applyWithoutDice, dragonWalks } from './dragon-reach.ts'
import { isCertain } from './headline.ts'
import { inwardFacing } from './inward-facing.ts'
import { hexOfPiece, isDragonName, piecesAt, seatOfPiece } from './pieces-at.ts'
import type { Spell } from './spells.ts'
import { unitReach } from './unit-reach.ts'
import { actionsOf, byStrength, hexOfWay, isSure, type Preview, targetOf, type Way } from './way.ts'
import { wouldBe } from './would-be.ts'

export type RageProps = TableProps<State, Action, Event>

/** What is chosen, lit, previewed and refused; nothing here decides what is legal. */
export interface Interaction {
  readonly chosen: string | undefined
  /** Whether somebody chose it, so that it may come into view. */
  readonly isOwnChoice: boolean
  /** Whether it was pressed where it is, rather than named by a key or a list. */
  readonly isByPress: boolean
  readonly spell: Spell
  readonly ways: ReadonlyMap<string, readonly Way[]>
  readonly targets: readonly Target[]
  /** Actions of the chosen piece, or of nobody, that no hex stands for. */
  readonly bare: readonly Action[]
  /** Pieces that may act now. */
  readonly ready: ReadonlySet<string>
  readonly preview: Preview | undefined
  /** The flight or the post that is previewed, with all others that end in its hex. */
  readonly course: { readonly hex: string; readonly now: Course; readonly all: readonly Course[] } | undefined
  /** Several things may be done at this hex. */
  readonly choice: { readonly hex: string; readonly ways: readonly Way[] } | undefined
  readonly refusal: Reason | undefined
  /** The hex that the refusal speaks of, where it was pressed. */
  readonly refusedHex: string | undefined
  /** Why the chosen piece cannot do anything at a hex; undefined where it can, and where nothing is meant. */
  reasonAt(hex: string): Reason | undefined
  choose(piece: string | undefined): void
  chooseSpell(spell: Spell): void
  /** Presses a hex: acts there, chooses a piece there, or says why not. A finger previews first. */
  press(hex: string, isTouch?: boolean): void
  /** The piece in a hex that may be dragged from it. */
  pieceToDrag(hex: string): string | undefined
  /** Lets a dragged piece go in a hex. */
  drop(piece: string, hex: string): void
  /** Turns a piece where it stands, while it is set up or walks, or at the end of the flight that is previewed. */
  turn(by: -1 | 1): void
  /** Previews the course that faces there. */
  face(facing: number): void
  /** Whether to land at the end of a flight, where both can be done. */
  switchLanding(): void
  propose(way: Way): void
  /** Does it at once: its figure has been seen. */
  take(way: Way): void
  /** What the way can bring, worked out where it is done. */
  foresee(way: Way): Preview
  confirm(): void
  /** Lets go of one thing: the preview, then the choice, then the piece. */
  cancel(): void
  refuse(action: Action): void
  nextPiece(step: 1 | -1): void
}

/** What is under way at one entry of the match. */
interface Plan {
  readonly seq: number
  readonly preview?: Preview | undefined
  readonly choice?: Interaction['choice']
  readonly refusal?: Reason | undefined
  readonly refusedHex?: string | undefined
}

export function useInteraction(props: RageProps): Interaction {
  const { view: state, actions, seq, game, acting } = props
  const [wanted, setWanted] = useState<string>()
  const [isByPress, setByPress] = useState(false)
  const [spell, setSpell] = useState<Spell>('castFog')
  const [plan, setPlan] = useState<Plan>({ seq })
  const [wantsLanding, wantLanding] = useState(true)
  // A plan belongs to the entry it was made at: after the next one it is not shown for a moment more.
  const current: Plan = plan.seq === seq ? plan : { seq }
  const { preview, choice, refusal, refusedHex } = current
  const change = (part: Omit<Plan, 'seq'>) => setPlan({ ...current, ...part })
  const setPreview = (next: Preview | undefined) => change({ preview: next })
  const isSetup = state.phase === 'defenderSetup' || state.phase === 'invaderSetup'

  // A unit that was just set up gives way to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each entry
  useEffect(() => {
    if (state.phase === 'defenderSetup') setWanted(undefined)
  }, [seq])

  const placed = useMemo(
    () => actions.map((action) => ({ action, ...placeOf(action, state) })),
    [actions, state],
  )
  const ready = useMemo(
    () =>
      new Set(
        placed.flatMap(({ piece, action }) =>
          piece === undefined || action.type === 'endMove' ? [] : [piece],
        ),
      ),
    [placed],
  )
  const chosen = chosenPiece(state, wanted, ready, acting)

  const ways = useMemo(() => {
    const found = new Map<string, Way[]>()
    const add = (hex: string, way: Way) => found.set(hex, [...(found.get(hex) ?? []), way])
    for (const { action, piece, hex } of placed) {
      if (hex === undefined || (piece !== undefined && piece !== chosen)) continue
      if (state.phase === 'spell' && action.type !== spell) continue
      // A way out and back is legal, but a press on the piece itself does not mean it.
      if (action.type === 'moveUnit' && hex === hexOfPiece(state, action.unit)) continue
      add(hex, { kind: 'action', action })
    }
    if (chosen !== undefined && state.phase === 'defenderMovement') {
      const isLegal = (action: Action) =>
        acting[0] !== undefined && game.check(state, acting[0], action) === undefined
      for (const [hex, path] of unitReach(state, chosen, actions, isLegal)) {
        if (!found.has(hex))
          add(hex, { kind: 'action', action: { type: 'moveUnit', unit: chosen, path: [...path] } })
      }
    }
    if (chosen !== undefined && isDragonName(chosen) && acting.length > 0) {
      for (const [hex, way] of dragonWalks(game, state, chosen, actions)) {
        if (!found.has(hex)) add(hex, { kind: 'walk', hex, way })
      }
    }
    for (const list of found.values()) list.sort(byStrength)
    return found
  }, [placed, chosen, spell, state, actions, acting, game])

  const targets = useMemo(() => [...ways].map(([hex, list]) => targetOf(hex, list)), [ways])
  const bare = useMemo(
    () =>
      placed
        .filter(({ hex, piece }) => hex === undefined && (piece === undefined || piece === chosen))
        .map(({ action }) => action)
        .filter((action) => action.type !== 'castBoost' || spell === 'castBoost'),
    [placed, chosen, spell],
  )

  const reasonAt = (hex: string): Reason | undefined => {
    const [seat] = acting
    // A piece is not asked to go to where it is.
    const isOwn = chosen !== undefined && hexOfPiece(state, chosen) === hex
    if (seat === undefined || isOwn || ways.has(hex)) return undefined
    return whyNot({ game, check: props.check, seat }, state, chosen, hex, spell)
  }
  const clear = () => setPlan({ seq })
  const choose = (piece: string | undefined, byPress = false) => {
    clear()
    setWanted(piece)
    setByPress(byPress)
  }
  const foresee = (way: Way): Preview => {
    const all = actionsOf(way)
    const last = all.at(-1)
    if (last === undefined) throw new Error('a way without an action')
    const before = all.length > 1 ? state.clone() : state
    for (const action of all.slice(0, -1)) applyWithoutDice(game, before, action)
    const odds =
      all.length > 1 ? oddsOf(game, before, INVADER, last, { maxBranches: 5000 }) : props.odds(last)
    const endsGame = odds.outcomes.some((outcome) => game.outcome(outcome.state) !== undefined)
    return { way, action: last, before, odds, endsGame }
  }
  const playAll = (way: Way) => {
    clear()
    for (const action of actionsOf(way)) props.play(action)
  }
  const proposeWith = (way: Way, kept: Interaction['choice'], isTouch = false) => {
    const [first] = actionsOf(way)
    const refused = first && props.check(first)
    if (refused !== undefined) {
      setPlan({ seq, choice: kept, refusal: refused })
      return
    }
    if (isSure(way) && !isTouch) {
      playAll(way)
      return
    }
    const seen = foresee(way)
    const isMove = way.kind === 'walk' || way.action.type === 'moveUnit' || way.action.type === 'walkForward'
    if (isCertain(seen.odds) && !seen.endsGame && !(isTouch && isMove)) playAll(way)
    else setPlan({ seq, choice: kept, preview: seen })
  }
  const propose = (way: Way) => proposeWith(way, choice)
  const confirm = () => {
    if (preview !== undefined) playAll(preview.way)
  }
  const pressPiece = (hex: string): boolean => {
    const own = piecesAt(state, hex).filter((piece) => acting.some((seat) => seat === seatOfPiece(piece)))
    const at = own.indexOf(chosen ?? '')
    const next =
      own.slice(at + 1).find((piece) => ready.has(piece)) ?? own[(at + 1) % Math.max(1, own.length)]
    if (next === undefined || next === chosen) return false
    choose(next, true)
    return true
  }
  const previewHex = preview && hexOfWay(preview.way, state)
  const course = useMemo(() => {
    const hex = preview && hexOfWay(preview.way, state)
    const all = hex === undefined ? [] : coursesOf(ways.get(hex) ?? [], state)
    const [now] = preview === undefined ? [] : coursesOf([preview.way], state)
    return hex === undefined || now === undefined ? undefined : { hex, now, all }
  }, [preview, ways, state])
  const take = (next: Course | undefined) => {
    if (next !== undefined) setPlan({ seq, preview: foresee(next.way) })
  }
  const face = (facing: number) => {
    if (course === undefined) return
    const { isLanding } = course.now
    take(course.all.find((one) => one.isLanding === isLanding && one.facing === facing))
  }
  const press = (hex: string, isTouch = false) => {
    if (acting.length === 0) return
    if (previewHex === hex) {
      confirm()
      return
    }
    const list = ways.get(hex) ?? []
    const [first] = list
    const courses = coursesOf(list, state)
    if (courses.length > 0) {
      take(courseFor(courses, { isLanding: wantsLanding }))
      return
    }
    // An attack is put together in the panel: it begins with all that reaches the hex.
    const isAttack = first?.kind === 'action' && first.action.type === 'dragonAttack'
    if (first !== undefined && (list.length === 1 || isAttack)) {
      if (isAttack) setPlan({ seq, preview: foresee(first) })
      else proposeWith(first, undefined, isTouch)
    } else if (first !== undefined) setPlan({ seq, choice: { hex, ways: list } })
    else if (!pressPiece(hex)) {
      const reason = reasonAt(hex)
      if (reason !== undefined) {
        setPlan({ seq, refusal: reason, refusedHex: hex })
        return
      }
      // Some legal actions are not listed, such as moving a piece that is already set up.
      const meant = wouldBe(state, chosen, hex, spell)
      if (meant !== undefined) proposeWith({ kind: 'action', action: meant }, undefined)
    }
  }
  const pieceToDrag = (hex: string): string | undefined => {
    if (acting.length === 0) return undefined
    const own = piecesAt(state, hex).filter((piece) => acting.some((seat) => seat === seatOfPiece(piece)))
    const able = own.filter((piece) => isSetup || ready.has(piece))
    return able.find((piece) => piece === chosen) ?? able.at(-1)
  }
  const drop = (piece: string, hex: string) => {
    if (isSetup && isDragonName(piece)) {
      setWanted(piece)
      const action = {
        type: 'placeDragon',
        dragon: piece,
        hex,
        facing: inwardFacing(props.view, hex),
      } as const
      proposeWith({ kind: 'action', action }, undefined)
    } else if (isSetup) {
      proposeWith({ kind: 'action', action: { type: 'placeUnit', unit: piece, hex } }, undefined)
    } else press(hex)
  }
  const turn = (by: -1 | 1) => {
    if (course !== undefined) {
      const { facing, isLanding } = course.now
      const open = course.all.filter((one) => one.isLanding === isLanding)
      const steps = [1, 2, 3, 4, 5].map((step) => (facing + by * step + 6 * step) % 6)
      const next = steps.find((one) => open.some((other) => other.facing === one))
      if (next !== undefined) face(next)
      return
    }
    const action = bare.find((one) => turnOf(one) === by)
    if (action !== undefined) proposeWith({ kind: 'action', action }, undefined)
    else if (state.phase === 'invaderSetup' && chosen !== undefined && isDragonName(chosen)) {
      const hex = hexOfPiece(state, chosen)
      if (hex === undefined) return
      const facing = (state.facing(parseDragon(chosen)) + by + 6) % 6
      proposeWith({ kind: 'action', action: { type: 'placeDragon', dragon: chosen, hex, facing } }, undefined)
    }
  }
  const nextPiece = (step: 1 | -1) => {
    const list = [...ready].filter((piece) => piece !== 'WZD' || state.phase !== 'spell')
    const at = list.indexOf(chosen ?? '')
    const next = list[(at + step + list.length) % Math.max(1, list.length)]
    if (next !== undefined) choose(next)
  }
  const cancel = () => {
    if (preview !== undefined) setPreview(undefined)
    else if (choice !== undefined) change({ choice: undefined })
    else if (refusal !== undefined) change({ refusal: undefined, refusedHex: undefined })
    else setWanted(undefined)
  }
  return {
    chosen,
    isOwnChoice: wanted !== undefined && wanted === chosen,
    isByPress,
    spell,
    ways,
    targets,
    bare,
    ready,
    preview,
    course,
    choice,
    refusal,
    refusedHex,
    reasonAt,
    choose: (piece) => choose(piece),
    chooseSpell(next) {
      clear()
      setSpell(next)
    },
    press,
    pieceToDrag,
    drop,
    turn,
    face,
    switchLanding() {
      if (course === undefined) return
      const { facing, isLanding } = course.now
      const next = courseFor(course.all, { isLanding: !isLanding, facing })
      if (next === undefined || next.isLanding === isLanding) return
      wantLanding(next.isLanding)
      take(next)
    },
    propose,
    take(way) {
      const [first] = actionsOf(way)
      if (first !== undefined && props.check(first) === undefined) playAll(way)
      else propose(way)
    },
    foresee,
    confirm,
    cancel,
    refuse: (action) => change({ refusal: props.check(action), refusedHex: undefined }),
    nextPiece,
  }
}

/** −1 and 1 for actions that only turn a dragon. */
export function turnOf(action: Action): -1 | 0 | 1 {
  return action.type === 'walkTurn' || action.type === 'slither' ? action.turn : 0
}
