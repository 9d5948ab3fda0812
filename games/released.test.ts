import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { greedyPlayer, imagined, randomPlayer } from '@wyrmtable/ai'
import {
  decodeView,
  encodeView,
  type Game,
  goOnUnasked,
  goOnUnder,
  type Json,
  languages,
  type Match,
  manifestAt,
  openMatch,
  type Replay,
  readAnyVersion,
  readJson,
  saysTheSame,
  seededDice,
  toReplay,
  type UnderItsRules,
  verifyReplay,
} from '@wyrmtable/kernel'
import { outcomeSentence } from '@wyrmtable/text'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'

const folder = import.meta.dirname
const textOf = (...path: readonly string[]): string => readFileSync(join(folder, ...path), 'utf8')

/** Reads a document as a door does: by whichever rules it names. */
async function readUnderItsRules(text: string): Promise<UnderItsRules> {
  const json = readJson(text)
  const read = json.ok ? await readAnyVersion(manifests, json.value) : json
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

const seatsIn = (text: string): number => (JSON.parse(text) as Replay).seats.length
const readBack = (json: Json): Json => JSON.parse(JSON.stringify(json))

/** The match as it stood half way. */
function halfOf(game: Game, replay: Replay): Match {
  const { result: _, ...begun } = replay
  const entries = replay.entries.slice(0, replay.entries.length >> 1)
  const opened = openMatch(game, { ...begun, entries })
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
  return opened.value
}

for (const manifest of manifests) {
  const { id, version: today, seatIds, rules, released = {} } = manifest
  test(`${id} opens every version that was released`, () => {
    const kept = join(folder, id, 'released')
    expect(Object.keys(released).sort()).toEqual(existsSync(kept) ? readdirSync(kept).sort() : [])
  })

  for (const [version, open] of Object.entries(released)) {
    describe(`${id} ${version}, as it was released`, async () => {
      const { game, texts } = await open()
      const golden = readdirSync(join(folder, id, 'released', version, 'golden'))
      const goldenText = (name: string): string => textOf(id, 'released', version, 'golden', name)
      const [shortest = ''] = golden.toSorted((a, b) => goldenText(a).length - goldenText(b).length)

      test('is that version', () => {
        expect(game.id).toBe(id)
        expect(game.version).toBe(version)
        expect(game.seatIds).toEqual(seatIds)
        expect(golden.length).toBeGreaterThan(0)
      })

      test.each(golden)('plays %s as it was recorded', async (name) => {
        const { replay } = await readUnderItsRules(goldenText(name))
        expect(replay.version).toBe(version)
        const verified = verifyReplay(game, replay)
        if (!verified.ok) throw new Error(JSON.stringify(verified.fault))
        const { outcome } = verified.value
        if (outcome === undefined) throw new Error('it does not end')
        for (const words of Object.values(texts)) expect(words.outcome(outcome)).not.toBe('')
      })

      test('is told, and thought about, from views that went through JSON', async () => {
        const earlier = manifestAt(manifest, version)
        if (earlier === undefined) throw new Error('no such version')
        const [{ game: adapted }, { bot }, { text }] = await Promise.all([
          earlier.rules(),
          earlier.bot(),
          earlier.text('en'),
        ])
        const match = halfOf(adapted, (await readUnderItsRules(goldenText(shortest))).replay)
        const options = adapted.options.parse(match.header.options)
        const [seat] = match.toAct()
        if (!options.ok || seat === undefined) throw new Error('nobody is to act')
        const view = adapted.view(match.state, seat)
        const sent = decodeView(adapted, readBack(encodeView(adapted, view)), options.value)
        if (!sent.ok) throw new Error(JSON.stringify(sent.fault))
        const state = imagined(adapted, bot, sent.value, seat, seededDice('imagined'))
        for (const known of [view, sent.value]) expect(text.phase(known)).toBe(texts.en.phase(match.state))
        expect(state === match.state).toBe(false)
        expect(adapted.actions(state, seat)).toEqual(game.actions(match.state, seat))
        const action = await greedyPlayer(adapted, bot, { seed: 'released' }).choose(state, seat)
        expect(game.check(match.state, seat, action)).toBeUndefined()
      })

      test('is not recorded anew without a new version', () => {
        for (const name of golden) {
          if (!existsSync(join(folder, id, 'golden', name))) continue
          const now = textOf(id, 'golden', name)
          const { version: of }: Replay = JSON.parse(now)
          if (of === version) expect(now === goldenText(name), name).toBe(true)
        }
      })

      test('whoever gives up ends it where its rules have no clause for that, and all the others win', async () => {
        const most = golden.toSorted((a, b) => seatsIn(goldenText(b)) - seatsIn(goldenText(a)))[0] ?? ''
        const half = halfOf(game, (await readUnderItsRules(goldenText(most))).replay)
        const all = [...half.header.seats.keys()]
        expect(half.resign(0, 1).ok).toBe(true)
        if (game.forfeit !== undefined) return
        const outcome = half.outcome()
        expect(outcome).toEqual({ winners: all.slice(1), reason: 'resigned', clause: '' })
        expect(half.toAct()).toEqual([])
        for (const language of languages) {
          const told = outcome && outcomeSentence(outcome, language, texts[language], seatIds)
          for (const seat of all.slice(1)) expect(told).toContain(texts[language].seat(seatIds[seat] ?? ''))
        }
        const read = await readUnderItsRules(JSON.stringify(toReplay(half)))
        expect(verifyReplay(read.game, read.replay)).toMatchObject({ ok: true, value: { outcome } })
      })

      test('a match half way goes on unasked under later rules that say the same of it', async () => {
        const half = halfOf(game, (await readUnderItsRules(goldenText(shortest))).replay)
        const later: Game = { ...game, version: 'later' }
        expect(goOnUnasked(half, later, 1)).toBe(true)
        expect(verifyReplay(game, toReplay(half), undefined, () => later)).toMatchObject({ ok: true })
      })

      test('and by agreement, from where it stands, under those that do not', async () => {
        const half = halfOf(game, (await readUnderItsRules(goldenText(shortest))).replay)
        const later: Game = { ...game, version: 'later', actions: () => [] }
        expect(saysTheSame(half, later)).toBe(false)
        expect(goOnUnder(half, later)).toEqual({ ok: true, value: game.encode(half.state) })
      })

      test('one way or the other it goes on under the rules of today, is finished and verifies', async () => {
        const half = halfOf(game, (await readUnderItsRules(goldenText(shortest))).replay)
        const [{ game: now }, { bot }] = await Promise.all([rules(), manifest.bot()])
        if (!goOnUnasked(half, now, 1)) {
          const position = goOnUnder(half, now)
          if (!position.ok) throw new Error(JSON.stringify(position.fault))
          expect(half.goOnUnder(now, position.value, 1).ok).toBe(true)
        }
        expect(half.game.version).toBe(today)
        const player = randomPlayer(now, { seed: 'finish', bot })
        for (let left = 40; left > 0 && half.outcome() === undefined; left--) {
          const [seat = 0] = half.toAct()
          expect(half.play(seat, await player.choose(half.state, seat), 2).ok).toBe(true)
        }
        for (const seat of half.header.seats.keys()) if (half.mayForfeit(seat)) half.resign(seat, 3)
        expect(half.outcome()).toBeDefined()
        const read = await readUnderItsRules(JSON.stringify(toReplay(half)))
        expect(read.replay.version).toBe(version)
        expect(verifyReplay(read.game, read.replay, undefined, read.rulesOf)).toMatchObject({ ok: true })
      })
    })
  }
}
