import { decodeView, type Game, type Json, type Outcome, scriptedDice, type Tagged } from '@wyrmtable/kernel'
import type { GameNews, News, OutcomeTold, Sight } from '../wire/answers.ts'

/** What is known and changes with every piece of news. */
export interface Known {
  view: unknown
  toAct: readonly string[]
  /** Legal actions as the server lists them; undefined where the rules are asked here. */
  listed: readonly Tagged[] | undefined
  free: readonly Tagged[]
  mayUndo: string | undefined
  outcome: Outcome | undefined
}

/** Reads what a server tells of a game: without secrets what was done is done here again, with them every view is told. */
export class ToldGame {
  private readonly game: Game
  private readonly options: unknown

  constructor(game: Game, options: Json) {
    this.game = game
    this.options = optionsOf(game, options)
  }

  known(told: Sight | GameNews, view: unknown): Known {
    const { game } = this
    const parse = (actions: readonly Json[] | undefined) =>
      actions?.flatMap((one) => {
        const action = game.action.parse(one)
        return action.ok ? [action.value] : []
      })
    const listed = game.hasSecrets ? (parse(told.actions) ?? []) : undefined
    return {
      view,
      toAct: told.toAct,
      listed,
      free: parse(told.free) ?? [],
      mayUndo: told.mayUndo,
      outcome: told.outcome === undefined ? undefined : outcomeOf(game, told.outcome),
    }
  }

  decoded(view: Json): unknown {
    const read = decodeView(this.game, view, this.options)
    if (!read.ok) throw new Error(`${this.game.id}: ${read.fault.code} ${read.fault.path}`)
    return read.value
  }

  /** Without secrets the view is the state, and what was done to it is done here again. */
  viewAfter(view: unknown, news: GameNews): unknown {
    if (news.view !== undefined) return this.decoded(news.view)
    if (news.action === undefined) return view
    const { game } = this
    const action = game.action.parse(news.action)
    if (!action.ok) throw new Error(`${game.id}: ${action.fault.code}`)
    const state = game.clone(view)
    const seat = game.seatIds.indexOf(news.seat ?? '')
    game.apply(state, seat, action.value, scriptedDice(news.dice ?? []), () => undefined)
    return state
  }
}

export const isGameNews = (news: News): news is GameNews => news.type === 'done' || news.type === 'begun'

function optionsOf(game: Game, json: Json): unknown {
  const options = game.options.parse(json)
  return options.ok ? options.value : json
}

function outcomeOf(game: Game, { winners, ...rest }: OutcomeTold): Outcome {
  return { ...rest, winners: winners.map((id) => game.seatIds.indexOf(id)) }
}
