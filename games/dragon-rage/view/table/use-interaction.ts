import type { Odds, Refusal } from '@wyrmtable/kernel'
import type { TableProps } from '@wyrmtable/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Action, ActionType } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { formatDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import type { Target } from '../board/Targets.tsx'
import { groupCount, placeOf } from './action-place.ts'
import { dragonReach, type WalkWay } from './dragon-reach.ts'
import { isCertain } from './headline.ts'
import { hexOfPiece, isDragonName, piecesAt, seatOfPiece } from './pieces-at.ts'
import { unitReach } from './unit-reach.ts'
import { wouldBe } from './would-be.ts'

export type RageProps = TableProps<State, Action, Event>

/** One thing that may be done at a hex: an action, or a whole walk of actions that need no die. */
export type Way =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'walk'; readonly hex: string; readonly way: WalkWay }

/** What is shown before it is done. */
interface Preview {
  readonly way: Way
  /** Absent for walks, which roll no die. */
  readonly odds?: Odds<State, Event>
  readonly endsGame: boolean
}

export const spells = ['castFog', 'castWhirlwind', 'castLightning', 'castBoost'] as const
type Spell = (typeof spells)[number]

/** What is chosen, lit, previewed and refused; nothing here decides what is legal. */
export interface Interaction {
  readonly chosen: string | undefined
  readonly spell: Spell
  readonly ways: ReadonlyMap<string, readonly Way[]>
  readonly targets: readonly Target[]
  /** Actions of the chosen piece, or of nobody, that no hex stands for. */
  readonly bare: readonly Action[]
  /** Pieces that may act now. */
  readonly ready: ReadonlySet<string>
  readonly preview: Preview | undefined
  /** Several things may be done at this hex. */
  readonly choice: { readonly hex: string; readonly ways: readonly Way[] } | undefined
  readonly refusal: Refusal | undefined
  choose(piece: string | undefined): void
  chooseSpell(spell: Spell): void
  /** Presses a hex: acts there, chooses a piece there, or says why not. */
  press(hex: string): void
  propose(way: Way): void
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
  readonly refusal?: Refusal | undefined
}

const strikes: readonly ActionType[] = [
  'breathe',
  'dragonAttack',
  'castFog',
  'castWhirlwind',
  'castLightning',
  'shoot',
  'attackDragon',
]

export function useInteraction(props: RageProps): Interaction {
  const { state, actions, seq, game, acting } = props
  const [wanted, setWanted] = useState<string>()
  const [spell, setSpell] = useState<Spell>('castFog')
  const [plan, setPlan] = useState<Plan>({ seq })
  // A plan belongs to the entry it was made at: after the next one it is not shown for a moment more.
  const current: Plan = plan.seq === seq ? plan : { seq }
  const { preview, choice, refusal } = current
  const change = (part: Omit<Plan, 'seq'>) => setPlan({ ...current, ...part })
  const setPreview = (next: Preview | undefined) => change({ preview: next })

  // A piece that was just set up gives way to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each entry
  useEffect(() => {
    if (state.phase === 'defenderSetup' || state.phase === 'invaderSetup') setWanted(undefined)
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
    if (chosen !== undefined && isDragonName(chosen) && state.mover !== -1 && acting.length > 0) {
      for (const [hex, way] of dragonReach(game, state)) {
        if (!found.has(hex)) add(hex, { kind: 'walk', hex, way })
      }
    }
    for (const list of found.values()) list.sort((a, b) => strength(b) - strength(a))
    return found
  }, [placed, chosen, spell, state, actions, acting, game])

  const targets = useMemo(() => [...ways].map(([hex, list]) => targetOf(hex, list, state)), [ways, state])
  const bare = useMemo(
    () =>
      placed
        .filter(({ hex, piece }) => hex === undefined && (piece === undefined || piece === chosen))
        .map(({ action }) => action)
        .filter((action) => action.type !== 'castBoost' || spell === 'castBoost'),
    [placed, chosen, spell],
  )

  const clear = () => setPlan({ seq })
  const choose = (piece: string | undefined) => {
    clear()
    setWanted(piece)
  }
  const proposeWith = (way: Way, kept: Interaction['choice']) => {
    if (way.kind === 'walk') {
      for (const action of way.way.actions) props.play(action)
      return
    }
    const refused = props.check(way.action)
    if (refused !== undefined) {
      setPlan({ seq, choice: kept, refusal: refused })
      return
    }
    const odds = props.odds(way.action)
    const endsGame = odds.outcomes.some((outcome) => game.outcome(outcome.state) !== undefined)
    if (isCertain(odds) && !endsGame) props.play(way.action)
    else setPlan({ seq, choice: kept, preview: { way, odds, endsGame } })
  }
  const propose = (way: Way) => proposeWith(way, choice)
  const confirm = () => {
    if (preview?.way.kind !== 'action') return
    const { action } = preview.way
    clear()
    props.play(action)
  }
  const pressPiece = (hex: string): boolean => {
    const own = piecesAt(state, hex).filter((piece) => acting.some((seat) => seat === seatOfPiece(piece)))
    const at = own.indexOf(chosen ?? '')
    const next =
      own.slice(at + 1).find((piece) => ready.has(piece)) ?? own[(at + 1) % Math.max(1, own.length)]
    if (next === undefined || next === chosen) return false
    choose(next)
    return true
  }
  const press = (hex: string) => {
    if (acting.length === 0) return
    const previewed = preview?.way.kind === 'action' ? placeOf(preview.way.action, state).hex : undefined
    if (previewed === hex) {
      confirm()
      return
    }
    const list = ways.get(hex) ?? []
    const [first] = list
    if (first !== undefined && list.length === 1) proposeWith(first, undefined)
    else if (first !== undefined) setPlan({ seq, choice: { hex, ways: list } })
    else if (!pressPiece(hex)) {
      // Some legal actions are not listed, such as moving a piece that is already set up.
      const meant = wouldBe(state, chosen, hex, spell)
      if (meant !== undefined) proposeWith({ kind: 'action', action: meant }, undefined)
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
    else if (refusal !== undefined) change({ refusal: undefined })
    else setWanted(undefined)
  }
  return {
    chosen,
    spell,
    ways,
    targets,
    bare,
    ready,
    preview,
    choice,
    refusal,
    choose,
    chooseSpell(next) {
      clear()
      setSpell(next)
    },
    press,
    propose,
    confirm,
    cancel,
    refuse: (action) => change({ refusal: props.check(action) }),
    nextPiece,
  }
}

/** The piece that moves must be the chosen one; while pieces are set up, the next one is taken by itself. */
function chosenPiece(
  state: State,
  wanted: string | undefined,
  ready: ReadonlySet<string>,
  acting: RageProps['acting'],
): string | undefined {
  if (acting.length === 0) return wanted
  if (state.mover !== -1) return formatDragon(state.mover)
  if (state.pending !== 'none') return formatDragon(state.pendingDragon)
  if (state.phase === 'spell') return 'WZD'
  const isSetup = state.phase === 'defenderSetup' || state.phase === 'invaderSetup'
  const first = [...ready][0]
  if (isSetup) return wanted ?? first
  // A piece of the other side is looked at only until there is something to decide.
  if (wanted !== undefined && !acting.some((seat) => seat === seatOfPiece(wanted))) {
    return first !== undefined && isDragonName(first) ? first : undefined
  }
  if (wanted !== undefined && ready.has(wanted)) return wanted
  if (first !== undefined && (ready.size === 1 || isDragonName(first))) return first
  return wanted
}

const strength = (way: Way): number => (way.kind === 'action' ? groupCount(way.action) : 0)

function targetOf(hex: string, list: readonly Way[], state: State): Target {
  const [way] = list
  if (way === undefined) return { hex, look: 'reach' }
  if (way.kind === 'walk') {
    const { mover } = state
    return { hex, look: 'reach', cost: mover === -1 ? 0 : state.mp(mover) - way.way.mpLeft }
  }
  const { action } = way
  if (strikes.includes(action.type)) return { hex, look: 'strike' }
  if (action.type === 'moveUnit') return { hex, look: 'reach', cost: action.path.length }
  if (action.type === 'walkForward') return { hex, look: 'reach', cost: action.overrun === 'attack' ? 2 : 1 }
  return { hex, look: 'reach' }
}
