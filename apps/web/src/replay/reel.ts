import { type Entry, learnedBy, type Match, type Viewer } from '@wyrmtable/kernel'
import { eyesOn } from './eyes.ts'

/** A match as it is looked back on: its entries are numbered from 1 without gaps, and each number is a position. */
export type Reel = Pick<
  Match,
  'game' | 'header' | 'entries' | 'seq' | 'draws' | 'at' | 'gameAt' | 'events' | 'toAct' | 'outcome'
> & {
  /** Those through which alone it may be told; absent: everything is open. */
  readonly eyes?: Viewer
}

/**
 * All of the match, or while one with secrets goes on the entries that its viewer has learned of. What others did in
 * secret is no position of it, and nobody is said to have done what only showed in the view.
 */
export function reelOf(match: Match): Reel {
  const eyes = eyesOn(match)
  if (eyes === undefined) return match
  const learned = [...learnedBy(match, eyes)]
  /** Number in the record of the entry at a place. */
  const seqAt = (place: number): number => (place === 0 ? 0 : (learned[place - 1]?.entry.seq ?? match.seq))
  const entries = learned.map(({ entry, isOpen }, place): Entry => {
    const numbered = { ...entry, seq: place + 1 }
    return isOpen || numbered.fact !== undefined ? numbered : { ...numbered, seat: '' }
  })
  return {
    eyes,
    game: match.game,
    header: match.header,
    entries,
    seq: entries.length,
    draws: match.draws,
    at: (place) => match.at(seqAt(place)),
    gameAt: (place) => match.gameAt(seqAt(place)),
    events: (place) => match.events(seqAt(place)),
    toAct: () => match.toAct(),
    outcome: () => match.outcome(),
  }
}
