import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import type { Refusal } from '../rules/refusals.ts'
import { idOf, livingAt, slotOf } from '../rules/topics/counters.ts'
import type { View } from '../rules/view.ts'
import { actorOf, aimedAt, placesOf } from './action-place.ts'
import { actorsOf, firstOf } from './actors.ts'
import { type Arrival, type Arrivals, arrivalsOf } from './march/arrivals.ts'
import { type March, useMarch } from './march/use-march.ts'
import { whyNotThere } from './march/why-not-there.ts'
import { type Attack, strongest, toggled, wouldBeAttack } from './melee/melee.ts'
import { castsEverywhere, changesByTurning, turns } from './placements.ts'
import type { NoirProps } from './props.ts'
import { placementsOf } from './tray/waiting.ts'

/** What the person at this table has in hand: a counter, a spell, a march or an action that is looked at. */
export interface Hand {
  readonly chosen: string | undefined
  /** Whether somebody chose it, rather than the turn. */
  readonly isByPress: boolean
  readonly spell: string | undefined
  readonly preview: Action | undefined
  /** Legal actions of what is in hand; all of them where it has none. */
  readonly own: readonly Action[]
  /** Those of them that a hex stands for. */
  readonly at: ReadonlyMap<HexId, readonly Action[]>
  /** Where who is in hand can march to. */
  readonly arrivals: Arrivals
  /** The march that is shown, to be gone on the next press. */
  readonly plan: Arrival | undefined
  /** The position by which the way shall lead. */
  readonly via: Arrival | undefined
  readonly march: March
  /** A pressed hex where what is in hand can do nothing. */
  readonly refused: HexId | undefined
  /** How many could act at this moment, whoever is in hand. */
  readonly actors: number
  /** Whether what is in hand may act at all now. */
  readonly mayGoOn: boolean
  choose(id: string | undefined): void
  chooseSpell(id: string | undefined): void
  /** Shows an action; shown once more, it is played. */
  propose(action: Action): void
  /** A press on a hex: plays or shows what it stands for, or takes a counter in hand. */
  press(hex: HexId): void
  /** Whom a pointer can take along from a hex. */
  pieceToDrag(hex: HexId): string | undefined
  /** Shows the march to where somebody was dragged, heading as it was drawn where it can. */
  drop(hex: HexId, heading?: Direction): void
  /** Why who is in hand does not come to a hex; undefined where it does, and where nothing is meant. */
  reasonAt(hex: HexId): Refusal | undefined
  /** From here on the way leads by the position that is shown. */
  goBy(): void
  /** Shows the march to the same hex in another position: faced otherwise, or inside. */
  face(facing: Direction): void
  /** Whether a piece in hand can be turned, and turns it by a sixth of a circle to where it may lie. */
  readonly canTurn: boolean
  turn(by: 1 | -1): void
  /** Does what is shown; `stays`: a march does not end the move, so that something else can be done there. */
  confirm(stays?: boolean): void
  letGo(): void
  /** Shows the same against the next or the last target: a shot, an attack or a spell. */
  nextTarget(by: 1 | -1): void
  /** Takes the next or the last of those in hand who can still act. */
  next(by: 1 | -1): void
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Kinds that may cost dice: they are shown with their chances before they are played. */
const weighty: ReadonlySet<Action['type']> = new Set(['shoot', 'attack', 'cast', 'jump', 'counter'])
const isAttack = (action: Action): action is Attack => action.type === 'attack'

/** What a march is made of, and what only ends it. */
const marching: ReadonlySet<Action['type']> = new Set(['startMove', 'enter', 'step', 'fly', 'dragonStep'])

export function useHand(props: NoirProps): Hand {
  const { view: state, acting, actions, check, play, seq, game, imagined } = props
  const [chosen, setChosen] = useState<string>()
  const [isByPress, setByPress] = useState(false)
  const [spell, setSpell] = useState<string>()
  const [preview, setPreview] = useState<Action>()
  const [plan, setPlan] = useState<Arrival>()
  const [via, setVia] = useState<Arrival>()
  const [refused, setRefused] = useState<{ readonly seq: number; readonly hex: HexId }>()
  const [facing, setFacing] = useState<Direction>(0)
  const [picked, setPicked] = useState<readonly string[]>([])
  const isActing = acting.length > 0
  const march = useMarch(props)
  const isMoving = isActing && state.phase === 'movement' && state.top === undefined

  // What was in hand belongs to the position it was taken in; who may go on stays chosen, else the next takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    setPreview(undefined)
    setPlan(undefined)
    setVia(undefined)
    setSpell(undefined)
    setPicked([])
    setByPress(false)
    if (!isActing) return
    const actors = actorsOf(actions, state)
    const mover = state.mover >= 0 && state.top === undefined ? idOf(state, state.mover) : undefined
    // A melee begins with the enemy: whoever was chosen for something else is let go.
    const keeps = state.phase !== 'combat' || state.top !== undefined
    setChosen(
      (old) => mover ?? (keeps && old !== undefined && actors.includes(old) ? old : firstOf(state, actors)),
    )
  }, [seq, isActing])

  const own = useMemo(() => {
    if (!isActing) return []
    if (spell !== undefined) {
      const casting = castsOf({ view: state, actions, check }, spell, facing, picked)
      if (casting.length > 0) return casting
    }
    const plain = actions.filter(({ type }) => type !== 'cast')
    const mine = plain.filter((action) => belongsTo(action, chosen, actorOf(action, state)))
    if (chosen !== undefined && mine.length === 0 && state.phase === 'setup')
      return placementsOf(state, chosen, check)
    return chosen !== undefined && mine.length > 0 ? mine : plain
  }, [check, actions, chosen, spell, facing, picked, state, isActing])

  const [seat] = acting
  const isMarching = isMoving && spell === undefined
  const isShooting = isActing && isTimeToShoot(state) && spell === undefined
  const isFighting = isActing && state.top === undefined && state.phase === 'combat' && spell === undefined
  const ownAt = (hex: HexId): readonly string[] =>
    livingAt(state, hex).flatMap((slot) => (state.side(slot) === seat ? [idOf(state, slot)] : []))
  const enemiesAt = (hex: HexId): readonly string[] =>
    livingAt(state, hex).flatMap((slot) => (state.side(slot) === seat ? [] : [idOf(state, slot)]))
  const arrivals = useMemo((): Arrivals => {
    const thought = imagined()
    if (!isMarching || chosen === undefined || seat === undefined || thought === undefined) return new Map()
    return arrivalsOf({ game, state: thought, seat, actions }, chosen, via)
  }, [game, imagined, seat, actions, chosen, via, isMarching])

  const at = useMemo(() => {
    const found = new Map<HexId, Action[]>()
    for (const action of own) {
      if (isMarching && marching.has(action.type)) continue
      for (const hex of placesOf(action, state)) found.set(hex, [...(found.get(hex) ?? []), action])
    }
    return found
  }, [own, state, isMarching])

  const mayGoOn =
    isActing &&
    chosen !== undefined &&
    (arrivals.size > 0 || own.some((action) => actorOf(action, state) === chosen))
  const actors = useMemo(() => (isActing ? actorsOf(actions, state) : []), [actions, state, isActing])
  const mayRoll = (action: Action): boolean => weighty.has(action.type) || props.odds(action).rolls.length > 0
  const clear = (): void => {
    setRefused(undefined)
    setPreview(undefined)
    setPlan(undefined)
    setVia(undefined)
  }
  const show = (arrival: Arrival): void => {
    setRefused(undefined)
    setPreview(undefined)
    setPlan(arrival)
  }
  const hand: Hand = {
    chosen,
    isByPress,
    spell,
    preview: isActing ? preview : undefined,
    own,
    at,
    arrivals,
    plan: isMarching ? plan : undefined,
    via,
    march,
    refused: refused?.seq === seq ? refused.hex : undefined,
    actors: actors.length,
    mayGoOn,
    choose(id) {
      clear()
      march.drop()
      setChosen(id)
      setByPress(true)
      setSpell(undefined)
    },
    chooseSpell(id) {
      setSpell(id)
      setPreview(undefined)
      setPlan(undefined)
      setPicked([])
    },
    canTurn: isActing && spell !== undefined && changesByTurning(state, spell),
    turn(by) {
      if (plan !== undefined) {
        const faced = turns.map((step) => rotate(plan.stand.facing, by * (step + 1)))
        const open = faced.find((one) => facedAt(arrivals, plan, one) !== undefined)
        if (open !== undefined) hand.face(open)
        return
      }
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
    face(wanted) {
      const faced = plan && facedAt(arrivals, plan, wanted)
      if (faced !== undefined) show(faced)
    },
    goBy() {
      if (plan === undefined) return
      setVia(plan)
      setPlan(undefined)
    },
    propose(action) {
      setPlan(undefined)
      if (preview !== undefined && same(preview, action)) {
        hand.confirm()
        return
      }
      setPreview(action)
    },
    reasonAt(hex) {
      if (isFighting) {
        const [target] = enemiesAt(hex)
        const [mate] = preview?.type === 'attack' ? ownAt(hex) : []
        const meant =
          mate !== undefined && preview?.type === 'attack'
            ? toggled(preview, mate)
            : target === undefined
              ? undefined
              : wouldBeAttack(state, target, chosen)
        return meant === undefined ? undefined : (check(meant) as Refusal | undefined)
      }
      if (isShooting && chosen !== undefined) {
        const [target] = enemiesAt(hex)
        return target === undefined
          ? undefined
          : (check({ type: 'shoot', shooter: chosen, target }) as Refusal | undefined)
      }
      const slot = chosen === undefined ? undefined : slotOf(state, chosen)
      const isHere = slot !== undefined && state.hex(slot) === hex
      if (!isMarching || slot === undefined || isHere || at.has(hex)) return undefined
      if (arrivals.get(hex)?.some(({ mayStay }) => mayStay)) return undefined
      if (state.side(slot) !== state.active) return undefined
      const begins = chosen === undefined || state.mover === slot ? undefined : whyNotBegin(chosen)
      return begins ?? whyNotThere(state, slot, hex)
    },
    pieceToDrag(hex) {
      if (!isMarching) return undefined
      const ours = livingAt(state, hex).map((slot) => idOf(state, slot))
      const isGhost = plan !== undefined && plan.stand.hex === hex
      return isGhost ? plan.unit : ours.find((id) => id === chosen || actors.includes(id))
    },
    drop(hex, heading) {
      const open = arrivals.get(hex) ?? []
      const arrival = open.find(({ stand, mayStay }) => mayStay && stand.facing === heading) ?? open[0]
      if (arrival?.mayStay) show(arrival)
      else if (hand.reasonAt(hex) !== undefined) setRefused({ seq, hex })
    },
    press(hex) {
      if (preview === undefined && plan?.stand.hex === hex && isMarching) {
        hand.confirm()
        return
      }
      if (isFighting && preview?.type === 'attack' && pressInMelee(hex, preview)) return
      const here = livingAt(state, hex).map((slot) => idOf(state, slot))
      const [first, ...others] = at.get(hex) ?? []
      const [arrival] = arrivals.get(hex) ?? []
      const other = here.find((id) => id !== chosen)
      const mayTakeOver = isMarching && other !== undefined && actors.includes(other)
      if (first === undefined && !mayTakeOver && arrival?.mayStay) {
        show(arrival)
        return
      }
      if (first === undefined || mayTakeOver) {
        const isOwn = other !== undefined && state.side(slotOf(state, other) ?? -1) === seat
        // A press that leads nowhere is told why, and what is in hand stays there; pressed again, a counter is taken.
        const asks = mayGoOn || (isFighting && enemiesAt(hex).length > 0)
        if (asks && !mayTakeOver && !isOwn && hand.refused !== hex) {
          if (chosen === undefined || !here.includes(chosen)) {
            setPreview(undefined)
            setRefused({ seq, hex })
          }
        } else if (other !== undefined || !mayGoOn) hand.choose(other ?? here[0])
        return
      }
      if (preview !== undefined && [first, ...others].some((one) => same(one, preview))) hand.confirm()
      else if (others.length === 0 && !mayRoll(first)) play(first)
      else {
        const meant = strongest(state, [first, ...others].filter(isAttack)) ?? first
        setRefused(undefined)
        setPlan(undefined)
        setPreview(meant)
        if (meant.type === 'cast') setPicked(meant.target.hexes ?? [])
      }
    },
    confirm(stays = false) {
      if (preview !== undefined && isActing) play(preview)
      else if (plan !== undefined && isMarching) {
        setPlan(undefined)
        march.go(plan, stays)
      } else if (march.isHeld) march.goOn()
    },
    letGo() {
      const isPlain = preview === undefined && plan === undefined && via === undefined
      clear()
      march.drop()
      if (!isPlain || hand.refused !== undefined) return
      setSpell(undefined)
      setChosen(undefined)
    },
    nextTarget(by) {
      const targets = [...at.values()].flatMap((list) => {
        const first = list.find(({ type }) => type === 'shoot' || type === 'attack' || type === 'cast')
        return first === undefined ? [] : [strongest(state, list.filter(isAttack)) ?? first]
      })
      const now = preview === undefined ? undefined : placesOf(preview, state)[0]
      const place = targets.findIndex((one) => now !== undefined && placesOf(one, state)[0] === now)
      const from = place < 0 && by < 0 ? 0 : place
      const next = targets[(from + by + targets.length) % Math.max(1, targets.length)]
      if (next === undefined) return
      setRefused(undefined)
      setPlan(undefined)
      setPreview(next)
      if (next.type === 'cast') setPicked(next.target.hexes ?? [])
    },
    next(by) {
      const now = chosen === undefined ? -1 : actors.indexOf(chosen)
      const next = actors[(now + by + actors.length) % Math.max(1, actors.length)]
      if (next === undefined) return
      hand.choose(next)
      setByPress(false)
    },
  }
  return hand

  /** A press while a melee is put together: fights it, or lets somebody join or leave. Tells whether it meant that. */
  function pressInMelee(hex: HexId, attack: Attack): boolean {
    if (aimedAt(attack, state).includes(hex)) {
      hand.confirm()
      return true
    }
    const [mate] = ownAt(hex)
    if (mate === undefined) return false
    const next = toggled(attack, mate)
    if (next !== undefined && check(next) !== undefined) {
      setRefused({ seq, hex })
      return true
    }
    setRefused(undefined)
    setPreview(next)
    return true
  }

  function whyNotBegin(unit: string): Refusal | undefined {
    const why = state.mover >= 0 ? undefined : check({ type: 'startMove', unit })
    return why as Refusal | undefined
  }
}

/** Whether shots are what is decided on now. */
export const isTimeToShoot = (state: View): boolean =>
  state.top === undefined ? state.phase === 'fire' : state.top.startsWith('defensiveFire')

/** The march to the same hex that faces so. */
const facedAt = (arrivals: Arrivals, plan: Arrival, facing: Direction): Arrival | undefined =>
  arrivals
    .get(plan.stand.hex)
    ?.find((one) => one.stand.facing === facing && one.stand.level === plan.stand.level && one.mayStay)

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
