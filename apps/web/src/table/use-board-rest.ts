import { useEffect } from 'react'
import type { BoardWatcher } from '../session/screen-session.ts'

/** Tells a session that waits for it when everything up to its last entry was shown and the board has come to rest. */
export function useBoardRest(session: BoardWatcher, seq: number, shown: number): void {
  useEffect(() => {
    if (!session.waitsForBoard || shown !== seq) return
    // Something else may happen before the pieces have arrived: then that is waited for.
    let isPast = false
    boardRests().then(
      () => {
        if (!isPast) session.boardShows(seq)
      },
      () => {},
    )
    return () => {
      isPast = true
    }
  }, [session, seq, shown])
}

/** Resolves when nothing moves on the board any more. */
async function boardRests(): Promise<void> {
  for (let now = moving(); now.length > 0; now = moving())
    await Promise.allSettled(now.map(({ finished }) => finished))
}

/** What moves on a board and comes to an end by itself: pieces that travel, dragons that rise. */
const moving = (): readonly Animation[] =>
  document
    .getAnimations()
    // A die that has fallen keeps its last picture, and is listed as long as it lies there.
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.viewport') != null)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
