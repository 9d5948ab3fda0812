import { manifests } from '@wyrmtable/games'
import { expect, test } from 'vitest'
import { createContext } from '../context.ts'
import { processSurroundings } from '../surroundings.ts'
import { oddsLines } from './odds-lines.ts'

const [manifest] = manifests
if (manifest === undefined) throw new Error('there is no game')
const { game } = await manifest.rules()
const { text } = await manifest.text('en')

const options = game.options.parse({})
const decoded = options.ok
  ? game.decode(
      {
        turn: 3,
        phase: 'invaderMelee',
        dragons: { D1: { hex: '1009', facing: 'N' }, D2: { hex: '2701' } },
        units: { INF1: '1008', HERO: '2012' },
      },
      options.value,
    )
  : options
if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
const lines = (action: object): readonly string[] => {
  const parsed = game.action.parse(JSON.parse(JSON.stringify(action)))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  return oddsLines(createContext('en', processSurroundings), game, text, decoded.value, 0, parsed.value)
}

test('each end of an attack is told with its exact chance, the likeliest first', () => {
  const [head, first, second, ...rest] = lines({
    type: 'dragonAttack',
    dragon: 'D1',
    hex: '1008',
    head: 1,
    wings: 2,
    legs: 4,
  })
  expect(head).toBe('Exact chances (6 ways for the dice to fall):')
  expect(first).toMatch(/^ {2}83\.3% {2}D1 attacks 1008 \(they fall\): 2 needs 2\+/)
  expect(second).toMatch(/^ {2}16\.7% {2}D1 attacks 1008 \(they hold\): 1 needs 2\+/)
  expect(rest).toEqual([])
})

test('what needs no die is certain', () => {
  expect(lines({ type: 'concede' })).toEqual(['No die is rolled: this happens for certain.'])
})
