import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runSimulation } from '../src/simulate/run-simulation.ts'
import { temporaryFolder, wyrmtable, wyrmtableProcess } from './wyrmtable.ts'

const folder = temporaryFolder()
const simulate = ['simulate', 'dragon-rage', '--seats', 'random,random']

/** Options of a match of Sorcerers that is over soon. */
function twoTurns(): readonly string[] {
  const file = join(folder, 'two-turns.json')
  writeFileSync(file, '{"turnLimit": 2}')
  return ['--options', file]
}

describe('simulate', () => {
  test('gives the same figures from the same seed, whatever the number of threads, and others from another', async () => {
    const short = [...simulate, '--games', '2', '--json']
    const one = await wyrmtable([...short, '--seed', '7', '--threads', '1'])
    expect(one.status).toBe(0)
    expect(JSON.parse(one.stdout)).toMatchObject({ games: 2, finished: 2, errors: [] })
    expect((await wyrmtable([...short, '--seed', '7', '--threads', '2'])).stdout).toBe(one.stdout)
    const other = await wyrmtable([...short, '--seed', '8', '--threads', '1'])
    expect(JSON.parse(other.stdout).actions).not.toEqual(JSON.parse(one.stdout).actions)
  })

  test('shows wins, ends and lengths, in French too', async () => {
    const { stdout } = await wyrmtable([...simulate, '--games', '3', '--threads', '1', '--lang', 'fr'])
    expect(stdout).toMatch(/Dragon Rage\s: 3 parties, dont 3 finies/)
    expect(stdout).toMatch(/Envahisseur \(random\) +\d/)
    expect(stdout).toContain('intervalle à 95\u00a0%')
  })

  test('keeps replays that can be verified, and the figures', async () => {
    const out = join(folder, 'kept')
    const args = ['simulate', 'dragon-rage', '--games', '2', '--threads', '1', '--out', out]
    const { status } = await wyrmtable(args)
    expect(status).toBe(0)
    expect(readdirSync(out).sort()).toEqual(['figures.json', 'match-1.json', 'match-2.json'])
    expect(JSON.parse(readFileSync(join(out, 'figures.json'), 'utf8'))).toMatchObject({ games: 2 })
    expect((await wyrmtable(['verify', join(out, 'match-2.json')])).status).toBe(0)
  })

  test('keeps each match as soon as it is over, for whoever breaks off a long run', async () => {
    const setup = {
      gameId: 'dragon-rage',
      seats: ['random', 'random'],
      options: {},
      seed: 'broken off',
      wantsReplays: true,
      verifies: false,
      maxActions: 20_000,
    } as const
    const given: number[][] = []
    const breaksOff = runSimulation(setup, 3, 1, async (some) => {
      given.push(some.map(({ index, replay }) => (replay === undefined ? -1 : index)))
      if (given.length === 2) throw new Error('broken off')
    })
    await expect(breaksOff).rejects.toThrow('broken off')
    expect(given).toEqual([[0], [1]])
  })

  test('a match that fails is named by its seed and kept as a replay, with status 1', async () => {
    const args = [
      'simulate',
      'dragon-rage',
      '--games',
      '2',
      '--max-actions',
      '30',
      '--threads',
      '1',
      '--seed',
      'x',
    ]
    const { status, stderr } = await wyrmtableProcess(args, '', folder)
    expect(status).toBe(1)
    expect(stderr).toContain('2 matches failed')
    expect(stderr).toContain('x/1: not over after 30 actions')
    expect(readdirSync(folder)).not.toContain('wyrmtable-errors')
    const file = join(folder, '.wyrmtable', 'errors', 'error-2.json')
    expect(existsSync(file)).toBe(true)
    expect((await wyrmtable(['replay', file])).stdout).toContain('The match is not over.')
  })
})

describe('simulate where nobody is a person', () => {
  test('gives the match the end that a clause asks for, and says so', async () => {
    const args = ['simulate', 'sorcerers', '--games', '1', '--seats', 'random,random', '--max-actions', '5']
    const kept = join(folder, 'endless')
    const { stdout, stderr } = await wyrmtable([...args, '--threads', '1', '--json', '--out', kept])
    expect(stderr).toMatch(/SO-0\.1 .*turnLimit: 30\./)
    expect(JSON.parse(stdout)).toMatchObject({ options: { turnLimit: 30 } })
  })

  test('says nothing where the match ends anyway', async () => {
    const { stderr } = await wyrmtable([
      'simulate',
      'dragon-rage',
      '--games',
      '1',
      '--threads',
      '1',
      '--lang',
      'es',
    ])
    expect(stderr).not.toContain('turnLimit')
  })
})

describe('simulate with levels', () => {
  test('gives the same figures from the same seed, whatever the number of threads', async () => {
    const levels = ['--games', '2', '--seats', 'novice,greedy']
    const args = ['simulate', 'sorcerers', ...levels, ...twoTurns(), '--seed', '3', '--json']
    const one = await wyrmtable([...args, '--threads', '1'])
    expect(one.status).toBe(0)
    expect(JSON.parse(one.stdout)).toMatchObject({ finished: 2, errors: [] })
    expect((await wyrmtable([...args, '--threads', '2'])).stdout).toBe(one.stdout)
  })

  test('by the clock, at a small part of their time', async () => {
    const args = ['simulate', 'dragon-rage', '--games', '1', '--seats', 'novice,random', '--scale', '0.05']
    expect((await wyrmtable([...args, '--threads', '1', '--json'])).stdout).toContain('"finished": 1')
  })
})

describe('a ladder', () => {
  // What is told is the same however little is thought.
  const inHaste = ['--threads', '1', '--scale', '0.01']
  const ladder = ['simulate', 'dragon-rage', '--ladder', '--games', '2', '--seats', 'random,greedy,novice']

  test('tells scores, intervals, both sides and ratings', async () => {
    const { status, stdout } = await wyrmtable([...ladder, ...inHaste, '--json'])
    expect(status).toBe(0)
    const { pairings, ratings, matches, wins } = JSON.parse(stdout)
    expect(matches).toBe(4)
    expect(wins.invader.count + wins.defender.count).toBe(4)
    expect(pairings.map((each: { readonly stronger: string }) => each.stronger)).toEqual(['greedy', 'novice'])
    expect(pairings[0].tally).toMatchObject({ draws: 0 })
    expect(pairings[0].interval).toHaveLength(2)
    expect(ratings.map((each: { readonly entrant: string }) => each.entrant)).toEqual([
      'random',
      'greedy',
      'novice',
    ])
  })

  test('gives the same from the same seed, whatever the number of threads', async () => {
    const entrants = ['--games', '2', '--seats', 'random,greedy']
    const short = ['simulate', 'sorcerers', '--ladder', ...entrants, ...twoTurns(), '--json']
    const one = await wyrmtable([...short, '--threads', '1'])
    expect((await wyrmtable([...short, '--threads', '2'])).stdout).toBe(one.stdout)
  })

  test('plays all against all where that is wanted, and speaks Spanish', async () => {
    const { stdout } = await wyrmtable([...ladder, ...inHaste, '--pairs', 'all', '--lang', 'es'])
    expect(stdout).toContain('Dragon Rage: escala de 6 partidas')
    expect(stdout).toMatch(/Novato – Aleatorio|Novato – Azar|Novato – /)
  })
})

describe('a round robin', () => {
  test('plays what seats may bring from both seats, and tells shares, who came first and length', async () => {
    const short = join(folder, 'short.json')
    writeFileSync(short, '{"turnLimit": 10}')
    const players = ['--seats', 'random,random', '--options', short]
    const args = ['simulate', 'dragons-wrath', '--round-robin', '--games', '2', ...players]
    const { status, stdout } = await wyrmtable([...args, '--json', '--threads', '1'])
    expect(status).toBe(0)
    const { matches, finished, entries, meetings, first, rounds } = JSON.parse(stdout)
    expect([matches, finished]).toEqual([56, 56])
    expect(Object.keys(entries)).toHaveLength(8)
    expect(meetings).toHaveLength(28)
    expect(first.interval).toMatchObject({ low: expect.any(Number), high: expect.any(Number) })
    expect(rounds.median).toBeGreaterThan(1)
  })

  test('needs a game in which seats bring something', async () => {
    const { status, stderr } = await wyrmtable(['simulate', 'dragon-rage', '--round-robin'])
    expect(status).toBe(1)
    expect(stderr).toContain('all seats bring the same')
  })
})
