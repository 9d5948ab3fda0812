import type { Json } from '@wyrmtable/kernel'
import { sorcerers } from '../../games/sorcerers/rules/game.ts'
import { optionsSchema } from '../../games/sorcerers/rules/options.ts'
import type { State } from '../../games/sorcerers/rules/state.ts'

/** A table of 3000 × 3000 mm with twenty pieces, ten of them houses or rocks with walls. */
function largeTable(): Json {
  const pieces: Json[] = []
  for (let i = 0; i < 20; i++) {
    const [x, y] = [300 + 500 * (i % 5), 350 + 650 * Math.floor(i / 5)]
    const id = `piece-${i}`
    const box = [
      [x, y],
      [x + 120, y],
      [x + 120, y + 100],
      [x, y + 100],
    ]
    if (i % 4 === 0) pieces.push({ id, kind: 'wood', poly: box, top: 80 })
    else if (i % 4 === 1) pieces.push({ id, kind: 'low', a: [x, y], b: [x + 120, y + 60], top: 15 })
    else if (i % 4 === 2) pieces.push({ id, kind: 'rock', poly: box, top: 40 })
    else {
      const door = { edge: 2, type: 'door', a: [x + 85, y + 100], b: [x + 35, y + 100], z0: 0, z1: 40 }
      pieces.push({
        id,
        kind: 'building',
        solid: false,
        poly: box,
        roof: 50,
        parapet: 0,
        floors: [],
        openings: [door],
      })
    }
  }
  const starts = {
    2: [
      { x: 15, y: 1500, fx: 1, fy: 0 },
      { x: 2985, y: 1500, fx: -1, fy: 0 },
    ],
  }
  const name = { en: 'Large', fr: 'Grande', es: 'Grande' }
  return { id: 'large', name, width: 3000, height: 3000, starts, pieces, links: [] }
}

const races = ['orc', 'goblin', 'human'] as const

/** Sixty figures in a crowd around the middle of the largest table, a group of four about to act. */
export function crowd(): State {
  const options = optionsSchema.parse({ table: largeTable(), roster: 'all' })
  const figures: Record<string, Json> = {}
  for (let i = 0; i < 58; i++) {
    const seat = i % 2
    const race = races[Math.floor(i / 2) % 3] ?? 'orc'
    const number = 1 + Math.floor(i / 6)
    if (number > 9) continue
    const [column, row] = [i % 8, Math.floor(i / 8)]
    figures[`P${seat + 1}-${race}-${number}`] = {
      x: 1180 + 43 * column,
      y: 1480 + 47 * row,
      weapon: i % 3 === 0 ? 'shooter' : 'light',
    }
  }
  const group = ['P1-orc-1', 'P1-goblin-2', 'P1-human-3', 'P1-orc-4']
  const state = sorcerers.decode({ group, figures }, options)
  if (!state.ok) throw new Error(JSON.stringify(state.fault))
  return state.value
}
