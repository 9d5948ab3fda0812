/**
 * Fits the weights of the evaluation to duels of one-step players that use the weights of now, and says how well they
 * foresee duels they were not fitted to. The same number, seed and weights of now give the same weights.
 *
 *     node games/dragons-wrath/testing/measure-weights.ts 800 w            matches, seed: prints
 *     node games/dragons-wrath/testing/measure-weights.ts 800 w --write    keeps them in bot/weights.json
 */
import { writeFileSync } from 'node:fs'
import { fitLogistic, fitOf, type Sample } from '@wyrmtable/ai'
import { type Dice, type Seat, seededDice } from '@wyrmtable/kernel'
import { candidates } from '../bot/candidates.ts'
import { evaluate } from '../bot/evaluate.ts'
import { FEATURES, featureNames, fillFeatures, type Part, partOf } from '../bot/features.ts'
import { settled } from '../bot/settle.ts'
import { starterDecks } from '../data/library.ts'
import type { Action } from '../rules/actions.ts'
import { cloneState } from '../rules/clone.ts'
import { dragonsWrath as game } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

interface Seen {
  readonly part: Part
  readonly inputs: Float64Array
}

const [count = '800', seed = 'w', write] = process.argv.slice(2)
const matches = Number(count)
/** The last matches are for trying the weights. */
const HELD_BACK = 0.15
const EPOCHS = 20
/** Of a hundred decisions so many are by chance, so that positions vary, and so many positions are looked at. */
const STRAY = 6
const LOOKED_AT = 16
const MOST_ACTIONS = 3000
const ignore = (): void => {}

const fitted: Record<Part, Sample[]> = { early: [], planning: [], combat: [] }
const held: Record<Part, Sample[]> = { early: [], planning: [], combat: [] }
let ended = 0
for (let match = 0; match < matches; match++) {
  const { seen, result } = playOne(match)
  if (result === undefined) continue
  ended++
  const target = match < matches * (1 - HELD_BACK) ? fitted : held
  for (const { part, inputs } of seen) target[part].push({ inputs, result })
  if (match % 50 === 49) console.error(`${match + 1} of ${matches} matches`)
}
console.log(`${matches} matches, ${ended} of them won by somebody`)
const json = {
  about: `Fitted by testing/measure-weights.ts ${count} ${seed}`,
  early: fit('early'),
  planning: fit('planning'),
  combat: fit('combat'),
}
if (write === '--write') {
  writeFileSync(new URL('../bot/weights.json', import.meta.url), `${JSON.stringify(json, null, 2)}\n`)
}

function fit(part: Part): Readonly<Record<string, number>> {
  const weights = fitLogistic(fitted[part], { seed: `${seed}/${part}`, epochs: EPOCHS })
  const { loss, right } = fitOf(weights, held[part])
  console.log(
    `${part}: ${fitted[part].length} positions; ${held[part].length} others: log-loss ${loss.toFixed(3)}, ${(100 * right).toFixed(1)} % foreseen`,
  )
  return Object.fromEntries(featureNames.map((name, i) => [name, Number((weights[i] ?? 0).toFixed(4))]))
}

/** One duel: some positions as the first player sees them, and how it ended for that player. */
function playOne(match: number): { readonly seen: readonly Seen[]; readonly result: number | undefined } {
  const dice = seededDice(`${seed}/${match}`)
  const decks = [0, 1].map((place) => {
    const at = place === 0 || match % 2 === 1 ? match : dice.pick(starterDecks.length, 'deck')
    return starterDecks[at % starterDecks.length]?.id ?? ''
  })
  const options = game.options.parse({ decks })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const state = game.setup(options.value, 2, dice)
  const seen: Seen[] = []
  for (let i = 0; i < MOST_ACTIONS; i++) {
    const waiting = game.toAct(state)
    const seat = waiting[waiting.length > 1 ? dice.pick(waiting.length, 'first') : 0]
    if (seat === undefined) break
    game.apply(state, seat, step(state, seat, dice, `${seed}/${match}/${i}`), dice, ignore)
    if (isYearOpen(state) || dice.pick(100, 'look') < LOOKED_AT) look(state, seen)
  }
  const winners = state.ending?.winners ?? []
  return { seen, result: winners.length !== 1 ? undefined : winners[0] === 0 ? 1 : 0 }
}

function isYearOpen({ question }: State): boolean {
  return question?.kind === 'commitMagic' && question.seats.length === 2
}

function look(state: State, seen: Seen[]): void {
  const quiet = settled(state)
  if (quiet.ending !== null || quiet.players.some(({ provinces }) => provinces.length === 0)) return
  const both = new Float64Array(2 * FEATURES)
  fillFeatures(quiet, 0, 1, both, 0)
  fillFeatures(quiet, 1, 0, both, FEATURES)
  const inputs = new Float64Array(FEATURES)
  for (let i = 0; i < FEATURES; i++) inputs[i] = (both[i] ?? 0) - (both[FEATURES + i] ?? 0)
  seen.push({ part: partOf(quiet), inputs })
}

/** The candidate after which the evaluation is best, or sometimes any. */
function step(state: State, seat: Seat, dice: Dice, trial: string): Action {
  const listed = candidates(state, seat)
  const [first] = listed
  if (first === undefined) throw new Error(`seat ${seat} has nothing to choose from`)
  if (listed.length === 1) return first
  if (state.question?.kind !== 'choices' && dice.pick(100, 'stray') < STRAY) {
    return listed[dice.pick(listed.length, 'which')] ?? first
  }
  let best = first
  let most = Number.NEGATIVE_INFINITY
  for (const action of listed) {
    const after = cloneState(state)
    game.apply(after, seat, action, seededDice(trial), ignore)
    const value = evaluate(after, seat)
    if (value <= most) continue
    most = value
    best = action
  }
  return best
}
