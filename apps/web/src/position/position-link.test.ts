import { manifests } from '@wyrmtable/games'
import { seededDice, toPosition } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { packPosition, unpackPosition } from './position-link.ts'

test('a position of each game goes through an address and comes back as it was', async () => {
  for (const { rules, trial } of manifests) {
    const { game } = await rules()
    const options = game.options.parse(trial ?? {})
    if (!options.ok) throw new Error(options.fault.code)
    const state = game.setup(options.value, game.seatIds.length, seededDice('link'))
    const position = toPosition(game, state, options.value)
    const packed = await packPosition(position)
    expect(packed).toMatch(/^[\w-]+$/)
    expect(packed.length).toBeLessThan(16_000)
    expect(JSON.parse((await unpackPosition(packed)) ?? '')).toEqual(JSON.parse(JSON.stringify(position)))
  }
})

test('what holds no position is told from one', async () => {
  for (const packed of ['', '!', 'abc', '_-_-']) expect(await unpackPosition(packed)).toBeUndefined()
})
