import { describe, expect, it } from 'vitest'
import {
  canonicalJson,
  encodeView,
  type Game,
  type Json,
  jsonOf,
  type Seat,
  seededDice,
  type Tagged,
  type Viewer,
} from '../index.ts'
import { must } from './contract-breach.ts'

export interface SecretsSuiteOptions<S> {
  /**
   * Another state that is just as possible for all that the viewer knows: hidden cards changed for others,
   * secret answers replaced. The state given is a copy that may be changed and given back.
   */
  readonly scramble: (state: S, viewer: Viewer, random: (n: number) => number) => S
  /** Options of a match, as from outside; absent: the defaults. */
  readonly options?: (place: number, seats: number) => Json
  /** Random matches for each number of seats. */
  readonly games?: number
  /** Most seats of a match; absent: as many as the game has. */
  readonly mostSeats?: number
  /** Looks at one state in so many. */
  readonly every?: number
  readonly maxActions?: number
  readonly seed?: number | string
}

/**
 * The swap test: two states that differ only in what a viewer cannot know give that viewer the same bytes:
 * view, seats to act, legal actions, refusals, and the events of an action up to the first that reveals
 * something. Nor may the events of an action without dice tell it from another of its kind, where what the viewer sees
 * afterwards does not: so a leak of what an action itself keeps secret is found too. To be called at the top of a test file of a
 * game with secrets.
 */
export function secretsSuite<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  options: SecretsSuiteOptions<S>,
): void {
  const { games = 3, every = 3, maxActions = 5000, seed = 'secrets', scramble } = options
  const { mostSeats = game.seatIds.length } = options
  const optionsOf = options.options ?? (() => ({}))
  describe(`${game.id} tells nobody what is hidden from them`, () => {
    it('is said to have secrets', () => expect(game.hasSecrets).toBe(true))

    for (let seats = game.minSeats; seats <= mostSeats; seats++) {
      it(`in random matches of ${seats}`, () => {
        let looked = 0
        for (let i = 0; i < games; i++) {
          const how = { seats, every, maxActions, scramble, options: optionsOf(i, seats) }
          looked += playAndSwap(game, { ...how, seed: `${seed}/${seats}/${i}` })
        }
        expect(looked).toBeGreaterThan(0)
      })
    }
  })
}

interface Swapping<S> {
  readonly options: Json
  readonly seed: string
  readonly seats: number
  readonly every: number
  readonly maxActions: number
  readonly scramble: SecretsSuiteOptions<S>['scramble']
}

/** Plays one match and swaps on its way; how many pairs of states were compared. */
export function playAndSwap<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  { seed, seats, every, maxActions, scramble, options: wanted }: Swapping<S>,
): number {
  const options = game.options.parse(wanted)
  must(options.ok, 'the options schema refuses the options', options)
  const dice = seededDice(seed)
  const chooser = seededDice(`${seed}/choices`)
  const random = (n: number): number => chooser.pick(n, 'choice')
  const state = game.setup(options.value, seats, dice)
  const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
  let looked = 0
  for (let played = 0; played < maxActions; played++) {
    const toAct = game.toAct(state)
    const seat = toAct[random(Math.max(1, toAct.length))]
    if (seat === undefined) break
    const actions = game.actions(state, seat)
    const action = actions[random(actions.length)]
    must(action !== undefined, 'a seat to act has no action', { seat })
    if (played % every === 0) {
      for (const viewer of viewers) {
        const other = scramble(game.clone(state), viewer, random)
        checkPair(game, { state, other, viewer, seat, action, seed, played })
        looked++
      }
      swapActions(game, { state, viewers, seed, played, random })
    }
    const seen = viewers.map((viewer) => ({ viewer, view: game.view(state, viewer) }))
    const before = seen.map(({ view }) => canonicalJson(encodeView(game, view)))
    game.apply(state, seat, action, dice, () => {})
    for (const [at, { viewer, view }] of seen.entries()) {
      const same = before[at] === canonicalJson(encodeView(game, view))
      must(same, 'a view changes with the state that it was made of', { seed, played, viewer, action })
    }
  }
  return looked
}

interface Pair<S, A> {
  readonly state: S
  readonly other: S
  readonly viewer: Viewer
  /** The seat that acts next in the match, and what it does. */
  readonly seat: Seat
  readonly action: A
  readonly seed: string
  readonly played: number
}

function checkPair<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  pair: Pair<S, A>,
): void {
  const { state, other, viewer, seat, action, seed, played } = pair
  const place = { seed, played, viewer }
  const same = (what: string, read: (one: S) => unknown): void => {
    const [a, b] = [canonicalJson(jsonOf(read(state))), canonicalJson(jsonOf(read(other)))]
    must(a === b, `${what} tells the viewer what is hidden`, { ...place, ...difference(a, b) })
  }
  same('the view', (one) => encodeView(game, game.view(one, viewer)))
  same('toAct', (one) => game.toAct(one))
  if (viewer !== 'spectator') {
    same('the list of actions', (one) => game.actions(one, viewer))
    const tried = [...game.actions(state, viewer), action]
    same('a refusal', (one) => tried.map((each) => game.check(one, viewer, each) ?? null))
  }
  // What somebody does who may do it in both states, with the same dice.
  if (game.check(other, seat, action) !== undefined) return
  const [before, after] = [state, other].map((one) => told(game, one, pair))
  must(before !== undefined && after !== undefined, 'two states were played')
  const length = Math.min(before.events.length, after.events.length)
  const [a, b] = [before, after].map(({ events }) => canonicalJson(events.slice(0, length)))
  must(a !== undefined && a === b, 'the events tell the viewer what is hidden', {
    ...place,
    action,
    ...difference(a ?? '', b ?? ''),
  })
  // Where nothing was revealed it goes on alike: nobody is asked, or passed over, because of hidden cards.
  if (!before.open || !after.open) return
  const [one, two] = [before, after].map(({ state: next }) => canonicalJson(jsonOf(game.toAct(next))))
  must(one === two, 'who is asked next tells the viewer what is hidden', { ...place, action, one, two })
}

/** Somebody does something, or another thing of its kind, and somebody else looks. */
function swapActions<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  how: {
    readonly state: S
    readonly viewers: readonly Viewer[]
    readonly seed: string
    readonly played: number
    readonly random: (n: number) => number
  },
): void {
  const { state, viewers, seed, played, random } = how
  const oneOf = <T>(all: readonly T[]): T | undefined => all[random(Math.max(1, all.length))]
  const seat = oneOf(viewers.filter((one) => one !== 'spectator'))
  if (seat === undefined) return
  const open = [...game.actions(state, seat), ...(game.atAnyTime?.(state, seat) ?? [])]
  const action = oneOf(open)
  if (action === undefined) return
  const swapped = oneOf(open.filter((one) => one !== action && one.type === action.type))
  const viewer = oneOf(viewers.filter((one) => one !== seat))
  if (swapped === undefined || viewer === undefined) return
  checkActions(game, { state, other: state, viewer, seat, action, seed, played }, swapped)
}

/**
 * What somebody does in secret: an action and another of its kind that leave the viewer the same sight tell them the
 * same. Where dice fall, something was tried in the open, and may have come to nothing.
 */
function checkActions<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  pair: Pair<S, A>,
  swapped: A,
): void {
  const { state, viewer, action, seed, played } = pair
  const [one, two] = [action, swapped].map((each) => told(game, state, { ...pair, action: each }))
  must(one !== undefined && two !== undefined, 'two actions were played')
  if (one.draws + two.draws > 0) return
  const [seen, seenToo] = [one, two].map((each) =>
    canonicalJson(encodeView(game, game.view(each.state, viewer))),
  )
  if (seen !== seenToo) return
  const length = one.open && two.open ? undefined : Math.min(one.events.length, two.events.length)
  const [a, b] = [one, two].map(({ events }) => canonicalJson(events.slice(0, length)))
  must(a !== undefined && a === b, 'the events tell the viewer which action it was', {
    ...{ seed, played, viewer, action, swapped },
    ...difference(a ?? '', b ?? ''),
  })
}

interface Told<S> {
  readonly state: S
  readonly events: readonly ReturnType<typeof jsonOf>[]
  /** Whether nothing was revealed. */
  readonly open: boolean
  /** Dice that fell. */
  readonly draws: number
}

/** Events as the viewer learns them, up to the first that reveals something or draws by chance. */
function told<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  { viewer, seat, action, seed }: Pair<S, A>,
): Told<S> {
  const events: ReturnType<typeof jsonOf>[] = []
  const next = game.clone(state)
  let open = true
  const dice = seededDice(seed)
  game.apply(next, seat, action, dice, (event) => {
    open &&= !game.reveals(event)
    const seen = open ? game.redact(event, viewer) : undefined
    if (seen !== undefined) events.push(jsonOf(seen))
  })
  return { state: next, events, open, draws: dice.draws }
}

/** Where two texts part, for the message of a failing test. */
function difference(a: string, b: string): { readonly first: string; readonly second: string } {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  return { first: a.slice(from, at + 80), second: b.slice(from, at + 80) }
}
