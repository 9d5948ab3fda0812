import type { Rolled, Tagged } from '@wyrmtable/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Point } from '../board/point.ts'
import { motionMs } from '../board/travel.ts'
import { lookedAt } from './looked-at.ts'
import type { LoggedEntry, TableProps } from './props.ts'

/** One thing to be seen of an entry: who went or struck where on the board, and the dice that it took. */
export interface Moment<Roll extends Rolled = Rolled> {
  /** Where it begins and where it leads; one point where nothing else has a place, none off the board. */
  readonly points: readonly Point[]
  /** The colour of the side, counted from 1. */
  readonly colour: number
  /** Absent for a move. */
  readonly roll?: Roll
}

/** The table as far as it has been seen, and what is being shown. */
export interface Showing<Props, Roll extends Rolled> {
  /** Nobody acts while something is still to be seen. */
  readonly shown: Props
  readonly moment: Moment<Roll> | undefined
  /** Number of the moment, for who shows one after another. */
  readonly place: number
  readonly isBusy: boolean
  /** Whether a computer decides, or it is still to be seen what it did. */
  readonly isWatching: boolean
  readonly pace: number
  setPace(pace: number): void
  /** Goes on to the next moment. */
  skip(): void
  /** Passes over everything until this screen has something to decide. */
  skipAll(): void
}

/** The least that a move of a computer is seen, in milliseconds at pace 1. */
const leastMoveMs = 600

/** Entries that come at once and are still shown; more are a jump. */
const mostEntries = 6

interface Scene<Props, Roll extends Rolled> {
  /** The table while it is seen: as it was before the dice, as it is after a move. */
  readonly base: Props
  readonly moment: Moment<Roll>
  readonly ms: number
  readonly place: number
}

interface Held<Props, Roll extends Rolled> {
  readonly seen: Props
  readonly queue: readonly Scene<Props, Roll>[]
  readonly count: number
  readonly isSkipping: boolean
}

/**
 * Holds a table back while dice fall, and while somebody watches what a computer does: each of its moves is seen for a
 * while, with where it came from. For tables whose pieces do not travel by themselves.
 */
export function useShowing<
  View,
  Action extends Tagged,
  Event extends Tagged,
  State,
  Roll extends Rolled = Rolled,
>(
  props: TableProps<View, Action, Event, State>,
  momentsOf: (entry: LoggedEntry<Event>, before: View, after: View) => readonly Moment<Roll>[],
): Showing<TableProps<View, Action, Event, State>, Roll> {
  type Props = TableProps<View, Action, Event, State>
  const [held, setHeld] = useState<Held<Props, Roll>>({ seen: props, queue: [], count: 0, isSkipping: false })
  const [pace, setPace] = useState(1)
  let now = held
  if (held.seen !== props) {
    now = follow(held, props, momentsOf)
    setHeld(now)
  }
  const [scene] = now.queue
  const place = scene?.place
  const ms = scene === undefined ? 0 : scene.ms / (props.pace === 'calm' ? pace : pace * 2)
  const skip = useCallback(() => setHeld((old) => ({ ...old, queue: old.queue.slice(1) })), [])
  const skipAll = useCallback(
    () => setHeld((old) => ({ ...old, queue: [], isSkipping: old.seen.acting.length === 0 })),
    [],
  )
  useEffect(() => {
    if (place === undefined) return
    const timer = window.setTimeout(skip, ms)
    return () => window.clearTimeout(timer)
  }, [place, ms, skip])

  const isBusy = scene !== undefined
  const { onShown, seq } = props
  useEffect(() => {
    if (!isBusy) onShown?.(seq)
  }, [isBusy, seq, onShown])

  const shown = scene === undefined ? props : lookedAt(scene.base, props)
  const decides = shown.acting.length > 0 ? [] : shown.awaited
  return {
    shown,
    moment: scene?.moment,
    place: place ?? 0,
    isBusy,
    isWatching:
      (props.pace === 'calm' || props.pace === 'quick') &&
      decides.some((seat) => props.seats[seat]?.kind === 'computer'),
    pace,
    setPace,
    skip,
    skipAll,
  }
}

function follow<View, Action extends Tagged, Event extends Tagged, State, Roll extends Rolled>(
  held: Held<TableProps<View, Action, Event, State>, Roll>,
  props: TableProps<View, Action, Event, State>,
  momentsOf: (entry: LoggedEntry<Event>, before: View, after: View) => readonly Moment<Roll>[],
): typeof held {
  const { seen, queue, count } = held
  if (props.seq === seen.seq) return { ...held, seen: props }
  const isSkipping = held.isSkipping && props.acting.length === 0
  const entries = props.log.filter((entry) => entry.seq > seen.seq)
  const isNext = props.seq > seen.seq && entries.length <= mostEntries
  const mayHold = props.pace !== undefined && props.pace !== 'instant' && motionMs('--roll') > 0
  if (held.isSkipping || !isNext || !mayHold) return { ...held, seen: props, queue: [], isSkipping }
  const isComputers = ({ seat }: LoggedEntry<Event>) =>
    props.seats.find(({ id }) => id === seat)?.kind === 'computer'
  const found = entries.flatMap((entry) =>
    momentsOf(entry, seen.view, props.view).filter(
      ({ roll }) => roll !== undefined || (props.pace === 'calm' && isComputers(entry)),
    ),
  )
  const scenes = found.map((moment, i) => ({
    base: moment.roll === undefined ? props : seen,
    moment,
    ms: moment.roll === undefined ? leastMoveMs : Math.max(leastMoveMs, rollMs(moment.roll)),
    place: count + i + 1,
  }))
  return { ...held, seen: props, queue: [...queue, ...scenes], count: count + scenes.length, isSkipping }
}

/** How long a roll is turned and told. */
const rollMs = ({ modifiers }: Rolled): number => motionMs('--roll') * (2.4 + 0.13 * modifiers.length)
