import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import { wordsOf } from '../src/opponents/engine-process.ts'
import { temporaryFolder, wyrmtable } from './wyrmtable.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const folder = temporaryFolder()
const running: ChildProcessWithoutNullStreams[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill()
})

/** The engine as another program sees it: lines in, lines out. */
function engine() {
  const child = spawn(process.execPath, [main, 'engine', 'dragon-rage'])
  running.push(child)
  const lines: string[] = []
  let arrived = (): void => {}
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    arrived()
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    ended,
    send: (line: string) => child.stdin.write(`${line}\n`),
    /** All lines up to the first that begins so, this one included. */
    async until(beginning: string): Promise<readonly string[]> {
      for (;;) {
        const at = lines.findIndex((line) => line.startsWith(beginning))
        if (at >= 0) return lines.splice(0, at + 1)
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
    },
  }
}

const spell =
  '{"position":{"turn":6,"phase":"spell","dragons":{"D1":{"hex":"1409","status":"flying"}},"units":{"WZD":"1310","HERO":"2106"}}}'

describe('engine', () => {
  test('keeps to docs/formats/engine.md from the greeting to the end', async () => {
    const { send, until, ended } = engine()
    send('wyrm')
    const greeting = await until('wyrmok')
    expect(greeting[0]).toBe('id name Wyrmtable')
    expect(greeting).toContain('protocol 1')
    expect(greeting).toContain('game dragon-rage')
    expect(greeting.filter((line) => line.startsWith('option '))).toHaveLength(3)

    send('newgame dragon-rage')
    send('legal')
    const legal = await until('legalok')
    expect(legal.at(-1)).toBe(`legalok ${legal.length - 1}`)
    expect(legal[0]).toMatch(/^action defender \{"type":"placeUnit",/)

    send('play {"type":"placeUnit","unit":"INF1","hex":"1401"}')
    expect(await until('error')).toEqual(['error illegal DR-4.2'])
    send('play {"type":"placeUnit","unit":"INF1","hex":"1010"}')
    send('show')
    expect((await until('position')).at(-1)).toContain('"INF1":{"hex":"1010"')
    send('undo')
    send('undo')
    expect(await until('error')).toEqual(['error nothingToUndo'])

    send(`position ${spell}`)
    send('go playouts 200')
    const answer = await until('bestaction')
    expect(answer.at(-2)).toMatch(/^info playouts 200 nodes \d+ depth \d+ ms \d+ chance 0\.\d{4} plan \[/)
    expect(answer.at(-1)).toBe('bestaction defender {"type":"castWhirlwind","hex":"1409"}')
    send('play {"action":{"type":"castWhirlwind","hex":"1409"}}')
    expect((await until('error')).at(-1)).toMatch(/^error dice missing \w+ 6 at 0$/)
    send('play {"action":{"type":"castWhirlwind","hex":"1409"},"dice":[5]}')
    send('eval')
    expect((await until('eval'))[0]).toMatch(/^eval invader [01]\.\d{4} defender [01]\.\d{4}$/)

    send('quit')
    expect(await ended).toBe(0)
  })

  test('thinks without end until it is stopped, and answers meanwhile', async () => {
    const { send, until, ended } = engine()
    send('newgame dragon-rage')
    send(`position ${spell}`)
    send('go infinite')
    await until('info')
    send('isready')
    expect((await until('readyok')).some((line) => line.startsWith('bestaction'))).toBe(false)
    send('stop')
    expect((await until('bestaction')).at(-1)).toMatch(/^bestaction defender \{/)
    send('quit')
    expect(await ended).toBe(0)
  })

  test('the end of the input ends it when all is answered; a game it does not know is told', async () => {
    const { status, stdout } = await wyrmtable(['engine', 'dragon-rage'], 'newgame chess\ngo\ngo infinite\n')
    expect(status).toBe(0)
    expect(stdout).toContain('error unknownGame chess')
    const unknown = await wyrmtable(['engine', 'chess'])
    expect(unknown.status).toBe(1)
    expect(unknown.stderr).toContain('There is no game called “chess”')
  })
})

describe('play --engine', () => {
  const play = (engineCommand: string, input: string, name: string) =>
    wyrmtable(
      ['play', 'dragon-rage', '--seat', 'invader', '--engine', engineCommand, '--save', join(folder, name)],
      input,
    )
  /** A program that greets like an engine and answers everything with one line. */
  const stub = (name: string, answer: string): string => {
    const file = join(folder, name)
    const lines = `if (line === 'wyrm') console.log('id name Stub\\nwyrmok')
      if (line.startsWith('go')) console.log(${JSON.stringify(answer)})
      if (line === 'quit') process.exit()`
    writeFileSync(
      file,
      `require('node:readline').createInterface(process.stdin).on('line', (line) => { ${lines} })`,
    )
    return `"${process.execPath}" "${file}"`
  }

  test('another program sets up and is called by its name', async () => {
    const { status, stdout } = await play(
      `"${process.execPath}" '${main}' engine dragon-rage`,
      'q\n',
      'engine.json',
    )
    expect(stdout).toContain('Defender: Wyrmtable')
    expect(stdout).toContain('HERO takes its post')
    expect(status).toBe(0)
  })

  test('what is wrong with a program is told, and the match is kept', async () => {
    const cases = [
      ['no-such-program-anywhere', /^no-such-program-anywhere cannot be started/],
      [`"${process.execPath}" -e 0`, / has ended \(0\) in the middle/],
      [
        stub('illegal.cjs', 'bestaction defender {"type":"endPhase"}'),
        / gave an impossible answer: bestaction defender /,
      ],
      [stub('nonsense.cjs', 'bestaction me 42'), / gave an impossible answer: bestaction me 42/],
      [stub('error.cjs', 'error badPosition /x'), / gave an impossible answer: error badPosition/],
    ] as const
    for (const [at, [command, sentence]] of cases.entries()) {
      const { status, stderr } = await play(command, '', `wrong-${at}.json`)
      expect(status).toBe(1)
      expect(stderr).toMatch(sentence)
      expect(stderr).not.toMatch(/ at .*\.ts|Error:/)
    }
  })
})

test('a command line is split at blanks outside of quotes', () => {
  expect(wordsOf(`node "a b.js" --x='1 2' c`)).toEqual(['node', 'a b.js', '--x=1 2', 'c'])
  expect(wordsOf('')).toEqual([])
})
