import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ui from '@wyrmtable/ui'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'specimens')
const shown = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
const missing = (parts: readonly string[]) =>
  parts.filter((part) => !shown.some((text) => new RegExp(`<${part}[\\s>]`).test(text)))

test('the gallery shows every part that there is', () => {
  expect(missing(Object.keys(ui).filter((name) => /^[A-Z]/.test(name)))).toEqual([])
})

test('and every part of what a computer advises', () => {
  const advice = readdirSync(join(import.meta.dirname, '../table/advice'))
  expect(missing(advice.flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []))).toEqual([])
})
