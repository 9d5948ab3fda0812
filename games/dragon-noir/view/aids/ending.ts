import type { Ending, TableAids } from '@wyrmtable/ui'
import { sideIds } from '../../rules/roster.ts'
import { counter, slots } from '../../rules/topics/counters.ts'
import { View } from '../../rules/view.ts'
import { sayIn } from '../../text/say.ts'
import { shapes } from '../glyph/index.ts'
import { aidsText } from './text/index.ts'

/** DN-18: who prevailed, how it came about, and what it took. */
export const endingOf: TableAids['ending'] = ({ view: state, outcome, log, language }): Ending => {
  if (!(state instanceof View)) throw new TypeError('this is no state of Dragon Noir')
  const t = aidsText(language)
  const say = sayIn(language)
  const [winner] = outcome.winners
  const [exile = 0, horde = 0] = outcome.scores ?? []
  const told = log.flatMap(({ events }) => events)
  const count = (type: string): number => told.filter((event) => event.type === type).length
  const fallen = (side: number): number =>
    slots(state).filter(
      (slot) =>
        counter(state, slot).kind === 'character' &&
        state.side(slot) === side &&
        (state.place(slot) === 'dead' || state.place(slot) === 'removed'),
    ).length
  const { endReason } = state
  return {
    title:
      winner === undefined
        ? t('title.draw')
        : t('title.win', { side: say.word('seat', sideIds[winner] ?? '') }),
    line:
      endReason === 'none'
        ? ''
        : t(`line.${endReason}`, { turn: state.gameTurn, exile, horde, scenario: scenarioOf(state, say) }),
    facts: [
      {
        glyph: shapes.flagObjective,
        figure: `${state.gameTurn}`,
        words: t('fact.turns', { count: state.gameTurn }),
      },
      ...[0, 1].map((side) => ({
        glyph: shapes.deathSkull,
        figure: `${fallen(side)}`,
        words: t('fact.fallen', { count: fallen(side), side: say.word('seat', sideIds[side as 0]) }),
      })),
      {
        glyph: shapes.highShot,
        figure: `${count('shotFired')}`,
        words: t('fact.shots', { count: count('shotFired') }),
      },
      {
        glyph: shapes.crossedSwords,
        figure: `${count('combatFought')}`,
        words: t('fact.combats', { count: count('combatFought') }),
      },
    ],
  }
}

const scenarioOf = (state: View, say: ReturnType<typeof sayIn>): string =>
  say.word('scenario', state.setting.scenario.id)
