import type { State } from '../rules/state.ts'
import { FEATURES, featureNames, fillFeatures } from './features.ts'
import { weights } from './weights.ts'

type Feature = (typeof featureNames)[number]

/** What figures of an explanation are made of: of one's own, and of the others. */
const ofOwn: Readonly<Record<string, readonly Feature[]>> = {
  shield: ['shield', 'shieldRoot', 'shieldLog'],
  creatures: ['strikers', 'shooters', 'creatures', 'fresh', 'guards'],
  attack: ['threat', 'deadliness', 'soon', 'kills'],
  magic: ['purse', 'bolts'],
  room: ['room', 'beset'],
}
const ofOthers: Readonly<Record<string, readonly Feature[]>> = {
  theirShield: ['shield', 'shieldRoot', 'shieldLog'],
  theirCreatures: ['strikers', 'shooters', 'creatures', 'fresh', 'guards'],
  danger: ['threat', 'deadliness', 'soon', 'kills', 'bolts'],
  theirRoom: ['room', 'beset'],
}

const place = Object.fromEntries(featureNames.map((name, at) => [name, at])) as Readonly<
  Record<Feature, number>
>
// By one phase's weights alone, or a step that ends a phase would change everything.
const { features: worth } = weights.creatures
const own = new Float64Array(FEATURES)
const other = new Float64Array(FEATURES)

/** What each figure adds to the logit of the seat's chance against the others, on the average. */
export function explain(state: State, seat: number): Readonly<Record<string, number>> {
  fillFeatures(state, seat, own, 0)
  const sums = Object.fromEntries(
    Object.entries(ofOwn).map(([name, features]) => [name, sumOf(own, features)]),
  )
  for (const name of Object.keys(ofOthers)) sums[name] = 0
  const others = state.playing.filter((one) => one !== seat && state.isIn(one))
  for (const one of others) {
    fillFeatures(state, one, other, 0)
    for (const [name, features] of Object.entries(ofOthers))
      sums[name] = (sums[name] ?? 0) - sumOf(other, features) / others.length
  }
  return sums
}

const sumOf = (values: Float64Array, features: readonly Feature[]): number =>
  features.reduce((sum, name) => sum + (worth[place[name]] ?? 0) * (values[place[name]] ?? 0), 0)
