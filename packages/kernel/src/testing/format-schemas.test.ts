import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatSchemas } from './format-schemas.ts'

it.each(Object.keys(formatSchemas))(
  'docs/formats/%s is up to date (write-format-schemas.ts writes it)',
  (name) => {
    const file = new URL(`../../../../docs/formats/${name}`, import.meta.url)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(formatSchemas[name])
  },
)
