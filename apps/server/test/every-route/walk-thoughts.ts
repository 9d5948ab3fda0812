import { imagined } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { decodeView, type Json, jsonOf, manifestNamed, rulesName, seededDice } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import { z } from 'zod'
import { newWorker } from '../../src/index.ts'
import { Player } from '../player.ts'
import type { Expected } from './expected.ts'

/** A worker of another machine is lent two decisions: it gives one back, and answers one. */
export async function walkThoughts(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const worker = new Player(url, (await newWorker(store.workers, 'hand', 1)) ?? '')
  const stranger = await Player.come(url)
  const take = { games: manifests.map(rulesName) }
  const at = (lease: string, what: string) => `/api/thoughts/${lease}/${what}`
  const progress = { share: 0.5, playouts: 7 }
  const none = 'nosuchleasenosuchlease'
  for (const [path, body] of [
    ['/api/thoughts', take],
    [at(none, 'progress'), progress],
    [at(none, 'answer'), { action: {} }],
    [at(none, 'back'), {}],
  ] as const) {
    await expected(stranger, 'POST', path, body, 403)
    if (path !== '/api/thoughts' && !path.endsWith('/back')) await expected(worker, 'POST', path, body, 409)
  }
  const lent = async (): Promise<Lent> => {
    for (;;) {
      const { thought } = taken.parse(await expected(worker, 'POST', '/api/thoughts', take, 200))
      if (thought !== null) return thought
    }
  }
  // It waits before the computer is asked, who else would be so by this server.
  const asked = lent()
  while ((await store.workers.workers())[0]?.seenAt === undefined)
    await new Promise((resolve) => setTimeout(resolve, 10))
  const seats = [{ for: 'me' }, { for: 'computer', level: 'novice' }]
  const { id } = await stranger.done<{ id: string }>('POST', '/api/matches', { game: 'dragon-rage', seats })
  await stranger.done('POST', `/api/matches/${id}/join`, { name: 'One', seed: 'seed' })
  const first = await asked
  await expected(worker, 'POST', at(first.lease, 'progress'), progress, 200)
  await expected(worker, 'POST', at(first.lease, 'answer'), { action: { type: 'endPhase' } }, 422)
  const second = await lent()
  await expected(worker, 'POST', at(second.lease, 'back'), {}, 200)
  const third = await lent()
  await expected(
    worker,
    'POST',
    at(third.lease, 'answer'),
    { action: await anyActionFor(third.question) },
    200,
  )
}

const taken = z.object({
  thought: z
    .object({
      lease: z.string(),
      question: z.object({ game: z.string(), options: z.json(), view: z.json(), seat: z.int() }),
    })
    .nullable(),
})
type Lent = NonNullable<z.infer<typeof taken>['thought']>

/** Anything that the rules allow, out of what the worker was sent alone. */
async function anyActionFor({ game: name, options, view, seat }: Lent['question']): Promise<Json> {
  const manifest = manifestNamed(manifests, name)
  if (manifest === undefined) throw new Error(name)
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  const parsed = game.options.parse(options)
  if (!parsed.ok) throw new Error(parsed.fault.code)
  const decoded = decodeView(game, view, parsed.value)
  if (!decoded.ok) throw new Error(decoded.fault.code)
  const state = imagined(game, bot, decoded.value, seat, seededDice('any'))
  return jsonOf(game.actions(state, seat)[0])
}
