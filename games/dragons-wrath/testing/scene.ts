import { type Json, type ScriptedDice, type Seat, scriptedDice } from '@wyrmtable/kernel'
import type { Effect } from '../data/effect.ts'
import type { Action } from '../rules/actions.ts'
import { boardOf } from '../rules/board/board.ts'
import { abilityContext } from '../rules/board/layers.ts'
import type { Live } from '../rules/board/live.ts'
import type { Event, EventType } from '../rules/events.ts'
import type { Context } from '../rules/frames.ts'
import { dragonsWrath as game } from '../rules/game.ts'
import type { Play } from '../rules/play.ts'
import { goOn } from '../rules/sequence.ts'
import type { State } from '../rules/state.ts'

export const card = {
  levy: 'DWS-006',
  raider: 'DWS-007',
  drake: 'DWS-008',
  tyrant: 'DWS-009',
  beetle: 'DWS-010',
  hive: 'DWS-011',
  warden: 'DWS-012',
  oldMan: 'DWS-013',
  adept: 'DWS-014',
  savant: 'DWS-015',
  phantom: 'DWS-016',
  oracle: 'DWS-017',
  guard: 'DWS-018',
  sellsword: 'DWS-019',
  abbot: 'DWS-020',
  toll: 'DWS-021',
  glaive: 'DWS-022',
  shield: 'DWS-024',
  mail: 'DWS-025',
  pots: 'DWS-026',
  darts: 'DWS-027',
  banner: 'DWS-028',
  collar: 'DWS-029',
  rite: 'DWS-031',
  winter: 'DWS-032',
  unweave: 'DWS-034',
  call: 'DWS-035',
  silence: 'DWS-036',
  fury: 'DWS-039',
  rust: 'DWS-040',
  spike: 'DWS-041',
  nullWord: 'DWS-042',
  turnAside: 'DWS-043',
  duel: 'DWS-047',
  dwindle: 'DWS-048',
} as const

type Written = { readonly [key: string]: Json }

/** A position at the start of the first player's combat turn, unless told otherwise. */
export interface SceneOf {
  readonly a?: Written
  readonly b?: Written
  readonly more?: readonly Written[]
  readonly creatures?: readonly Written[]
  readonly options?: Json
  readonly with?: Written
}

function actionOf(written: Json): Action {
  const parsed = game.action.parse(written)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  return parsed.value
}

const words = (text: string): Json => text.split(' ')

/** Plays like a match, but with written dice, keeping all events. */
export class Scene {
  readonly state: State
  readonly events: Event[] = []
  readonly dice: ScriptedDice = scriptedDice()

  constructor({ a = {}, b = {}, more = [], creatures = [], options = {}, with: rest = {} }: SceneOf = {}) {
    const parsed = game.options.parse(options)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
    const players = [{ provinces: words('R R R R R'), ...a }, { provinces: words('G G G'), ...b }, ...more]
    const position: Json = { turn: 3, step: 'C2', players, creatures, ...rest }
    const decoded = game.decode(position, parsed.value)
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
    this.state = decoded.value
  }

  /** Does what the seat may do; throws where it may not. */
  act(seat: Seat, written: Json, dice: readonly number[] = []): this {
    const action = actionOf(written)
    const refusal = this.refusal(seat, written)
    if (refusal !== undefined) throw new Error(JSON.stringify(refusal))
    this.dice.load(dice)
    game.apply(this.state, seat, action, this.dice, (event) => this.events.push(event))
    if (!this.dice.isSpent) throw new Error(`dice are left over: ${this.dice.left()}`)
    return this
  }

  pass(...seats: readonly Seat[]): this {
    for (const seat of seats) this.act(seat, { type: 'pass' })
    return this
  }

  refusal(seat: Seat, written: Json) {
    if (!game.toAct(this.state).includes(seat)) return { type: 'notYourTurn', clause: '' }
    return game.check(this.state, seat, actionOf(written))
  }

  /** Runs a list of effects of the seat, then triggers and state checks, as a card of his would. */
  perform(
    seat: Seat,
    list: readonly Effect[],
    context: Partial<Context> = {},
    dice: readonly number[] = [],
  ): this {
    const { state } = this
    this.dice.load(dice)
    const play: Play = { state, dice: this.dice, emit: (event) => this.events.push(event), answer: null }
    state.question = null
    state.stack.push(
      { kind: 'settle', dirty: false },
      {
        kind: 'effects',
        list,
        at: 0,
        context: { ...abilityContext(seat, '', card.levy, null), ...context },
        local: null,
        together: null,
        root: false,
        modeAt: 0,
      },
    )
    goOn(play)
    if (!this.dice.isSpent) throw new Error(`dice are left over: ${this.dice.left()}`)
    return this
  }

  live(id: string): Live {
    const live = boardOf(this.state).byId.get(id)
    if (live === undefined) throw new Error(`${id} is not in play`)
    return live
  }

  power(id: string): readonly [number, number] {
    const { pp, pm } = this.live(id)
    return [pp, pm]
  }

  inPlay(): readonly string[] {
    return this.state.creatures.map(({ id }) => id)
  }

  cards(
    seat: Seat,
    zone: 'hand' | 'pile' | 'discard' | 'exile' | 'ongoing' | 'provinces',
  ): readonly string[] {
    return this.state.player(seat)[zone].map((one) => one.card)
  }

  ids(seat: Seat, zone: 'hand' | 'pile' | 'discard' | 'provinces'): readonly string[] {
    return this.state.player(seat)[zone].map(({ id }) => id)
  }

  told(type: EventType): readonly Event[] {
    return this.events.filter((event) => event.type === type)
  }

  toAct(): readonly Seat[] {
    return game.toAct(this.state)
  }

  actions(seat: Seat): readonly Action[] {
    return game.actions(this.state, seat)
  }
}

export const creature = (face: Json, by: number, more: Written = {}): Written => ({ face, by, ...more })
