import type { Direction, HexId } from '@wyrmtable/hex'
import { motionMs } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { isOnMap, slotOf } from '../../rules/topics/counters.ts'
import type { NoirProps } from '../props.ts'
import type { Arrival } from './arrivals.ts'

/** A march that is under way, one action of it after another. */
interface Course {
  readonly unit: string
  readonly goal: HexId
  /** How the Black Dragon is to lie there; others come to the hex with their last step. */
  readonly facing: Direction | undefined
  readonly actions: readonly Action[]
  /** How many of them are done. */
  readonly done: number
  /** Number of the entry at which the last of them was done: the next one waits until it is there. */
  readonly at: number
  /** Number of the entry at which it began. */
  readonly since: number
  /** Whether the move is over when it is there and nothing else can be done. */
  readonly ends: boolean
  /** Whether somebody answered on the way, so that it waits for leave to go on. */
  readonly isHeld: boolean
}

export interface March {
  /** Where the march that is under way leads, while somebody else decides as well. */
  readonly goal: HexId | undefined
  readonly unit: string | undefined
  /** It was shot at, or a spell was cast, and may go on. */
  readonly isHeld: boolean
  /** It goes on by itself. */
  readonly isUnderWay: boolean
  /** `stays`: on the move, to do something else then. */
  go(arrival: Arrival, stays?: boolean): void
  goOn(): void
  drop(): void
  /** Takes back all of the last march, as far as it can be. */
  undo(): void
}

const answers: ReadonlySet<Event['type']> = new Set(['shotFired', 'spellDeclared'])

/** What nobody stays on the move for unasked: going on, and what could be done anywhere. */
const plain: ReadonlySet<Action['type']> = new Set([
  'step',
  'fly',
  'aboutFace',
  'dragonStep',
  'dragonTurn',
  'dismount',
  'jump',
  'endMove',
])

/**
 * Marches hex by hex under the rules: each step is an action of its own. It waits while others may answer, stops where
 * they did or the move is over, and then ends the move if that is all that is left to do.
 */
export function useMarch(props: NoirProps): March {
  const { view: state, acting, actions, check, play, seq, pace, log } = props
  const [course, setCourse] = useState<Course>()
  const [last, setLast] = useState<{ readonly since: number; readonly to: number }>()
  const [undoTo, setUndoTo] = useState<number>()
  const isOurs = acting[0] === state.active && state.top === undefined && state.phase === 'movement'
  const slot = course === undefined ? undefined : slotOf(state, course.unit)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one action an entry
  useEffect(() => {
    if (course === undefined || course.isHeld || !isOurs || seq <= course.at) return
    const isBegun = course.done > 0
    const isTurned = course.facing === undefined || slot === undefined || state.facing(slot) === course.facing
    const isThere = isBegun && state.mover === slot && state.hex(state.mover) === course.goal && isTurned
    const wasAnswered = log.some(
      (entry) => entry.seq > course.since && entry.events.some(({ type }) => answers.has(type)),
    )
    if (isBegun && wasAnswered && state.mover === slot) {
      setCourse(isThere ? undefined : { ...course, isHeld: true, since: seq })
      return
    }
    // Others may have taken it there, as a lesson does.
    const next = (isThere ? undefined : course.actions[course.done]) ?? ending(course, props, slot)
    const isOver = isBegun && state.mover !== slot && next?.type !== 'startMove' && next?.type !== 'enter'
    if (next === undefined || isOver || check(next) !== undefined) {
      setCourse(undefined)
      return
    }
    const ms = !isBegun || pace === undefined || pace === 'instant' ? 0 : motionMs('--step')
    const timer = window.setTimeout(() => {
      setLast((old) => ({ since: old?.since ?? seq, to: seq + 1 }))
      setCourse({ ...course, done: course.done + 1, at: seq })
      play(next)
    }, ms)
    return () => window.clearTimeout(timer)
  }, [course, seq, isOurs])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one step back an entry
  useEffect(() => {
    if (undoTo === undefined) return
    if (seq > undoTo && props.canUndo) props.undo()
    else setUndoTo(undefined)
  }, [undoTo, seq])

  return {
    goal: course?.goal,
    unit: course?.unit,
    isHeld: course?.isHeld === true && isOurs && state.mover === slot,
    isUnderWay: course !== undefined && !course.isHeld && isOurs,
    go({ unit, stand, actions: all, mayStay }, stays = false) {
      setLast({ since: seq, to: seq })
      const facing = unit === 'black-dragon' ? stand.facing : undefined
      const begins = { unit, goal: stand.hex, facing, actions: all, ends: mayStay && !stays }
      setCourse({ ...begins, done: 0, at: seq - 1, since: seq, isHeld: false })
    },
    goOn() {
      if (course !== undefined) setCourse({ ...course, isHeld: false, at: seq - 1, since: seq })
    },
    drop: () => setCourse(undefined),
    undo() {
      setCourse(undefined)
      setLast(undefined)
      if (last !== undefined && seq > last.since && seq <= last.to) setUndoTo(last.since)
      else props.undo()
    },
  }

  function ending({ ends, unit }: Course, now: NoirProps, mover: number | undefined): Action | undefined {
    if (!ends || mover === undefined || now.view.mover !== mover || !isOnMap(now.view, mover))
      return undefined
    if (actions.some(({ type }) => !plain.has(type)) || unit === '') return undefined
    return actions.find(({ type }) => type === 'endMove')
  }
}
