import { describe, expect, it } from 'vitest'
import {
  type BotRoom,
  canonicalJson,
  decodeView,
  encodeView,
  type Game,
  type Json,
  jsonOf,
  knownOptions,
  type Seat,
  seededDice,
  type Tagged,
} from '../index.ts'
import { must } from './contract-breach.ts'
import { type ActionPool, addToPool, mutateAction } from './mutate-action.ts'

export interface ImagineSuiteOptions {
  /** As `BotRoom.imagine`; absent: the view is the state. */
  readonly imagine?: BotRoom['imagine']
  /** Options of a match, as from outside; absent: the defaults. */
  readonly options?: Json
  /** Looks at one state in so many. */
  readonly every?: number
  readonly maxActions?: number
  readonly seed?: number | string
}

/**
 * What is thought and asked about a seat's view is thought about the right thing: a state imagined out of a view
 * that went through JSON has for its seat the same view, the same lists of actions and the same refusals as the
 * true one. To be called at the top of a test file.
 */
export function imagineSuite(
  game: Game,
  { imagine, options = {}, every = 7, maxActions = 400, seed = 'imagine' }: ImagineSuiteOptions,
): void {
  describe(`${game.id} is imagined from views alone`, () => {
    for (let seats = game.minSeats; seats <= game.seatIds.length; seats++) {
      it(`in a random match of ${seats}`, () => {
        const looked = lookAtMatch(game, imagine, {
          options,
          seats,
          every,
          maxActions,
          seed: `${seed}/${seats}`,
        })
        expect(looked).toBeGreaterThan(0)
      })
    }
  })
}

interface Looking {
  readonly options: Json
  readonly seats: number
  readonly every: number
  readonly maxActions: number
  readonly seed: string
}

function lookAtMatch(
  game: Game,
  imagine: ImagineSuiteOptions['imagine'],
  { options: wanted, seats, every, maxActions, seed }: Looking,
): number {
  const options = game.options.parse(wanted)
  must(options.ok, 'the options schema refuses the options', options)
  const dice = seededDice(seed)
  const chooser = seededDice(`${seed}/choices`)
  const random = (n: number): number => chooser.pick(n, 'choice')
  const pool: ActionPool = new Map()
  const state = game.setup(options.value, seats, dice)
  let looked = 0
  for (let played = 0; played < maxActions; played++) {
    const toAct = game.toAct(state)
    const seat = toAct[random(Math.max(1, toAct.length))]
    if (seat === undefined) break
    const actions = game.actions(state, seat)
    const action = actions[random(actions.length)]
    must(action !== undefined, 'a seat to act has no action', { seat })
    addToPool(pool, jsonOf(action))
    if (played % every === 0) {
      for (let viewer = 0; viewer < seats; viewer++) {
        compare(game, imagine, {
          state,
          options: options.value,
          seat: viewer,
          seats,
          pool,
          random,
          place: { seed, played },
        })
        looked++
      }
    }
    game.apply(state, seat, action, dice, () => {})
  }
  return looked
}

interface Compared {
  readonly state: unknown
  readonly options: unknown
  readonly seat: Seat
  readonly seats: number
  readonly pool: ActionPool
  readonly random: (n: number) => number
  readonly place: object
}

function compare(
  game: Game,
  imagine: ImagineSuiteOptions['imagine'],
  { state, options, seat, seats, pool, random, place }: Compared,
): void {
  const written = encodeView(game, game.view(state, seat))
  const read = decodeView(game, written, knownOptions(game, options, seat, seats).usable)
  must(read.ok, 'a view cannot be read from its own JSON', { ...place, seat, read })
  const dice = seededDice(random(1_000_000))
  const imagined = imagine === undefined ? read.value : imagine(read.value, seat, dice)
  const same = (what: string, look: (one: unknown) => Json): void => {
    const [a, b] = [canonicalJson(look(state)), canonicalJson(look(imagined))]
    must(a === b, `${what} of an imagined state is another`, { ...place, seat, ...difference(a, b) })
  }
  same('the view', (one) => encodeView(game, game.view(one, seat)))
  must(canonicalJson(written) === canonicalJson(encodeView(game, read.value)), 'imagining changes the view', {
    ...place,
    seat,
  })
  same('who is to act', (one) => jsonOf(game.toAct(one)))
  same('the list of actions', (one) => jsonOf(game.actions(one, seat)))
  same('what may be done at any time', (one) => jsonOf(game.atAnyTime?.(one, seat) ?? []))
  const tried = triedIn(game, state, seat, pool, random)
  same('a refusal', (one) => jsonOf(tried.map((action) => game.check(one, seat, action) ?? null)))
}

/** Listed actions, and others that look like them. */
function triedIn(
  game: Game,
  state: unknown,
  seat: Seat,
  pool: ActionPool,
  random: (n: number) => number,
): readonly Tagged[] {
  const listed = game.actions(state, seat)
  const some =
    listed.length > 0 ? listed : game.toAct(state).flatMap((one) => game.actions(state, one).slice(0, 5))
  const mutants = Array.from({ length: 12 }, () => {
    const one = some[random(Math.max(1, some.length))]
    return one === undefined ? null : mutateAction(jsonOf(one), pool, random)
  })
  return [
    ...listed,
    ...mutants.flatMap((json) => {
      const parsed = game.action.parse(json)
      return parsed.ok ? [parsed.value] : []
    }),
  ]
}

/** Where two texts part, for the message of a failing test. */
function difference(a: string, b: string): { readonly truth: string; readonly imagined: string } {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 80)
  return { truth: a.slice(from, at + 80), imagined: b.slice(from, at + 80) }
}
