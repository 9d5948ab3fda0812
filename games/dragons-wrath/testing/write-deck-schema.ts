/**
 * Writes the JSON Schema of deck files:
 * `node games/dragons-wrath/testing/write-deck-schema.ts && npx biome format --write docs/formats/*.schema.json`.
 */
import { writeFileSync } from 'node:fs'
import { deckFileJsonSchema } from './deck-schema.ts'

const file = new URL('../../../docs/formats/dragons-wrath-decks.schema.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(deckFileJsonSchema(), null, 2)}\n`)
