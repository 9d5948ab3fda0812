import { manifests } from '@wyrmtable/games'
import { type Json, type JsonObject, readReplay, seededDice, verifyReplay } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { type Laid, Player } from './player.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(':memory:'),
    mostRequests: 0,
  })
})
afterAll(() => server.close())

/** Actions after the decks are built; then all but one give up. */
const mostMoves = rounds(20, 2_000)
/** Questions of effects that are under way when somebody leaves. */
const mostAnswers = 20

test.each(['sealed', 'draft'])(
  'four play %s: each builds a deck that nobody else sees until the end',
  async (format) => {
    const manifest = manifests.find(({ id }) => id === 'dragons-wrath')
    if (manifest === undefined) throw new Error('no game')
    const { game } = await manifest.rules()
    const first = await Player.come(server.url)
    const others = await Promise.all(Array.from({ length: 3 }, () => Player.come(server.url)))
    const people = [first, ...others]
    const laid = await first.done<Laid>('POST', '/api/matches', {
      game: game.id,
      options: { ...manifest.trial, format },
      seats: ['me', 'anybody', 'anybody', 'anybody'].map((one) => ({ for: one })),
    })
    const { id, seats } = laid
    for (const [place, who] of people.entries()) {
      const invitation = seats[place]?.invitation
      const body = {
        name: `N${place}`,
        seed: `seed ${place}`,
        ...(invitation === undefined ? {} : { invitation }),
      }
      await who.done('POST', `/api/matches/${id}/join`, body)
    }

    const random = seededDice(`${format} online`)
    /** What each handed in. */
    const decks: (string | undefined)[] = people.map(() => undefined)
    const isBuilt = () => decks.every((deck) => deck !== undefined)
    /** Whoever is to act does something by chance; the result says whether it is over. */
    const act = async (): Promise<boolean> => {
      for (const [place, who] of people.entries()) {
        const sight = await who.sight(id)
        if (sight.state === 'over') return true
        if (!(sight.toAct as readonly Json[]).includes(sight.viewer ?? '')) continue
        const actions = sight.actions as readonly JsonObject[]
        const action = actions[random.pick(actions.length, 'action')]
        const answer = await who.command(id, Number(sight.number), { type: 'play', action })
        if (answer.status !== 200) throw new Error(`${JSON.stringify(action)}: ${answer.text.slice(0, 300)}`)
        if (action?.type === 'buildDeck') decks[place] = JSON.stringify(action.allies)
      }
      return false
    }
    while (!isBuilt()) await act()
    for (const [place, who] of people.entries()) {
      const texts = await Promise.all(
        ['', '/news?after=0', '/replay'].map((path) => who.ask('GET', `/api/matches/${id}${path}`)),
      )
      for (const [other, deck] of decks.entries()) {
        if (other === place || deck === undefined) continue
        for (const { text } of texts) expect(text).not.toContain(deck)
      }
    }
    for (let moves = 0; moves < mostMoves && !(await act()); moves++);
    for (const who of people.slice(1)) await who.command(id, 99_999, { type: 'resign' })
    // DW-12.8: effects that are being carried out come to their end first, and may ask who is left.
    for (let answers = 0; answers < mostAnswers && !(await act()); answers++);
    expect((await first.sight(id))?.state).toBe('over')

    const document = await people[3]?.done('GET', `/api/matches/${id}/replay`)
    for (const deck of decks) expect(JSON.stringify(document)).toContain(deck)
    const replay = readReplay(document ?? null, () => game)
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault))
    expect(verifyReplay(game, replay.value)).toMatchObject({ ok: true, value: { dice: 'secret' } })
  },
)
