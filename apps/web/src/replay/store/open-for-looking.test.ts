import { manifests } from '@wyrmtable/games'
import { type Replay, randomMatch, toReplay } from '@wyrmtable/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RecordRules } from '../../session/record-rules.ts'
import { openForLooking } from './open-for-looking.ts'

let rules: RecordRules
let replay: Replay
beforeAll(async () => {
  const [manifest] = manifests
  if (manifest === undefined) throw new Error('there is no game')
  const { game } = await manifest.rules()
  rules = { begun: game, rulesOf: () => undefined }
  replay = toReplay(randomMatch(game, { seed: 3, maxActions: 60 }))
})

describe('a replay to be looked at', () => {
  test('is shown whole where it is sound', () => {
    const shown = openForLooking(rules, replay)
    expect(shown).toMatchObject({ ok: true, value: { match: { seq: replay.entries.length } } })
    expect(shown.ok && shown.value.fault).toBe(undefined)
  })

  test('is shown up to the entry that was changed', () => {
    const entries = replay.entries.map((entry) =>
      entry.seq === 41 ? { ...entry, hash: '0'.repeat(16) } : entry,
    )
    const shown = openForLooking(rules, { ...replay, entries })
    expect(shown).toMatchObject({
      ok: true,
      value: { match: { seq: 40 }, fault: { code: 'brokenChain', path: '/entries/40/hash' } },
    })
  })

  test('cannot be shown at all where its beginning is wrong', () => {
    const shown = openForLooking(rules, { ...replay, setup: [6] })
    expect(shown).toMatchObject({ ok: false, fault: { path: '/setup' } })
  })
})
