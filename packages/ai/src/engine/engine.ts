import { type Json, readJson, type Tagged } from '@wyrmtable/kernel'
import { isLevelName, type LevelName, levelNames } from '../levels/level.ts'
import { createThinker, type Thinker } from '../levels/thinker.ts'
import type { ThinkableGame } from '../levels/threads/serve-thinker.ts'
import type { Report } from '../search/search.ts'
import { EnginePosition, NoPosition } from './engine-position.ts'
import { type GoWords, readGo, readOption } from './words.ts'

/** What the process around the engine gives it. */
export interface EngineHost {
  readonly name: string
  readonly version: string
  /** Ids of the games it can play; the first is the default. */
  readonly games: readonly string[]
  load(gameId: string): Promise<ThinkableGame | undefined>
  /** Writes one line, without its end. */
  write(line: string): void
  now(): number
  /** Comes back after lines that wait were read. */
  pause(): Promise<void>
}

/** A program that answers lines; `docs/formats/engine.md` says what each means. */
export interface Engine {
  /** Takes one line. Answers come by `write`, those of thinking later. Never throws. */
  line(text: string): void
  /** Done when all lines so far are answered; never while it thinks without end. */
  settled(): Promise<void>
  /** No more lines will come: ends thinking without end, and is done when all else is answered. */
  finish(): Promise<void>
  /** True after `quit`. */
  readonly isOver: boolean
}

export const protocolVersion = 1

export function createEngine(host: EngineHost): Engine {
  return new LineEngine(host)
}

const firstWord = (text: string): readonly [string, string] => {
  const trimmed = text.trim()
  const space = trimmed.search(/\s/)
  return space < 0 ? [trimmed, ''] : [trimmed.slice(0, space), trimmed.slice(space).trim()]
}

class LineEngine implements Engine {
  isOver = false
  private readonly host: EngineHost
  private gameId: string
  private level: LevelName = 'captain'
  private seed = '1'
  private scale = 1
  private loaded: ThinkableGame | undefined
  private position: EnginePosition | undefined
  private thinker: Thinker<unknown, Tagged> | undefined
  private cancel: { aborted: boolean } | undefined
  private endless = false
  private isFinishing = false
  /** Lines are carried out one after the other, but for those that must be answered at once. */
  private queue: Promise<void> = Promise.resolve()

  constructor(host: EngineHost) {
    this.host = host
    this.gameId = host.games[0] ?? ''
  }

  line(text: string): void {
    const [word, rest] = firstWord(text)
    switch (word) {
      case '':
        return
      case 'isready':
        this.host.write('readyok')
        return
      case 'stop':
        this.stop()
        return
      case 'quit':
        this.isOver = true
        this.stop()
        return
      case 'wyrm':
        this.greet()
        return
      default: {
        // Thinking ends as soon as something else is wanted.
        if (this.endless) this.stop()
        this.queue = this.queue
          .then(() => this.carryOut(word, rest))
          .catch((error: unknown) => this.failed(error))
      }
    }
  }

  async settled(): Promise<void> {
    await this.queue
  }

  finish(): Promise<void> {
    this.isFinishing = true
    if (this.endless) this.stop()
    return this.queue
  }

  private stop(): void {
    if (this.cancel !== undefined) this.cancel.aborted = true
    this.endless = false
  }

  private greet(): void {
    const { write, name, version, games } = this.host
    write(`id name ${name}`)
    write(`id version ${version}`)
    write(`protocol ${protocolVersion}`)
    for (const game of games) write(`game ${game}`)
    write(
      `option name Level type combo default captain ${levelNames.map((level) => `var ${level}`).join(' ')}`,
    )
    write('option name Seed type string default 1')
    write('option name Scale type string default 1')
    write('wyrmok')
  }

  private failed(error: unknown): void {
    if (error instanceof NoPosition) this.tell(error.message)
    else this.complain(error instanceof Error ? error.message : `${error}`)
  }

  private complain(text: string): void {
    this.host.write(`info string ${text.replaceAll(/\s+/g, ' ')}`)
  }

  private async carryOut(word: string, rest: string): Promise<void> {
    switch (word) {
      case 'setoption':
        this.setOption(rest)
        return
      case 'newgame':
        await this.newGame(rest)
        return
      case 'position':
        await this.setPosition(rest)
        return
      case 'play':
        this.tell((await this.ensure()).play(this.json(rest)))
        return
      case 'undo':
        this.tell((await this.ensure()).undo(rest === '' ? 1 : Number(rest)))
        return
      case 'legal':
        await this.legal()
        return
      case 'show':
        this.host.write(`position ${JSON.stringify((await this.ensure()).encoded())}`)
        return
      case 'eval':
        await this.evaluate()
        return
      case 'go':
        await this.go(readGo(rest))
        return
      default:
        this.complain(`unknown command ${word}`)
    }
  }

  private tell(fault: string | undefined): void {
    if (fault !== undefined) this.host.write(`error ${fault}`)
  }

  private json(text: string): Json {
    const read = readJson(text)
    return read.ok ? read.value : null
  }

  private setOption(rest: string): void {
    const { name, value } = readOption(rest)
    switch (name.toLowerCase()) {
      case 'level':
        if (isLevelName(value)) this.level = value
        else this.complain(`no level ${value}`)
        break
      case 'seed':
        this.seed = value
        break
      case 'scale': {
        const scale = Number(value)
        if (scale > 0 && scale <= 100) this.scale = scale
        else this.complain(`no scale ${value}`)
        break
      }
      default:
        this.complain(`no option ${name}`)
    }
    this.thinker = undefined
  }

  private async newGame(rest: string): Promise<void> {
    const [id, options] = firstWord(rest)
    if (id !== '') this.gameId = id
    this.loaded = undefined
    this.position = undefined
    this.thinker = undefined
    const loaded = await this.host.load(this.gameId)
    if (loaded === undefined) {
      this.host.write(`error unknownGame ${this.gameId}`)
      return
    }
    this.loaded = loaded
    this.position = new EnginePosition(loaded.game)
    this.tell(this.position.begin(options === '' ? {} : this.json(options)))
  }

  private async ensure(): Promise<EnginePosition> {
    if (this.position === undefined) await this.newGame('')
    if (this.position === undefined) throw new Error('no game')
    return this.position
  }

  private async setPosition(rest: string): Promise<void> {
    const position = await this.ensure()
    this.tell(position.set(rest === 'start' || rest === '' ? {} : this.json(rest)))
  }

  private async legal(): Promise<void> {
    const position = await this.ensure()
    let count = 0
    for (const { seat, action } of position.legal()) {
      this.host.write(`action ${seat} ${JSON.stringify(action)}`)
      count++
    }
    this.host.write(`legalok ${count}`)
  }

  private async evaluate(): Promise<void> {
    const { game, state } = await this.ensure()
    const room = this.loaded?.room
    const { seatIds } = game
    const chances = seatIds.map((id, seat) => `${id} ${(room?.evaluate?.(state, seat) ?? 0.5).toFixed(4)}`)
    this.host.write(`eval ${chances.join(' ')}`)
  }

  private async go(words: GoWords): Promise<void> {
    const position = await this.ensure()
    const { loaded, host } = this
    if (loaded === undefined) return
    const { game } = loaded
    const toAct = game.toAct(position.state)
    const seat = words.seat === undefined ? toAct[0] : toAct.find((each) => game.seatIds[each] === words.seat)
    if (seat === undefined) {
      host.write('bestaction none')
      return
    }
    this.thinker ??= createThinker(game, loaded.room, {
      level: words.level ?? this.level,
      seed: this.seed,
      scale: this.scale,
      now: host.now,
      pause: host.pause,
      ...(loaded.createSearch === undefined ? {} : { createSearch: loaded.createSearch }),
    })
    const thinker = this.thinker
    if (words.level !== undefined) this.thinker = undefined
    const cancel = { aborted: this.isOver || (words.infinite && this.isFinishing) }
    this.cancel = cancel
    this.endless = words.infinite
    const start = host.now()
    let told = start
    const thought = await thinker.think(position.state, seat, {
      cancel,
      ...(words.infinite ? { ms: 3_600_000, playouts: 1e9 } : {}),
      ...(words.ms === undefined ? {} : { ms: words.ms }),
      ...(words.playouts === undefined ? {} : { playouts: words.playouts }),
      onProgress({ report }) {
        if (host.now() - told < 200) return
        told = host.now()
        host.write(infoLine(report, told - start))
      },
    })
    this.cancel = undefined
    this.endless = false
    if (thought.report !== undefined) host.write(infoLine(thought.report, thought.ms))
    host.write(`bestaction ${game.seatIds[seat] ?? seat} ${JSON.stringify(thought.action)}`)
  }
}

function infoLine({ choices: [best], playouts, nodes, depth }: Report<Tagged>, ms: number): string {
  const figures = `playouts ${playouts} nodes ${nodes} depth ${depth} ms ${Math.round(ms)}`
  return `info ${figures} chance ${best.chance.toFixed(4)} plan ${JSON.stringify(best.actions)}`
}
