import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, openMatch, readReplay } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { dragonNoir } from '../rules/game.ts'
import { refuse } from '../rules/refusals.ts'
import { texts } from './index.ts'
import { gameCatalogs } from './say.ts'

test('a refusal says why', () => {
  expect(texts.en.refusal(refuse('needsMp', 'DN-7.1', { needed: 4, left: 2 }))).toBe('Needs 4 MP, 2 left.')
  expect(texts.fr.refusal(refuse('enemyThere', 'DN-7.3', { hex: 'WM.0512' }))).toContain('WM.0512')
})

/** Finished matches of all kinds, in which every sort of roll falls. */
const golden = readdirSync(join(import.meta.dirname, '../golden')).filter((name) => name.endsWith('.json'))

test('results of rolls are told in words of the language, but for the letters of the tables', () => {
  const results = new Set<string>()
  for (const name of golden) {
    const read = readReplay(
      readFileSync(join(import.meta.dirname, '../golden', name), 'utf8'),
      () => dragonNoir,
    )
    const match = read.ok ? openMatch(dragonNoir, read.value, { trusted: true }) : read
    if (!match.ok) throw new Error(`${name}: ${match.fault.code}`)
    for (let seq = 1; seq <= match.value.seq; seq++) {
      for (const event of match.value.events(seq)) {
        if ('result' in event && typeof event.result === 'string') results.add(event.result)
      }
    }
  }
  expect([...results].filter((result) => !/^[A-H]$/.test(result)).sort()).toEqual(
    expect.arrayContaining(['-', 'pass', 'stop']),
  )
  for (const result of results) {
    const key = `result.${result === '-' ? 'none' : result}`
    const isTold = /^[A-H]$/.test(result) || languages.every((one) => Object.hasOwn(gameCatalogs[one], key))
    expect([result, isTold]).toEqual([result, true])
  }
})
