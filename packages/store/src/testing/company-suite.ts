import { describe } from 'vitest'
import type { MatchStore } from '../match-store.ts'
import { clubsSuite } from './subjects/clubs.ts'
import { friendsSuite } from './subjects/friends.ts'
import { passkeysSuite } from './subjects/passkeys.ts'
import { tokensSuite } from './subjects/tokens.ts'

const subjects = [passkeysSuite, tokensSuite, friendsSuite, clubsSuite]

/** What people keep of themselves and of each other besides matches. `open` gives an empty store. */
export function companySuite(name: string, open: () => Promise<MatchStore>): void {
  describe(name, () => {
    for (const subject of subjects) subject(open)
  })
}
