import { type LadderReport, scoreInterval, type Tally } from '@wyrmtable/ai'
import { formatNumber, formatPercent } from '@wyrmtable/text'
import type { Context } from '../context.ts'
import { table } from './columns.ts'

export const countOf = ({ wins, draws, losses }: Tally): number => wins + draws + losses

/** How each pairing ended, by seat as well, and what the entrants are rated. */
export function ladderTables(
  { t, language }: Context,
  { pairings, ratings }: LadderReport,
  seats: readonly string[],
  nameOf: (entrant: string) => string,
): readonly string[] {
  const percent = (share: number): string => formatPercent(language, share, 1)
  const number = (value: number): string => formatNumber(language, value, 0)
  return [
    table([
      [t('ladder.pairing'), t('simulate.count'), t('ladder.score'), t('simulate.interval'), ...seats, ''],
      ...pairings.map(({ stronger, weaker, tally, bySeat, score, verdict }) => [
        `${nameOf(stronger)} – ${nameOf(weaker)}`,
        String(countOf(tally)),
        percent(score),
        scoreInterval(tally).map(percent).join(' – '),
        ...bySeat.map(({ wins, draws, losses }) => `${wins}–${draws}–${losses}`),
        t(`ladder.verdict.${verdict}`),
      ]),
    ]),
    table([
      [t('ladder.rating'), '', ''],
      ...ratings.map(({ entrant, rating, margin }) => [
        nameOf(entrant),
        number(rating),
        `± ${number(margin)}`,
      ]),
    ]),
  ]
}
