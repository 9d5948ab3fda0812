import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmallCheckout, smallCheckout } from './testing/small-checkout.ts'

const modules = 'node_modules'
const wyrmtable = 'apps/cli/src/main.ts'
/** The longest name there may be: with it the lines of the copy are longest. */
const longest = 'the-very-long-way-to-the-house'

/** What `npx wyrmtable new-game` makes is a game by everything that is asked of one. */
describe('a new game', () => {
  let checkout: SmallCheckout
  const path = (name: string) => join(checkout.folder, name)
  const filesOf = (game: string) =>
    readdirSync(path(`games/${game}`), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))

  /** Runs a program that must end well, and gives what it printed. */
  const run = async (args: readonly string[], input?: string) => {
    const { status, output } = await checkout.run(args, input === undefined ? {} : { input })
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${output}`)
    return output
  }

  beforeAll(async () => {
    checkout = smallCheckout()
    await run([wyrmtable, 'new-game', 'stone-garden'])
  })
  afterAll(() => checkout?.remove())

  test('is listed, and keeps no name of the game it was made of', () => {
    expect(readFileSync(path('games/index.ts'), 'utf8')).toContain(
      "import { manifest as stoneGarden } from './stone-garden/manifest.ts'\n",
    )
    const files = filesOf('stone-garden')
    expect(files.length).toBeGreaterThan(15)
    for (const file of files) {
      const text = `${file}\n${readFileSync(file, 'utf8')}`
      expect(text).not.toMatch(/race|\bRC\b|La course|La carrera/i)
    }
    expect(readFileSync(path('games/stone-garden/data/clauses.json'), 'utf8')).toContain('"SG-1.1"')
  })

  test('cannot be made twice', async () => {
    const { status, output } = await checkout.run([wyrmtable, 'new-game', 'stone-garden'])
    expect({ status, output }).toEqual({
      status: 1,
      output: 'There is already a game called “stone-garden”.\n',
    })
  })

  test('compiles', async () => {
    const project = {
      extends: './tsconfig.code.json',
      include: ['games/index.ts', 'games/stone-garden', 'packages/ui/src/css.d.ts'],
    }
    writeFileSync(path('tsconfig.new-game.json'), JSON.stringify(project))
    const tsc = `${modules}/typescript-native/bin/tsc`
    expect(
      await run([tsc, '--project', 'tsconfig.new-game.json', '--pretty', 'false', '--singleThreaded']),
    ).toBe('')
  })

  test('has its golden matches recorded, and passes the tests of every game', async () => {
    expect(await run(['tools/golden/main.ts', 'stone-garden'])).toContain('recorded arrived-red')
    // Those of the game it was made of are run where that is.
    const suites = readdirSync(path('games')).filter((name) => name.endsWith('.test.ts'))
    const ofGames = ['games/stone-garden/', ...suites.map((name) => `games/${name}`)]
    const web = ['apps/web/src/guide/guides.test.ts', 'apps/web/src/lobby/variant-notes.test.ts']
    const vitest = [`${modules}/vitest/vitest.mjs`, 'run', '--maxWorkers=1', ...ofGames, ...web]
    const output = await run(vitest)
    for (const suite of ['contract', 'cases', 'clauses', 'texts', 'golden', 'guides', 'variant-notes']) {
      expect(output).toMatch(new RegExp(`✓.*${suite}\\.test\\.ts`))
    }
  })

  test('is played in the terminal, by a person and by computers', async () => {
    const play = [wyrmtable, 'play', 'stone-garden', '--opponent', 'random', '--save', path('match.json')]
    expect(await run(play, '1\n'.repeat(20))).toMatch(/(Red|Blue) arrives first\./)
    expect(await run([wyrmtable, 'verify', path('match.json')])).toContain('Stone garden')
    const seats = ['--seats', 'greedy,random', '--games', '6']
    expect(await run([wyrmtable, 'simulate', 'stone-garden', ...seats])).toContain('Red (greedy)')
  })

  test('is formatted as the house does, whatever its name', async () => {
    for (const name of [longest, 'new']) await run([wyrmtable, 'new-game', name])
    const biome = [
      `${modules}/@biomejs/biome/bin/biome`,
      'ci',
      '--colors=off',
      '--error-on-warnings',
      'games',
    ]
    expect(await run(biome)).toContain('No fixes applied')
  })
})
