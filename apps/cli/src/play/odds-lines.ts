import {
  fractionToNumber,
  type Game,
  type GameText,
  type Odds,
  odds,
  type Seat,
  type Tagged,
} from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import type { Context } from '../context.ts'

/** Most different ends that are told one by one. */
const mostShown = 8

/**
 * What an action can bring, likeliest first: each end with its story, exact where the dice can be counted. `state`
 * is one that the seat may know; what would show something hidden, which is only imagined in it, is not foretold.
 */
export function oddsLines(
  { t, language }: Context,
  game: Game,
  text: GameText,
  state: unknown,
  seat: Seat,
  action: Tagged,
): readonly string[] {
  const found: Odds<unknown, Tagged> = odds(game, state, seat, action, { maxBranches: 50_000 })
  const shows = (events: readonly Tagged[]): boolean => events.some((event) => game.reveals(event))
  if (game.hasSecrets && found.outcomes.some(({ events }) => shows(events))) return [t('play.oddsHidden')]
  const percent = (share: number): string => formatPercent(language, share, 1).padStart(7)
  if (found.outcomes.length === 1 && found.rolls.length === 0) return [t('play.noDice')]
  const lines = found.outcomes.slice(0, mostShown).map(({ chance, events }) => {
    const told = events.flatMap((event) => text.event(event) ?? [])
    return `${percent(fractionToNumber(chance))}  ${told.join(' · ') || '–'}`
  })
  const rest = found.outcomes.slice(mostShown)
  const restChance = rest.reduce((sum, { chance }) => sum + fractionToNumber(chance), 0)
  return [
    t(found.exact ? 'play.exactOdds' : 'play.sampledOdds', { branches: found.branches }),
    ...lines,
    ...(rest.length === 0 ? [] : [`${percent(restChance)}  ${t('play.otherEnds', { count: rest.length })}`]),
  ]
}
