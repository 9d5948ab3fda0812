import type { Account, MatchStore } from '@wyrmtable/store'
import type { Tokens } from './tokens/tokens.ts'

/** What is kept of an account elsewhere than in the store's own rows. */
interface Beside {
  /** What holds its seats. */
  readonly key: string
  readonly tokens: Tokens
  readonly tournaments: readonly object[]
}

/** All that is kept of somebody, as they may take it along: `wyrmtable-account/1`. */
export async function accountDocument(
  store: MatchStore,
  account: Account,
  { key, tokens, tournaments }: Beside,
) {
  const { id, name, createdAt, isBot } = account
  const { moderation } = store
  const [measures, ratings, ownTokens] = [
    await moderation.measuresOf(id),
    await store.ratings.ratingsOf(id),
    await tokens.of(account),
  ]
  return {
    format: 'wyrmtable-account/1',
    ...{ name, createdAt, isBot },
    devices: (await store.people.sessionsOf(id)).map((session) => ({
      device: session.device,
      signedInAt: session.createdAt,
      seenAt: session.seenAt,
    })),
    seats: await seatsOf(store, key),
    passkeys: (await store.passkeys.of(id)).map((passkey) => ({
      name: passkey.name,
      addedAt: passkey.createdAt,
      usedAt: passkey.usedAt,
    })),
    tokens: ownTokens.map(({ id: _, ...token }) => token),
    ratings: ratings.map(({ account: _, ...rating }) => rating),
    blocks: await blockedBy(store, id),
    friends: await friendsOf(store, id),
    clubs: await clubsOf(store, id),
    tournaments,
    made: await madeBy(store, id),
    notices: await noticesOf(store, id),
    measures: measures.map(({ at, kind, reason, until = null }) => ({ at, kind, reason, until })),
  }
}

async function seatsOf(store: MatchStore, key: string) {
  return Promise.all(
    (await store.heldBy(key)).map(async ({ match, seat, state, createdAt }) => ({
      ...{ match, seat, state, laidAt: createdAt },
      note: await store.note(match, seat),
    })),
  )
}

async function blockedBy({ moderation, people }: MatchStore, account: string): Promise<readonly string[]> {
  const blocks = await moderation.blocksOf(account)
  const names = await Promise.all(blocks.map(async ({ other }) => (await people.account(other))?.name))
  return names.filter((name) => name !== undefined)
}

async function friendsOf({ friends, people }: MatchStore, account: string) {
  const named = await Promise.all(
    (await friends.of(account)).map(async ({ other, mineAt = null, theirsAt = null }) => ({
      ...{ name: (await people.account(other))?.name, mineAt, theirsAt },
    })),
  )
  return named.filter(({ name }) => name !== undefined)
}

async function clubsOf({ clubs }: MatchStore, account: string) {
  const named = await Promise.all(
    (await clubs.of(account)).map(async ({ club, role, at }) => ({
      ...{ name: (await clubs.club(club))?.name, role, at },
    })),
  )
  return named.filter(({ name }) => name !== undefined)
}

/** Documents that were not taken away. */
async function madeBy({ documents }: MatchStore, account: string) {
  const listed = await documents.list(account)
  const made = await Promise.all(listed.map(({ name }) => documents.document(account, name)))
  return made.flatMap((one) =>
    one === undefined || one.body === null
      ? []
      : [{ name: one.name, savedAt: one.savedAt, body: JSON.parse(one.body) }],
  )
}

async function noticesOf({ notices }: MatchStore, account: string) {
  const rules = await notices.rules(account)
  return {
    rules: rules === undefined ? null : JSON.parse(rules),
    channels: (await notices.channels(account)).map(({ kind, target, label, createdAt: since }) => ({
      ...{ kind, target, label, since },
    })),
  }
}
