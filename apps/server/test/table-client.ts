import {
  canonicalJson,
  decodeView,
  encodeView,
  type Game,
  givesUp,
  type Json,
  type JsonObject,
  jsonOf,
  scriptedDice,
  type Tagged,
} from '@wyrmtable/kernel'
import type { News, Player } from './player.ts'

/**
 * One seat of a match as a client keeps it, from the API alone: in games without secrets it holds the state and
 * applies what it is told with the dice that fell, in others it holds the view and the list it was sent.
 */
export class TableClient {
  readonly player: Player
  readonly game: Game
  readonly match: string
  readonly seat: string
  number: number
  toAct: readonly string[]
  outcome: Json | undefined
  private state: unknown
  private listed: readonly Json[]
  private readonly options: unknown
  /** Keys of commands are never used again, whoever sits there after a restart. */
  private readonly begunAt: number
  private commands = 0

  constructor(player: Player, game: Game, sight: JsonObject) {
    this.player = player
    this.game = game
    this.match = String(sight.id)
    this.seat = String(sight.viewer)
    this.number = Number(sight.number)
    this.begunAt = this.number
    this.toAct = sight.toAct as readonly string[]
    this.listed = (sight.actions ?? []) as readonly Json[]
    const options = game.options.parse(sight.options ?? {})
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    this.options = options.value
    this.see(sight.view ?? null)
  }

  static async sitting(player: Player, game: Game, match: string): Promise<TableClient> {
    return new TableClient(player, game, await player.sight(match))
  }

  /** Takes in the next news; those that are known already are left out. */
  take(news: News): void {
    if (news.match !== this.match || news.as !== this.seat || news.number === undefined) return
    if (news.number <= this.number) return
    if (news.number !== this.number + 1) throw new Error(`news ${news.number} came after ${this.number}`)
    this.number = news.number
    if (news.type !== 'done') return
    this.toAct = news.toAct as readonly string[]
    this.outcome = news.outcome
    this.listed = (news.actions ?? []) as readonly Json[]
    if (news.view !== undefined) this.see(news.view)
    else if (news.action !== undefined) this.apply(news)
  }

  /** All that the seat may do now, but for giving up. */
  actions(): readonly Json[] {
    const { game, state } = this
    const all = game.hasSecrets
      ? this.listed
      : (jsonOf(game.actions(state, game.seatIds.indexOf(this.seat))) as readonly Json[])
    return all.filter((action) => !givesUp(game, action as JsonObject & Tagged))
  }

  play(action: Json) {
    return this.player.command(
      this.match,
      this.number,
      { type: 'play', action },
      `${this.seat}-${this.begunAt}-${this.commands++}`,
    )
  }

  /** What it holds, as text, to be compared with what the server would send anew. */
  seen(): string {
    return canonicalJson(encodeView(this.game, this.state))
  }

  private see(view: Json): void {
    const decoded = decodeView(this.game, view, this.options)
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
    this.state = decoded.value
  }

  private apply({ seat, action, dice = [], events }: News): void {
    const { game } = this
    const parsed = game.action.parse(action ?? null)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
    const told: Tagged[] = []
    const script = scriptedDice(dice as number[])
    game.apply(this.state, game.seatIds.indexOf(String(seat)), parsed.value, script, (event) => {
      told.push(event)
    })
    if (!script.isSpent) throw new Error('dice were left over')
    if (canonicalJson(told) !== canonicalJson(events)) throw new Error('the action told something else')
  }
}
