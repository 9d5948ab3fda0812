import {
  type Entry,
  type Json,
  jsonOf,
  type Match,
  type MatchHeader,
  openMatch,
  seatReplay,
  toReplay,
  type Viewer,
} from '@wyrmtable/kernel'
import { begunUnder } from './match-of-table.ts'
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
  return jsonOf(toReplay(withDice(whole, match, { kind: 'recorded' })))
}

/** The match with the secret of this server and the words of its seats, wherever in the record they belong. */
function openedMatch(whole: RunningMatch, match: Match): Match {
  const { table, secrets, seatSeeds, row } = whole
  const promise = { commitment: table.commitment, seatSeeds: [...seatSeeds], secret: secrets.dice ?? '' }
  const entries = match.entries.map((entry): Entry => {
    if (entry.fact === undefined) return entry
    if (entry.fact.type !== 'wentOnline' || entry.fact.match !== row.id) return entry
    return { ...entry, fact: { ...entry.fact, ...promise } }
  })
  const dice = table.goesOn?.dice ?? { kind: 'verifiable', ...promise }
  return withDice(whole, match, dice, entries)
}

/** The same match with another origin of its dice; they are believed as they fell. */
function withDice(
  running: RunningMatch,
  { header, setup, entries }: Match,
  dice: MatchHeader['dice'],
  told: readonly Entry[] = entries,
): Match {
  const { rulesOf, formers } = running
  const seats = header.seats.map((seat, place) => (formers.has(place) ? { ...seat, name: '' } : seat))
  const record = { ...header, seats, dice, setup, entries: told }
  const opened = openMatch(begunUnder(running), record, { trusted: true, rulesOf })
  if (!opened.ok) throw new Error(`${header.id}: ${JSON.stringify(opened.fault)}`)
  return opened.value
}
