import { motionMs, travelMs } from '@wyrmtable/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hexOfPiece } from '../table/pieces-at.ts'
import type { RageProps } from '../table/use-interaction.ts'
import { type Beat, beatsOf, type PieceTravel, type RolledEvent, rollLength, travelsOf } from './beats.ts'

/** Something that is seen while the board still, or already, shows `base`. */
interface Scene {
  readonly id: number
  readonly base: RageProps
  /** Absent: the board just shows `base` for a while. */
  readonly beat?: Beat
  /** Pieces that come to where `base` has them. */
  readonly arrivals: readonly PieceTravel[]
  /** Milliseconds at pace 1. */
  readonly ms: number
}

/** What the board shows now, and what is on its way. */
export interface Stage {
  /** The match as far as it has been seen; nobody acts while something is still to be seen. */
  readonly shown: RageProps
  readonly roll: RolledEvent | undefined
  readonly fire: { readonly from: string; readonly hexes: readonly string[] } | undefined
  /** Changes when pieces set out; `isLasting` while the board still has them where they were. */
  readonly motion: {
    readonly id: number
    readonly travels: readonly PieceTravel[]
    readonly isLasting: boolean
  }
  readonly isBusy: boolean
  /** Whether it shows again what happened before. */
  readonly isReplay: boolean
  readonly pace: number
  setPace(pace: number): void
  /** Goes on to what the next entry has to show, or stops showing again. */
  skip(): void
  stop(): void
  /** Shows again, one by one, what happened after an entry. */
  replayFrom(seq: number): void
}

interface Play {
  readonly seen: RageProps
  readonly queue: readonly Scene[]
  readonly isReplay: boolean
  readonly last: Stage['motion']
}

/** Entries that come at once and are still shown one by one; more are a jump. */
const mostEntries = 8

let lastId = 0
const nextId = (): number => ++lastId

/** Holds the board back while dice fall, and lets pieces travel; all of it follows from the events. */
export function useStage(props: RageProps): Stage {
  const [play, setPlay] = useState<Play>(() => ({
    seen: props,
    queue: [],
    isReplay: false,
    last: { id: 0, travels: [], isLasting: false },
  }))
  const [pace, setPace] = useState(1)
  let now = play
  if (play.seen !== props) {
    now = follow(play, props)
    setPlay(now)
  }
  const [scene] = now.queue
  const speed = speedOf(now, props, pace)
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })

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

  const motion = motionOf(scene, now)
  return {
    shown: scene === undefined ? props : shownOf(scene.base, props),
    roll: scene?.beat?.kind === 'roll' ? scene.beat.roll : undefined,
    fire: scene?.beat?.kind === 'fire' ? scene.beat : undefined,
    motion,
    isBusy,
    isReplay: now.isReplay && isBusy,
    pace,
    setPace,
    skip,
    stop,
    replayFrom,
  }
}

function motionOf(scene: Scene | undefined, play: Play): Stage['motion'] {
  if (scene === undefined) return play.last
  if (scene.beat?.kind === 'travel') return { id: scene.id, travels: scene.beat.travels, isLasting: true }
  if (scene.beat === undefined) return { id: scene.id, travels: scene.arrivals, isLasting: false }
  // Fire and dice: pieces that moved before them stay where they came to.
  return { id: 0, travels: [], isLasting: true }
}

const stepped = (play: Play): Partial<Play> => {
  const queue = play.queue.slice(1)
  return { queue, isReplay: play.isReplay && queue.length > 0 }
}

/** The whole of the page's props with an earlier state: looked at, not acted upon. */
function shownOf(base: RageProps, props: RageProps): RageProps {
  return {
    ...props,
    state: base.state,
    seq: base.seq,
    log: base.log,
    acting: [],
    awaited: base.acting.length > 0 ? base.acting : base.awaited,
    actions: [],
    outcome: undefined,
    canUndo: false,
    canRedo: false,
  }
}

/** Dice that nobody waits for fall faster the more of them there are. */
function speedOf({ queue, isReplay }: Play, props: RageProps, pace: number): number {
  if (isReplay) return pace
  const quick = props.pace === 'quick' ? 2 : 1
  return queue.length > 6 ? quick * 2.5 : quick
}

/** Takes new entries in: what has dice is seen before its effect, the rest moves at once. */
function follow(play: Play, props: RageProps): Play {
  const { seen, queue } = play
  const entries = props.log.filter((entry) => entry.seq > seen.seq)
  const isNext = props.seq > seen.seq && entries.length === props.seq - seen.seq
  if (props.seq === seen.seq) return { ...play, seen: props }
  if (!isNext || entries.length > mostEntries) {
    return { seen: props, queue: [], isReplay: false, last: { id: nextId(), travels: [], isLasting: false } }
  }
  const mayHold = props.pace !== undefined && props.pace !== 'instant' && motionMs('--roll') > 0
  const places = (dragon: string) => hexOfPiece(seen.state, dragon)
  const beats = mayHold ? entries.flatMap((entry) => beatsOf(entry, places)) : []
  const isHeld = beats.some((beat) => beat.kind !== 'travel')
  if (!isHeld) {
    const arrivals = props.pace === 'instant' ? [] : travelsOf(entries)
    const last = { id: nextId(), travels: arrivals, isLasting: false }
    if (queue.length === 0) return { ...play, seen: props, last }
    const scene: Scene = { id: nextId(), base: props, arrivals, ms: longest(arrivals) }
    return { ...play, seen: props, queue: [...queue, scene] }
  }
  const scenes = beats.map(
    (beat): Scene => ({ id: nextId(), base: seen, beat, arrivals: [], ms: lengthOf(beat) }),
  )
  return {
    seen: props,
    queue: [...queue, ...scenes],
    isReplay: play.isReplay,
    last: { id: nextId(), travels: [], isLasting: false },
  }
}

/** The least that an entry with something to see is shown when it is shown again. */
const leastMs = 420

function again(props: RageProps, from: number): readonly Scene[] {
  const { stateAt } = props
  if (stateAt === undefined) return []
  const baseAt = (seq: number): RageProps => ({
    ...props,
    state: stateAt(seq),
    seq,
    acting: [],
    log: props.log.filter((entry) => entry.seq <= seq),
  })
  const scenes: Scene[] = []
  let before = baseAt(from)
  scenes.push({ id: nextId(), base: before, arrivals: [], ms: leastMs })
  for (const entry of props.log) {
    if (entry.seq <= from) continue
    const after = baseAt(entry.seq)
    const { state } = before
    const beats = beatsOf(entry, (dragon) => hexOfPiece(state, dragon))
    const isHeld = beats.some((beat) => beat.kind !== 'travel')
    if (isHeld) {
      for (const beat of beats) {
        scenes.push({ id: nextId(), base: before, beat, arrivals: [], ms: lengthOf(beat) })
      }
    }
    const arrivals = isHeld ? [] : travelsOf([entry])
    const isSeen = beats.length > 0 || entry.events.some((event) => event.type !== 'phaseBegan')
    scenes.push({ id: nextId(), base: after, arrivals, ms: isSeen ? longest(arrivals) + leastMs : 0 })
    before = after
  }
  return scenes
}

const longest = (travels: readonly PieceTravel[]): number =>
  Math.max(0, ...travels.map(({ way }) => travelMs(way)))

function lengthOf(beat: Beat): number {
  switch (beat.kind) {
    case 'travel':
      return longest(beat.travels)
    case 'fire':
      return motionMs('--move') * 2
    case 'roll':
      return motionMs('--roll') * rollLength(beat.roll)
  }
}
