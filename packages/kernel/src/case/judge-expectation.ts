import type { Tagged } from '../game/contract.ts'
import { outcomeJson } from '../game/outcome-json.ts'
import { seatOf } from '../game/turn.ts'
import { encodeView } from '../game/view-json.ts'
import { pointerStep } from '../json/fault-at.ts'
import type { Json } from '../json/json.ts'
import { isJsonObject, jsonOf } from '../json/json-of.ts'
import { type CaseFailure, encoded, type FailureKind, type Scene, seatNames, viewerOf } from './case-scene.ts'
import type { CaseActions, CaseExpectation } from './case-schema.ts'
import { judgeOdds } from './judge-odds.ts'
import { isEqual, isSubset, valueAtPath } from './subset.ts'

/** What of one expectation does not hold here; `path` leads to it in the case. */
export function judgeExpectation<S, A extends Tagged, E extends Tagged, O, V>(
  scene: Scene<S, A, E, O, V>,
  expectation: CaseExpectation,
  path: string,
): readonly CaseFailure[] {
  const { game, state, events } = scene
  const failed = (what: FailureKind, expected: Json, found: Json, below = ''): readonly CaseFailure[] => [
    { path: path + below, what, expected, found },
  ]
  if ('event' in expectation) {
    const { event, times } = expectation
    const count = events.filter((met) => isSubset(event, met)).length
    if (times === undefined ? count > 0 : count === times) return []
    return failed('event', times === undefined ? event : { event, times }, events)
  }
  if ('noEvent' in expectation) {
    const met = events.find((event) => isSubset(expectation.noEvent, event))
    return met === undefined ? [] : failed('noEvent', expectation.noEvent, met)
  }
  if ('state' in expectation) return judgePaths('state', expectation.state, encoded(scene), `${path}/state`)
  if ('view' in expectation) {
    const { seat, values } = expectation.view
    const viewer = viewerOf(game.seatIds, seat)
    if (viewer === undefined) return failed('seat', [...game.seatIds, 'spectator'], seat, '/view/seat')
    return judgePaths('view', values, encodeView(game, game.view(state, viewer)), `${path}/view/values`)
  }
  if ('toAct' in expectation) {
    const found = seatNames(game.seatIds, game.toAct(state))
    return isEqual([...expectation.toAct].sort(), [...found].sort())
      ? []
      : failed('toAct', expectation.toAct, found)
  }
  if ('outcome' in expectation) {
    const outcome = game.outcome(state)
    const found = outcome === undefined ? null : outcomeJson(game.seatIds, outcome)
    const { outcome: expected } = expectation
    const holds = expected === null ? found === null : isSubset(expected, found)
    return holds ? [] : failed('outcome', expected, found)
  }
  if ('actions' in expectation) return judgeActions(scene, expectation.actions, `${path}/actions`)
  return judgeOdds(scene, expectation.odds, `${path}/odds`)
}

function judgePaths(
  what: FailureKind,
  paths: Readonly<Record<string, Json>>,
  whole: Json,
  path: string,
): readonly CaseFailure[] {
  return Object.entries(paths).flatMap(([key, expected]) => {
    const found = valueAtPath(whole, key)
    if (valueHolds(expected, found)) return []
    return [{ path: path + pointerStep(key), what, expected, found: found ?? { absent: true } }]
  })
}

/** A value equal in depth, or an object with one member that is a question about the value. */
function valueHolds(expected: Json, found: Json | undefined): boolean {
  const question = isJsonObject(expected) ? Object.entries(expected) : []
  const [first] = question
  if (first !== undefined && question.length === 1) {
    const [kind, figure] = first
    if (kind === 'absent' && figure === true) return found === undefined
    if (kind === 'gte' && typeof figure === 'number') return typeof found === 'number' && found >= figure
    if (kind === 'lte' && typeof figure === 'number') return typeof found === 'number' && found <= figure
    if (kind === 'length' && typeof figure === 'number')
      return Array.isArray(found) && found.length === figure
    if (kind === 'includes' && figure !== undefined) {
      return Array.isArray(found) && found.some((item) => isSubset(figure, item))
    }
  }
  return isEqual(expected, found)
}

/** Without a seat, the actions of all seats to act are looked at together. */
function judgeActions<S, A extends Tagged, E extends Tagged, O, V>(
  scene: Scene<S, A, E, O, V>,
  expected: CaseActions,
  path: string,
): readonly CaseFailure[] {
  const { game, state } = scene
  const { seat, includes = [], excludes = [], only, count } = expected
  const place = seat === undefined ? undefined : seatOf(game.seatIds, seat)
  if (seat !== undefined && place === undefined) {
    return [{ path: `${path}/seat`, what: 'seat', expected: game.seatIds, found: seat }]
  }
  const seats = place === undefined ? game.toAct(state) : [place]
  const listed = seats.flatMap((one) => game.actions(state, one).map((action) => jsonOf(action)))
  const failures: CaseFailure[] = []
  const failed = (below: string, wanted: Json, found: Json): void => {
    failures.push({ path: path + below, what: 'actions', expected: wanted, found })
  }
  for (const [at, pattern] of includes.entries()) {
    if (!listed.some((action) => isSubset(pattern, action))) failed(`/includes/${at}`, pattern, listed)
  }
  for (const [at, pattern] of excludes.entries()) {
    const met = listed.find((action) => isSubset(pattern, action))
    if (met !== undefined) failed(`/excludes/${at}`, pattern, met)
  }
  if (only !== undefined) {
    const strange = listed.filter((action) => !only.some((pattern) => isSubset(pattern, action)))
    if (strange.length > 0) failed('/only', only, strange)
    for (const [at, pattern] of only.entries()) {
      if (!listed.some((action) => isSubset(pattern, action))) failed(`/only/${at}`, pattern, listed)
    }
  }
  if (count !== undefined && listed.length !== count) failed('/count', count, listed.length)
  return failures
}
