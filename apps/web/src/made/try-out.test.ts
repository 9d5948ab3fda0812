import { manifests } from '@wyrmtable/games'
import { expect, test } from 'vitest'
import { playOut } from '../session/play-out.ts'
import { standing } from './try-out.ts'

test('a whole game between computers is played by its seed alone, and somebody wins it', async () => {
  const manifest = manifests.find(({ id }) => id === 'sorcerers')
  if (manifest === undefined) throw new Error('no such game')
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  const contest = {
    game: 'sorcerers',
    options: { turnLimit: 1 },
    seats: 2,
    level: 'novice',
    seed: 'a',
  } as const
  const winners = await playOut({ game, bot }, contest)
  expect(winners.every((seat) => seat === 0 || seat === 1)).toBe(true)
  expect(await playOut({ game, bot }, contest)).toEqual(winners)
  await expect(playOut({ game, bot }, { ...contest, options: { table: 'nowhere' } })).rejects.toThrow(
    'options',
  )
})

test('how games stand has a share and an interval for each seat', () => {
  const { seats } = standing([67, 53], 120)
  expect(seats[0]?.share).toBeCloseTo(0.558, 3)
  expect([seats[0]?.low, seats[0]?.high].map((n) => Math.round((n ?? 0) * 100))).toEqual([47, 64])
  expect(standing([0, 0], 0).seats[1]).toEqual({ share: 0, low: 0, high: 1 })
})
