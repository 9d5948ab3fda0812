import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Case,
  type Game,
  isJsonObject,
  type Json,
  type JsonObject,
  type Manifest,
  readCase,
  scriptedDice,
} from '@wyrmtable/kernel'
import { root } from '../prepare.mjs'
import { type Reading, readingsIn } from './readings.ts'

/** A worked example as the rulebook opens it. */
interface Example {
  readonly id: string
  readonly title: string
  readonly clauses: readonly string[]
  readonly options?: Json
  readonly position: Json
}

/** What stands beside the clauses of a rulebook and is kept elsewhere. */
export interface Notes {
  readonly examples: readonly Example[]
  readonly readings: readonly Reading[]
  readonly options: Json
}

export const notesFile = (game: string): string => join(root, 'games', game, 'book', 'notes.json')

/** The files of the worked examples of a game, in their order. */
export const exampleFiles = (game: string): readonly string[] =>
  readdirSync(join(root, 'games', game, 'cases'))
    .filter((name) => /^EX-.*\.json$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** The worked examples of a game with the positions they begin with, and how its unclear points were read, and its variants. */
export async function notesOf({ id: folder, title: { en }, rules }: Manifest): Promise<Notes> {
  const { game } = await rules()
  const examples = exampleFiles(folder).map((name): Example => {
    const read = readCase(readFileSync(join(root, 'games', folder, 'cases', name), 'utf8'))
    if (!read.ok) throw new Error(`${name} is no case`)
    const { id, title, clauses, start, branches } = read.value
    // What begins with its branches begins with the first of them.
    const begun = start ?? branches?.find((branch) => branch.start !== undefined)?.start ?? {}
    const { options } = begun
    const position = begun.position ?? setUp(game, begun)
    return { id, title, clauses, ...(options === undefined ? {} : { options }), position }
  })
  const page = readFileSync(join(root, 'docs/how-rules-were-read.md'), 'utf8')
  return { examples, readings: readingsIn(page, en), options: chosenOneByOne(game.options.jsonSchema) }
}

/** Of a schema the properties that are numbers or have listed values: no parts, no lists, no free text. */
function chosenOneByOne(schema: Json | undefined): JsonObject {
  const all = isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : {}
  return { properties: Object.fromEntries(Object.entries(all).filter(([, property]) => isSimple(property))) }
}

function isSimple(property: Json | undefined): boolean {
  if (!isJsonObject(property)) return false
  const { anyOf, type } = property
  if (Array.isArray(anyOf)) return anyOf.every(isSimple)
  return 'enum' in property || 'const' in property || ['boolean', 'integer', 'null'].includes(String(type))
}

/** The position after the set-up of a case that has none of its own. */
function setUp(game: Game, { options, seats, dice }: NonNullable<Case['start']>): Json {
  const parsed = game.options.parse(options ?? {})
  if (!parsed.ok) throw new Error(`${game.id}: options of a case are at fault`)
  return game.encode(game.setup(parsed.value, seats ?? game.seatIds.length, scriptedDice(dice ?? [])))
}
