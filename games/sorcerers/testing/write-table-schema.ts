/**
 * Writes the JSON Schema of table files:
 * `node games/sorcerers/testing/write-table-schema.ts && npx biome format --write docs/formats/*.schema.json`.
 */
import { writeFileSync } from 'node:fs'
import { tableFileJsonSchema } from './table-file-schema.ts'

const file = new URL('../../../docs/formats/sorcerers-tables.schema.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(tableFileJsonSchema(), null, 2)}\n`)
