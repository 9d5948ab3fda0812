import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readCase, runCase } from '../index.ts'
import { ladder } from './toy-games/index.ts'

it('the example of docs/formats/cases.md holds', () => {
  const page = readFileSync(new URL('../../../../docs/formats/cases.md', import.meta.url), 'utf8')
  const [, example] = /```json\n(.*?)```/s.exec(page) ?? []
  const read = readCase(example ?? '')
  expect(read).toMatchObject({ ok: true })
  if (read.ok) expect(runCase(ladder, read.value).failures).toEqual([])
})
