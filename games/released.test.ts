import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReplay, verifyReplay } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'

const filesIn = (...path: readonly string[]): readonly string[] =>
  readdirSync(join(import.meta.dirname, ...path))

for (const { id, seatIds, released = {} } of manifests) {
  test(`${id} opens every version that was released`, () => {
    expect(Object.keys(released).sort()).toEqual([...filesIn(id, 'released')].sort())
  })

  for (const [version, open] of Object.entries(released)) {
    describe(`${id} ${version}, as it was released`, async () => {
      const { game, texts } = await open()
      const golden = filesIn(id, 'released', version, 'golden')

      test('is that version', () => {
        expect(game.id).toBe(id)
        expect(game.version).toBe(version)
        expect(game.seatIds).toEqual(seatIds)
        expect(golden.length).toBeGreaterThan(0)
      })

      test.each(golden)('plays %s as it was recorded', (name) => {
        const text = readFileSync(join(import.meta.dirname, id, 'released', version, 'golden', name), 'utf8')
        const read = readReplay(text, (wanted) => (wanted === id ? game : undefined))
        if (!read.ok) throw new Error(JSON.stringify(read.fault))
        const verified = verifyReplay(game, read.value)
        if (!verified.ok) throw new Error(JSON.stringify(verified.fault))
        const { outcome } = verified.value
        if (outcome === undefined) throw new Error('it does not end')
        for (const words of Object.values(texts)) expect(words.outcome(outcome)).not.toBe('')
      })
    })
  }
}
