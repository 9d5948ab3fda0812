import { isReached, jsonOf, languages, readPuzzles, scriptedDice, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'

const composed = manifests.flatMap((manifest) => {
  const { puzzles } = manifest
  return puzzles === undefined ? [] : [{ id: manifest.id, manifest, open: puzzles }]
})

test('no game has two puzzles of one name', async () => {
  for (const { id, open } of composed) {
    const read = readPuzzles((await open()).puzzles)
    const names = read.ok ? read.value.puzzles.map((puzzle) => puzzle.id) : []
    expect(new Set(names).size, id).toBe(names.length)
  }
})

describe.each(composed)('the puzzles of $id', ({ id, manifest, open }) => {
  const load = async () => {
    const [room, { game }] = await Promise.all([open(), manifest.rules()])
    const read = readPuzzles(room.puzzles)
    if (!read.ok) throw new Error(`${read.fault.code} at ${read.fault.path}`)
    return { ...read.value, text: room.text, rules: game }
  }

  test('are at least eight, of more than one difficulty, each told in every language', async () => {
    const { game, puzzles, text } = await load()
    expect(game).toBe(id)
    expect(puzzles.length).toBeGreaterThanOrEqual(8)
    expect(new Set(puzzles.map(({ difficulty }) => difficulty)).size).toBeGreaterThan(1)
    const keys = puzzles.flatMap((puzzle) => ['title', 'task', 'why'].map((part) => `${puzzle.id}.${part}`))
    for (const language of languages) expect(Object.keys(text[language]).toSorted()).toEqual(keys.toSorted())
  })

  test('are possible, and solved by their own lines alone, in their last action and before a die falls', async () => {
    const { puzzles, rules } = await load()
    for (const { id: name, options: given, position, goals, line } of puzzles) {
      const options = rules.options.parse(given ?? {})
      const shape = rules.position.parse(position)
      if (!options.ok || !shape.ok) throw new Error(`${name}: not read`)
      const decoded = rules.decode(shape.value, options.value)
      if (!decoded.ok) throw new Error(`${name}: ${JSON.stringify(decoded.fault)}`)
      const state = decoded.value
      const [seat] = rules.toAct(state)
      if (seat === undefined) throw new Error(`${name}: nobody is to act`)
      const solves = (after: unknown, action: (typeof line)[number]) =>
        goals.some((goal) => isReached(goal, action, rules.encode(after)))
      for (const [place, planned] of line.entries()) {
        const parsed = rules.action.parse(jsonOf(planned))
        if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.fault)}`)
        const action = parsed.value
        expect(rules.check(state, seat, action), `${name}, action ${place}`).toBeUndefined()
        if (place === 0) {
          // Something else could be done that is not the plan.
          const others = rules.actions(state, seat).filter((other) => {
            const after = rules.clone(state)
            rules.apply(after, seat, other, seededDice('puzzles'), () => {})
            return !solves(after, other)
          })
          expect(others.length, name).toBeGreaterThan(0)
        }
        const isLast = place === line.length - 1
        rules.apply(state, seat, action, isLast ? seededDice('puzzles') : scriptedDice([]), () => {})
        expect(solves(state, action), `${name}, action ${place}`).toBe(isLast)
      }
    }
  })
})
