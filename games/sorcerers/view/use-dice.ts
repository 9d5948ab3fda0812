import { motionMs } from '@wyrmtable/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Event } from '../rules/events.ts'
import type { SorcererProps } from './props.ts'

export type RolledEvent = Extract<Event, { type: 'rolled' }>

/** Entries that come at once and whose dice are still shown; more are a jump. */
const mostEntries = 4

interface Held {
  readonly seen: SorcererProps
  /** The table as it is shown while dice fall: as it was before them. */
  readonly base: SorcererProps
  readonly queue: readonly RolledEvent[]
}

export interface DiceStage {
  /** The match as far as it has been seen; nobody acts while a die falls. */
  readonly shown: SorcererProps
  readonly roll: RolledEvent | undefined
  /** Number of the roll, for who shows one after another. */
  readonly place: number
  skip(): void
}

/** Holds the table back while the dice of an attack fall. */
export function useDice(props: SorcererProps): DiceStage {
  const [held, setHeld] = useState<Held>({ seen: props, base: props, queue: [] })
  let now = held
  if (held.seen !== props) {
    now = follow(held, props)
    setHeld(now)
  }
  const [roll] = now.queue
  const { length } = now.queue
  const ms = roll === undefined ? 0 : (motionMs('--roll') * lengthOf(roll)) / (props.pace === 'quick' ? 2 : 1)
  const skip = useCallback(() => setHeld((old) => ({ ...old, queue: old.queue.slice(1) })), [])
  useEffect(() => {
    if (length === 0) return
    const timer = window.setTimeout(skip, ms)
    return () => window.clearTimeout(timer)
  }, [length, ms, skip])

  const { onShown, seq } = props
  const isBusy = roll !== undefined
  useEffect(() => {
    if (!isBusy) onShown?.(seq)
  }, [isBusy, seq, onShown])
  return { shown: isBusy ? before(now.base, props) : props, roll, place: length, skip }
}

/** How long a roll is turned and told, in times of the turning. */
const lengthOf = ({ skillModifiers = [] }: RolledEvent): number => 2.4 + 0.13 * skillModifiers.length

function follow({ seen, base, queue }: Held, props: SorcererProps): Held {
  const entries = props.log.filter((entry) => entry.seq > seen.seq)
  const isNext = props.seq > seen.seq && entries.length <= mostEntries
  const mayHold = props.pace !== undefined && props.pace !== 'instant' && motionMs('--roll') > 0
  if (props.seq === seen.seq) return { seen: props, base, queue }
  if (!isNext || !mayHold) return { seen: props, base: props, queue: [] }
  const rolls = entries.flatMap(({ events }) => events.filter((event) => event.type === 'rolled'))
  const attacks = rolls.filter(({ why }) => why !== 'initiative')
  return { seen: props, base: queue.length > 0 ? base : seen, queue: [...queue, ...attacks] }
}

/** The props of the page with an earlier state: looked at, not acted upon. */
const before = (base: SorcererProps, props: SorcererProps): SorcererProps => ({
  ...props,
  view: base.view,
  seq: base.seq,
  log: base.log,
  acting: [],
  awaited: base.acting.length > 0 ? base.acting : base.awaited,
  actions: [],
  outcome: undefined,
  canUndo: false,
  canRedo: false,
})
