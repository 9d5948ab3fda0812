import type { Seat } from '@wyrmtable/kernel'
import { isLiving, type State } from '../rules/state.ts'
import { FEATURES, featureNames, fillFeatures } from './features.ts'
import { settled } from './settle.ts'
import { weights } from './weights.ts'

type Feature = (typeof featureNames)[number]

/** What figures of an explanation are made of: of one's own, and of the others. */
const ofOwn: Readonly<Record<string, readonly Feature[]>> = {
  land: ['provinces', 'lastProvinces', 'leads'],
  ready: ['ready'],
  magicLand: ['magic'],
  hand: ['hand', 'handCreatures', 'handCurses', 'handObjects', 'handRituals', 'pile'],
  creatures: ['creatures', 'firstCreatures', 'physical', 'magical', 'strongest', 'objects', 'abilities'],
  attack: ['attacks', 'surplus', 'beats', 'opening', 'raiders', 'strikes'],
  safety: ['safe'],
  collector: ['collector'],
  enchantments: ['enchantments'],
}
const ofOthers: Readonly<Record<string, readonly Feature[]>> = {
  theirLand: ['provinces', 'lastProvinces', 'ready', 'magic', 'leads'],
  theirHand: ['hand', 'pile'],
  theirCreatures: [
    'creatures',
    'firstCreatures',
    'physical',
    'magical',
    'strongest',
    'objects',
    'abilities',
    'safe',
    'enchantments',
  ],
  danger: ['attacks', 'surplus', 'beats', 'opening', 'raiders', 'strikes'],
}

/** What an explanation may name. */
const figures: readonly string[] = [...Object.keys(ofOwn), ...Object.keys(ofOthers)]

const place = Object.fromEntries(featureNames.map((name, at) => [name, at])) as Readonly<
  Record<Feature, number>
>
// By the weights of one part of the match alone, or a step that ends it would change everything.
const worth = weights.planning
const own = new Float64Array(FEATURES)
const theirs = new Float64Array(FEATURES)

/** What each figure adds to the logit of the seat's chance against the others, on the average, once what is under way has happened. */
export function explain(before: State, seat: Seat): Readonly<Record<string, number>> {
  const state = settled(before)
  const sums = Object.fromEntries(figures.map((name) => [name, 0]))
  const others = [...state.players.keys()].filter((one) => one !== seat && isLiving(state, one))
  for (const other of others) {
    fillFeatures(state, seat, other, own, 0)
    fillFeatures(state, other, seat, theirs, 0)
    for (const [name, features] of Object.entries(ofOwn))
      sums[name] = (sums[name] ?? 0) + sumOf(own, features) / others.length
    for (const [name, features] of Object.entries(ofOthers))
      sums[name] = (sums[name] ?? 0) - sumOf(theirs, features) / others.length
  }
  return sums
}

const sumOf = (values: Float64Array, features: readonly Feature[]): number =>
  features.reduce((sum, name) => sum + (worth[place[name]] ?? 0) * (values[place[name]] ?? 0), 0)
