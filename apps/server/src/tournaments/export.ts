import { isLevelName } from '@wyrmtable/ai'
import type { Language } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import { messages } from '@wyrmtable/text'
import { tableText } from './text/index.ts'
import { namesIn, standingsTold, toldResult } from './told.ts'
import type { Opened } from './tournaments.ts'

/** A document with all that a tournament was, `wyrmtable-tournament/1`; `docs/formats/tournament.md` describes it. */
export async function documentOf(store: MatchStore, opened: Opened) {
  const { row, rules, stand } = opened
  const names = await namesIn(store, opened)
  return {
    format: 'wyrmtable-tournament/1',
    ...{ id: row.id, createdAt: row.createdAt, state: row.state, rules },
    entrants: stand.entrants.map(({ id, account, level, evens, from, hasLeft, reason }) => ({
      id,
      ...(account === undefined ? { level, evens } : { name: names.get(account) ?? null }),
      ...{ from, hasLeft, reason },
    })),
    rounds: stand.rounds.map(({ round, seed, matches, bye }) => ({
      ...{ round, seed, bye },
      matches: matches.map(({ id, seats }) => {
        const result = stand.results.get(id)
        return { id, seats, ...(result === undefined ? {} : { result: toldResult(result) }) }
      }),
    })),
    standings: standingsTold(opened),
  }
}

/** The table as rows for a spreadsheet: place, entrant, points, tie-breaks, then each round. */
export async function csvOf(store: MatchStore, opened: Opened, language: Language): Promise<string> {
  const { rules, stand } = opened
  const t = tableText(language)
  const names = await namesIn(store, opened)
  const nameOf = ({ account, level = '', id: entrant }: Opened['stand']['entrants'][number]) => {
    if (account !== undefined) return names.get(account) ?? t('table.former')
    const named = isLevelName(level) ? messages(language)(`player.${level}`) : level
    return t('table.computer', { entrant, level: named })
  }
  const head = [
    ...(['place', 'entrant', 'name', 'points', ...rules.tieBreaks] as const).map((one) => t(`table.${one}`)),
    ...stand.rounds.map(({ round }) => t('table.round', { round })),
  ]
  const rows = standingsTold(opened).map(({ entrant: id, place, points, breaks, rounds }) => {
    const entrant = stand.entrants.find((one) => one.id === id)
    return [
      ...[place, id, entrant === undefined ? '' : nameOf(entrant), points, ...breaks],
      ...rounds.map((round) =>
        round.type === 'bye'
          ? t('table.bye')
          : round.type === 'out'
            ? ''
            : round.matches
                .map(({ opponent, side, halves }) => {
                  const points = halves === undefined ? '?' : (halves / 2).toLocaleString(language)
                  return t('table.match', { points, opponent, seat: side + 1 })
                })
                .join('; '),
      ),
    ]
  })
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A name that looks like a formula would be carried out by a spreadsheet: it is made plain text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return `${value}`
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
