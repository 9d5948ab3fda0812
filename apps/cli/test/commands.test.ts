import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@wyrmtable/kernel'
import { messages } from '@wyrmtable/text'
import { describe, expect, test } from 'vitest'
import { hashOf } from '../../server/src/matches/keys.ts'
import { openStore } from '../src/open-store.ts'
import { temporaryFolder, wyrmtable, wyrmtableProcess } from './wyrmtable.ts'

const folder = temporaryFolder()
const games = join(import.meta.dirname, '../../../games')
const golden = join(games, 'dragon-rage/golden/claimed-marginal-invader.json')

const commands = [
  'serve',
  'work',
  'backup',
  'people',
  'matches',
  'play',
  'simulate',
  'arena',
  'engine',
  'conform',
  'replay',
  'verify',
  'case',
  'clauses',
  'new-game',
  'bench',
]

describe('help', () => {
  test('names every command', async () => {
    const { status, stdout } = await wyrmtable(['--help'])
    expect(status).toBe(0)
    for (const command of commands) expect(stdout).toContain(`  ${command}`)
  })

  test.each(commands)('%s --help', async (command) => {
    const { status, stdout, stderr } = await wyrmtable([command, '--help'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(`Usage: wyrmtable ${command}`)
    expect(stdout).toContain('--lang')
  })

  test('started as people start it: output, errors and status are those of the process', async () => {
    expect(await wyrmtableProcess(['--help'])).toEqual(await wyrmtable(['--help']))
    expect(await wyrmtableProcess(['frobnicate'])).toEqual(await wyrmtable(['frobnicate']))
  })

  test('speaks the language of --lang, wherever it stands, and of LANG', async () => {
    expect((await wyrmtable(['simulate', '--help', '--lang', 'fr'])).stdout).toContain('Usage :')
    expect((await wyrmtable(['--lang=es', '--help'])).stdout).toContain('Órdenes:')
  })

  test('faults of the command line are told in the language of --lang', async () => {
    const { stderr } = await wyrmtable(['play', 'dragon-rage', '--opponent', 'dieu', '--lang', 'fr'])
    expect(stderr).toContain('Il y a : random, greedy, novice, squire, captain, warlord, person.')
    expect((await wyrmtable(['people', 'code', '--lang', 'fr'])).stderr).toContain('Il manque « name ».')
    const clean = await wyrmtable(['matches', 'clean', '--lang', 'es'])
    expect(clean.stderr).toContain('Falta «--idle <days>».')
    expect((await wyrmtable(['matches', '--lang', 'es'])).stderr).toContain('Órdenes:')
    const ladder = ['simulate', 'dragon-rage', '--ladder', '--verify', '--lang', 'es']
    expect((await wyrmtable(ladder)).stderr).toContain('--ladder no puede ir con --verify.')
  })

  test('a command line that makes no sense is told so, with status 1', async () => {
    for (const args of [
      ['frobnicate'],
      ['verify'],
      ['verify', 'a', 'b'],
      ['simulate', 'dragon-rage', '--games', 'x'],
      ['simulate', 'dragon-rage', '--nonsense'],
      ['simulate', 'dragon-rage', '--seed'],
      ['verify', golden, '--lang', 'de'],
      ['play', 'dragon-rage', '--opponent', 'nobody'],
      ['simulate', 'dragon-rage', '--scale', '0'],
      ['simulate', 'dragon-rage', '--ladder', '--pairs', 'some'],
      ['simulate', 'dragon-rage', '--ladder', '--out', 'x'],
      ['engine'],
      [],
    ]) {
      const { status, stderr, stdout } = await wyrmtable(args)
      expect({ args, status }).toEqual({ args, status: 1 })
      expect(stderr + stdout).not.toMatch(/ at .*\.ts|Error:/)
      expect((stderr + stdout).trim()).not.toBe('')
    }
  })
})

describe('verify', () => {
  test('finds a golden match in order', async () => {
    const { status, stdout } = await wyrmtable(['verify', golden])
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /Dragon Rage, \d+ entries, all in order\.\nEach die follows from the seed\.\nThe Invader wins: Hatchling\./,
    )
  })

  test('prints JSON', async () => {
    const { status, stdout } = await wyrmtable(['verify', golden, '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, game: 'dragon-rage', dice: 'seed' })
  })

  test('names the entry that was changed', async () => {
    const replay = JSON.parse(readFileSync(golden, 'utf8'))
    const entry = replay.entries.find(({ dice }: { readonly dice: readonly number[] }) => dice.length > 0)
    entry.dice[0] = entry.dice[0] === 1 ? 2 : 1
    const file = join(folder, 'loaded-dice.json')
    writeFileSync(file, JSON.stringify(replay))
    const { status, stderr } = await wyrmtable(['verify', file])
    expect(status).toBe(1)
    expect(stderr).toContain(`Entry ${entry.seq}: these are not the dice that were promised.`)
    const french = await wyrmtable(['verify', file, '--lang', 'fr'])
    expect(french.stderr).toContain(`Entrée ${entry.seq} : ce ne sont pas les dés qui avaient été promis.`)
  })

  test('names the rule that an entry breaks', async () => {
    const replay = JSON.parse(readFileSync(golden, 'utf8'))
    replay.entries[0].action.hex = '1401'
    const file = join(folder, 'illegal.json')
    writeFileSync(file, JSON.stringify(replay))
    const { status, stderr } = await wyrmtable(['verify', file])
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /Entry 1 is not legal: Nothing may be set up in 1401\. \[DR-4\.2 .*\(Place: \/entries\/0\/action\)/,
    )
  })
})

describe('files that cannot be read', () => {
  const replay = JSON.parse(readFileSync(golden, 'utf8'))
  const write = (name: string, text: string | Uint8Array): string => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const broken: readonly (readonly [string, () => string, RegExp])[] = [
    ['missing', () => join(folder, 'nothing-here.json'), /cannot be opened: there is no such file/],
    ['a folder', () => folder, /cannot be opened: it is a folder/],
    [
      'a hundred megabytes',
      () => write('large.json', new Uint8Array(100 * 1024 * 1024).fill(32)),
      /too large: 104,857,600 bytes/,
    ],
    [
      'truncated',
      () => write('truncated.json', JSON.stringify(replay).slice(0, 5000)),
      /ends in the middle: line 1/,
    ],
    ['empty', () => write('empty.json', ''), /The file is empty/],
    ['not JSON', () => write('words.json', 'once upon a time'), /not JSON: line 1, column 1/],
    [
      'binary',
      () =>
        write(
          'binary.json',
          Uint8Array.from({ length: 4096 }, (_, i) => (i * 37) % 256),
        ),
      /not JSON/,
    ],
    ['nested too deep', () => write('deep.json', '['.repeat(100_000)), /nested more than \d+ deep/],
    [
      'hostile names',
      () => write('hostile.json', '{"__proto__": {"format": "wyrmtable-replay/1"}}'),
      /“__proto__” is not allowed/,
    ],
    [
      'another kind of file',
      () => write('kind.json', JSON.stringify({ ...replay, format: 'wyrmtable-case/1' })),
      /another kind of file/,
    ],
    [
      'another version of the format',
      () => write('format.json', JSON.stringify({ ...replay, format: 'wyrmtable-replay/99' })),
      /Version wyrmtable-replay\/99 cannot be read/,
    ],
    [
      'another version of the game',
      () => write('version.json', JSON.stringify({ ...replay, version: '0.0.1' })),
      /Version 0\.0\.1 cannot be read.*\(Place: \/version\)/,
    ],
    [
      'an unknown game',
      () => write('game.json', JSON.stringify({ ...replay, game: 'chess' })),
      /no game called “chess”/,
    ],
    [
      'an unknown action',
      () =>
        write(
          'action.json',
          JSON.stringify({ ...replay, entries: [{ ...replay.entries[0], action: { type: 'teleport' } }] }),
        ),
      /“teleport”.*\(Place: \/entries\/0\/action\/type\)/,
    ],
    ['a list', () => write('list.json', '[1, 2, 3]'), /Expected an object, found a list/],
    [
      'control characters',
      () => write('control.json', JSON.stringify({ ...replay, '\u001b[31mred': 1 })),
      /means nothing here/,
    ],
  ]

  test.each(broken)('%s', async (_name, make, sentence) => {
    const file = make()
    const { status, stderr, stdout } = await wyrmtable(['verify', file])
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/ at .*\.ts|Error:/)
    expect(stderr.trimEnd()).not.toMatch(/\p{Cc}/u)
  })

  test('are told as JSON where that is asked for', async () => {
    const { status, stderr } = await wyrmtable(['verify', join(folder, 'gone.json'), '--json'])
    expect(status).toBe(1)
    expect(JSON.parse(stderr)).toMatchObject({ ok: false, fault: { code: 'unreadable' } })
  })

  test('of every other command too', async () => {
    const list = write('list-of-options.json', '[1]')
    for (const args of [
      ['play', 'dragon-rage', '--options', list],
      ['play', '--resume', list],
      ['replay', list],
      ['simulate', 'dragon-rage', '--options', list],
      ['simulate', 'dragon-rage', '--options', join(folder, 'gone.json')],
      ['simulate', 'dragon-rage', '--scenario', 'moon'],
      ['simulate', 'chess'],
      ['simulate', 'dragon-rage', '--seats', 'greedy'],
      ['simulate', 'dragon-rage', '--seats', 'greedy,genius'],
      ['simulate', 'dragon-rage', '--ladder', '--seats', 'greedy,genius'],
      ['simulate', 'dragon-rage', '--ladder', '--seats', 'greedy'],
      ['clauses', 'chess'],
      ['case', list],
    ]) {
      const { status, stderr } = await wyrmtable(args)
      expect({ args, status }).toEqual({ args, status: 1 })
      expect(stderr.trim()).not.toBe('')
      expect(stderr).not.toMatch(/ at .*\.ts|Error:/)
    }
  })
})

describe('replay', () => {
  test.each(languages)('tells the story: %s', async (language) => {
    const { status, stdout } = await wyrmtable(['replay', golden, '--lang', language])
    expect(status).toBe(0)
    expect(stdout.split('\n').length).toBeGreaterThan(100)
    expect(stdout).toContain('D1')
  })

  test('shows the board at an entry', async () => {
    const { status, stdout } = await wyrmtable(['replay', golden, '--at', '40'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Entry 40 of \d+\nTurn /)
    expect(stdout).toMatch(/[DF]1[↑↗↘↓↙↖]/)
    expect((await wyrmtable(['replay', golden, '--at', '99999'])).stderr).toMatch(
      /^There is no entry 99999; the last is \d+\./,
    )
  })

  test('gives events and positions as JSON', async () => {
    const events = (await wyrmtable(['replay', golden, '--events'])).stdout.trim().split('\n')
    expect(JSON.parse(events[0] ?? '')).toMatchObject({ seq: 1, type: 'unitPlaced' })
    const at = JSON.parse((await wyrmtable(['replay', golden, '--at', '10', '--json'])).stdout)
    expect(at).toMatchObject({ at: 10, position: { phase: 'defenderSetup' } })
    const all = JSON.parse((await wyrmtable(['replay', golden, '--json'])).stdout)
    expect(all.outcome).toMatchObject({ grade: 'marginal' })
  })
})

describe('case and clauses', () => {
  const cases = join(games, 'dragon-rage/cases')

  test('cases of a file and of a folder', async () => {
    const one = await wyrmtable(['case', join(cases, 'EX-DR-01.json')])
    expect(one.stdout).toMatch(/✓ EX-DR-01 .*\n1 case, 0 failed/)
    expect(one.status).toBe(0)
    const json = JSON.parse((await wyrmtable(['case', cases, '--json'])).stdout)
    expect(json.cases).toBeGreaterThan(70)
  })

  test('a case that does not hold is named with what was expected and found', async () => {
    const file = join(folder, 'wrong.json')
    const example = JSON.parse(readFileSync(join(cases, 'EX-DR-04.json'), 'utf8'))
    cpSync(join(cases, 'EX-DR-04.json'), file)
    writeFileSync(file, JSON.stringify({ ...example, expect: [{ toAct: ['defender'] }] }))
    const { status, stdout, stderr } = await wyrmtable(['case', file])
    expect(status).toBe(1)
    expect(stdout).toContain('✗ EX-DR-04')
    expect(stdout).toContain('expected: ')
    expect(stderr).toContain('1 case does not hold.')
  })

  test('clauses are listed with what names them; status 1 only if one has nothing', async () => {
    const { status, stdout } = await wyrmtable(['clauses', 'dragon-rage', '--json'])
    const { clauses, unnamed } = JSON.parse(stdout)
    expect(status).toBe(unnamed.length === 0 ? 0 : 1)
    const fire = clauses.find(({ id }: { readonly id: string }) => id === 'DR-15.6')
    expect(fire.cases).toContain('EX-DR-38')
  })
})

describe('new-game', () => {
  test.each(['Chess', '../chess', 'dragon-rage', 'race'])('makes no game of the name %s', async (name) => {
    const list = readFileSync(join(games, 'index.ts'), 'utf8')
    const { status, stdout, stderr } = await wyrmtable(['new-game', name])
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(`“${name}”`)
    expect(stderr).not.toMatch(/ at .*\.ts|Error:/)
    expect(readFileSync(join(games, 'index.ts'), 'utf8')).toBe(list)
  })
})

describe('serve', () => {
  test('answers until it is stopped, and says where', async () => {
    const { spawn } = await import('node:child_process')
    const main = join(import.meta.dirname, '../src/main.ts')
    const data = join(folder, 'new', 'data')
    const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--api'], {
      env: { ...process.env, LANG: 'C', WYRMTABLE_DATA: data },
    })
    const line = await new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').once('data', resolve)
    })
    const url = /http:\S+/.exec(line)?.[0] ?? ''
    expect((await fetch(`${url}/nothing-here`)).status).toBe(404)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(existsSync(join(data, 'matches.sqlite'))).toBe(true)
  })

  test('its matches are copied into one file, and no file is written over', async () => {
    const copy = join(folder, 'copy.sqlite')
    const args = ['backup', copy, '--data', join(folder, 'new', 'data')]
    expect(await wyrmtable(args)).toMatchObject({ status: 0 })
    expect(existsSync(copy)).toBe(true)
    expect(await wyrmtable(args)).toMatchObject({ status: 1, stderr: `${copy} is there already.\n` })
    const nowhere = await wyrmtable(['backup', `${copy}2`, '--data', join(folder, 'nothing')])
    expect(nowhere.status).toBe(1)
    expect(nowhere.stderr).not.toMatch(/ at .*\.ts/)
  })

  test('its host sees who has an account, and gives a code to whoever lost the password', async () => {
    const data = join(folder, 'people')
    const store = await openStore(messages('en'), data)
    const account = { id: 'i', name: 'Grete', nameKey: 'grete', password: '', createdAt: 1_700_000_000_000 }
    await store.people.addAccount({ ...account, isHost: false, isBot: false })
    await store.close()
    const people = (...args: string[]) => wyrmtable(['people', ...args, '--data', data])
    expect(await people('list')).toMatchObject({ status: 0, stdout: 'Grete  Nov 14, 2023  –\n' })
    const { code } = JSON.parse((await people('code', 'GRETE', '--json')).stdout)
    expect((await people('code', 'Grete')).stdout).toMatch(/^(\w{4}-){2}\w{4} \(until /)
    expect(await people('code', 'Hans')).toMatchObject({ status: 1, stderr: 'Nobody has the name Hans.\n' })
    const again = await openStore(messages('en'), data)
    const taken = await again.people.takeCode('i', hashOf(code.replaceAll('-', '')), Date.now())
    expect(taken).toBe(true)
    await again.close()
  })

  test('its host reads reports, and warns, suspends and closes with a reason that is kept; a dry run does nothing', async () => {
    const data = join(folder, 'moderated')
    const store = await openStore(messages('en'), data)
    for (const name of ['Grete', 'Hans']) {
      const nameKey = name.toLowerCase()
      await store.people.addAccount({
        id: nameKey,
        name,
        nameKey,
        password: '',
        createdAt: 1,
        isHost: false,
        isBot: false,
      })
    }
    const session = { key: 'k', account: 'hans', device: '', createdAt: 1, seenAt: 1 }
    await store.people.addSession(session)
    const report = { at: 1_700_000_000_000, by: 'grete', about: 'hans', match: 'm', isOpen: true }
    await store.moderation.addReport({ ...report, id: 'r1', words: 'rude\nat the table' })
    await store.close()
    const people = async (...args: string[]) => {
      const { status, stdout, stderr } = await wyrmtable(['people', ...args, '--data', data])
      return status === 0 ? stdout : `${status}: ${stderr}`
    }
    expect(await people('reports')).toBe('r1  Nov 14, 2023  Hans  Grete  m  rude at the table\n')
    const dry = await people('suspend', 'hans', '--days', '3', '--reason', 'rude', '--dry-run')
    expect(dry).toMatch(/^Nothing is done yet. It would be: Hans is suspended until .*: rude\n$/)
    expect(await people('log', 'Hans')).toBe('Nothing was ever done about Hans.\n')
    expect(await people('dismiss', 'r1', '--dry-run')).toBe(
      'Nothing is done yet. It would be: report r1 is put away\n',
    )
    expect(await people('reports')).toContain('r1')
    expect(await people('code', 'hans', '--dry-run')).toBe(
      'Nothing is done yet. It would be: Hans is given a code\n',
    )
    const untouched = await openStore(messages('en'), data)
    expect(await untouched.people.countCodes('hans')).toBe(0)
    await untouched.close()

    expect(await people('warn', 'Hans', '--reason', 'be kind')).toBe('Hans is warned: be kind\n')
    expect(await people('reports')).toBe('There are no reports.\n')
    expect(await people('reports', '--all')).toContain('r1')
    expect(await people('close', 'Hans', '--reason', 'again')).toContain('The account of Hans is closed')
    expect(await people('lift', 'Hans', '--reason', 'a brother', '--json')).toContain('"kind":"lifted"')
    const log = JSON.parse(await people('log', 'Hans', '--json'))
    expect(log.measures.map(({ kind, reason }: { kind: string; reason: string }) => [kind, reason])).toEqual([
      ['lifted', 'a brother'],
      ['closed', 'again'],
      ['warned', 'be kind'],
    ])
    expect(await people('host', 'Grete')).toContain('Grete is host')
    const again = await openStore(messages('en'), data)
    expect((await again.people.account('grete'))?.isHost).toBe(true)
    await again.close()
    expect(await people('host', 'Grete', '--remove', '--json')).toContain('"isHost":false')
    const last = await openStore(messages('en'), data)
    expect(await last.people.session('k')).toBeUndefined()
    expect((await last.people.account('grete'))?.isHost).toBe(false)
    await last.close()
    expect(await people('warn', 'Hans')).toContain('1: ')
    expect(await people('suspend', 'Hans', '--days', '0', '--reason', 'x')).toContain(
      'A whole number from 1 to 3,650 is needed.',
    )
    expect(await people('warn', 'Nobody', '--reason', 'x')).toBe('1: Nobody has the name Nobody.\n')
  })

  test('says why it cannot start', async () => {
    const { status, stderr } = await wyrmtable(['serve', '--host', '203.0.113.7', '--port', '0', '--api'])
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: '203.0.113.7 is not an address of this machine.\n',
    })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PROXIES', 'proxy.example'],
    ['METRICS', '9464'],
    ['PUBLIC_URL', 'games.example.org'],
    ['NOTICE_NETWORKS', '10.0.0.0/99'],
  ])('%s=%s is named at the start, as what to mend', async (name, value) => {
    const { status, stderr } = await wyrmtable(['serve', '--api', '--data', join(folder, 'unused')], '', {
      [name]: value,
    })
    expect(status).toBe(1)
    expect(stderr).toContain(value)
    expect(stderr).toContain(`Mend ${name}.`)
  })

  test.each([
    ['Mend SMTP_URL.', { SMTP_URL: 'mail.example' }],
    ['Mend MAIL_FROM.', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }],
    ['Set PUBLIC_URL.', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'games@mail.example' }],
  ])('letters need all that they are made of: %s', async (mends, environment) => {
    const unused = join(folder, 'unused')
    const { status, stderr } = await wyrmtable(['serve', '--api', '--data', unused], '', environment)
    expect(status).toBe(1)
    expect(stderr).toContain(mends)
  })

  test('work is left to others only by those who share a database', async () => {
    const { status, stdout, stderr } = await wyrmtable(['work'])
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('DATABASE_URL')
    expect(stderr).not.toMatch(/ at .*\.ts/)
  })
})
