import type { Game, Seat, Tagged, Viewer } from '../index.ts'
import { canonicalJson, decodeView, encodeView, jsonOf, knownOptions, seededDice } from '../index.ts'
import { bytesOf, must } from './contract-breach.ts'
import { type ActionPool, addToPool, mutateAction } from './mutate-action.ts'

type AnyDice = ReturnType<typeof seededDice>

/** What the contract promises of one state on the way of a match. Throws a ContractBreach. */
export function checkState<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  options: O,
  seats: number,
  pool: ActionPool,
  random: (n: number) => number,
): void {
  const before = bytesOf(game, state)
  checkTurns(game, state, seats)
  for (const seat of game.toAct(state)) {
    const actions = game.actions(state, seat)
    for (const action of actions) checkListed(game, state, seat, action, pool)
    const chosen = actions[random(Math.max(1, actions.length))]
    if (chosen === undefined) continue
    for (let i = 0; i < 8; i++) checkMutant(game, state, seat, chosen, pool, random)
    checkApply(game, state, options, seat, chosen, random(1_000_000))
  }
  checkUnlisted(game, state, seats)
  checkForfeit(game, state, options, seats, random)
  checkViews(game, state, options, seats)
  must(bytesOf(game, state) === before, 'reading the state or a copy of it changed it')
}

/** Somebody is to act exactly while there is no outcome; who is not to act has no actions. */
export function checkTurns<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seats: number,
): void {
  const toAct = game.toAct(state)
  const outcome = game.outcome(state)
  must(toAct.length > 0 === (outcome === undefined), 'somebody is to act exactly while there is no outcome', {
    toAct,
    outcome,
  })
  must(new Set(toAct).size === toAct.length, 'toAct names a seat twice', toAct)
  for (let seat = 0; seat < seats; seat++) {
    const actions = game.actions(state, seat)
    if (toAct.includes(seat)) must(actions.length > 0, 'a seat to act has no action', { seat })
    else must(actions.length === 0, 'a seat that is not to act has actions', { seat, first: actions[0] })
    const free = game.atAnyTime?.(state, seat) ?? []
    must(outcome === undefined || free.length === 0, 'something may be done after the end', { seat, free })
  }
  must(
    toAct.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats),
    'toAct names a seat that the match does not have',
    toAct,
  )
  if (outcome === undefined) return
  must(
    outcome.winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats),
    'a winner is no seat of the match',
    outcome,
  )
  must(outcome.reason !== '' && outcome.clause !== '', 'an outcome has a reason and a clause', outcome)
}

function checkListed<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seat: Seat,
  action: A,
  pool: ActionPool,
): void {
  const refusal = game.check(state, seat, action)
  must(refusal === undefined, 'a listed action is refused', { action, refusal })
  const json = jsonOf(action)
  addToPool(pool, json)
  const parsed = game.action.parse(json)
  must(parsed.ok, 'the action schema refuses a listed action', { action, parsed })
  must(canonicalJson(parsed.value) === canonicalJson(json), 'the action schema changes a listed action', {
    action,
    parsed: parsed.value,
  })
}

/** Well-formed nonsense is refused with a reason, or is as good as any legal action. */
function checkMutant<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seat: Seat,
  listed: A,
  pool: ActionPool,
  random: (n: number) => number,
): void {
  const json = mutateAction(jsonOf(listed), pool, random)
  const parsed = game.action.parse(json)
  if (!parsed.ok) return
  const before = bytesOf(game, state)
  const refusal = game.check(state, seat, parsed.value)
  must(bytesOf(game, state) === before, 'check changed the state', json)
  if (refusal !== undefined) {
    must(refusal.type !== '' && refusal.clause !== '', 'a refusal has a type and a clause', { json, refusal })
    return
  }
  const next = game.clone(state)
  game.apply(next, seat, parsed.value, seededDice(random(1_000_000)), () => {})
  must(bytesOf(game, state) === before, 'a clone shares state with its original', json)
}

/** Applying is deterministic, and a copy or a decoded position goes on exactly as the original. */
function checkApply<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  options: O,
  seat: Seat,
  action: A,
  seed: number,
): void {
  const decoded = readAgain(game, state, options)
  const first = outcomeOf(game, game.clone(state), seat, action, seededDice(seed))
  const second = outcomeOf(game, game.clone(state), seat, action, seededDice(seed))
  must(first === second, 'apply is not deterministic', { action, seed })
  const third = outcomeOf(game, decoded, seat, action, seededDice(seed))
  must(first === third, 'a decoded state goes on otherwise than the original', { action, seed, first, third })
}

/** The state out of its own position, of which nothing may be lost. */
function readAgain<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  options: O,
): S {
  const json = jsonOf(game.encode(state))
  const shape = game.position.parse(json)
  must(shape.ok, 'the position schema refuses an encoded state', shape)
  const decoded = game.decode(shape.value, options)
  must(decoded.ok, 'decode refuses an encoded state', decoded)
  must(bytesOf(game, decoded.value) === JSON.stringify(json), 'encode after decode differs', {
    before: json,
    after: game.encode(decoded.value),
  })
  return decoded.value
}

/** Somebody may be lost to the game at any moment: what that leaves can be kept, shown and gone on with like all else. */
function checkForfeit<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  options: O,
  seats: number,
  random: (n: number) => number,
): void {
  const seat = random(seats)
  if (game.forfeit === undefined || game.forfeit.check(state, seat) !== undefined) return
  const next = game.clone(state)
  game.forfeit.apply(next, seat, random(2) === 0 ? 'resigned' : 'outOfTime', seededDice('forfeit'), () => {})
  checkTurns(game, next, seats)
  readAgain(game, next, options)
  checkViews(game, next, options, seats)
}

/** Everything that follows from an action, as text. */
function outcomeOf<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seat: Seat,
  action: A,
  dice: AnyDice,
): string {
  const events: E[] = []
  game.apply(state, seat, action, dice, (event) => {
    events.push(event)
  })
  const listed = game.toAct(state).map((next) => game.actions(state, next))
  return canonicalJson({ events, state: game.encode(state), listed, draws: dice.draws })
}

/** What may be done at any time, or is done for who does not answer, is legal and as good as any action. */
function checkUnlisted<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seats: number,
): void {
  const toAct = game.toAct(state)
  for (let seat = 0; seat < seats; seat++) {
    const absent = toAct.includes(seat) ? game.whenAbsent?.(state, seat) : undefined
    for (const action of [
      ...(game.atAnyTime?.(state, seat) ?? []),
      ...(absent === undefined ? [] : [absent]),
    ]) {
      const refusal = game.check(state, seat, action)
      must(refusal === undefined, 'an action allowed at any time, or for who is absent, is refused', {
        action,
        refusal,
      })
      must(game.action.parse(jsonOf(action)).ok, 'the action schema refuses it', action)
      const next = game.clone(state)
      game.apply(next, seat, action, seededDice('unlisted'), () => {})
      checkTurns(game, next, seats)
    }
  }
}

function checkViews<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  options: O,
  seats: number,
): void {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
  const copy = game.clone(state)
  for (const viewer of viewers) {
    const seen = game.view(state, viewer)
    must(game.hasSecrets || Object.is(seen, state), 'without secrets a view is the state itself', { viewer })
    const view = encodeView(game, seen)
    const json = canonicalJson(view)
    const other = encodeView(game, game.view(copy, viewer))
    must(json === canonicalJson(other), 'a view of a copy differs', { viewer })
    const read = decodeView(game, view, knownOptions(game, options, viewer, seats).usable)
    must(read.ok, 'a view cannot be read from its own JSON', { viewer, read })
    must(json === canonicalJson(encodeView(game, read.value)), 'a view that was read is another', { viewer })
  }
}
