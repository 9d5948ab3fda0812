import { motionMs, travelMs } from '@wyrmtable/ui'
import { hexOfPiece, isDragonName } from '../table/pieces-at.ts'
import type { RageProps } from '../table/use-interaction.ts'
import { type Beat, beatsOf, type PieceTravel, rollLength, travelsOf } from './beats.ts'
import { actorOf, isComputers, leastMoveMs } from './watching.ts'

/** Something that is seen while the board still, or already, shows `base`. */
export interface Scene {
  readonly id: number
  readonly base: RageProps
  /** Absent: the board just shows `base` for a while. */
  readonly beat?: Beat
  /** Pieces that come to where `base` has them. */
  readonly arrivals: readonly PieceTravel[]
  /** Milliseconds at pace 1. */
  readonly ms: number
  /** The piece of a computer that is watched; as long as it is the same one, its steps are one move. */
  readonly actor?: string
}

/** Changes its `id` when pieces set out; `isLasting` while the board still has them where they were. */
export interface Motion {
  readonly id: number
  readonly travels: readonly PieceTravel[]
  readonly isLasting: boolean
}

export interface Play {
  readonly seen: RageProps
  readonly queue: readonly Scene[]
  readonly isReplay: boolean
  /** Whether what is not this screen's to decide is passed over, until it has something to decide. */
  readonly isSkipping: boolean
  readonly last: Motion
  /** The pieces that set out last without being waited for, and when they are there: ms as of `now`. */
  readonly underWay: { readonly pieces: readonly string[]; readonly until: number }
}

/** Entries that come at once and are still shown one by one; more are a jump. */
const mostEntries = 8

let lastId = 0
const nextId = (): number => ++lastId

const nothingMoves = (): Pick<Play, 'last' | 'underWay'> => ({
  last: { id: nextId(), travels: [], isLasting: false },
  underWay: { pieces: [], until: 0 },
})

/** Shows the match as it is, with nothing on its way. */
export const startAt = (props: RageProps): Play => ({
  ...nothingMoves(),
  seen: props,
  queue: [],
  isReplay: false,
  isSkipping: false,
})

/**
 * Takes new entries in at a time in ms: what has dice is seen before its effect, the rest moves at once. Only the
 * second dragon of somebody else waits for the first: whoever watches cannot follow both.
 */
export function follow(play: Play, props: RageProps, now: number): Play {
  const { seen, queue } = play
  const entries = props.log.filter((entry) => entry.seq > seen.seq)
  const isNext = props.seq > seen.seq && entries.length === props.seq - seen.seq
  if (props.seq === seen.seq) return { ...play, seen: props }
  if (play.isSkipping) return { ...startAt(props), isSkipping: props.acting.length === 0 }
  if (!isNext || entries.length > mostEntries) return startAt(props)
  const mayHold = props.pace !== undefined && props.pace !== 'instant' && motionMs('--roll') > 0
  const places = (dragon: string) => hexOfPiece(seen.view, dragon)
  const beats = mayHold ? entries.flatMap((entry) => beatsOf(entry, places)) : []
  const isHeld = beats.some((beat) => beat.kind !== 'travel')
  const [entry] = entries
  const isWatched = mayHold && props.pace === 'calm' && entry !== undefined && isComputers(props, entry.seat)
  if (!isHeld) {
    const arrivals = props.pace === 'instant' ? [] : travelsOf(entries)
    const actor = isWatched ? actorOf(entry, arrivals) : undefined
    if (actor !== undefined) return watched(play, props, arrivals, actor)
    const pause = seen.acting.length === 0 ? pauseFor(arrivals, play.underWay, now) : 0
    const scene: Scene = { id: nextId(), base: props, arrivals, ms: longest(arrivals) }
    if (pause > 0) {
      const wait: Scene = { id: nextId(), base: seen, arrivals: [], ms: pause }
      return { ...play, ...nothingMoves(), seen: props, queue: [...queue, wait, scene] }
    }
    if (queue.length > 0) return { ...play, seen: props, queue: [...queue, scene] }
    const last = { id: nextId(), travels: arrivals, isLasting: false }
    return { ...play, seen: props, last, underWay: joined(play.underWay, arrivals, now) }
  }
  const scenes = beats.map(
    (beat): Scene => ({ id: nextId(), base: seen, beat, arrivals: [], ms: lengthOf(beat) }),
  )
  return { ...play, ...nothingMoves(), seen: props, queue: [...queue, ...scenes] }
}

/** A move of a computer that somebody watches: one piece after another, each long enough to be seen. */
function watched(play: Play, props: RageProps, arrivals: readonly PieceTravel[], actor: string): Play {
  const last = play.queue.at(-1)
  const isSame = last?.actor === actor && last.beat === undefined
  const isWaiting = isSame && play.queue.length > 1
  const travels = isWaiting ? joinedWays(last.arrivals, arrivals) : arrivals
  const ms = Math.max(leastMoveMs, longest(travels))
  const scene: Scene = { id: nextId(), base: props, arrivals: travels, ms, actor }
  const before = isSame ? play.queue.slice(0, -1) : play.queue
  return { ...play, ...nothingMoves(), seen: props, queue: [...before, scene] }
}

/** A way that nobody has seen yet, and how it goes on. */
function joinedWays(first: readonly PieceTravel[], next: readonly PieceTravel[]): readonly PieceTravel[] {
  const [way] = first
  const [further] = next
  if (way === undefined || further === undefined || way.piece !== further.piece)
    return next.length > 0 ? next : first
  return [
    { ...further, way: { ...further.way, points: [...way.way.points, ...further.way.points.slice(1)] } },
  ]
}

/** Who is under way when these set out as well: a piece that is goes on from where it is. */
function joined(underWay: Play['underWay'], arrivals: readonly PieceTravel[], now: number): Play['underWay'] {
  if (arrivals.length === 0) return underWay
  const pieces = arrivals.map(({ piece }) => piece)
  const isSame = pieces.some((piece) => underWay.pieces.includes(piece))
  return { pieces, until: (isSame ? Math.max(now, underWay.until) : now) + longest(arrivals) }
}

/** How long a dragon still has to wait for the other one. */
function pauseFor(
  arrivals: readonly PieceTravel[],
  { pieces, until }: Play['underWay'],
  now: number,
): number {
  const dragon = arrivals.find(({ piece }) => isDragonName(piece))?.piece
  const isOther = dragon !== undefined && pieces.some((piece) => isDragonName(piece) && piece !== dragon)
  return isOther ? Math.max(0, until - now) : 0
}

/** The least that an entry with something to see is shown when it is shown again. */
const leastMs = 420

export function again(props: RageProps, from: number): readonly Scene[] {
  const { viewAt } = props
  if (viewAt === undefined) return []
  const baseAt = (seq: number): RageProps => ({
    ...props,
    view: viewAt(seq),
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
    const { view: state } = before
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

export const stepped = (play: Play): Partial<Play> => {
  const queue = play.queue.slice(1)
  return { queue, isReplay: play.isReplay && queue.length > 0 }
}

/** Who likes it calm sees everything at the pace chosen; else dice fall faster the more of them there are. */
export function speedOf({ queue, isReplay }: Play, props: RageProps, pace: number): number {
  if (isReplay || props.pace === 'calm') return pace
  const quick = pace * 2
  return queue.length > 6 ? quick * 2.5 : quick
}
