import { createMatch, seededDice } from '@wyrmtable/kernel'
import { describe, expect, it } from 'vitest'
import { dragonRage } from '../game.ts'
import { DEFENDER, INVADER } from '../pieces.ts'

const opened = (first: string, second: string) => {
  const match = createMatch(
    dragonRage,
    {
      id: 'sides',
      seats: [
        { id: 'invader', name: first, kind: 'person' },
        { id: 'defender', name: second, kind: 'person' },
      ],
      dice: { kind: 'seeded', seed: 1 },
      createdAt: 0,
    },
    seededDice(1),
  )
  if (!match.ok) throw new Error(match.fault.code)
  return match.value
}

describe('set-up', () => {
  it('DR-4.1: who plays which side is settled in the lobby: the header names both, and no die is drawn', () => {
    const match = opened('Jonas', 'Mireille')
    expect(match.header.seats.map((seat) => [seat.id, seat.name])).toEqual([
      ['invader', 'Jonas'],
      ['defender', 'Mireille'],
    ])
    expect(match.draws).toBe(0)
  })

  it('DR-4.2: the Defender places first, and nobody else may act', () => {
    const match = opened('Jonas', 'Mireille')
    expect(match.toAct()).toEqual([DEFENDER])
    expect(match.play(INVADER, { type: 'finishSetup' }, 1).ok).toBe(false)
  })
})
