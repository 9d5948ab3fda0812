import { wilson } from '@wyrmtable/ai'
import { median } from '../../measure.ts'
import type { Game } from './play.ts'

/** One row of the table: turns with the 95 % interval of their mean, and how the games ended. */
export function rowOf(name: string, games: readonly Game[]): string {
  const turns = games.map(({ turn }) => turn).toSorted((a, b) => a - b)
  const mean = sum(turns) / turns.length
  const variance = sum(turns.map((turn) => (turn - mean) ** 2)) / Math.max(1, turns.length - 1)
  const spread = 1.96 * Math.sqrt(variance / turns.length)
  const actions = sum(games.map((game) => game.actions)) / games.length
  const cells = [
    name,
    `${games.length}`,
    `${mean.toFixed(1)} ± ${spread.toFixed(1)}`,
    `${turns[0]} / ${median(turns)} / ${turns[Math.floor(0.9 * turns.length)]} / ${turns.at(-1)}`,
    actions.toFixed(0),
    share(games, ({ reason }) => reason === 'eliminated' || reason === 'fallenTogether'),
    share(games, ({ reason }) => reason === 'faded'),
    share(games, ({ reason }) => reason === 'unfinished'),
    share(games, ({ winners }) => winners.includes(0)),
  ]
  return `| ${cells.join(' | ')} |`
}

export const heading = [
  '| variant | games | turns, mean | least / median / 90 % / most | actions | by elimination or together % | by fading % | unfinished % | P1 won % |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n')

/** A share in percent with Wilson's interval at 95 %. */
function share(games: readonly Game[], has: (game: Game) => boolean): string {
  const count = games.filter(has).length
  const { low, high } = wilson(count, games.length)
  const percent = (value: number): string => (100 * value).toFixed(0)
  return `${percent(count / games.length)} (${percent(low)}–${percent(high)})`
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
