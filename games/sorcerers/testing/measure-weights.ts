/**
 * Fits the weights of the evaluation to matches that the quick policy plays against itself in changing styles, and says
 * how well they foresee matches they were not fitted to. The same number and seed give the same weights.
 *
 *     node games/sorcerers/testing/measure-weights.ts 2000 w            matches, seed: prints
 *     node games/sorcerers/testing/measure-weights.ts 2000 w --write    keeps them in bot/weights.json
 */
import { writeFileSync } from 'node:fs'
import { fitLogistic, fitOf, type Sample } from '@wyrmtable/ai'
import { seededDice } from '@wyrmtable/kernel'
import { FEATURES, featureNames, fillFeatures } from '../bot/features.ts'
import { policy } from '../bot/policy.ts'
import { type StyleName, styles } from '../bot/styles.ts'
import { sorcerers } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

type PhaseName = 'creatures' | 'sorcerers'
interface Seen {
  readonly phase: PhaseName
  readonly inputs: Float64Array
}

const [count = '2000', seed = 'w', write] = process.argv.slice(2)
const matches = Number(count)
/** The last matches are for trying the weights. */
const HELD_BACK = 0.15
const EPOCHS = 15
const tables = ['open-field', 'open-field', 'village', 'ruins-and-woods']
const names: readonly StyleName[] = ['balanced', 'press', 'hunt', 'hold', 'balanced']
/** Another style than one's own is played once in so many decisions, so that positions vary. */
const STRAY = 4
const MOST_ACTIONS = 4000

const fitted: Record<PhaseName, Sample[]> = { creatures: [], sorcerers: [] }
const held: Record<PhaseName, Sample[]> = { creatures: [], sorcerers: [] }
let drawn = 0
for (let match = 0; match < matches; match++) {
  const { seen, result } = playOne(match)
  if (result === 0.5) drawn++
  const target = match < matches * (1 - HELD_BACK) ? fitted : held
  for (const { phase, inputs } of seen) target[phase].push({ inputs, result })
  if (match % 200 === 199) console.error(`${match + 1} of ${matches} matches`)
}

const json = {
  about: `Fitted by testing/measure-weights.ts ${count} ${seed}`,
  creatures: fit('creatures'),
  sorcerers: fit('sorcerers'),
}
console.log(`${matches} matches, ${drawn} drawn`)
if (write === '--write') {
  writeFileSync(new URL('../bot/weights.json', import.meta.url), `${JSON.stringify(json, null, 2)}\n`)
}

function fit(phase: PhaseName): Readonly<Record<string, number>> {
  const weights = fitLogistic(fitted[phase], { seed: `${seed}/${phase}`, epochs: EPOCHS })
  const { loss, right } = fitOf(weights, held[phase])
  console.log(
    `${phase}: ${fitted[phase].length} positions; ${held[phase].length} others: log-loss ${loss.toFixed(3)}, ${(100 * right).toFixed(1)} % foreseen`,
  )
  const rounded = [...featureNames, 'order'].map((name, i) => [name, Number((weights[i] ?? 0).toFixed(4))])
  return Object.fromEntries(rounded)
}

/** One match: positions at the start of each phase as the first player sees them, and how it ended for that player. */
function playOne(match: number): { readonly seen: readonly Seen[]; readonly result: number } {
  const options = sorcerers.options.parse({
    table: tables[match % tables.length],
    starter: 'roll',
    fade: 20,
  })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const dice = seededDice(`${seed}/${match}`)
  const state = sorcerers.setup(options.value, 2, dice)
  const own = [0, 1].map(() => drawStyle())
  const seen: Seen[] = []
  let last = ''
  for (let i = 0; i < MOST_ACTIONS; i++) {
    const [seat] = sorcerers.toAct(state)
    if (seat === undefined) break
    const phase = state.phase === 'sorcerer' ? 'sorcerers' : 'creatures'
    const key = `${state.turn}/${phase}`
    // Nobody is on the table in the first turn.
    if (key !== last && state.turn > 1) seen.push({ phase, inputs: inputsOf(state) })
    last = key
    const style = dice.pick(STRAY, 'stray') === 0 ? drawStyle() : own[seat]
    for (const step of policy(state, seat, styles[style ?? 'balanced'])) {
      if (sorcerers.toAct(state)[0] !== seat) break
      sorcerers.apply(state, seat, step, dice, () => {})
    }
  }
  const winners = sorcerers.outcome(state)?.winners ?? []
  return { seen, result: winners.length !== 1 ? 0.5 : winners[0] === 0 ? 1 : 0 }

  function drawStyle(): StyleName {
    return names[dice.pick(names.length, 'style')] ?? 'balanced'
  }
}

/** What the first player has more than the second, and whether he acts before. */
function inputsOf(state: State): Float64Array {
  const both = new Float64Array(2 * FEATURES)
  fillFeatures(state, 0, both, 0)
  fillFeatures(state, 1, both, FEATURES)
  const inputs = new Float64Array(FEATURES + 1)
  for (let i = 0; i < FEATURES; i++) inputs[i] = (both[i] ?? 0) - (both[FEATURES + i] ?? 0)
  inputs[FEATURES] = state.playing[0] === 0 ? 1 : -1
  return inputs
}
