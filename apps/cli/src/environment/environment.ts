import { imagined } from '@wyrmtable/ai'
import {
  type BotRoom,
  type Dice,
  decodeView,
  encodeView,
  type Fault,
  type Game,
  isJsonObject,
  type Json,
  type JsonObject,
  jsonOf,
  outcomeJson,
  readJson,
  type Seat,
  seededDice,
  type Viewer,
} from '@wyrmtable/kernel'

/** A state that whoever asks goes on with, and the dice that fall in it. */
interface Held {
  readonly state: unknown
  readonly options: unknown
  readonly dice: Dice
}

/** What is wrong with a request: a code of its own, or the fault of a document with its place. */
class Wrong extends Error {
  readonly fault: JsonObject

  constructor(fault: JsonObject) {
    super(String(fault.code))
    this.fault = fault
  }
}

/** A game as an environment for research: states by number, and what can be asked of each; `docs/formats/environment.md` describes it. */
export class Environment {
  private readonly game: Game
  private readonly bot: BotRoom
  private readonly held = new Map<number, Held>()
  private count = 0

  constructor(game: Game, bot: BotRoom) {
    this.game = game
    this.bot = bot
  }

  /** The answer to one line. Never throws for what was asked. */
  answer(line: string): JsonObject {
    const read = readJson(line)
    const request = read.ok && isJsonObject(read.value) ? read.value : {}
    const id = request.id ?? null
    try {
      if (!read.ok) throw new Wrong({ code: 'notJson' })
      return { id, ...this.carryOut(request) }
    } catch (error) {
      if (!(error instanceof Wrong)) throw error
      return { id, error: error.fault }
    }
  }

  private carryOut(request: JsonObject): JsonObject {
    const { game } = this
    switch (request.do) {
      case 'game':
        return {
          ...{ game: game.id, version: game.version, seats: [...game.seatIds], minSeats: game.minSeats },
          hasSecrets: game.hasSecrets,
        }
      case 'new': {
        const options = value(game.options.parse(request.options ?? {}))
        const seats = Number(request.seats ?? Math.max(game.minSeats, 2))
        const refusal =
          seats >= game.minSeats && seats <= game.seatIds.length
            ? game.checkSetup?.(options, seats)
            : { type: 'seats', clause: '' }
        if (refusal !== undefined) throw new Wrong({ code: 'refused', refusal: jsonOf(refusal) })
        const dice = seededDice(String(request.seed ?? ''))
        return this.hold({ state: game.setup(options, seats, dice), options, dice })
      }
      case 'read': {
        const options = value(game.options.parse(request.options ?? {}))
        const state = value(game.decode(request.state ?? null, options))
        return this.hold({ state, options, dice: seededDice(String(request.seed ?? '')) })
      }
      case 'drop':
        this.held.delete(Number(request.state))
        return {}
    }
    const held = this.held.get(Number(request.state))
    if (held === undefined) throw new Wrong({ code: 'noSuchState' })
    return this.ask(request, held)
  }

  private ask(request: JsonObject, { state, options, dice }: Held): JsonObject {
    const { game } = this
    switch (request.do) {
      case 'clone':
        return this.hold({ state: game.clone(state), options, dice: seededDice(String(request.seed ?? '')) })
      case 'actions': {
        const seat = this.seat(request)
        return { actions: game.actions(state, seat).map((action) => jsonOf(action)) }
      }
      case 'apply': {
        const seat = this.seat(request)
        const action = value(game.action.parse(request.action ?? null))
        const refusal = game.toAct(state).includes(seat)
          ? game.check(state, seat, action)
          : { type: 'notToAct', clause: '' }
        if (refusal !== undefined) throw new Wrong({ code: 'refused', refusal: jsonOf(refusal) })
        game.apply(state, seat, action, dice, () => {})
        return this.standing(state)
      }
      case 'observation':
        return { view: encodeView(game, game.view(state, this.viewer(request))) }
      case 'write':
        return { state: game.encode(state), options: jsonOf(options) }
      case 'resample': {
        const seat = this.seat(request)
        // Out of what the seat is shown, as it is written down, and nothing else.
        const seen = encodeView(game, game.view(state, seat))
        const view = value(decodeView(game, seen, options))
        const seed = seededDice(String(request.seed ?? ''))
        return this.hold({ state: imagined(game, this.bot, view, seat, seed), options, dice: seed })
      }
      case 'standing':
        return this.standing(state)
      default:
        throw new Wrong({ code: 'unknownRequest' })
    }
  }

  private hold(held: Held): JsonObject {
    const number = ++this.count
    this.held.set(number, held)
    return { state: number, ...this.standing(held.state) }
  }

  /** Who is to act, or how it ended: 1 for those who won, -1 for those who lost, and nothing to gain in a draw. */
  private standing(state: unknown): JsonObject {
    const { game } = this
    const outcome = game.outcome(state)
    if (outcome === undefined) return { toAct: game.toAct(state).map((seat) => this.idOf(seat)) }
    const seats = game.seatIds.slice(0, game.seatsOf?.(state) ?? Math.max(game.minSeats, 2))
    const isDraw = outcome.winners.length === 0 || outcome.winners.length === seats.length
    const returns = seats.map((id, seat) => [
      id,
      isDraw ? 0 : outcome.winners.includes(seat as Seat) ? 1 : -1,
    ])
    return {
      ...{ toAct: [], outcome: outcomeJson(game.seatIds, outcome) },
      returns: Object.fromEntries(returns),
    }
  }

  private seat(request: JsonObject): Seat {
    const seat = this.game.seatIds.indexOf(String(request.seat))
    if (seat < 0) throw new Wrong({ code: 'noSuchSeat' })
    return seat as Seat
  }

  private viewer(request: JsonObject): Viewer {
    return request.seat === 'spectator' ? 'spectator' : this.seat(request)
  }

  private idOf(seat: Seat): string {
    return this.game.seatIds[seat] ?? `${seat}`
  }
}

function value<T>(result: { ok: true; value: T } | { ok: false; fault: Fault }): T {
  if (result.ok) return result.value
  throw new Wrong(jsonOf(result.fault) as Record<string, Json>)
}
