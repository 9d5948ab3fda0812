/**
 * Writes the JSON Schemas of the public formats into `docs/formats/`:
 * `node packages/kernel/src/testing/write-format-schemas.ts && npx biome format --write docs/formats/*.schema.json`.
 */
import { writeFileSync } from 'node:fs'
import { formatSchemas } from './format-schemas.ts'

const folder = new URL('../../../../docs/formats/', import.meta.url)
for (const [name, schema] of Object.entries(formatSchemas)) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`)
}
