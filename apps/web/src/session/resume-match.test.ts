import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import { type Match, type MatchSnapshot, openMatch, readReplay, toReplay } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { resumeMatch, resumeStored } from './resume-match.ts'

const games = join(import.meta.dirname, '../../../../games')

/** All that a table could tell of a match, as text. */
const told = (match: Match): string =>
  JSON.stringify({
    state: match.game.encode(match.state),
    early: match.game.encode(match.at(7)),
    events: match.events(match.seq),
    undo: match.header.seats.map((_, seat) => match.canUndo(seat)),
    replay: toReplay(match, { revealSecret: true }),
    draws: match.draws,
  })

test.each([
  ['dragon-rage', 'claimed-great-invader'],
  ['sorcerers', 'eliminated-p1'],
  ['dragon-noir', 'arena-too-late-horde'],
  ['dragons-wrath', 'last-province-duel'],
])(
  '%s opens from a snapshot byte for byte as from its beginning, and goes on with the same dice',
  async (id, name) => {
    const manifest = manifests.find((one) => one.id === id)
    if (manifest === undefined) throw new Error('no such game')
    const { game } = await manifest.rules()
    const rules = { begun: game, rulesOf: () => undefined }
    const read = readReplay(readFileSync(join(games, id, 'golden', `${name}.json`), 'utf8'), () => game)
    if (!read.ok) throw new Error(read.fault.code)
    const { result: _, ...replay } = read.value
    const cut = (entries: number) => ({ ...replay, entries: replay.entries.slice(0, entries) })
    const half = replay.entries.length >> 1
    const early = openMatch(game, cut(half - 20))
    if (!early.ok) throw new Error(early.fault.code)
    const snapshot: MatchSnapshot = JSON.parse(JSON.stringify(early.value.snapshot()))
    const [whole, quick] = [resumeMatch(rules, cut(half)), resumeStored(rules, cut(half), snapshot)]
    if (!whole.ok || !quick.ok) throw new Error('not opened')
    expect(quick.value.isChecked).toBe(false)
    expect(told(quick.value.match)).toBe(told(whole.value))
    for (const match of [whole.value, quick.value.match]) {
      for (const { seat = '', action } of replay.entries.slice(half, half + 30)) {
        if (action !== undefined) match.play(game.seatIds.indexOf(seat), action, 0)
      }
    }
    expect(told(quick.value.match)).toBe(told(whole.value))
    // What does not fit the record is passed over, and all of it is checked instead.
    for (const wrong of [
      { ...snapshot, hash: '0'.repeat(16) },
      { ...snapshot, state: { no: 1 } },
      'x',
      undefined,
    ]) {
      const checked = resumeStored(rules, cut(half), wrong)
      expect(checked.ok && checked.value.isChecked).toBe(true)
    }
  },
)
