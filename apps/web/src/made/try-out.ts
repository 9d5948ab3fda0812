import { wilson } from '@wyrmtable/ai'
import type { TriedOut, TryOutAsked } from '@wyrmtable/ui'
import type { FromWorker, ToWorker } from '../session/computers/worker-messages.ts'
import { randomHex } from '../session/secrets.ts'

/** The most workers that play at once: one processor is left to the page. */
const MOST_WORKERS = 4

/** Lets computers play whole games in workers, and tells after each how it stands; ends when all are played or by the signal. */
export function tryOut(game: string, asked: TryOutAsked): Promise<void> {
  const { options, seats, level, games, signal, onGame } = asked
  const seed = randomHex(8)
  const wins = Array.from({ length: seats }, () => 0)
  let begun = 0
  let done = 0
  const play = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = () => {
        if (signal.aborted || begun >= games) return resolve()
        const id = begun++
        const contest = { game, options, seats, level, seed: `${seed}/${id}` }
        worker.postMessage({ type: 'playOut', id, contest } satisfies ToWorker)
      }
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'failed') return reject(new Error(data.reason))
        if (data.type !== 'playedOut' || signal.aborted) return
        done++
        // A game that several win, or nobody, is shared.
        const winners = data.winners.length === 0 ? wins.map((_, seat) => seat) : data.winners
        for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length
        onGame(standing(wins, done))
        next()
      }
      worker.onerror = (event) => reject(new Error(event.message))
      signal.addEventListener('abort', () => resolve(), { once: true })
      next()
    })
  const many = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1, games))
  const workers = Array.from(
    { length: many },
    () => new Worker(new URL('../session/computers/worker.ts', import.meta.url), { type: 'module' }),
  )
  return Promise.all(workers.map(play))
    .then(() => {})
    .finally(() => {
      for (const worker of workers) worker.terminate()
    })
}

/** For each seat the share of games that it won, and between what the true share lies. */
export function standing(wins: readonly number[], games: number): TriedOut {
  return {
    games,
    seats: wins.map((won) => ({ share: games === 0 ? 0 : won / games, ...wilson(won, games) })),
  }
}
