import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { idOf, livingAt, slotOf } from '../rules/topics/counters.ts'
import { actorOf, placesOf } from './action-place.ts'
import { castsEverywhere, changesByTurning, turns } from './placements.ts'
import type { NoirProps } from './props.ts'

/** What the person at this table has in hand: a counter, a spell, an action that is looked at. */
export interface Hand {
  readonly chosen: string | undefined
  readonly spell: string | undefined
  readonly preview: Action | undefined
  /** Legal actions of what is in hand; all of them where it has none. */
  readonly own: readonly Action[]
  /** Those of them that a hex stands for. */
  readonly at: ReadonlyMap<HexId, readonly Action[]>
  choose(id: string | undefined): void
  chooseSpell(id: string | undefined): void
  /** Shows an action; shown once more, it is played. */
  propose(action: Action): void
  /** A press on a hex: plays or shows what it stands for, or takes a counter in hand. */
  press(hex: HexId): void
  /** Whether a piece in hand can be turned, and turns it by a sixth of a circle to where it may lie. */
  readonly canTurn: boolean
  turn(by: 1 | -1): void
  confirm(): void
  letGo(): void
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Kinds that may cost dice: they are shown with their chances before they are played. */
const weighty: ReadonlySet<Action['type']> = new Set(['shoot', 'attack', 'cast', 'jump', 'counter'])

export function useHand(props: NoirProps): Hand {
  const { view: state, acting, actions, check, play, seq } = props
  const [chosen, setChosen] = useState<string>()
  const [spell, setSpell] = useState<string>()
  const [preview, setPreview] = useState<Action>()
  const [facing, setFacing] = useState<Direction>(0)
  const [picked, setPicked] = useState<readonly string[]>([])
  const isActing = acting.length > 0

  // What was in hand belongs to the position it was taken in; who may go on stays chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    setPreview(undefined)
    setSpell(undefined)
    setPicked([])
    if (!isActing) return
    const actors = new Set(actions.map((action) => actorOf(action, state)))
    const mover = state.mover >= 0 && state.top === undefined ? idOf(state, state.mover) : undefined
    setChosen((old) => mover ?? (old !== undefined && actors.has(old) ? old : undefined))
  }, [seq, isActing])

  const own = useMemo(() => {
    if (!isActing) return []
    if (spell !== undefined) {
      const casting = castsOf({ view: state, actions, check }, spell, facing, picked)
      if (casting.length > 0) return casting
    }
    const plain = actions.filter(({ type }) => type !== 'cast')
    const mine = plain.filter((action) => belongsTo(action, chosen, actorOf(action, state)))
    return chosen !== undefined && mine.length > 0 ? mine : plain
  }, [check, actions, chosen, spell, facing, picked, state, isActing])

  const at = useMemo(() => {
    const found = new Map<HexId, Action[]>()
    for (const action of own)
      for (const hex of placesOf(action, state)) found.set(hex, [...(found.get(hex) ?? []), action])
    return found
  }, [own, state])

  const mayRoll = (action: Action): boolean => weighty.has(action.type) || props.odds(action).rolls.length > 0
  const hand: Hand = {
    chosen,
    spell,
    preview: isActing ? preview : undefined,
    own,
    at,
    choose(id) {
      setChosen(id)
      setSpell(undefined)
      setPreview(undefined)
    },
    chooseSpell(id) {
      setSpell(id)
      setPreview(undefined)
      setPicked([])
    },
    canTurn: isActing && spell !== undefined && changesByTurning(state, spell),
    turn(by) {
      if (preview?.type !== 'cast' || preview.target.anchor === undefined) {
        setFacing(rotate(facing, by))
        return
      }
      const from = (preview.target.turn ?? 0) as Direction
      for (const step of turns) {
        const turn = rotate(from, by * (step + 1))
        const turned: Action = { ...preview, target: { ...preview.target, turn } }
        if (check(turned) !== undefined) continue
        setFacing(turn)
        setPreview(turned)
        return
      }
    },
    propose(action) {
      if (preview !== undefined && same(preview, action)) {
        hand.confirm()
        return
      }
      setPreview(action)
    },
    press(hex) {
      const [here] = livingAt(state, hex)
      const [first, ...others] = at.get(hex) ?? []
      if (first === undefined) {
        hand.choose(here === undefined ? undefined : idOf(state, here))
        return
      }
      if (preview !== undefined && [first, ...others].some((one) => same(one, preview))) hand.confirm()
      else if (first.type === 'startMove' && chosen !== first.unit) hand.choose(first.unit)
      else if (others.length === 0 && !mayRoll(first)) play(first)
      else {
        const meant = best([first, ...others])
        setPreview(meant)
        if (meant.type === 'cast') setPicked(meant.target.hexes ?? [])
      }
    },
    confirm() {
      if (preview !== undefined && isActing) play(preview)
    },
    letGo() {
      setPreview(undefined)
      if (preview === undefined) {
        setSpell(undefined)
        setChosen(undefined)
      }
    },
  }
  return hand
}

/** The casts of a spell: as they are listed or, where it is placed on hexes, at every hex of the boards. */
function castsOf(
  { view: state, actions, check }: Pick<NoirProps, 'view' | 'actions' | 'check'>,
  spell: string,
  turn: Direction,
  picked: readonly string[],
): readonly Action[] {
  const casts = actions.filter((one) => one.type === 'cast')
  const listed = casts.filter((one) => one.spell === spell)
  const wizard = casts[0] === undefined ? undefined : slotOf(state, casts[0].wizard)
  if (wizard === undefined) return []
  const everywhere = castsEverywhere(state, { wizard, spell }, { turn, picked, listed }, check)
  return everywhere.length > 0 ? everywhere : listed
}

/** Attacks belong to every one that takes part. */
const belongsTo = (action: Action, chosen: string | undefined, actor: string | undefined): boolean =>
  action.type === 'attack' ? action.attackers.includes(chosen ?? '') : actor === chosen

/** Of several actions at one place the one that most likely is meant: the attack with the most attackers. */
function best(actions: readonly [Action, ...Action[]]): Action {
  return actions.reduce((a, b) =>
    a.type === 'attack' && b.type === 'attack' && b.attackers.length > a.attackers.length ? b : a,
  )
}
