import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReplay, verifyReplay } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { sorcerers } from './rules/game.ts'
import { endReasons } from './rules/state.ts'

const folder = join(import.meta.dirname, 'golden')

test('there is a golden match for each way to end', () => {
  const reasons = new Set<string>()
  for (const name of readdirSync(folder)) {
    const read = readReplay(readFileSync(join(folder, name), 'utf8'), (id) =>
      id === sorcerers.id ? sorcerers : undefined,
    )
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.fault)}`)
    const verified = verifyReplay(sorcerers, read.value)
    if (!verified.ok) throw new Error(`${name}: ${JSON.stringify(verified.fault)}`)
    reasons.add(verified.value.outcome?.reason ?? 'none')
  }
  expect([...reasons].sort()).toEqual(endReasons.filter((reason) => reason !== 'none').sort())
})
