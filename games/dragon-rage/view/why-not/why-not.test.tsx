import type { Json } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { dragonRage as game } from '../../rules/game.ts'
import { defaultOptions } from '../../rules/options.ts'
import { whyNot } from './why-not.ts'

const units = { CAV1: '1208', INF1: '1109', INF2: '1110', HERO: '1109', WZD: '1808' }
const flying = { hex: '1708', facing: 'NE', status: 'flying' }

function reasons(phase: string, piece: string, hexes: readonly string[], first: Json = {}, rest: Json = {}) {
  const read = game.decode(
    {
      turn: 9,
      phase,
      lastDestructionTurn: 8,
      lastInsideTurn: 8,
      units,
      dragons: { D1: { hex: '1009', facing: 'SE', ...(first as object) }, D2: flying },
      ...(rest as object),
    },
    defaultOptions,
  )
  if (!read.ok) throw new Error(`${read.fault.code} at ${read.fault.path}`)
  const state = read.value
  const [seat = 0] = game.toAct(state)
  const asked = {
    game,
    seat,
    check: (action: Parameters<typeof game.check>[2]) => game.check(state, seat, action),
  }
  return hexes.map((hex) => whyNot(asked, state, piece, hex, 'castFog'))
}

test('a unit hears what is wrong with the place itself, not that it is far', () => {
  const found = reasons('defenderMovement', 'CAV1', ['1406', '1009', '1110', '0715', '1408'])
  expect(found).toEqual([
    expect.objectContaining({ type: 'water', clause: 'DR-8.3' }),
    expect.objectContaining({ type: 'dragonThere', clause: 'DR-7.1' }),
    expect.objectContaining({ type: 'troopStack', clause: 'DR-7.1' }),
    expect.objectContaining({ type: 'water', clause: 'DR-8.2' }),
    expect.objectContaining({ type: 'water' }),
  ])
})

test('a unit hears how far a place is, all the way', () => {
  const [far] = reasons('defenderMovement', 'INF2', ['0706'])
  expect(far).toMatchObject({ type: 'noMpLeft', clause: 'DR-20.2' })
  expect(far).toHaveProperty('needed')
  const { needed, left } = far as unknown as { needed: number; left: number }
  expect(needed).toBeGreaterThan(left)
})

test('a dragon on foot hears of water, of points all the way, and that no way leads through shut gates', () => {
  const walking = { mode: 'walk', mp: 3, start: { hex: '1009', facing: 'SE' }, mayStay: true }
  const found = reasons('invaderMovement', 'D1', ['1408', '0706', '1508'], walking, { mover: 'D1' })
  expect(found[0]).toMatchObject({ type: 'water', clause: 'DR-8.3' })
  expect(found[1]).toMatchObject({ type: 'needsMp', clause: 'DR-12.6', left: 3 })
  expect(found[2]).toMatchObject({ type: 'noWay' })
})

test('a dragon that bounds or flies hears why it does not come down there', () => {
  const bounding = { mode: 'bound', start: { hex: '1009', facing: 'SE' } }
  const [troop, far, behind] = reasons('invaderMovement', 'D1', ['1110', '1411', '0906'], bounding, {
    mover: 'D1',
  })
  expect(troop).toMatchObject({ type: 'unitsThere', clause: 'DR-12.12' })
  expect(far).toMatchObject({ type: 'flightLength', clause: 'DR-12.11', left: 4 })
  expect(behind).toEqual({ type: 'notAhead', clause: 'DR-12.11' })
})
