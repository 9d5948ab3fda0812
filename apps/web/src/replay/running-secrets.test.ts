import { manifests } from '@wyrmtable/games'
import {
  canonicalJson,
  encodeView,
  type JsonObject,
  jsonOf,
  type Match,
  randomMatch,
  seatReplay,
  seatReplaySchema,
  seededDice,
  type Tagged,
} from '@wyrmtable/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { theView } from '../session/imagining.ts'
import { eyesOn } from './eyes.ts'
import { EntryPanel } from './parts/EntryPanel.tsx'
import { reelOf } from './reel.ts'
import { ReplaySession } from './replay-session.ts'
import { shareable } from './store/find-replay.ts'
import { replayText } from './text/index.ts'
import { timelineOf } from './timeline/timeline.ts'

const all = await Promise.all(
  manifests.map(async (manifest) => {
    const [{ game }, { text }] = await Promise.all([manifest.rules(), manifest.text('en')])
    return { id: manifest.id, manifest, game, text }
  }),
)
let hidden = 0
let uncounted = 0
const secretive = all.filter(({ game }) => game.hasSecrets)

/** The second seat does what the game lets it do at any moment and tells the first nothing of, if there is such a thing. */
function actInSecret(match: Match): void {
  const { game, state } = match
  const secret = (game.atAnyTime?.(state, 1) ?? []).find((action) => {
    const after = game.clone(state)
    const events: Tagged[] = []
    game.apply(after, 1, action, seededDice('secret'), (event) => events.push(event))
    return game.outcome(after) === undefined && events.every((event) => game.redact(event, 0) === undefined)
  })
  if (secret !== undefined) expect(match.play(1, secret, 41)).toMatchObject({ ok: true })
}

/** One person, who holds the first seat, against computers. */
function lookedAt(match: Match): Match {
  const seats = match.header.seats.map(
    (info, seat) => ({ ...info, kind: seat === 0 ? 'person' : 'computer' }) as const,
  )
  return new Proxy(match, {
    get: (target, key) => (key === 'header' ? { ...match.header, seats } : Reflect.get(target, key, target)),
  })
}

test.each(secretive)(
  '$id: the replay of a running match tells what its one person knows, and no more',
  ({ manifest, game, text }) => {
    const options = { ...(manifest.scenarios[0]?.options as JsonObject), ...manifest.trial }
    const played = randomMatch(game, { seed: 'replay', options, maxActions: 40 })
    actInSecret(played)
    const match = lookedAt(played)
    expect(match.outcome()).toBeUndefined()
    expect(eyesOn(match)).toBe(0)

    const reel = reelOf(match)
    expect(new ReplaySession(reel, [], 1, theView).viewOf, 'no seat is looked through').toBeUndefined()
    const { entries } = timelineOf(reel, () => text)
    const lived = seatReplay(match, 0).entries
    expect(entries.map(({ seq, seat }) => ({ seq, seat }))).toEqual(
      lived.map(({ seq, seat = '' }) => ({ seq, seat })),
    )
    uncounted += match.seq - reel.seq
    for (const { seq, seat, events } of entries) {
      const told = reel.events(seq)
      const known = told.flatMap((event) => game.redact(event, 0) ?? [])
      expect(canonicalJson(jsonOf(events))).toBe(canonicalJson(jsonOf(known)))
      if (canonicalJson(jsonOf(told)) !== canonicalJson(jsonOf(known))) hidden++
      expect(canonicalJson(encodeView(game, game.view(reel.at(seq), 0)))).toBe(
        canonicalJson(lived[seq - 1]?.view ?? null),
      )
      const entry = { seq, seat, events }
      const page = renderToStaticMarkup(
        createElement(EntryPanel, { match: reel, entry, text, named: (line) => line, t: replayText('en') }),
      )
      expect(page.includes('entry-deed'), page).toBe(seat === game.seatIds[0])
    }

    const document = shareable(match)
    expect(document === undefined ? undefined : seatReplaySchema.parse(document)).toMatchObject({
      ok: true,
      value: { viewer: game.seatIds[0] },
    })
  },
)

test('some of it was hidden, and some not even counted', () => {
  expect(hidden).toBeGreaterThan(0)
  expect(uncounted).toBeGreaterThan(0)
})

test.each(all)('$id: of a match that is over all is told, and may be handed on', ({ manifest, game }) => {
  const options = { ...(manifest.scenarios[0]?.options as JsonObject), ...manifest.trial }
  const match = randomMatch(game, { seed: 'replay', options })
  expect(match.outcome()).toBeDefined()
  expect(eyesOn(match)).toBeUndefined()
  const seen = new ReplaySession(reelOf(match), [], 1, theView).viewOf?.(1)
  expect(seen).toEqual(game.view(match.at(1), 1))
  expect(shareable(match)).toBeUndefined()
})
