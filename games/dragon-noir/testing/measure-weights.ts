/**
 * Fits the weights of the value between turns to matches that the quick policy plays against itself by changing numbers, and
 * says how well they foresee matches they were not fitted to. The same number and seed give the same weights.
 *
 *     node games/dragon-noir/testing/measure-weights.ts mill 200 w            scenario, matches, seed: prints
 *     node games/dragon-noir/testing/measure-weights.ts mill 200 w --write    keeps them in bot/weights.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fitLogistic, fitOf, type Sample } from '@wyrmtable/ai'
import { type Dice, seededDice } from '@wyrmtable/kernel'
import { type Numbers, usual } from '../bot/doctrine/numbers.ts'
import { FEATURES, featureNames, fillFeatures } from '../bot/features.ts'
import { policy } from '../bot/policy.ts'
import { dragonNoir } from '../rules/game.ts'

interface Kept {
  about: string
  scenarios: Record<string, Readonly<Record<string, number>>>
}

const [scenario = 'mill', count = '200', seed = 'w', write] = process.argv.slice(2)
const matches = Number(count)
/** The last matches are for trying the weights. */
const HELD_BACK = 0.2
const EPOCHS = 30
const MOST_ACTIONS = 20_000
const file = new URL('../bot/weights.json', import.meta.url)

const fitted: Sample[] = []
const held: Sample[] = []
for (let match = 0; match < matches; match++) {
  ;(match < matches * (1 - HELD_BACK) ? fitted : held).push(...playOne(match))
  if (match % 20 === 19) console.error(`${match + 1} of ${matches} matches`)
}
const weights = fitLogistic(fitted, { seed: `${seed}/${scenario}`, epochs: EPOCHS })
const { loss, right } = fitOf(weights, held)
console.log(
  `${scenario}: ${fitted.length} positions; ${held.length} others: log-loss ${loss.toFixed(3)}, ${(100 * right).toFixed(1)} % foreseen`,
)
const named = Object.fromEntries(featureNames.map((name, i) => [name, Number((weights[i] ?? 0).toFixed(3))]))
console.log(JSON.stringify(named))
if (write === '--write') {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  kept.scenarios[scenario] = named
  kept.about += `; ${scenario}: fitted by testing/measure-weights.ts ${scenario} ${count} ${seed}`
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** One match: positions at the start of each player turn, and whether the Exile won it. */
function playOne(match: number): readonly Sample[] {
  const options = dragonNoir.options.parse({ scenario })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const dice = seededDice(`${seed}/${match}`)
  const state = dragonNoir.setup(options.value, 2, dice)
  const numbers = [drawNumbers(dice), drawNumbers(dice)]
  const seen: Float64Array[] = []
  let turn = 0
  for (let i = 0; i < MOST_ACTIONS; i++) {
    const [seat] = dragonNoir.toAct(state)
    if (seat === undefined) break
    if (state.phase !== 'setup' && state.playerTurn !== turn) {
      turn = state.playerTurn
      const inputs = new Float64Array(FEATURES)
      fillFeatures(state, inputs)
      seen.push(inputs)
    }
    const [step] = policy(state, seat, numbers[seat] ?? usual)
    dragonNoir.apply(state, seat, step, dice, () => {})
  }
  const winners = dragonNoir.outcome(state)?.winners ?? []
  const result = winners.length !== 1 ? 0.5 : winners[0] === 0 ? 1 : 0
  return seen.map((inputs) => ({ inputs, result }))
}

/** Leanings by chance, so that positions vary. */
function drawNumbers(dice: Dice): Numbers {
  const among = <T>(...values: readonly [T, ...T[]]): T =>
    values[dice.pick(values.length, 'numbers')] ?? values[0]
  return {
    ...usual,
    loss: among(0.3, 0.8, 0.8, 1.5),
    storm: among(0, 3, 5, 99),
    band: among(10, 11.5),
    least: among(0, 0.15, 0.15, 3),
    exit: among(0.2, 0.45, 0.9),
    step: among(0.12, 0.3),
  }
}
