import { playout, seededDice } from '@wyrmtable/kernel'
import type { Action } from '../../games/sorcerers/rules/actions.ts'
import { sorcerers } from '../../games/sorcerers/rules/game.ts'
import { optionsSchema } from '../../games/sorcerers/rules/options.ts'
import { aimAt, isAim } from '../../games/sorcerers/rules/topics/aim.ts'
import { figureOf, type Scene, sceneOf } from '../../games/sorcerers/rules/topics/scene.ts'
import { type BenchRow, benchRow, interleave, type MeasureOptions, median, timed } from '../measure.ts'
import { naiveSees } from './naive-sight.ts'
import { crowd } from './positions.ts'

/** A figure without a counterpart to compare it with. */
interface Figure {
  name: string
  unit: string
  value: number
}

/** What is promised: a list within 5 ms, a check within 0.2 ms; as many a second. */
const LISTS_PROMISED = 200
const CHECKS_PROMISED = 5000
/** Copies at a time, since one is shorter than the clock is fine. */
const COPIES = 100
/** Turns of a random duel. */
const TURNS = 5

const pairsOf = ({ figures }: Scene) =>
  figures.flatMap((from) => figures.filter((to) => to.seat !== from.seat).map((to) => ({ from, to })))

/**
 * Sight against the pass that leaves nothing out, lists and checks against what is promised, copies of a state
 * against bare copies of its bytes, and random duels.
 */
export async function sorcerersBench(
  options: MeasureOptions,
): Promise<{ rows: BenchRow[]; figures: Figure[] }> {
  const state = crowd()
  const scene = sceneOf(state)
  const pairs = pairsOf(scene)
  for (const { from, to } of pairs) {
    if (naiveSees(scene, from, to) !== isAim(aimAt(scene, from, to, 'nobody'))) {
      throw new Error(`${from.id} and ${to.id}: the two passes differ`)
    }
  }
  const mover = figureOf(scene, 'P1-orc-1')
  if (mover === undefined) throw new Error('no mover')
  const ghost = (i: number): Action => ({
    type: 'move',
    id: mover.id,
    path: [{ x: mover.x - 60 + (i % 121), y: mover.y - 60 + ((7 * i) % 121) }],
    face: [1, 0],
  })
  const bytes = new Uint8Array(state.byteLength)
  const short = optionsSchema.parse({ turnLimit: TURNS })
  const next = { pair: 0, ghost: 0, game: 0 }
  const pair = () => pairs[next.pair++ % pairs.length]!
  let actions = 0
  const rates = await interleave(
    {
      sight: timed(() => {
        const { from, to } = pair()
        aimAt(scene, from, to, 'nobody')
        return 1
      }),
      naive: timed(() => {
        const { from, to } = pair()
        naiveSees(scene, from, to)
        return 1
      }),
      lists: timed(() => {
        sorcerers.actions(state, 0)
        return 1
      }),
      checks: timed(() => {
        sorcerers.check(state, 0, ghost(next.ghost++))
        return 1
      }),
      clones: timed(() => {
        for (let copy = 0; copy < COPIES; copy++) state.clone()
        return COPIES
      }),
      bare: timed(() => {
        for (let copy = 0; copy < COPIES; copy++) bytes.slice()
        return COPIES
      }),
      games: timed(() => {
        const dice = seededDice(`bench/${next.game++}`)
        actions += playout(sorcerers, sorcerers.setup(short, 2, dice), dice, (n) => dice.pick(n, 'choice'))
        return 1
      }),
    },
    options,
  )
  const promised = (ours: readonly number[], rate: number) => ours.map(() => rate)
  return {
    rows: [
      benchRow(
        { name: 'sight, 60 figures and 20 pieces', unit: 'tests', base: 'all lines, all obstacles' },
        rates.sight,
        rates.naive,
      ),
      benchRow(
        { name: 'list of a group of four', unit: 'lists', base: 'promise of 5 ms', floor: 1 },
        rates.lists,
        promised(rates.lists, LISTS_PROMISED),
      ),
      benchRow(
        { name: 'check of a dragged ghost', unit: 'checks', base: 'promise of 0.2 ms', floor: 1 },
        rates.checks,
        promised(rates.checks, CHECKS_PROMISED),
      ),
      benchRow(
        { name: 'Sorcerers: copy of a state', unit: 'copies', base: 'bare copy of its bytes' },
        rates.clones,
        rates.bare,
      ),
    ],
    figures: [
      { name: `Sorcerers: random duels of ${TURNS} turns`, unit: 'duels/s', value: median(rates.games) },
      { name: 'Sorcerers: actions of such a duel', unit: 'actions', value: actions / next.game },
      { name: 'Sorcerers: size of a state', unit: 'bytes', value: state.byteLength },
    ],
  }
}
