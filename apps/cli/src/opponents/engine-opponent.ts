import { type Match, optionsFor, readJson, type Seat, type Tagged } from '@wyrmtable/kernel'
import { EngineFailed, EngineProcess } from './engine-process.ts'
import type { Opponent, Seen, Watch } from './opponent.ts'

/** What a program may take to start, and once more to load the game before its first decision. */
export const LOADING_MS = 60_000

/** How an engine is asked to think. */
export interface EngineWish {
  /** Milliseconds for a decision; absent: as long as it likes. */
  readonly ms?: number
  /** Level of an engine that has levels. */
  readonly level?: string
}

/** How much longer than it was given an engine may take before it counts as silent. */
export const patienceMs = (ms: number, isFirst: boolean): number =>
  3 * ms + 5_000 + (isFirst ? LOADING_MS : 0)

/** Another program that plays, by the protocol of docs/formats/engine.md. */
export class EngineOpponent implements Opponent {
  /** What the engine calls itself. */
  readonly name: string
  readonly #process: EngineProcess
  readonly #wish: EngineWish
  #game: string | undefined

  private constructor(name: string, process: EngineProcess, wish: EngineWish) {
    this.name = name
    this.#wish = wish
    this.#process = process
  }

  /** Starts the program and greets it. */
  static async start(command: string, wish: EngineWish = {}): Promise<EngineOpponent> {
    const process = new EngineProcess(command)
    let name = command
    process.send('wyrm')
    try {
      await process.until((line) => {
        if (line.startsWith('id name ')) name = line.slice('id name '.length).trim()
        return line.trim() === 'wyrmok' ? true : undefined
      }, LOADING_MS)
    } catch (error) {
      await process.end()
      throw error
    }
    return new EngineOpponent(name, process, wish)
  }

  async choose(match: Match, { state }: Seen, seat: Seat, watch: Watch): Promise<Tagged> {
    const { game } = match
    const engine = this.#process
    const options = optionsFor(match, seat)
    const isFirst = this.#game === undefined
    if (isFirst) {
      this.#game = game.id
      engine.send(`newgame ${game.id} ${JSON.stringify(options)}`)
    }
    const position = { options, position: game.encode(state) }
    engine.send(`position ${JSON.stringify(position)}`)
    const { ms, level } = this.#wish
    const how = [level === undefined ? '' : ` level ${level}`, ms === undefined ? '' : ` ms ${ms}`].join('')
    engine.send(`go seat ${game.seatIds[seat] ?? ''}${how}`)
    const hurry = () => engine.send('stop')
    watch.hurry.addEventListener('abort', hurry, { once: true })
    if (watch.hurry.aborted) hurry()
    try {
      return await engine.until(
        (line) => {
          const chance = /^info .*\bchance (\d(?:\.\d+)?)/.exec(line)?.[1]
          if (chance !== undefined) watch.onProgress({ chance: Math.min(1, Number(chance)) })
          if (line.startsWith('error ')) throw new EngineFailed('badAnswer', line)
          return line.startsWith('bestaction ') ? answerIn(match, seat, line) : undefined
        },
        ms === undefined ? undefined : patienceMs(ms, isFirst),
      )
    } finally {
      watch.hurry.removeEventListener('abort', hurry)
    }
  }

  end(): Promise<void> {
    return this.#process.end()
  }
}

/** The action of `bestaction SEAT JSON`, which the rules must allow. */
function answerIn(match: Match, seat: Seat, line: string): Tagged {
  const found = /^bestaction (\S+) (.*)$/.exec(line.trim())
  const json = readJson(found?.[2] ?? '')
  const action = json.ok ? match.game.action.parse(json.value) : undefined
  if (found?.[1] !== match.game.seatIds[seat] || action?.ok !== true) {
    throw new EngineFailed('badAnswer', line)
  }
  const refusal = match.check(seat, action.value)
  if (refusal !== undefined) throw new EngineFailed('badAnswer', `${line} (${refusal.type})`)
  return action.value
}
