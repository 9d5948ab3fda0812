import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Json, type JsonObject, seededDice } from '@wyrmtable/kernel'
import { wordsOf } from '../../opponents/engine-process.ts'
import { Line } from './line.ts'
import { ask, Rival } from './rival.ts'

/** What a bot has to show, in the order in which it is tried. */
export const botChecks = [
  'joins',
  'looksAgain',
  'playsLegally',
  'repeatsCommand',
  'waitsWhenToldTo',
  'copesWithStale',
  'resumesStream',
  'outlivesRestart',
  'playsToTheEnd',
  'ends',
] as const
type BotCheck = (typeof botChecks)[number]

/** `passed` is undefined where the match gave no occasion to try it. */
export interface BotResult {
  readonly check: BotCheck
  readonly passed: boolean | undefined
  readonly what?: string
}

export interface BotSetup {
  readonly game: string
  readonly options: Json
  /** Command line; `{url}`, `{match}` and `{invitation}` are filled in, or added as the examples take them. */
  readonly command: string
  readonly seed: string
  /** How long a bot may be silent that has something to do. */
  readonly patienceMs: number
}

/** The rival looks again after so long at the latest: some moves are made by the server. */
const lookAgainMs = 100

/** How late a clock may be by which a bot waits. */
const earlyMs = 50

/**
 * Lets a bot play a match at a server of its own, through a line that breaks where networks break, and says what it made of
 * each break.
 */
export async function checkBot(setup: BotSetup): Promise<readonly BotResult[]> {
  const { startServer } = await import('../../../../server/src/index.ts')
  const { openSqlite } = await import('@wyrmtable/store')
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-conform-'))
  const serve = async () =>
    startServer({
      ...{
        host: '127.0.0.1',
        port: 0,
        mostRequests: 0,
        store: await openSqlite(join(folder, 'matches.sqlite')),
      },
    })
  let server = await serve()
  const line = await Line.to(server.url)
  const found = new Map<BotCheck, BotResult>()
  const says = (check: BotCheck, passed: boolean, what = '') => {
    if (!found.has(check))
      found.set(check, { check, passed, ...(what === '' ? {} : { what: what.slice(0, 200) }) })
  }

  const { key } = (await ask(server.url, undefined, 'POST', '/api/keys', {})) as { key: string }
  const laid = await ask(server.url, key, 'POST', '/api/matches', {
    game: setup.game,
    options: setup.options,
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  const seats = (laid?.seats ?? []) as readonly JsonObject[]
  const match = String(laid?.id)
  const rival = new Rival(server.url, key, match, seededDice(setup.seed))
  const bot = begin(setup.command, line.url, match, String(seats[1]?.invitation))
  const at = `/api/matches/${match}`
  /** Waits until it is so; false where the bot ends before, or has been silent for too long. */
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<boolean> => {
    for (let begun = performance.now(); performance.now() - begun < setup.patienceMs; ) {
      if (await isSo()) return true
      if (bot.status !== undefined) return isSo()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return false
  }
  const answered = () => line.times('POST', `${at}/commands`)
  const looks = () => line.times('GET', at) + line.times('GET', `${at}/actions`)

  try {
    // It sits down and looks; that the match has begun its stream never tells it.
    line.losesNews = true
    const hasJoined = await until(() => line.times('POST', `${at}/join`) > 0 && looks() > 0)
    says('joins', hasJoined, bot.complaint())
    if (!hasJoined) return results(found)
    await rival.ask('POST', `${at}/join`, { name: 'Rival', seed: setup.seed })
    const sight = await rival.sight()
    const before = looks()
    line.losesNews = false
    line.tell({ type: 'seated', match, as: seats[1]?.id ?? '', number: sight?.number ?? 0 })
    says('looksAgain', await until(() => looks() > before), bot.complaint())

    await play()
    return results(found)
  } finally {
    bot.kill()
    line.end()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }

  /** Plays until it is over, and breaks something now and then. */
  async function play(): Promise<void> {
    const keys = new Set<string>()
    let lost: string | undefined
    let refused: number | undefined
    let cutAt: string | undefined
    let restartedAfter: number | undefined
    let held: { readonly isDone: Promise<void>; readonly wanted: () => void } | undefined
    let staleKey: string | undefined
    line.fateOf = async () => {
      const last = line.sent.at(-1)
      if (last === undefined) return 'passes'
      if (lost !== undefined) {
        says('repeatsCommand', last.key === lost, last.key)
        lost = undefined
      }
      if (refused !== undefined) {
        const waited = last.at - refused
        says('waitsWhenToldTo', waited >= Line.retryAfter * 1000 - earlyMs, `${Math.round(waited)} ms`)
        refused = undefined
      }
      if (staleKey !== undefined && last.key !== staleKey) says('copesWithStale', true)
      if (restartedAfter !== undefined && line.sent.length > restartedAfter) says('outlivesRestart', true)
      const isNew = !keys.has(last.key)
      keys.add(last.key)
      if (held !== undefined) {
        staleKey = last.key
        held.wanted()
        await held.isDone
        return 'passes'
      }
      if (!isNew) return 'passes'
      if (keys.size === 2) {
        lost = last.key
        return 'answerIsLost'
      }
      if (keys.size === 4) {
        refused = performance.now()
        return 'tooOften'
      }
      return 'passes'
    }
    for (let silentSince = performance.now(), sent = 0; ; ) {
      const before = answered()
      const sight = await rival.sight()
      if (sight === undefined) continue
      if (sight.state === 'over') {
        const { reason = '' } = (sight.outcome ?? {}) as JsonObject
        says('playsLegally', true)
        says('playsToTheEnd', reason !== 'resigned', String(reason))
        says('ends', (await until(() => bot.status !== undefined)) && bot.status === 0, bot.complaint())
        return
      }
      const isMoved = line.sent.length > sent || (await rival.act())
      if (isMoved) {
        sent = line.sent.length
        silentSince = performance.now()
        await takeBack()
      }
      if (keys.size >= 6 && cutAt === undefined && line.cursor !== undefined) {
        cutAt = line.cursor
        const streams = line.streamsFrom.length
        line.cutStreams()
        const isBack = await until(() => line.streamsFrom.length > streams)
        const from = line.streamsFrom.at(-1)
        says('resumesStream', isBack && from !== undefined && from >= cutAt, from ?? '')
      }
      if (keys.size >= 8 && restartedAfter === undefined) {
        await server.close()
        server = await serve()
        line.target = server.url
        rival.url = server.url
        restartedAfter = line.sent.length
      }
      if (bot.status !== undefined || performance.now() - silentSince > setup.patienceMs) {
        const pending: BotCheck =
          lost !== undefined
            ? 'repeatsCommand'
            : refused !== undefined
              ? 'waitsWhenToldTo'
              : staleKey !== undefined && !found.has('copesWithStale')
                ? 'copesWithStale'
                : restartedAfter !== undefined && !found.has('outlivesRestart')
                  ? 'outlivesRestart'
                  : 'playsToTheEnd'
        says(pending, false, bot.complaint())
        return
      }
      // The server has better to do than to tell the rival again and again that nothing has happened.
      const lookAgainAt = performance.now() + (isMoved ? 0 : lookAgainMs)
      do await new Promise((resolve) => setTimeout(resolve, 5))
      while (answered() === before && performance.now() < lookAgainAt)
    }

    /** What the bot answers is taken back before its answer arrives: it is stale, and the bot is asked again later. */
    async function takeBack(): Promise<void> {
      if (found.has('copesWithStale') || staleKey !== undefined || keys.size < 5) return
      const sight = await rival.sight()
      const isBots = ((sight?.toAct ?? []) as readonly Json[]).includes(seats[1]?.id ?? '')
      if (!isBots || sight?.mayUndo !== seats[0]?.id) return
      let release = () => {}
      let came = () => {}
      const isDone = new Promise<void>((resolve) => {
        release = resolve
      })
      const isThere = new Promise<boolean>((resolve) => {
        came = () => resolve(true)
        setTimeout(() => resolve(false), setup.patienceMs)
      })
      held = { isDone, wanted: came }
      if (await isThere) await rival.does({ type: 'undo' })
      held = undefined
      release()
    }
  }
}

/** All checks in order; what was not come to is undecided. */
const results = (found: ReadonlyMap<BotCheck, BotResult>): readonly BotResult[] =>
  botChecks.map((check) => found.get(check) ?? { check, passed: undefined })

/** Starts the bot; its words are kept in case it fails. */
function begin(command: string, url: string, match: string, invitation: string) {
  const given: Readonly<Record<string, string>> = { url, match, invitation }
  const words = wordsOf(command)
  const filled = words.map((word) =>
    word.replaceAll(/\{(url|match|invitation)\}/g, (_, name: string) => given[name] ?? ''),
  )
  const isFilled = filled.some((word, place) => word !== words[place])
  const [program = '', ...args] = isFilled
    ? filled
    : [...words, url, '--match', match, '--invitation', invitation]
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000)
  })
  const state: { status: number | undefined } = { status: undefined }
  child.on('error', (error) => {
    errors = error.message
    state.status = -1
  })
  child.on('exit', (status) => {
    state.status = status ?? -1
  })
  return {
    get status() {
      return state.status
    },
    complaint: () => errors.trim().split('\n').at(-1) ?? '',
    kill: () => child.kill('SIGKILL'),
  }
}
