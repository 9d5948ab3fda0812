import { playout, seededDice } from '@wyrmtable/kernel'
import type { Action } from '../../games/sorcerers/rules/actions.ts'
import { sorcerers } from '../../games/sorcerers/rules/game.ts'
import { optionsSchema } from '../../games/sorcerers/rules/options.ts'
import { aimAt, isAim } from '../../games/sorcerers/rules/topics/aim.ts'
import { figureOf, type Scene, sceneOf } from '../../games/sorcerers/rules/topics/scene.ts'
import { type BenchRow, benchRow, interleave, type MeasureOptions, timed } from '../measure.ts'
import { naiveSees } from './naive-sight.ts'
import { crowd } from './positions.ts'

/** Figures that stand alone: medians over the rounds. */
export interface Figures {
  readonly listMs: number
  readonly checkMs: number
  readonly gamesPerSecond: number
  readonly actionsPerGame: number
  readonly clonesPerSecond: number
  readonly stateBytes: number
}

const pairsOf = ({ figures }: Scene) =>
  figures.flatMap((from) => figures.filter((to) => to.seat !== from.seat).map((to) => ({ from, to })))

/** Sight against the pass that leaves nothing out, in the same rounds. */
export async function sorcerersBench(options: MeasureOptions): Promise<readonly BenchRow[]> {
  const scene = sceneOf(crowd())
  const pairs = pairsOf(scene)
  for (const { from, to } of pairs) {
    if (naiveSees(scene, from, to) !== isAim(aimAt(scene, from, to, 'nobody'))) {
      throw new Error(`${from.id} and ${to.id}: the two passes differ`)
    }
  }
  let place = 0
  const next = () => pairs[place++ % pairs.length]!
  const rates = await interleave(
    {
      ours: timed(() => {
        const { from, to } = next()
        aimAt(scene, from, to, 'nobody')
        return 1
      }),
      naive: timed(() => {
        const { from, to } = next()
        naiveSees(scene, from, to)
        return 1
      }),
    },
    options,
  )
  const about = { name: 'sight, 60 figures and 20 pieces', unit: 'tests', base: 'all lines, all obstacles' }
  return [benchRow(about, rates.ours, rates.naive)]
}

export async function figuresBench(options: MeasureOptions): Promise<Figures> {
  const state = crowd()
  const scene = sceneOf(state)
  const mover = figureOf(scene, 'P1-orc-1')
  if (mover === undefined) throw new Error('no mover')
  const ghost = (i: number): Action => ({
    type: 'move',
    id: mover.id,
    path: [{ x: mover.x - 60 + (i % 121), y: mover.y - 60 + ((7 * i) % 121) }],
    face: [1, 0],
  })
  const short = optionsSchema.parse({ turnLimit: 5 })
  let i = 0
  let actions = 0
  let games = 0
  const rates = await interleave(
    {
      lists: timed(() => {
        sorcerers.actions(state, 0)
        return 1
      }),
      checks: timed(() => {
        sorcerers.check(state, 0, ghost(i++))
        return 1
      }),
      clones: timed(() => {
        for (let copy = 0; copy < 100; copy++) state.clone()
        return 100
      }),
      games: timed(() => {
        const dice = seededDice(`bench/${games++}`)
        actions += playout(sorcerers, sorcerers.setup(short, 2, dice), dice, (n) => dice.pick(n, 'choice'))
        return 1
      }),
    },
    options,
  )
  const middle = (samples: readonly number[]): number =>
    samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0
  return {
    listMs: 1000 / middle(rates.lists),
    checkMs: 1000 / middle(rates.checks),
    gamesPerSecond: middle(rates.games),
    actionsPerGame: actions / games,
    clonesPerSecond: middle(rates.clones),
    stateBytes: state.byteLength,
  }
}
