import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ui from '@wyrmtable/ui'
import { expect, test } from 'vitest'

test('the gallery shows every part that there is', () => {
  const folder = join(import.meta.dirname, 'specimens')
  const shown = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const parts = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
  expect(parts.filter((part) => !shown.some((text) => text.includes(`<${part}`)))).toEqual([])
})
