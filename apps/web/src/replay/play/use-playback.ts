import { useCallback, useEffect, useMemo, useState } from 'react'
import { markAfter, markBefore, type Timeline } from '../timeline/timeline.ts'

export const speeds = [1, 2, 4] as const
type Speed = (typeof speeds)[number]

/** Time that an entry is shown for at the first speed. */
const entryMs = 900

/** By how much one goes on: an entry, a phase, a turn, or to the very end. */
export type Stride = 'entry' | 'phase' | 'turn' | 'end'

export interface Playback {
  readonly seq: number
  readonly isPlaying: boolean
  readonly speed: Speed
  goTo(seq: number): void
  go(stride: Stride, by: -1 | 1): void
  /** Plays on, from the beginning if it stands at the end; or pauses. */
  toggle(): void
  setSpeed(speed: Speed): void
}

/** Where a replay stands, at first after the entry `start`, and the clock that moves it. */
export function usePlayback(timeline: Timeline, start: number): Playback {
  const { last } = timeline
  const [wanted, setSeq] = useState(start)
  const [wantsToPlay, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const seq = Math.min(wanted, last)
  const isPlaying = wantsToPlay && seq < last

  useEffect(() => {
    if (!isPlaying) return
    const clock = setInterval(() => setSeq((old) => Math.min(last, old + 1)), entryMs / speed)
    return () => clearInterval(clock)
  }, [isPlaying, speed, last])

  const goTo = useCallback((next: number) => {
    setPlaying(false)
    setSeq(next)
  }, [])
  const go = useCallback(
    (stride: Stride, by: -1 | 1) => {
      setPlaying(false)
      setSeq((old) => strideFrom(timeline, old, stride, by))
    },
    [timeline],
  )
  const toggle = useCallback(() => {
    if (!isPlaying && seq >= last) setSeq(0)
    setPlaying(!isPlaying)
  }, [isPlaying, seq, last])
  return useMemo(
    () => ({ seq, isPlaying, speed, goTo, go, toggle, setSpeed }),
    [seq, isPlaying, speed, goTo, go, toggle],
  )
}

/** Where the stride leads. */
export function strideFrom(timeline: Timeline, seq: number, stride: Stride, by: -1 | 1): number {
  const { last } = timeline
  switch (stride) {
    case 'entry':
      return Math.max(0, Math.min(last, seq + by))
    case 'phase':
      return jump(timeline.phases, seq, last, by)
    case 'turn':
      return jump(
        timeline.turns.map((mark) => mark.seq),
        seq,
        last,
        by,
      )
    case 'end':
      return by === 1 ? last : 0
  }
  return stride satisfies never
}

const jump = (marks: readonly number[], seq: number, last: number, by: -1 | 1): number =>
  by === 1 ? markAfter(marks, seq, last) : markBefore(marks, seq)
