import { ThinkingFailed } from '@wyrmtable/ai'
import {
  encodeView,
  givesUp,
  optionsFor,
  rulesName,
  type Seat,
  type Tagged,
  type Viewer,
} from '@wyrmtable/kernel'
import { factSentence, faultSentence, refusalSentence } from '@wyrmtable/text'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { openManifest } from '../games.ts'
import { EngineFailed } from '../opponents/engine-process.ts'
import type { Opponent, Watch } from '../opponents/opponent.ts'
import { terminalWidth } from '../output/terminal.ts'
import { isPlayerKind, playerKinds } from '../players.ts'
import { ChoiceMenu } from './choice-menu.ts'
import { type Choice, choicesOf, matching } from './choices.ts'
import { hintLines } from './hint-lines.ts'
import type { Lines } from './lines.ts'
import { oddsLines } from './odds-lines.ts'
import { saveTable, type Table, tableHanded, tableUnder } from './table.ts'
import { ThinkingLine } from './thinking-line.ts'
import { typedAction } from './typed-action.ts'

/** Thinking for a hint: so many playouts, and no longer than a captain's turn. */
const hintBudget = { hints: 3, playouts: 1500, ms: 4000 } as const

/** A game at the terminal until it is over or left. */
export class Session {
  readonly #context: Context
  #table: Table
  readonly #lines: Lines
  readonly #colour: boolean
  readonly #menu: ChoiceMenu
  #boardOf = ''
  /** What happened since it was last told; each learns of it what they may. */
  #news: Tagged[] = []

  constructor(context: Context, table: Table, lines: Lines, colour: boolean) {
    this.#context = context
    this.#menu = new ChoiceMenu(context)
    this.#table = table
    this.#lines = lines
    this.#colour = colour
    // A new match begins with the story of its set-up.
    if (table.match.seq === 0) this.#news.push(...table.match.events(0))
  }

  /** What is played now; with other rules once the match has gone on under them. */
  get table(): Table {
    return this.#table
  }

  /** Plays on; gives whether the match is over (or was left). */
  async play(): Promise<boolean> {
    for (;;) {
      const { match, opponents } = this.#table
      // Where several are to act a computer goes first: it never waits for what a person will do.
      const toAct = match.toAct()
      const seat = toAct.find((one) => opponents[one] !== undefined) ?? toAct[0]
      if (seat === undefined) {
        this.#tellNews(this.#onlyPerson() ?? 'spectator')
        return true
      }
      const opponent = opponents[seat]
      if (opponent === undefined) {
        if (!(await this.#personActs(seat))) return false
      } else if (!(await this.#computerActs(seat, opponent))) return false
    }
  }

  /** Plays what the computer answers; false if the person leaves meanwhile. Without an answer nobody can go on. */
  async #computerActs(seat: Seat, opponent: Opponent): Promise<boolean> {
    const { match, seenBy, text } = this.#table
    const { t, language } = this.#context
    const who = text.seat(this.#seatId(seat))
    try {
      const action = await this.#watched(who, (watch) => opponent.choose(match, seenBy(seat), seat, watch))
      if (this.#lines.isLeft) return false
      const refused = match.check(seat, action)
      if (refused !== undefined) {
        throw new Error(`${JSON.stringify(action)}: ${refusalSentence(refused, language, text)}`)
      }
      this.#act(seat, action)
      return true
    } catch (error) {
      // What an engine cannot answer is told by whoever started it.
      if (error instanceof EngineFailed) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new Failure(t('play.noAnswer', { who, reason }), { seat: this.#seatId(seat), reason })
    }
  }

  /** Shows how far somebody's thinking is, which the person can end. */
  async #watched<T>(who: string, think: (watch: Watch) => Promise<T>): Promise<T> {
    const line = new ThinkingLine(this.#context, who)
    const hurry = new AbortController()
    this.#lines.onImpatience(() => hurry.abort())
    try {
      return await think({ hurry: hurry.signal, onProgress: (progress) => line.update(progress) })
    } finally {
      this.#lines.onImpatience(undefined)
      line.end()
    }
  }

  /** Asks until the person has acted; false if they leave. */
  async #personActs(seat: Seat): Promise<boolean> {
    const { match } = this.#table
    const before = match.seq
    this.#showBoardOnce(seat)
    this.#tellNews(seat)
    this.#showChoices(seat)
    while (match.seq === before) {
      const line = await this.#lines.ask(`${this.#table.text.seat(this.#seatId(seat))}> `)
      if (line === undefined || line.trim() === 'q') return false
      await this.#obey(seat, line.trim())
    }
    return true
  }

  async #obey(seat: Seat, line: string): Promise<void> {
    const { t, print } = this.#context
    const [word = '', ...rest] = line.split(/\s+/)
    const argument = rest.join(' ')
    if (line === '') this.#showChoices(seat)
    else if (/^\d{1,3}$/.test(line)) this.#pick(seat, line)
    else if (word === 'b' && argument === '') this.#showBoard(seat)
    else if (word === 'u' && argument === '') this.#takeBack(seat)
    else if (word === 'r' && argument === '') this.#doAgain(seat)
    else if (word === 'l' && argument === '') this.#showStory(seat)
    else if (word === 'resign' && argument === '') this.#resign(seat)
    else if (word === 's') await this.#save(argument)
    else if (word === 'rules') await this.#changeRules(argument)
    else if (word === 'draw') this.#agreeDraw(argument)
    else if (word === 'hand') await this.#handOver(rest)
    else if (word === 'hint' && argument === '') await this.#showHint(seat)
    else if (word === 'o') this.#showOdds(seat, argument)
    else if (word === '?' || line.startsWith('?')) this.#explain(seat, line.slice(1).trim())
    else if (word === 'h' && argument === '') print(t('play.help'))
    else this.#understand(seat, line)
  }

  /** Words: an action typed in full, or part of the words of those that are possible. */
  #understand(seat: Seat, line: string): void {
    const typed = typedAction(this.#table.game, line)
    if (typed !== undefined) {
      this.#act(seat, typed)
      return
    }
    this.#pick(seat, line)
  }

  #pick(seat: Seat, line: string): void {
    const choice = this.#menu.pick(line, this.#choices(seat))
    if (choice !== undefined) this.#act(seat, choice.action)
  }

  /** Plays the action and tells what happened, or why it cannot be played. */
  #act(seat: Seat, action: Tagged): void {
    const { match, text } = this.#table
    const { print, language } = this.#context
    // A game's own way of giving up is the same deed; what is recorded is the fact.
    if (givesUp(match.game, action)) {
      this.#resign(seat)
      return
    }
    const played = match.play(seat, action, Date.now())
    if (!played.ok) {
      print(refusalSentence(played.fault, language, text))
      return
    }
    this.#news.push(...played.value.events)
  }

  #resign(seat: Seat): void {
    const { match, text } = this.#table
    const { t, print, language } = this.#context
    const done = match.resign(seat, Date.now())
    if (!done.ok) {
      print(refusalSentence(done.fault, language, text))
      return
    }
    print(t('fact.resigned', { seat: text.seat(this.#seatId(seat)) }))
    this.#news.push(...done.value.events)
  }

  /** Ends the match without a winner; with a yes, for which everybody must speak. */
  #agreeDraw(argument: string): void {
    const { match, manifest, opponents, text } = this.#table
    const { t, print, language } = this.#context
    // Who has left the match need not agree any more.
    const isIn = (seat: Seat) => match.mayForfeit(seat) || match.toAct().includes(seat)
    const againstComputers = opponents.some((opponent, seat) => opponent !== undefined && isIn(seat))
    if (manifest.knowsDraw !== true || againstComputers) print(t('play.noDraw'))
    else if (argument !== 'yes') print(t('play.drawAsk'))
    else {
      const done = match.agreeDraw(Date.now())
      print(done.ok ? t('fact.drawAgreed') : refusalSentence(done.fault, language, text))
    }
  }

  /** `hand SEAT WHO`: a seat goes to a computer, or to a person at this terminal. */
  async #handOver([id = '', kind = '', more]: readonly string[]): Promise<void> {
    const { t, print, language } = this.#context
    const { match, text } = this.#table
    const seat = match.seats.findIndex((one) => one.id === id)
    if (seat < 0 || more !== undefined || (kind !== 'person' && !isPlayerKind(kind))) {
      const seats = match.seats.map((one) => one.id).join(', ')
      return print(t('play.handWhat', { seats, kinds: ['person', ...playerKinds].join(', ') }))
    }
    this.#table = await tableHanded(this.#context, this.#table, seat, kind)
    const fact = match.entries.at(-1)?.fact
    print((fact && factSentence(fact, language, text)) ?? '')
    this.#boardOf = ''
  }

  #tellNews(viewer: Viewer): void {
    this.#tell(this.#news, viewer)
    this.#news = []
  }

  /** The events in words, as the viewer may learn them. */
  #tell(events: readonly Tagged[], viewer: Viewer): void {
    const { game, text } = this.#table
    for (const event of events) {
      const seen = game.redact(event, viewer)
      const line = seen === undefined ? undefined : text.event(seen)
      if (line !== undefined) this.#context.print(`  ${line}`)
    }
  }

  /** The seat of the person at this terminal, if there is one alone. */
  #onlyPerson(): Seat | undefined {
    const { opponents } = this.#table
    const persons = opponents.flatMap((opponent, seat) => (opponent === undefined ? [seat] : []))
    return persons.length === 1 ? persons[0] : undefined
  }

  #choices(seat: Seat): readonly Choice[] {
    const { match, game, text } = this.#table
    return choicesOf(game.actions(match.state, seat), game.view(match.state, seat), text)
  }

  #showChoices(seat: Seat): void {
    const { text } = this.#table
    const { print } = this.#context
    const view = this.#viewOf(seat)
    print(`${text.status(view)} · ${text.phase(view)}`)
    this.#menu.show(this.#choices(seat))
  }

  #takeBack(seat: Seat): void {
    const { match, text } = this.#table
    const { t, print, language } = this.#context
    const undone = match.undo(seat, Date.now())
    print(undone.ok ? t('play.undone') : refusalSentence(undone.fault, language, text))
  }

  #doAgain(seat: Seat): void {
    const { match, text } = this.#table
    const { t, print, language } = this.#context
    const redone = match.redo(seat, Date.now())
    print(redone.ok ? t('play.redone') : refusalSentence(redone.fault, language, text))
  }

  async #save(path: string): Promise<void> {
    const { print, t } = this.#context
    try {
      await saveTable(this.#context, this.#table, path === '' ? this.#table.file : path)
      print(t('play.saved', { file: path === '' ? this.#table.file : path }))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      print(error.message)
    }
  }

  /** Under which rules the match is played; with a yes, for which everybody must speak, it goes on under those of today. */
  async #changeRules(argument: string): Promise<void> {
    const { print, t, language } = this.#context
    const { version } = this.#table.manifest
    const today = this.#table.later
    if (today === undefined) return print(t('play.rulesOfToday', { version }))
    if (argument !== 'yes') return print(t('play.earlierRules', { version, today: today.version }))
    const changed = await tableUnder(this.#context, this.#table, today)
    if (!changed.ok) {
      const { text } = await openManifest(this.#context, today)
      const why = faultSentence(changed.fault, language, (refusal) =>
        refusalSentence(refusal, language, text),
      )
      return print(t('play.rulesNotTaken', { today: today.version, why }))
    }
    print(t('fact.rules', { version: today.version }))
    this.#table = changed.value
    this.#boardOf = ''
  }

  #showOdds(seat: Seat, argument: string): void {
    const { print, t, language } = this.#context
    const { game, match, text } = this.#table
    const number = Number(argument)
    const action = /^\d+$/.test(argument)
      ? this.#menu.numbered(number)?.action
      : (typedAction(game, argument) ?? matching(this.#choices(seat), argument)[0]?.action)
    if (action === undefined) {
      print(t('play.oddsOfWhat'))
      return
    }
    const refused = match.check(seat, action)
    if (refused !== undefined) print(refusalSentence(refused, language, text))
    else {
      const { state } = this.#table.seenBy(seat)
      for (const line of oddsLines(this.#context, game, text, state, seat, action)) print(line)
    }
  }

  /** What the strongest level would do, and why. The same position gets the same hint, but for its time. */
  async #showHint(seat: Seat): Promise<void> {
    const { game, match, seenBy, text, tank } = this.#table
    const { print, t } = this.#context
    const seen = seenBy(seat)
    const request = {
      game: rulesName(game),
      options: optionsFor(match, seat),
      view: encodeView(game, seen.view),
      seat,
      level: 'warlord',
      seed: 'hint',
      match: `${match.header.id}/hint`,
      ...hintBudget,
    } as const
    try {
      const result = await this.#watched(text.seat(this.#seatId(seat)), ({ hurry, onProgress }) => {
        const thinking = tank.think(request, onProgress)
        hurry.addEventListener('abort', () => thinking.cancel(), { once: true })
        return thinking.result
      })
      for (const line of hintLines(this.#context, game, text, seen.state, seat, result)) print(line)
    } catch (error) {
      if (!(error instanceof ThinkingFailed)) throw error
      print(t('play.hintFailed', { reason: error.message }))
    }
  }

  /** Why an action is not possible, or that it is. */
  #explain(seat: Seat, input: string): void {
    const { print, t, language } = this.#context
    const { game, match, text } = this.#table
    if (input === '') {
      print(t('play.help'))
      return
    }
    const action = typedAction(game, input)
    if (action === undefined) {
      const [example] = this.#choices(seat)
      print(t('play.notAnAction', { input, example: JSON.stringify(example?.action ?? {}) }))
      return
    }
    const refused = match.check(seat, action)
    print(refused === undefined ? t('play.allowed') : refusalSentence(refused, language, text))
  }

  #showStory(seat: Seat): void {
    const { match, text } = this.#table
    for (const { seq, fact } of match.line.slice(-12)) {
      const line = fact && factSentence(fact, this.#context.language, text)
      if (line !== undefined) this.#context.print(`  ${line}`)
      // What was played by rules that no longer hold is told by `wyrmtable replay`, in their words.
      if (match.gameAt(seq) === match.game) this.#tell(match.events(seq), seat)
    }
  }

  /** At a terminal after every change; in a pipe, where nobody looks, once a phase. */
  #showBoardOnce(seat: Seat): void {
    const { match, text } = this.#table
    const isTerminal = this.#context.surroundings.output.isTTY === true
    const now = isTerminal ? match.hash : text.phase(this.#viewOf(seat))
    if (now === this.#boardOf) return
    this.#boardOf = now
    this.#showBoard(seat)
  }

  #showBoard(viewer: Seat): void {
    const { text } = this.#table
    if (text.board === undefined) return
    this.#context.print(
      text.board(this.#viewOf(viewer), {
        colour: this.#colour,
        columns: terminalWidth(this.#context.surroundings),
      }),
    )
  }

  #viewOf(viewer: Viewer): unknown {
    const { game, match } = this.#table
    return game.view(match.state, viewer)
  }

  #seatId(seat: Seat): string {
    return this.#table.game.seatIds[seat] ?? ''
  }
}
