import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAtLength } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { botChecks } from '../src/conform/bot/check-bot.ts'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const folder = temporaryFolder()
const examples = join(import.meta.dirname, '../../../examples')
const python = `python3 "${join(examples, 'bot.py')}"`
const typed = `"${process.execPath}" "${join(examples, 'bot.ts')}"`

/** So that players who choose by lot come to an end soon. */
const short: Readonly<Record<string, object>> = {
  'dragon-noir': { turnLimit: 2 },
  sorcerers: { turnLimit: 3 },
  'dragons-wrath': { turnLimit: 10, firstProvinceAttackTurn: 1 },
}

type Told = { results: { check: string; passed?: boolean; what?: string }[] }
async function told(game: string, bot: string, ...more: string[]) {
  const file = join(folder, `${game}.json`)
  writeFileSync(file, JSON.stringify(short[game] ?? {}))
  const { status, stdout } = await wyrmtable([
    'conform',
    game,
    bot,
    '--bot',
    '--json',
    '--options',
    file,
    ...more,
  ])
  const { results } = JSON.parse(stdout) as Told
  const named = (passed: boolean | undefined) =>
    results.filter((one) => one.passed === passed).map(({ check, what }) => `${check} ${what ?? ''}`.trim())
  return { status, failed: named(false), untried: named(undefined), count: results.length }
}

/** One in which all lies open, so that what a bot does can be taken back meanwhile; and one with hidden cards. */
const tried = isAtLength()
  ? ['dragon-rage', 'dragon-noir', 'sorcerers', 'dragons-wrath'].flatMap((game) => [
      [game, python],
      [game, typed],
    ])
  : [
      ['sorcerers', python],
      ['dragons-wrath', typed],
    ]

test.each(tried)('in %s our own example keeps to all that a bot has to: %s', async (game = '', bot = '') => {
  const { status, failed, untried, count } = await told(game, bot)
  expect({ status, failed }).toEqual({ status: 0, failed: [] })
  expect(count).toBe(botChecks.length)
  // Where secrets are, nobody takes anything back while another thinks.
  expect(untried.filter((name) => name !== 'copesWithStale')).toEqual([])
})

/** The example with something else in one place. */
function bent(name: string, what: string, by: string): string {
  const text = readFileSync(join(examples, 'bot.py'), 'utf8')
  const file = join(folder, `${name}.py`)
  expect(text).toContain(what)
  writeFileSync(file, text.replace(what, by))
  return `python3 "${file}"`
}

const bad = [
  ['waitsWhenToldTo', 'time.sleep(float(error.headers.get("retry-after") or 1))', 'time.sleep(0.1)'],
  ['playsToTheEnd', 'return random.choice(actions)', 'return {"type": "nonsense"}'],
  [
    'repeatsCommand',
    '            except OSError:\n                time.sleep(1)\n\n    def news',
    '            except OSError:\n                body = body and {**body, "key": secrets.token_hex(8)}\n\n    def news',
  ],
  ['looksAgain', 'if any(number > self.number for number in own):', 'if False:'],
  ['resumesStream', 'more = "" if cursor is None', 'more = "" if True'],
] as const

// Whoever waits in vain takes long: some of them at length alone.
test.each(isAtLength() ? bad : bad.slice(0, 3))(
  'a bot that does not is told so: %s',
  async (check, what, by) => {
    const { status, failed } = await told('sorcerers', bent(check, what, by), '--patience', '8')
    expect(status).toBe(1)
    expect(failed.map((name) => name.split(' ')[0])).toContain(check)
  },
)
