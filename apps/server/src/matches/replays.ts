import {
  type Json,
  jsonOf,
  type Match,
  type MatchHeader,
  openMatch,
  seatReplay,
  toReplay,
  type Viewer,
} from '@wyrmtable/kernel'
import { Problem } from './problem.ts'
import type { RunningMatch } from './running-match.ts'

/**
 * The match as the viewer may have it, from one that was opened whole. Once it is over that is all of it, secret and
 * seeds included, so that anybody can check it; before, it is what that viewer has learned.
 */
export function replayFor(whole: RunningMatch, viewer: Viewer): Json {
  const { match, game } = whole
  if (match === undefined) throw new Problem('wrongMoment', { state: 'open' })
  if (match.outcome() !== undefined)
    return jsonOf(toReplay(openedMatch(whole, match), { revealSecret: true }))
  if (game.hasSecrets) return jsonOf(seatReplay(match, viewer))
  // Until the end neither the secret nor a seed leaves.
  return jsonOf(toReplay(withDice(match, { kind: 'recorded' })))
}

function openedMatch(whole: RunningMatch, match: Match): Match {
  const { table, secrets, seatSeeds } = whole
  const secret = secrets.dice ?? ''
  return withDice(match, {
    kind: 'verifiable',
    commitment: table.commitment,
    seatSeeds: [...seatSeeds],
    secret,
  })
}

/** The same match with another origin of its dice in the header; the dice are believed as they fell. */
function withDice(match: Match, dice: MatchHeader['dice']): Match {
  const { header, setup, entries, game } = match
  const opened = openMatch(game, { ...header, dice, setup, entries: [...entries] }, { trusted: true })
  if (!opened.ok) throw new Error(`${header.id}: ${JSON.stringify(opened.fault)}`)
  return opened.value
}
