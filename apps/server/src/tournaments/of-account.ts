import { Problem } from '../matches/problem.ts'
import { standingsTold } from './told.ts'
import { deckName, type Tournaments } from './tournaments.ts'

/** What is kept of somebody in tournaments: what they made, and what they played in and with. */
export async function tournamentsOf(tournaments: Tournaments, account: string) {
  const { store } = tournaments
  return Promise.all(
    (await store.of(account)).map(async ({ id, organiser }) => {
      const opened = await tournaments.open(id)
      const { row, rules, lines, stand } = opened
      const secrets = await store.secrets(id)
      // Whoever left before it began may have joined again.
      const joined = lines.flatMap((line) =>
        line.type === 'joined' && line.account === account ? [line.entrant] : [],
      )
      const entrants = stand.entrants.filter((one) => joined.includes(one.id))
      return {
        ...{ id, name: rules.name, game: rules.game, state: row.state, createdAt: row.createdAt },
        isOrganiser: organiser === account,
        entered: entrants.map(({ id: entrant, hasLeft, reason = null }) => {
          const deck = secrets[deckName(entrant)] ?? ''
          const standing = standingsTold(opened).find((one) => one.entrant === entrant)
          return {
            ...{ entrant, hasLeft, reason, brought: deck === '' ? null : JSON.parse(deck) },
            ...{ place: standing?.place ?? null, points: standing?.points ?? null },
          }
        }),
      }
    }),
  )
}

/** Whoever goes for good leaves at once what they are in; what others have won there stays theirs. */
export async function withdraw(tournaments: Tournaments, account: string): Promise<void> {
  for (const { id, state } of await tournaments.store.of(account)) {
    if (state === 'over') continue
    const { stand } = await tournaments.open(id)
    for (const { id: entrant, account: whose, hasLeft } of stand.entrants) {
      if (whose !== account || hasLeft) continue
      try {
        await tournaments.leave(id, entrant)
      } catch (error) {
        // It came to its end, or they left it, this very moment.
        if (!(error instanceof Problem)) throw error
      }
    }
  }
}
