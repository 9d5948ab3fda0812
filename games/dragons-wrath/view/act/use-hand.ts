import type { Refusal } from '@wyrmtable/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import { NEW } from '../../rules/phases/purchase.ts'
import { reopened } from '../../rules/phases/replacing-commits.ts'
import type { Imagined } from '../../rules/view.ts'
import type { WrathProps } from '../props.ts'
import { type CommitKind, commitOf, type Draft, draftOf, emptyDraft, isEmpty, mainCard } from './draft.ts'
import { type Funnel, funnelOf, waysOf } from './funnel.ts'
import { type OwnChoice, ownChoice } from './own-choice.ts'
import { byThrift, paidBy } from './payment.ts'

/** What the viewer has in hand, in both senses: what he has pressed, where that leads, and what he fills in. */
export interface Hand {
  readonly isActing: boolean
  /** All that may be done now, the sealed sheet opened again included. */
  readonly actions: readonly Action[]
  readonly state: Imagined | undefined
  check(action: Action): Refusal | undefined
  readonly funnel: Funnel
  /** What may be pressed first, each with the actions that it leads to. */
  readonly starts: ReadonlyMap<string, readonly Action[]>
  readonly choice: OwnChoice | undefined
  readonly picks: readonly string[]
  /** The commit that is filled in; undefined where none is asked for. */
  readonly commit:
    | { readonly kind: CommitKind; readonly draft: Draft; readonly payments: readonly Action[] }
    | undefined
  /** What Enter does now; undefined where something is still to be chosen. */
  readonly ready: Action | undefined
  /** Whether the sealed sheet lies open again. */
  readonly isReopened: boolean
  readonly mayReopen: boolean
  /** Presses the one of these that may be pressed; a stack of provinces is pressed as all of them. */
  press(keys: readonly string[]): void
  /** Takes a way to do it. */
  take(way: string): void
  otherPayment(): void
  giveUp(province: string): void
  drop(card: string): void
  reopen(isOpen: boolean): void
  /** One step back; false where there was nothing to let go. */
  letGo(): boolean
  play(action: Action): void
}

const none: readonly string[] = []

/** `startsOpen`: the sealed sheet lies open from the beginning. */
export function useHand(props: WrathProps, startsOpen: boolean): Hand {
  const { view, viewer, game, acting, imagined, isBoardOnly } = props
  const isActing = acting.length > 0
  const kind = view.question?.kind
  const [isWanted, reopen] = useState(startsOpen)
  const [presses, setPresses] = useState(none)
  // Of the presses those that were made and did not follow by themselves.
  const [touched, setTouched] = useState(none)
  const [picks, setPicks] = useState(none)
  const [payment, setPayment] = useState(0)
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const state = useMemo(() => (isBoardOnly ? undefined : imagined()), [imagined, isBoardOnly])
  const again = useMemo(() => {
    const isSealed = !isActing && viewer !== 'spectator' && view.me?.commit != null && state !== undefined
    return isSealed ? reopened(state, viewer) : undefined
  }, [isActing, viewer, view, state])
  const isReopened = isWanted && again !== undefined && viewer !== 'spectator'
  const source = useMemo(() => {
    if (!isReopened || again === undefined) {
      return { listed: props.actions, state, check: props.check }
    }
    return {
      listed: game.actions(again, viewer),
      state: again,
      check: (action: Action) => game.check(again, viewer, action),
    }
  }, [props, isReopened, again, game, viewer, state])
  const commitKind: CommitKind | undefined =
    (isActing || isReopened) && (kind === 'commitMagic' || kind === 'commitPurchase') ? kind : undefined

  // Another question, another sheet; one that is opened again is as it was sealed.
  const asked = `${viewer} ${view.turn} ${view.step} ${kind} ${kind === 'choices' || kind === 'option' ? view.open.asked : ''}`
  const sealed = view.me?.commit ?? undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sealed is taken up once
  useEffect(() => {
    setPresses(none)
    setPicks(none)
    setPayment(0)
    setDraft(
      isReopened && commitKind !== undefined && sealed !== undefined
        ? draftOf(commitKind, sealed)
        : emptyDraft,
    )
  }, [asked, isReopened])
  useEffect(() => {
    if (again === undefined) reopen(false)
  }, [again])

  const isLast = (view.me?.provinces.length ?? 0) === 1
  const actions = useMemo(
    () =>
      commitKind === undefined
        ? source.listed
        : fitting(commitKind, draft, source, isLast, view.me?.hand ?? []),
    [commitKind, draft, source, isLast, view],
  )
  const ways = useMemo(() => waysOf(actions), [actions])
  const funnel = useMemo(() => funnelOf(ways, presses), [ways, presses])
  const starts = useMemo(() => funnelOf(ways, none).things, [ways])
  const choice = isActing ? ownChoice(view) : undefined
  const payments = useMemo(
    () => (view.me === null ? funnel.payments : byThrift(funnel.payments, view.me, source.state)),
    [funnel, view, source],
  )
  const mainPayments = useMemo(() => {
    const { main } = draft
    if (commitKind === undefined || main === undefined || view.me === null) return []
    const own = waysOf(source.listed.filter((one) => differOnlyInPay(one, main)))
    return byThrift(
      own.map(({ action }) => action),
      view.me,
      source.state,
    )
  }, [commitKind, draft, source, view])

  const chosen =
    funnel.isDone && commitKind === undefined ? payments[payment % Math.max(1, payments.length)] : undefined
  const whole = commitKind === undefined ? undefined : commitOf(commitKind, draft, isLast)
  const ready = choice === undefined ? (chosen ?? whole) : choice.ready(picks)

  const go = (next: readonly string[]) => {
    setPayment(0)
    const to = funnelOf(ways, next)
    if (commitKind === undefined || !to.isDone || view.me === null) {
      setPresses(to.at)
      return
    }
    setPresses(none)
    const [first] = byThrift(to.payments, view.me, source.state)
    if (first !== undefined) setDraft((now) => withPart(now, first))
  }

  const play = (action: Action) => {
    setPresses(none)
    setPicks(none)
    setPayment(0)
    reopen(false)
    props.play(action)
  }

  const press = (keys: readonly string[]) => {
    if (choice !== undefined) {
      setPicks((now) => choice.press(now, keys))
      return
    }
    const next = keys.find((key) => funnel.things.has(key))
    if (next !== undefined) {
      setTouched([...touched, next])
      go([...funnel.at, next])
      return
    }
    if (commitKind !== undefined && keys.some((key) => isIn(draft, key))) {
      setDraft((now) => keys.reduce(without, now))
      return
    }
    const again = keys.find((key) => funnel.at.includes(key))
    if (again !== undefined) {
      // What was chosen for want of a choice is pressed for the first time; a target pressed again is meant.
      if (again === funnel.at[0]) setPresses(none)
      else if (!touched.includes(again)) setTouched([...touched, again])
      else if (chosen !== undefined) play(chosen)
      return
    }
    const start = keys.find((key) => starts.has(key))
    if (start !== undefined) {
      setTouched([start])
      go([start])
      return
    }
    // A stack of provinces that can be neither meant nor chosen: it is to pay.
    const list = commitKind === undefined ? payments : mainPayments
    const now = list.findIndex((one) => one === (commitKind === undefined ? chosen : draft.main))
    const better = payingMore(list, now, keys)
    if (better === undefined) return
    if (commitKind === undefined) setPayment(list.indexOf(better))
    else setDraft(({ discard: _, ...rest }) => ({ ...rest, main: better }))
  }

  return {
    isActing,
    actions,
    state: source.state,
    check: source.check,
    funnel,
    starts,
    choice,
    picks,
    commit: commitKind === undefined ? undefined : { kind: commitKind, draft, payments: mainPayments },
    ready,
    isReopened,
    mayReopen: again !== undefined && !isReopened,
    press,
    take: (way) => go([...funnel.at, way]),
    otherPayment: () => {
      if (commitKind === undefined) {
        setPayment((now) => now + 1)
        return
      }
      const now = draft.main === undefined ? -1 : mainPayments.indexOf(draft.main)
      const next = mainPayments[(now + 1) % Math.max(1, mainPayments.length)]
      if (next !== undefined) setDraft(({ discard: _, ...rest }) => ({ ...rest, main: next }))
    },
    giveUp: (province) => setDraft((now) => ({ ...now, discard: province })),
    drop: (card) => setDraft((now) => without(now, card)),
    reopen,
    letGo: () => {
      if (presses.length > 0 || picks.length > 0) {
        setPresses(none)
        setPicks(none)
        return true
      }
      if (isReopened) {
        reopen(false)
        return true
      }
      if (commitKind === undefined || isEmpty(draft)) return false
      setDraft(emptyDraft)
      return true
    },
    play,
  }
}

interface Source {
  readonly listed: readonly Action[]
  check(action: Action): Refusal | undefined
}

/** The listed parts that still go with what is on the sheet, and objects for the creature that is on it. */
function fitting(
  kind: CommitKind,
  draft: Draft,
  { listed, check }: Source,
  isLast: boolean,
  hand: readonly { readonly id: string }[],
): readonly Action[] {
  if (kind === 'commitMagic' || isEmpty(draft)) {
    const { main, sacrifice } = draft
    if (main === undefined && sacrifice === undefined) return listed
    return listed.filter((one) => check(commitOf(kind, withPart(draft, one), isLast)) === undefined)
  }
  const bought = mainCard(draft)
  const forNew: readonly Action[] =
    bought === undefined
      ? []
      : hand.map(({ id }) => ({ type: 'commitPurchase' as const, objects: [{ card: id, bearer: NEW }] }))
  const objects = [...listed, ...forNew].filter(
    (one) => one.type === 'commitPurchase' && one.objects !== undefined && one.creature === undefined,
  )
  return [
    ...listed.filter((one) => !objects.includes(one)),
    ...objects.filter((one) => {
      const [object] = one.type === 'commitPurchase' ? (one.objects ?? []) : []
      const isOn = draft.objects.some(({ card }) => card === object?.card)
      return !isOn && check(commitOf(kind, withPart(draft, one), isLast)) === undefined
    }),
  ]
}

/** The draft with the part that a listed action is. */
function withPart(draft: Draft, action: Action): Draft {
  if (action.type === 'commitMagic') {
    const { ritual, sacrifice } = action
    if (ritual !== undefined) return { ...withoutDiscard(draft), main: action }
    return sacrifice === undefined ? draft : { ...draft, sacrifice }
  }
  if (action.type !== 'commitPurchase') return draft
  const { creature, objects = [] } = action
  if (creature !== undefined) {
    const kept = draft.objects.filter(({ bearer }) => bearer !== NEW)
    return {
      ...withoutDiscard(draft),
      main: action,
      objects: mainCard(draft) === creature.card ? draft.objects : kept,
    }
  }
  return { ...draft, objects: [...draft.objects, ...objects] }
}

const withoutDiscard = ({ discard: _, ...rest }: Draft): Draft => rest

const isIn = (draft: Draft, key: string): boolean =>
  mainCard(draft) === key || draft.sacrifice === key || draft.objects.some(({ card }) => card === key)

/** The draft without a card; what was for the creature goes with it. */
function without(draft: Draft, key: string): Draft {
  if (mainCard(draft) === key) {
    const { main: _main, discard: _discard, ...rest } = draft
    return { ...rest, objects: draft.objects.filter(({ bearer }) => bearer !== NEW) }
  }
  if (draft.sacrifice === key) {
    const { sacrifice: _, ...rest } = draft
    return rest
  }
  return { ...draft, objects: draft.objects.filter(({ card }) => card !== key) }
}

/** The next payment that takes more of these provinces. */
function payingMore(list: readonly Action[], now: number, ids: readonly string[]): Action | undefined {
  const count = (one: Action | undefined) =>
    one === undefined ? 0 : (paidBy(one)?.pay.filter(({ province }) => ids.includes(province)).length ?? 0)
  const least = count(list[now])
  return [...list.slice(now + 1), ...list.slice(0, Math.max(0, now))].find((one) => count(one) > least)
}

/** Whether two commits cast or buy the same in the same way. */
function differOnlyInPay(a: Action, b: Action): boolean {
  const bare = (one: Action) =>
    one.type === 'commitMagic'
      ? JSON.stringify([one.ritual?.card, one.ritual?.modes, one.ritual?.targets])
      : one.type === 'commitPurchase'
        ? JSON.stringify([one.creature?.card])
        : ''
  return paidBy(a) !== undefined && a.type === b.type && bare(a) === bare(b)
}
