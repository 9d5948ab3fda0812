import { randomBytes } from 'node:crypto'
import {
  decodeView,
  type Fact,
  type Json,
  type JsonObject,
  type Outcome,
  type Refusal,
  type Tagged,
} from '@wyrmtable/kernel'
import { factSentence, outcomeSentence, phrases, refusalSentence } from '@wyrmtable/text'
import type { Context } from '../context.ts'
import type { OpenGame } from '../games.ts'
import { terminalWidth, wantsColour } from '../output/terminal.ts'
import { ChoiceMenu } from '../play/choice-menu.ts'
import { type Choice, choicesOf } from '../play/choices.ts'
import type { Lines } from '../play/lines.ts'
import { typedAction } from '../play/typed-action.ts'
import { Refused, type Server } from './server.ts'

/** What somebody sees who comes to the table. */
export interface Sight {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly options: Json
  readonly viewer: string
  readonly number: number
  readonly state: 'open' | 'running' | 'over'
  readonly seats: readonly { readonly id: string; readonly name: string; readonly isTaken: boolean }[]
  readonly toAct?: readonly string[]
  readonly outcome?: Outcome & JsonObject
  readonly view?: Json
}

/** News of one match, as far as they are told here; the type says which fields there are. */
interface News extends JsonObject {
  readonly type: string
}

/** What can be typed while others are to act. */
const isForAnyTime = (line: string): boolean => /^(|h|\?|b|u|q|resign|say .*)$/.test(line)
/** The end of the input. */
const leaving = '\u0004'

/** One seat of a match on a server, until the match is over or the person leaves. */
export class OnlineSession {
  readonly #context: Context
  readonly #opened: OpenGame
  readonly #server: Server
  readonly #lines: Lines
  readonly #colour: boolean
  readonly #options: unknown
  #sight: Sight
  /** What may be done now; undefined while it is somebody else's turn. */
  #choices: readonly Choice[] | undefined
  readonly #menu: ChoiceMenu
  #view: unknown
  #boardOf = ''

  constructor(
    context: Context,
    opened: OpenGame,
    server: Server,
    lines: Lines,
    sight: Sight,
    { colour }: { readonly colour: boolean },
  ) {
    this.#context = context
    this.#menu = new ChoiceMenu(context)
    this.#opened = opened
    this.#server = server
    this.#lines = lines
    this.#sight = sight
    this.#colour = colour && wantsColour(context.surroundings)
    const options = opened.game.options.parse(sight.options)
    this.#options = options.ok ? options.value : undefined
  }

  async play(): Promise<void> {
    const { t, print } = this.#context
    const { text } = this.#opened
    const seats = this.#sight.seats.map(({ id, name }) => `${text.seat(id)}: ${name || '–'}`)
    print(`${this.#opened.manifest.title[this.#context.language]} · ${seats.join(' · ')}`)
    print(t('online.help'))
    if (this.#sight.state === 'open') print(t('online.waiting'))
    const over = new AbortController()
    const news = this.#server.news(over.signal)
    // The stream first and the table then, so that no news is missed between the two.
    let told = news.next()
    await told
    told = news.next()
    await this.#look()
    const isTerminal = this.#context.surroundings.input.isTTY === true
    let line: Promise<string | undefined> | undefined
    let kept: string | undefined
    try {
      while (this.#sight.state !== 'over') {
        if (kept !== undefined && (isTerminal || this.#choices !== undefined || isForAnyTime(kept))) {
          const typed = kept
          kept = undefined
          if (typed === leaving || typed === 'q') {
            print(t('online.left', { link: `${this.#server.url}/#/online/${this.#sight.id}` }))
            return
          }
          await this.#obey(typed)
          continue
        }
        if (kept === undefined) line ??= this.#lines.ask(this.#prompt())
        const next = await Promise.race([
          ...(line === undefined ? [] : [line.then((typed) => ({ typed }))]),
          told.then(({ value }) => ({ value: value as News })),
        ])
        if ('value' in next) {
          told = news.next()
          await this.#take(next.value)
          this.#lines.promptAgain(this.#prompt())
        } else {
          line = undefined
          // What a pipe chooses ahead is for one's own turn, and so is its end.
          kept = next.typed?.trim() ?? leaving
        }
      }
    } finally {
      over.abort()
    }
    this.#showBoard()
    const { outcome } = this.#sight
    if (outcome === undefined) print(t('online.calledOff'))
    else print(outcomeSentence(outcome, this.#context.language, text, this.#opened.game.seatIds))
  }

  #prompt(): string {
    const who = this.#opened.text.seat(this.#sight.viewer)
    return this.#choices === undefined ? `${who}… ` : `${who}> `
  }

  /** Comes to the table: how it stands, and what may be done. */
  async #look(): Promise<void> {
    const { id } = this.#sight
    this.#sight = await this.#server.insist<Sight & JsonObject>('GET', `/api/matches/${id}`)
    const { toAct = [], viewer, view } = this.#sight
    if (view !== undefined) {
      const decoded = decodeView(this.#opened.game, view, this.#options)
      if (decoded.ok) this.#view = decoded.value
    }
    this.#choices = undefined
    this.#menu.clear()
    if (this.#sight.state !== 'running') return
    if (toAct.includes(viewer)) {
      const { actions } = await this.#server.insist<{ actions: readonly (Tagged & JsonObject)[] }>(
        'GET',
        `/api/matches/${id}/actions?as=${viewer}`,
      )
      this.#choices = choicesOf(actions, this.#view, this.#opened.text)
    }
    if (this.#choices === undefined) return
    this.#showBoardOnce()
    this.#showChoices()
  }

  /** Tells what happened, and looks at the table where it stands differently now. */
  async #take(news: News): Promise<void> {
    const { t, print, language } = this.#context
    const { text } = this.#opened
    if (news.type === 'hello' || news.type === 'seated') {
      // Where news begin after what is known here, what came between is told by nobody.
      const begins = news.type === 'hello' ? (news.matches as readonly News[]) : [news]
      const { id, viewer, number: known } = this.#sight
      const isAhead = ({ match, as, number }: JsonObject) =>
        match === id && as === viewer && Number(number) > known
      if (begins.some(isAhead)) await this.#look()
      return
    }
    if (news.match !== this.#sight.id || Number(news.number ?? 0) <= this.#sight.number) return
    if (news.type === 'said' && news.by !== this.#sight.viewer) {
      const who = text.seat(String(news.by))
      const said = typeof news.text === 'string' ? news.text : this.#phrase(news.phrase)
      print(`  ${who}: ${said}`)
      return
    }
    this.#sight = { ...this.#sight, number: Number(news.number) }
    if (news.type === 'joined') print(t('online.joined', { name: String(news.name) }))
    if (news.type !== 'begun' && news.type !== 'done' && news.type !== 'calledOff') return
    for (const event of (news.events ?? []) as readonly (Tagged & JsonObject)[]) {
      const sentence = text.event(event)
      if (sentence !== undefined) print(`  ${sentence}`)
    }
    const fact = news.fact as (Fact & JsonObject) | undefined
    if (fact !== undefined) print(`  ${factSentence(fact, language, text)}`)
    await this.#look()
  }

  #phrase(named: Json | undefined): string {
    const known = phrases.find((phrase) => phrase === named)
    return known === undefined ? '' : this.#context.t(`phrase.${known}`)
  }

  async #obey(line: string): Promise<void> {
    const { t, print } = this.#context
    const [word = '', ...rest] = line.split(/\s+/)
    if (line === '') this.#showChoices()
    else if (line === 'h' || line === '?') print(t('online.help'))
    else if (line === 'b') this.#showBoard()
    else if (word === 'say') await this.#do({ type: 'say', text: rest.join(' ') })
    else if (line === 'u') await this.#do({ type: 'undo' })
    else if (line === 'resign') await this.#do({ type: 'resign' })
    else if (this.#choices === undefined) print(t('online.notYou'))
    else await this.#understand(this.#choices, line)
  }

  /** An action typed in full, or the choice that the line names. */
  async #understand(choices: readonly Choice[], line: string): Promise<void> {
    const action = typedAction(this.#opened.game, line) ?? this.#menu.pick(line, choices)?.action
    if (action !== undefined) await this.#act(action)
  }

  #act(action: Tagged): Promise<void> {
    return this.#do({ type: 'play', action })
  }

  /** Sends a command. What comes of it is told by the stream; why it was not done is told here. */
  async #do(deed: object): Promise<void> {
    const { t, print, language } = this.#context
    const { id, viewer, number } = this.#sight
    // The word of its own lets it be sent again, and be done once.
    const command = { seat: viewer, after: number, key: randomBytes(8).toString('hex'), deed }
    try {
      await this.#server.insist('POST', `/api/matches/${id}/commands`, command)
      this.#choices = undefined
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const refusal = error.problem.refusal as (Refusal & JsonObject) | undefined
      if (refusal !== undefined) print(refusalSentence(refusal, language, this.#opened.text))
      else print(t(error.code === 'stale' ? 'online.stale' : 'online.notDone', { code: error.code }))
      if (error.code === 'stale') await this.#look()
    }
  }

  #showChoices(): void {
    const { print } = this.#context
    const { text } = this.#opened
    if (this.#sight.state !== 'running') return
    print(`${text.status(this.#view)} · ${text.phase(this.#view)}`)
    if (this.#choices !== undefined) this.#menu.show(this.#choices)
  }

  /** At a terminal after every change; in a pipe, where nobody looks, once a phase. */
  #showBoardOnce(): void {
    const { text } = this.#opened
    const isTerminal = this.#context.surroundings.output.isTTY === true
    const now = isTerminal ? `${this.#sight.number}` : text.phase(this.#view)
    if (now === this.#boardOf) return
    this.#boardOf = now
    this.#showBoard()
  }

  #showBoard(): void {
    const { text } = this.#opened
    if (this.#view === undefined || text.board === undefined) return
    const columns = terminalWidth(this.#context.surroundings)
    this.#context.print(text.board(this.#view, { colour: this.#colour, columns }))
  }
}
