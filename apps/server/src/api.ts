import { manifests } from '@wyrmtable/games'
import type { Manifest } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import type { FastifyInstance } from 'fastify'

/** One game as a lobby lists it. */
interface GameEntry {
  readonly id: string
  readonly version: string
  readonly title: Manifest['title']
  readonly stage: Manifest['stage']
  /** Names of all seats in seat order, and how many of them a match needs at least. */
  readonly seats: { readonly ids: readonly string[]; readonly min: number }
}

const games: readonly GameEntry[] = manifests.map(({ id, version, title, stage, seatIds, minSeats }) => ({
  id,
  version,
  title,
  stage,
  seats: { ids: seatIds, min: minSeats },
}))

export function registerApi(app: FastifyInstance, store: MatchStore | undefined): void {
  app.get('/api/health', async () => ({ status: 'ok' }))
  // Whether matches can be asked for: the fault of a store that does not answer is told as anywhere else.
  app.get('/api/ready', async () => {
    await store?.nextDeadline()
    return { status: 'ready' }
  })
  app.get('/api/games', async () => ({ games }))
}
