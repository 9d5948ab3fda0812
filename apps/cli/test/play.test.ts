import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const folder = temporaryFolder()
const file = (name: string): string => join(folder, name)

describe('play', () => {
  test('a whole game by piped input: dice are promised first, told at the end, and verify', async () => {
    // The first choice of the first group, again and again: the Invader's set-up and turns without an attack.
    const input = '1\n1\n'.repeat(4000)
    const saved = file('whole.json')
    const { status, stdout } = await wyrmtable(
      ['play', 'dragon-rage', '--seat', 'invader', '--opponent', 'greedy', '--save', saved],
      input,
    )
    expect(status).toBe(0)
    const promised = /Dice promised by SHA-256 of their secret: ([0-9a-f]{64})/.exec(stdout)?.[1]
    expect(promised).toBeDefined()
    expect(stdout).toMatch(/The (Invader|Defender) wins/)
    const secret = /Secret of the dice: ([0-9a-f]{64})/.exec(stdout)?.[1] ?? ''
    const { createHash } = await import('node:crypto')
    expect(createHash('sha256').update(secret).digest('hex')).toBe(promised)
    const verified = await wyrmtable(['verify', saved])
    expect(verified.status).toBe(0)
    expect(verified.stdout).toContain('Each die follows from the secret that was promised.')
  })

  test('choices by number, group and words; taking back; why not; odds', async () => {
    const input = [
      '1107', // several pieces may stand there
      'archers 1107', // one choice is left: played
      'u',
      'r',
      '? placeUnit unit=CAV1 hex=0914',
      '? placeUnit unit=CAV1 hex=1010',
      'placeUnit unit=INF1 hex=1401',
      'o placeUnit unit=INF1 hex=1010',
      'no such words',
      '? nonsense',
      '99',
      '',
      'l',
      'h',
      'q',
    ].join('\n')
    const { status, stdout } = await wyrmtable(
      [
        'play',
        'dragon-rage',
        '--seat',
        'defender',
        '--opponent',
        'person',
        '--seed',
        '5',
        '--save',
        file('a.json'),
      ],
      input,
    )
    expect(status).toBe(0)
    for (const told of [
      '1 Place INF1 in 1107 Wizard Tower',
      'ARH1 takes its post in 1107 Wizard Tower',
      'Taken back.',
      'Done again.',
      'Cavalry may not be placed in a tower (0914 Dock Gate Tower). [DR-4.4 ',
      'This is possible now.',
      'Nothing may be set up in 1401. [DR-4.2 ',
      'No die is rolled',
      'Nothing that is possible mentions “no such words”',
      '“nonsense” is not an action of this game',
      'There is no number 99',
      'At the prompt:',
      `The match is kept in ${file('a.json')}`,
    ]) {
      expect(stdout).toContain(told)
    }
  })

  test('a saved game is gone on with, also after the end of the input, and keeps its dice', async () => {
    const saved = file('resumed.json')
    const first = await wyrmtable(['play', 'dragon-rage', '--seat', 'defender', '--save', saved], '1\n1\n')
    expect(first.status).toBe(0)
    expect(JSON.parse(readFileSync(saved, 'utf8')).entries).toHaveLength(1)
    const second = await wyrmtable(['play', '--resume', saved], '2\n3\nresign\n')
    expect(second.status).toBe(0)
    expect(second.stdout).toContain('1 action has been played so far.')
    expect(second.stdout).toContain('The Invader wins: Death out of the Sky. The Defender resigns.')
    const promised = (text: string): string | undefined => /secret: ([0-9a-f]{64})/.exec(text)?.[1]
    expect(promised(second.stdout)).toBe(promised(first.stdout))
    const verified = await wyrmtable(['verify', saved])
    expect(verified.stdout).toContain('Each die follows from the secret')
  })

  test('speaks the language that is asked for', async () => {
    const { stdout } = await wyrmtable(
      ['play', 'dragon-rage', '--seat', 'defender', '--lang', 'es', '--save', file('es.json')],
      'INF1 0914\nq\n',
    )
    expect(stdout).toContain('Preparación del Defensor')
    expect(stdout).toContain('INF1 toma posición en 0914 Torre del Portón del Muelle')
  })

  test('does not write over another file, and needs a game', async () => {
    writeFileSync(file('taken.json'), 'mine')
    const taken = await wyrmtable(['play', 'dragon-rage', '--save', file('taken.json')], 'q\n')
    expect(taken.status).toBe(1)
    expect(readFileSync(file('taken.json'), 'utf8')).toBe('mine')
    expect((await wyrmtable(['play'])).stderr).toContain('Which game?')
    expect((await wyrmtable(['play', 'dragon-rage', '--seat', 'referee'])).stderr).toContain(
      'no seat “referee”',
    )
  })

  test('a match whose secret was not saved can be looked at, but not gone on with', async () => {
    const saved = file('no-secret.json')
    await wyrmtable(['play', 'dragon-rage', '--seat', 'defender', '--save', saved], '1\n1\nq\n')
    const replay = JSON.parse(readFileSync(saved, 'utf8'))
    delete replay.dice.secret
    writeFileSync(saved, JSON.stringify(replay))
    const { status, stderr } = await wyrmtable(['play', '--resume', saved], '1\n')
    expect(status).toBe(1)
    expect(stderr).toContain('does not hold the secret of its dice')
  })

  test('a folder that cannot be written to is told, not thrown', async () => {
    const { status, stderr } = await wyrmtable(
      ['play', 'dragon-rage', '--seat', 'defender', '--save', file('no/such/folder.json')],
      'q\n',
    )
    expect(status).toBe(1)
    expect(stderr).toMatch(/cannot be written: there is no such file/)
    expect(existsSync(file('no'))).toBe(false)
  })

  test('a level plays in a thread of its own, and a hint says what is best and why', async () => {
    const input = [
      'hint',
      'placeDragon dragon=D1 hex=1901 facing=3',
      'placeDragon dragon=D2 hex=2704 facing=4',
      'finishSetup',
      'hint',
      'endPhase',
      'q',
    ].join('\n')
    const args = ['play', 'dragon-rage', '--seat', 'invader', '--opponent', 'novice', '--seed', '3']
    const { status, stdout } = await wyrmtable([...args, '--save', file('hint.json')], input)
    expect(status).toBe(0)
    expect(stdout).toContain('Defender: Novice')
    expect(stdout).toMatch(/No thinking is needed here:\n {4}Place D1 in /)
    expect(stdout).toMatch(/ {2}1 \d+% {2}\S.*\n {8}(for|against) it: \S/)
    const french = await wyrmtable(['play', '--resume', file('hint.json'), '--lang', 'fr'], 'hint\nq\n')
    expect(french.stdout).toMatch(/ {2}1 \d+\s% {2}\S/)
  })

  test('in a game with hidden cards the terminal shows only what its seat may know', async () => {
    const options = file('decks.json')
    writeFileSync(options, JSON.stringify({ decks: ['starter-red', 'starter-blue'], turnLimit: 10 }))
    const names = (colour: string): readonly string[] => {
      const path = join(import.meta.dirname, `../../../games/dragons-wrath/data/cards/base-${colour}.json`)
      const { cards } = JSON.parse(readFileSync(path, 'utf8')) as {
        readonly cards: readonly { readonly type: string; readonly name: { readonly en: string } }[]
      }
      return cards.flatMap(({ type, name }) => (type === 'province' ? [] : [name.en]))
    }
    const { status, stdout } = await wyrmtable(
      [
        ...['play', 'dragons-wrath', '--seat', 'A', '--players', '2', '--opponent', 'random'],
        ...['--seed', '7', '--options', options, '--save', file('wrath.json'), '--no-colour'],
      ],
      ['b', 'l', 'o 1', 'pass', 'b', 'l', 'q'].join('\n'),
    )
    expect(status).toBe(0)
    expect(names('red').filter((name) => stdout.includes(name)).length).toBeGreaterThan(0)
    expect(names('blue').filter((name) => stdout.includes(name))).toEqual([])
    expect(stdout).toContain('No die is rolled')
  })
})
