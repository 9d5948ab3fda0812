import { type Dice, type Game, ok } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { oneRoll, pile } from '../search/testing/toy-games.ts'
import { createEngine } from './engine.ts'

const playable = (game: object): Game =>
  ({ ...game, decode: (position: unknown) => ok(structuredClone(position)) }) as unknown as Game
const games: Readonly<Record<string, Game>> = {
  pile: playable(pile),
  'one-roll': playable(oneRoll),
  'drawn-pile': playable({
    ...pile,
    setup: (_options: object, _seats: number, dice: Dice) => ({ left: dice.roll(6, 'size'), turn: 0 }),
  }),
}

function engine() {
  const lines: string[] = []
  const clock = { now: 0, pauses: 0 }
  const made = createEngine({
    name: 'toy',
    version: '1',
    games: ['pile', 'one-roll'],
    load: async (id) => {
      const game = games[id]
      return game === undefined ? undefined : { game, room: {} }
    },
    write: (line) => lines.push(line),
    // Each look at the clock takes a millisecond: how long the machine takes decides nothing here.
    now: () => ++clock.now,
    pause: async () => {
      clock.pauses++
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  })
  /** Sends lines, waits, and gives what was answered. */
  const ask = async (...sent: readonly string[]): Promise<readonly string[]> => {
    lines.length = 0
    for (const line of sent) made.line(line)
    await made.settled()
    return [...lines]
  }
  return { ask, lines, made, clock }
}

test('it says nothing by itself, then who it is and what it offers', async () => {
  const { ask, lines } = engine()
  expect(lines).toEqual([])
  const answer = await ask('wyrm')
  expect(answer[0]).toBe('id name toy')
  expect(answer).toContain('game pile')
  expect(answer).toContain(
    'option name Level type combo default captain var novice var squire var captain var warlord',
  )
  expect(answer.at(-1)).toBe('wyrmok')
})

test('it plays: position, go, bestaction', async () => {
  const { ask } = engine()
  const answer = await ask(
    'newgame pile',
    'position {"position":{"left":9,"turn":0},"entries":[{"action":{"type":"take","n":2}}]}',
    'go playouts 500 level warlord',
  )
  expect(answer.at(-1)).toBe('bestaction second {"type":"take","n":3}')
  expect(answer.at(-2)).toMatch(/^info playouts \d+ nodes \d+ depth \d+ ms \d+ chance [01]\.\d{4} plan \[/)
})

test('legal actions, play and undo let tools compare engines', async () => {
  const { ask } = engine()
  expect(await ask('newgame pile', 'legal')).toEqual([
    'action first {"type":"take","n":1}',
    'action first {"type":"take","n":2}',
    'action first {"type":"take","n":3}',
    'legalok 3',
  ])
  expect(await ask('play {"type":"take","n":3}', 'show')).toEqual(['position {"left":18,"turn":1}'])
  expect(await ask('undo', 'show')).toEqual(['position {"left":21,"turn":0}'])
  expect(await ask('undo')).toEqual(['error nothingToUndo'])
})

test('dice stand with the action that drew them', async () => {
  const { ask } = engine()
  const open = '{"action":{"type":"take","n":5},"dice":[]}'
  expect(await ask('newgame one-roll', `play ${open}`)).toEqual(['error dice missing try 6 at 0'])
  expect(await ask('play {"action":{"type":"take","n":5},"dice":[5,1]}')).toEqual(['error tooManyDice'])
  expect(await ask('play {"action":{"type":"take","n":5},"dice":[5]}', 'show', 'go')).toEqual([
    'position {"rolled":5,"need":5}',
    'bestaction none',
  ])
})

test('a game whose set-up draws dice waits for them, or for a position, and says so when it is asked before', async () => {
  const { ask } = engine()
  expect(await ask('newgame drawn-pile')).toEqual([])
  for (const asked of ['show', 'go', 'legal', 'eval', 'play {"type":"take","n":1}']) {
    expect(await ask(asked)).toEqual(['error dice missing size 6 at 0'])
  }
  expect(await ask('position {"dice":[4]}', 'show')).toEqual(['position {"left":4,"turn":0}'])
  expect(await ask('newgame drawn-pile', 'position {"position":{"left":2,"turn":0}}', 'go')).toContain(
    'bestaction first {"type":"take","n":2}',
  )
})

test('faults change nothing', async () => {
  const { ask } = engine()
  await ask('newgame pile', 'play {"type":"take","n":1}')
  expect(await ask('play {"type":"take","n":7}')).toEqual(['error illegal TOY-1'])
  expect(
    await ask('position {"entries":[{"action":{"type":"take","n":1}},{"action":{"type":"take","n":9}}]}'),
  ).toEqual(['error illegal TOY-1 /entries/1'])
  expect(await ask('play nonsense')).toEqual(['error notJson'])
  expect(await ask('show')).toEqual(['position {"left":20,"turn":1}'])
  expect(await ask('newgame chess')).toEqual(['error unknownGame chess'])
})

test('unknown words are skipped, unknown commands are told and nothing else', async () => {
  const { ask } = engine()
  expect(await ask('newgame pile', 'go fast playouts 10 please')).toHaveLength(2)
  expect(await ask('dance')).toEqual(['info string unknown command dance'])
  expect(await ask('', '   ')).toEqual([])
})

test('while it thinks it answers, and it stops when told', async () => {
  const { made, lines, ask, clock } = engine()
  await ask('newgame pile', 'position {"position":{"left":900,"turn":0}}')
  made.line('go infinite')
  while (clock.pauses < 3) await new Promise((resolve) => setTimeout(resolve, 1))
  made.line('isready')
  expect(lines).toContain('readyok')
  expect(lines.some((line) => line.startsWith('bestaction'))).toBe(false)
  made.line('stop')
  await made.settled()
  expect(lines.at(-1)).toMatch(/^bestaction first /)
})

test('when no more lines come, what was asked is answered and thinking without end ends', async () => {
  const { made, lines } = engine()
  for (const line of ['newgame pile', 'go playouts 50', 'go infinite', 'show']) made.line(line)
  await made.finish()
  expect(lines.filter((line) => line.startsWith('bestaction'))).toHaveLength(2)
  expect(lines.at(-1)).toMatch(/^position /)
})

test('options, and quit', async () => {
  const { ask, made } = engine()
  expect(await ask('setoption name Level value novice', 'setoption name Level value god')).toEqual([
    'info string no level god',
  ])
  expect(await ask('newgame pile', 'eval')).toEqual(['eval first 0.5000 second 0.5000'])
  made.line('quit')
  expect(made.isOver).toBe(true)
})
