import { describe, expect, test } from 'vitest'
import clauses from './clauses.json' with { type: 'json' }
import { maps } from './maps.ts'
import { scenariosData } from './scenarios.ts'
import { sheets } from './tables.ts'

describe('DN-1.2, DN-1.4: the files of the game', () => {
  test('DN-3.1: four boards of 26 columns and 18 rows pass their schema', () => {
    expect(Object.keys(maps)).toEqual(['WM', 'AR', 'DL', 'DC'])
  })

  test('DN-4.9: every character of a scenario has values', () => {
    const known = sheets.characters.characters.map(({ id }) => id)
    for (const { sides } of scenariosData.scenarios)
      for (const { units } of Object.values(sides))
        for (const { type } of units) expect(known).toContain(type)
  })

  test('DN-2.8: the rim of a surface board holds open ground only', () => {
    for (const map of Object.values(maps)) {
      if (map.kind !== 'surface') continue
      for (const [label, { t }] of Object.entries(map.hexes)) {
        const column = Number(label.slice(0, 2))
        const row = Number(label.slice(2))
        const rim = column === 1 || column === map.cols || row === 1 || row === map.rows
        if (rim) expect(['clear', 'brush', 'tree', 'path']).toContain(t)
      }
    }
  })

  test('DN-3.4: every hexside between a building and what is outside is listed', () => {
    for (const map of Object.values(maps)) {
      const listed = new Set(map.hexsides.map(({ a, b }) => `${a}|${b}`))
      for (const { hexes } of map.buildings) {
        for (const hex of hexes) {
          for (const other of around(hex)) {
            if (hexes.includes(other)) continue
            const [a, b] = [hex, other].sort()
            expect(listed).toContain(`${a}|${b}`)
          }
        }
      }
    }
  })

  test('DN-19.1, DN-19.2: five scenarios make the first of four episodes', () => {
    const { episodes } = scenariosData.campaign
    expect(episodes.map(({ number, title }) => [number, title])).toEqual([
      [1, "L'Exil"],
      [2, "L'Epreuve"],
      [3, 'La Conquête'],
      [4, 'Le Retour'],
    ])
    const inOrder = [...scenariosData.scenarios].sort((a, b) => a.order - b.order).map(({ id }) => id)
    expect(episodes.map(({ scenarios }) => scenarios)).toEqual([inOrder, [], [], []])
    expect(scenariosData.scenarios.map(({ turnLimit }) => turnLimit)).toEqual([8, 12, 14, 15, 16])
  })

  test('DN-15.2: two lists of spells, one a wizard', () => {
    const of = (wizard: string) => sheets.spells.spells.filter((spell) => spell.wizard === wizard).length
    expect([of('zacharie'), of('shaman')]).toEqual([23, 26])
  })

  test('every clause has a heading in three languages and a text, once', () => {
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
    for (const { title, text } of clauses)
      for (const words of [title.en, title.fr, title.es, text]) expect(words.trim()).not.toBe('')
  })
})

/** DN-2.2: the neighbours of a hex by its number. */
function around(label: string): readonly string[] {
  const column = Number(label.slice(0, 2))
  const row = Number(label.slice(2))
  const low = column % 2 === 0
  const two = (figure: number): string => String(figure).padStart(2, '0')
  return [
    [0, -1],
    [1, low ? 0 : -1],
    [1, low ? 1 : 0],
    [0, 1],
    [-1, low ? 1 : 0],
    [-1, low ? 0 : -1],
  ].map(([dc = 0, dr = 0]) => two(column + dc) + two(row + dr))
}
