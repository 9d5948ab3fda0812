import type { JsonObject } from '@wyrmtable/kernel'
import { useEffect, useRef, useState } from 'react'
import { randomHex } from '../../session/secrets.ts'
import type { FromWins, WinsQuestion } from './messages.ts'

/** What came of the games so far. */
export interface Wins {
  readonly games: number
  /** By place of the seat. */
  readonly won: readonly number[]
  readonly isRunning: boolean
  readonly failure?: string
}

/** Games after which it ends by itself. */
export const enoughGames = 80

/** Workers at a time, one processor left for the page. */
const crew = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))

/** Games of captains on a board, played in workers until there are enough or somebody ends it. */
export function useWhoWins(game: string, seats: number) {
  const none: Wins = { games: 0, won: Array.from({ length: seats }, () => 0), isRunning: false }
  const [wins, setWins] = useState<Wins>(none)
  const workers = useRef<readonly Worker[]>([])
  const end = () => {
    for (const worker of workers.current) worker.terminate()
    workers.current = []
    setWins((before) => (before.isRunning ? { ...before, isRunning: false } : before))
  }
  useEffect(
    () => () => {
      for (const worker of workers.current) worker.terminate()
    },
    [],
  )
  const count = ({ data }: MessageEvent<FromWins>) =>
    setWins((before) => {
      if (data.type === 'failed') return { ...before, failure: data.reason }
      if (before.games >= enoughGames) return before
      const [winner] = data.winners.length === 1 ? data.winners : []
      const won = before.won.map((one, place) => (place === winner ? one + 1 : one))
      return { ...before, games: before.games + 1, won }
    })
  const isDone = wins.games >= enoughGames || wins.failure !== undefined
  useEffect(() => {
    if (isDone) end()
  })
  const begin = (options: JsonObject) => {
    end()
    setWins({ ...none, isRunning: true })
    const seed = randomHex(4)
    workers.current = Array.from({ length: crew() }, (_, place) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = count
      worker.onerror = (event) => setWins((before) => ({ ...before, failure: event.message }))
      worker.postMessage({ game, options, seed: `${seed}/${place}` } satisfies WinsQuestion)
      return worker
    })
  }
  return { wins, begin, end }
}
