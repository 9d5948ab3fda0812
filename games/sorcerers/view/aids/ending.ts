import { formatList } from '@wyrmtable/text'
import type { Ending, TableAids } from '@wyrmtable/ui'
import { seatIds } from '../../rules/roster.ts'
import { State } from '../../rules/state.ts'
import { shapes } from '../glyph/index.ts'
import { aidsText } from './text/index.ts'

/** SO-12: who prevailed, how it came about, and what the duel took. */
export const endingOf: TableAids['ending'] = ({ view: state, outcome, log, language, text }): Ending => {
  if (!(state instanceof State)) throw new TypeError('this is no state of Sorcerers')
  const t = aidsText(language)
  const { winners } = outcome
  const { turn, endReason } = state
  const name = (seat: number): string => text.seat(seatIds[seat] ?? '')
  const players = formatList(language, winners.map(name))
  const told = log.flatMap(({ events }) => events)
  const count = (type: string): number => told.filter((event) => event.type === type).length
  const created = count('created')
  const destroyed = count('destroyed')
  const bolts = told.filter((event) => 'spell' in event && event.spell === 'bolt').length
  const standing = winners.filter((seat) => state.isIn(seat))
  return {
    title: winners.length === 0 ? t('title.draw') : t('title.win', { players, count: winners.length }),
    line: endReason === 'none' ? '' : t(`line.${endReason}`, { turn, count: Math.max(1, winners.length) }),
    facts: [
      { glyph: shapes.flagObjective, figure: `${turn}`, words: t('fact.turns', { count: turn }) },
      ...standing.map((seat) => ({
        glyph: shapes.roundShield,
        figure: `${state.shield(seat)}`,
        words: t('fact.shield', { players: name(seat) }),
      })),
      { glyph: shapes.magicPortal, figure: `${created}`, words: t('fact.created', { count: created }) },
      { glyph: shapes.deathSkull, figure: `${destroyed}`, words: t('fact.destroyed', { count: destroyed }) },
      ...(bolts === 0
        ? []
        : [{ glyph: shapes.lightningArc, figure: `${bolts}`, words: t('fact.bolts', { count: bolts }) }]),
    ],
  }
}
