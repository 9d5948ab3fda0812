/**
 * Writes the JSON Schema of board files:
 * `node games/dragon-rage/testing/write-board-schema.ts && npx biome format --write docs/formats/*.schema.json`.
 */
import { writeFileSync } from 'node:fs'
import { boardFileJsonSchema } from './board-schema.ts'

const file = new URL('../../../docs/formats/dragon-rage-boards.schema.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(boardFileJsonSchema(), null, 2)}\n`)
