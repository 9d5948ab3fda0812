import { describe, expect, it } from 'vitest'
import type { Game } from '../index.ts'
import { playAndSwap, secretsSuite } from './secrets-suite.ts'
import { bidding } from './toy-games/index.ts'

const scramble = (state: Parameters<typeof bidding.view>[0]) => state

secretsSuite(bidding, { scramble, games: 1 })

type Bidding = typeof bidding
const swapped = (more: Partial<Bidding>) => {
  const game: Game<
    Parameters<Bidding['view']>[0],
    Parameters<Bidding['check']>[2],
    Parameters<Bidding['redact']>[0],
    { readonly cards: number },
    ReturnType<Bidding['view']>
  > = { ...bidding, ...more }
  return playAndSwap(game, { options: {}, seed: 'swap', seats: 3, every: 3, maxActions: 500, scramble })
}

describe('a game that tells a secret is found out', () => {
  it('where an event tells what its own action keeps secret', () => {
    expect(swapped({})).toBeGreaterThan(0)
    expect(() => swapped({ redact: (event) => event })).toThrow('which action it was')
  })
})
