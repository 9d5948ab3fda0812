import type { Ending, LoggedEntry, TableAids } from '@wyrmtable/ui'
import { causes } from '../../data/words.ts'
import type { Event } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { sayIn } from '../../text/say.ts'
import { shapes } from '../glyph/index.ts'
import { aidsText } from './text/index.ts'

const glyphs = {
  attack: shapes.crossedSwords,
  payment: shapes.coins,
  effect: shapes.magicSwirl,
  sacrifice: shapes.flame,
} as const

/** DW-1.3: who holds the realm and since when, what it cost, and who fought best. */
export const endingOf: TableAids['ending'] = ({ view: seen, outcome, log, language }): Ending => {
  const view = seen as View
  const t = aidsText(language)
  const say = sayIn(language)
  const told = eventsIn(log)
  const { winners } = outcome
  const players = say.list(winners.map(say.seat))
  const reason = view.ending?.reason ?? 'conceded'
  const [winner] = winners
  const best = bestOf(told)
  const turning = winners.length === 1 && winner !== undefined ? turningYear(told, winner) : undefined
  return {
    title: winners.length === 0 ? t('title.draw') : t('title.win', { players, count: winners.length }),
    line: t(`line.${reason}`, { turn: view.turn }),
    facts: [
      { glyph: shapes.cycle, figure: `${view.turn}`, words: t('fact.years', { count: view.turn }) },
      ...winners.map((seat) => {
        const { ready = 0, exhausted = 0 } = view.players[seat] ?? {}
        const count = ready + exhausted
        return {
          glyph: shapes.stoneBlock,
          figure: `${count}`,
          words: t('fact.left', { players: say.seat(seat), count }),
        }
      }),
      ...causes.flatMap((cause) => {
        const count = told.filter(
          (event) => event.type === 'provinceDiscarded' && event.cause === cause,
        ).length
        return count === 0
          ? []
          : [{ glyph: glyphs[cause], figure: `${count}`, words: t(`fact.${cause}`, { count }) }]
      }),
      ...(best === undefined
        ? []
        : [
            {
              glyph: shapes.crossedSwords,
              figure: `${best.won}`,
              words: t('fact.best', { count: best.won, card: say.card(best.card) }),
            },
          ]),
      ...(turning === undefined
        ? []
        : [{ glyph: shapes.sparkles, figure: `${turning}`, words: t('fact.turning', { players }) }]),
    ],
  }
}

const eventsIn = (log: readonly LoggedEntry[]): readonly Event[] =>
  log.flatMap(({ events }) => events as readonly Event[])

/** The creature that has won most fights; of several the one that did so first. */
function bestOf(told: readonly Event[]): { readonly card: string; readonly won: number } | undefined {
  const won = new Map<string, { card: string; won: number }>()
  for (const event of told) {
    if (event.type !== 'combatWon') continue
    const one = won.get(event.id) ?? { card: event.card, won: 0 }
    one.won++
    won.set(event.id, one)
  }
  return [...won.values()].reduce<{ card: string; won: number } | undefined>(
    (best, one) => (best === undefined || one.won > best.won ? one : best),
    undefined,
  )
}

/** The first year from which on a seat had more might than any other, each time that the order was set. */
function turningYear(told: readonly Event[], winner: number): number | undefined {
  let year = 0
  let since: number | undefined
  for (const event of told) {
    if (event.type === 'stepBegan') year = event.turn
    if (event.type !== 'orderSet') continue
    const { order, might } = event
    const own = might[order.indexOf(winner)] ?? 0
    const leads = order.every((seat, place) => seat === winner || (might[place] ?? 0) < own)
    if (!leads) since = undefined
    else since ??= year
  }
  return since
}
