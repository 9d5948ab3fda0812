import { expect, expectTypeOf, it } from 'vitest'
import type { Fault, Game, Match, Replay, Result, Tagged } from './index.ts'
import { createMatch, readReplay, scriptedDice, toReplay, verifyReplay } from './index.ts'
import { bidding, ladder, nim } from './testing/toy-games/index.ts'

/** Games as a server holds them: of any kind, by id. */
const games: readonly Game[] = [nim, ladder, bidding]

it('a match of a known game has its actions, one of any game has tagged ones', () => {
  const start = { id: 'm', dice: { kind: 'recorded' }, createdAt: 0, seats: [] } as const
  expectTypeOf<ReturnType<Match<number, { readonly type: 'go' }>['play']>>().toExtend<
    Result<object, Tagged>
  >()
  const known = createMatch(nim, start, scriptedDice())
  if (known.ok) expectTypeOf(known.value.entries[0]?.action?.count).toEqualTypeOf<number | undefined>()
  const any = games.map((game) => createMatch(game, start, scriptedDice()))
  expectTypeOf(any).toEqualTypeOf<Result<Match, Fault>[]>()
  expect(any.every((one) => !one.ok)).toBe(true)
})

it('a replay read for any game can be verified by that game', () => {
  const find = (id: string): Game | undefined => games.find((game) => game.id === id)
  const read = readReplay('{}', find)
  expectTypeOf(read).toEqualTypeOf<Result<Replay, Fault>>()
  const game = find('nim')
  if (read.ok && game !== undefined) verifyReplay(game, read.value)
  expect(read.ok).toBe(false)
  expectTypeOf(toReplay<number, { readonly type: 'go' }, Tagged, object, null>).returns.toExtend<Replay>()
})
