import { lookedAt } from '@wyrmtable/ui'
import { useCallback, useEffect, useState } from 'react'
import type { RageProps } from '../table/use-interaction.ts'
import type { RolledEvent } from './beats.ts'
import { again, follow, type Motion, type Play, type Scene, speedOf, startAt, stepped } from './scenes.ts'

/** What the board shows now, and what is on its way. */
export interface Stage {
  /** The match as far as it has been seen; nobody acts while something is still to be seen. */
  readonly shown: RageProps
  readonly roll: RolledEvent | undefined
  readonly fire: { readonly from: string; readonly hexes: readonly string[] } | undefined
  readonly motion: Motion
  readonly isBusy: boolean
  /** Whether it shows again what happened before. */
  readonly isReplay: boolean
  readonly pace: number
  /** Times as fast as it was meant, all told. */
  readonly speed: number
  /** Whether a computer decides, or it is still to be seen what it did. */
  readonly isWatching: boolean
  setPace(pace: number): void
  /** Goes on to what the next entry has to show, or stops showing again. */
  skip(): void
  /** Passes over everything until this screen has something to decide. */
  skipAll(): void
  stop(): void
  /** Shows again, one by one, what happened after an entry. */
  replayFrom(seq: number): void
}

/** Holds the board back while dice fall, and lets pieces travel; all of it follows from the events. */
export function useStage(props: RageProps): Stage {
  const [play, setPlay] = useState<Play>(() => startAt(props))
  const [pace, setPace] = useState(1)
  let now = play
  if (play.seen !== props) {
    now = follow(play, props, performance.now())
    setPlay(now)
  }
  const [scene] = now.queue
  const speed = speedOf(now, props, pace)

  const advance = useCallback(() => setPlay((old) => ({ ...old, ...stepped(old) })), [])
  const id = scene?.id
  const ms = scene === undefined ? 0 : scene.ms / speed
  useEffect(() => {
    if (id === undefined) return
    const timer = window.setTimeout(advance, ms)
    return () => window.clearTimeout(timer)
  }, [id, ms, advance])

  const isBusy = scene !== undefined
  const { onShown } = props
  const { seq } = props
  useEffect(() => {
    if (!isBusy) onShown?.(seq)
  }, [isBusy, seq, onShown])

  const skip = useCallback(() => {
    setPlay((old) => {
      const [first, ...rest] = old.queue
      if (first === undefined) return old
      const at = rest.findIndex((one) => one.base.seq !== first.base.seq)
      return { ...old, queue: at < 0 ? [] : rest.slice(at), isReplay: at >= 0 && old.isReplay }
    })
  }, [])
  const stop = useCallback(() => setPlay((old) => ({ ...old, queue: [], isReplay: false })), [])
  const replayFrom = useCallback((from: number) => {
    setPlay((old) => ({ ...old, queue: again(old.seen, from), isReplay: true }))
  }, [])

  const skipAll = useCallback(() => {
    setPlay((old) => ({ ...old, queue: [], isReplay: false, isSkipping: old.seen.acting.length === 0 }))
  }, [])

  const motion = motionOf(scene, now)
  const shown = scene === undefined ? props : lookedAt(scene.base, props)
  const decides = shown.acting.length > 0 ? [] : shown.awaited
  return {
    shown,
    roll: scene?.beat?.kind === 'roll' ? scene.beat.roll : undefined,
    fire: scene?.beat?.kind === 'fire' ? scene.beat : undefined,
    motion,
    isBusy,
    isReplay: now.isReplay && isBusy,
    pace,
    speed,
    isWatching:
      !now.isReplay &&
      props.pace !== 'instant' &&
      decides.some((seat) => props.seats[seat]?.kind === 'computer'),
    setPace,
    skip,
    skipAll,
    stop,
    replayFrom,
  }
}

function motionOf(scene: Scene | undefined, play: Play): Motion {
  if (scene === undefined) return play.last
  if (scene.beat?.kind === 'travel') return { id: scene.id, travels: scene.beat.travels, isLasting: true }
  if (scene.beat === undefined) return { id: scene.id, travels: scene.arrivals, isLasting: false }
  // Fire and dice: pieces that moved before them stay where they came to.
  return { id: 0, travels: [], isLasting: true }
}
