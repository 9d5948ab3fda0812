import { readFileSync } from 'node:fs'
import { manifests } from '@wyrmtable/games'
import { jsonOf, positionFormat, readPosition } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { exampleFiles, notesFile, notesOf } from './notes.ts'
import { readingsIn } from './readings.ts'

test('a reading is a row of the game’s own chapter that names a clause and has a reading', () => {
  const page = `# Page

## One Game

| clause         | question | our reading |
| -------------- | -------- | ----------- |
| XX-1.1, XX-2.3 | What?    | \`a = b\`   |
| none           | What?    | nothing     |

| hex  | first |
| ---- | ----- |
| 0914 | 2     |

## Another’s Game

| clause | question | our reading |
| ------ | -------- | ----------- |
| YY-1.1 | Why?     | Because     |
`
  expect(readingsIn(page, 'One Game')).toEqual([
    { clauses: ['XX-1.1', 'XX-2.3'], question: 'What?', reading: 'a = b' },
  ])
  expect(readingsIn(page, "Another's Game")).toHaveLength(1)
})

describe.each(manifests.map((manifest) => ({ manifest, id: manifest.id })))(
  'beside the clauses of $id',
  async ({ manifest, id }) => {
    const notes = await notesOf(manifest)
    const known = new Set((await (await manifest.book()).clauses()).default.map((clause) => clause.id))

    test('what is kept is what cases and readings say (npm run book renews it)', () => {
      expect(JSON.parse(readFileSync(notesFile(id), 'utf8'))).toEqual(notes)
    })

    test('every worked example is there, and is a position that can be opened', async () => {
      const { game } = await manifest.rules()
      expect(notes.examples.map((example) => `${example.id}.json`)).toEqual(exampleFiles(id))
      for (const { id: example, options, position } of notes.examples) {
        const document = {
          format: positionFormat,
          game: id,
          position,
          ...(options === undefined ? {} : { options }),
        }
        const read = readPosition(jsonOf(document), () => game)
        expect({ example, fault: read.ok ? undefined : read.fault }).toEqual({ example, fault: undefined })
      }
    })

    test('examples and readings name clauses that there are', () => {
      expect(notes.examples.length).toBeGreaterThan(0)
      expect(notes.readings.length).toBeGreaterThan(0)
      const named = [...notes.examples, ...notes.readings].flatMap(({ clauses }) => clauses)
      expect(named.filter((clause) => !known.has(String(clause)))).toEqual([])
    })
  },
)
