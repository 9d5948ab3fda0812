import type { Account, Held, MatchStore, PeopleStore, Session } from '@wyrmtable/store'
import { hashOf, newSecret, newWord } from '../matches/keys.ts'
import { Problem } from '../matches/problem.ts'
import type { Time } from '../matches/time.ts'
import { accountDocument } from './account-document.ts'
import { Attempts } from './attempts.ts'
import { newCode, plainCode } from './codes.ts'
import { inForce, mustBeFree } from './moderation/measures.ts'
import { nameKeyOf } from './name-key.ts'
import { Passkeys } from './passkeys/passkeys.ts'
import type { MadePasskey, SignedByPasskey } from './passkeys/responses.ts'
import type { Site } from './passkeys/site.ts'
import { isPassword, keptPassword, type PasswordCost } from './passwords.ts'
import type { Scope } from './tokens/scopes.ts'
import { Tokens } from './tokens/tokens.ts'

/** Codes by which a lost password is mended, given out at a time. */
const codesGiven = 8
/** A device's last visit is written down no oftener. */
const seenEveryMs = 60 * 60_000
/** A device that was not used for so long is signed out. */
const sessionMs = 180 * 24 * 60 * 60_000

/** Somebody who is signed in on the device that asks, or whose program asks by a token. */
export interface SignedIn {
  readonly account: Account
  /** Undefined where it is a token that acts. */
  readonly session: Session | undefined
  /** What the token may do; undefined where it is they themselves. */
  readonly may: readonly Scope[] | undefined
  /** What holds the seats of the account: no hash looks like it, so nothing that a browser sends opens it. */
  readonly key: string
}

/** What somebody who signs in brings along. */
export interface Arrival {
  readonly device: string
  /** The key of the guest whose seats go over to the account; undefined: they stay the guest's. */
  readonly guest: string | undefined
}

/** By what somebody shows that they are who is signed in: what matters most is not done for an open page alone. */
export type Proof = { readonly password: string } | { readonly site: Site; readonly signed: SignedByPasskey }

/** A passkey that a browser has just made, and what its owner calls it. */
export interface NewPasskey {
  readonly site: Site
  readonly name: string
  readonly made: MadePasskey
}

/** What accounts need of the matches that are played. */
export interface Tables {
  /** Called with what seats have gone over, once they have. */
  seated(key: string, matches: readonly string[]): Promise<void>
  /** Whoever holds the seat by the key has no account from now on. */
  depart(held: Held, key: string): Promise<void>
  /** The account is a bot’s from now on. */
  label(account: string): Promise<void>
  /** The account leaves what it shares with others. */
  forget(account: string): Promise<void>
  /** Tournaments of the account, as it may take them along. */
  tournamentsOf(account: string): Promise<readonly object[]>
}

/**
 * Accounts: a name, and a password or passkeys, by which seats are held on any device. No letter is sent: whoever loses
 * them has codes that were shown once, or asks the host.
 */
export class People {
  readonly passkeys: Passkeys
  readonly tokens: Tokens
  private readonly store: MatchStore
  private readonly people: PeopleStore
  private readonly time: Time
  private readonly tables: Tables
  private readonly attempts: Attempts
  private readonly cost: PasswordCost | undefined

  constructor(store: MatchStore, time: Time, tables: Tables, cost?: PasswordCost) {
    this.store = store
    this.people = store.people
    this.time = time
    this.tables = tables
    this.attempts = new Attempts(time)
    this.passkeys = new Passkeys(store.passkeys, time)
    this.tokens = new Tokens(store.tokens, time)
    this.cost = cost
  }

  /** Makes an account; a Problem where the name is taken. The codes are told this once. */
  async register(name: string, password: string, arrival: Arrival) {
    return this.open(newWord(), name, await keptPassword(password, this.cost), arrival)
  }

  /** What a browser needs to make the passkey of a new account of that name. */
  async firstPasskey(site: Site, name: string) {
    const nameKey = nameKeyOf(name)
    if (nameKey === '' || (await this.people.accountNamed(nameKey)) !== undefined)
      throw new Problem('nameTaken')
    return this.passkeys.toBeMade(site, { id: newWord(), name }, 'register')
  }

  /** The same as `register` without a password. */
  async registerByPasskey(name: string, { site, name: called, made }: NewPasskey, arrival: Arrival) {
    const passkey = await this.passkeys.judged(site, 'register', called, made)
    // First: nobody shall have an account without a way in.
    await this.passkeys.keep(passkey)
    try {
      return await this.open(passkey.account, name, '', arrival)
    } catch (error) {
      await this.store.passkeys.remove(passkey.account, passkey.id, true)
      throw error
    }
  }

  async signIn(name: string, password: string, arrival: Arrival) {
    const account = await this.proven(nameKeyOf(name), (known) =>
      isPassword(password, known?.password, this.cost),
    )
    await mustBeFree(this.store.moderation, account.id, this.time.now(), 'closed')
    return { account, secret: await this.arrive(account, arrival) }
  }

  async signInByPasskey(site: Site, signed: SignedByPasskey, arrival: Arrival) {
    const account = await this.people.account(await this.passkeys.accountBy(site, signed))
    if (account === undefined) throw new Problem('notKnown')
    await mustBeFree(this.store.moderation, account.id, this.time.now(), 'closed')
    return { account, secret: await this.arrive(account, arrival) }
  }

  async addPasskey({ account }: SignedIn, { site, name, made }: NewPasskey): Promise<void> {
    const passkey = await this.passkeys.judged(site, 'add', name, made)
    if (passkey.account !== account.id) throw new Problem('notKnown')
    await this.passkeys.keep(passkey)
  }

  /** What a browser needs to make one more; only for whoever shows that it is they. */
  async nextPasskey({ account }: SignedIn, proof: Proof, site: Site) {
    await this.mustBe(account, proof)
    return this.passkeys.toBeMade(site, account, 'add')
  }

  /** Sets a new password by a code, which is used up; all devices are signed out, and this one is signed in. */
  async recover(name: string, code: string, password: string, arrival: Arrival) {
    const at = this.time.now()
    const account = await this.proven(
      nameKeyOf(name),
      // Looked for under a name that nobody has as well: how long it takes tells nothing.
      (known) => this.people.takeCode(known?.id ?? '', hashOf(plainCode(code)), at),
    )
    await mustBeFree(this.store.moderation, account.id, at, 'closed')
    await this.people.setPassword(account.id, await keptPassword(password, this.cost))
    await this.people.endSessions(account.id)
    return { account, secret: await this.arrive(account, arrival) }
  }

  /** Who is signed in by the secret of a device. */
  async recognise(secret: string): Promise<SignedIn | undefined> {
    const session = await this.people.session(hashOf(secret))
    if (session === undefined) return undefined
    const now = this.time.now()
    if (now > session.seenAt + sessionMs) {
      await this.people.endSession(session.account, session.key)
      return undefined
    }
    const account = await this.people.account(session.account)
    if (account === undefined) return undefined
    if (now > session.seenAt + seenEveryMs) await this.people.sessionSeen(session.key, now)
    return { account, session, may: undefined, key: accountKey(account) }
  }

  /** For whom a program acts by its token; a Problem where there is no such token any more. */
  async recogniseToken(token: string): Promise<SignedIn> {
    const used = await this.tokens.use(token)
    const account = used === undefined ? undefined : await this.people.account(used.account)
    if (used === undefined || account === undefined) throw new Problem('noSuchToken')
    return { account, session: undefined, may: used.may, key: accountKey(account) }
  }

  /** Says for ever that a program plays by the account. */
  async becomeBot({ account }: SignedIn, proof: Proof): Promise<void> {
    await this.mustBe(account, proof)
    await this.tables.label(account.id)
  }

  /** A token of the account; only for whoever shows that it is they. */
  async newToken({ account }: SignedIn, proof: Proof, name: string, may: readonly Scope[]) {
    await this.mustBe(account, proof)
    return this.tokens.make(account, name, may)
  }

  /** Other devices are signed out: whoever changes a password may fear that somebody has it. */
  async changePassword({ account, session }: SignedIn, proof: Proof, password: string): Promise<void> {
    await this.mustBe(account, proof)
    await this.people.setPassword(account.id, await keptPassword(password, this.cost))
    await this.people.endSessions(account.id, session?.key)
  }

  /** New codes in place of the old ones. */
  async renewCodes({ account }: SignedIn, proof: Proof): Promise<readonly string[]> {
    await this.mustBe(account, proof)
    return this.newCodes(account)
  }

  devices({ account }: SignedIn): Promise<readonly Session[]> {
    return this.people.sessionsOf(account.id)
  }

  codesLeft({ account }: SignedIn): Promise<number> {
    return this.people.countCodes(account.id)
  }

  /** What the host wrote to them that they have not read, and what keeps them from playing. */
  async notices({ account }: SignedIn) {
    const measures = await this.store.moderation.measuresOf(account.id)
    const current = inForce(measures, this.time.now())
    return measures
      .filter((measure) => !measure.isSeen || measure === current)
      .map(({ id, at, kind, reason, until }) => ({
        ...{ id, at, kind, reason, until: until ?? null },
        isInForce: id === current?.id,
      }))
  }

  /** Signs a device out: that of whoever asks, or another one of theirs. */
  async signOut({ account, session }: SignedIn, key = session?.key): Promise<void> {
    if (key !== undefined) await this.people.endSession(account.id, key)
  }

  signOutEverywhere({ account }: SignedIn): Promise<void> {
    return this.people.endSessions(account.id)
  }

  /** Takes the account away for good. Its seats are let go; records of matches stay whole for those who played in them. */
  async remove({ account, key }: SignedIn, proof: Proof): Promise<void> {
    await this.mustBe(account, proof)
    // Before they give up what they play: else a tournament could pair them again.
    await this.tables.forget(account.id)
    const held = await this.store.heldBy(key)
    for (const one of held) await this.tables.depart(one, key)
    await this.people.removeAccount(account.id)
    for (const { match, seat } of held) await this.store.release(match, seat, key)
    await this.tables.seated(key, [...new Set(held.map(({ match }) => match))])
  }

  /** All that is kept of somebody, as they may take it along. */
  async exportOf({ account, key }: SignedIn) {
    const tournaments = await this.tables.tournamentsOf(account.id)
    return accountDocument(this.store, account, { key, tokens: this.tokens, tournaments })
  }

  /** The account that somebody has shown to be theirs; a Problem that does not tell whether there is such a name. */
  private async proven(nameKey: string, prove: (known: Account | undefined) => Promise<boolean>) {
    this.attempts.mustBeFew(nameKey)
    const known = await this.people.accountNamed(nameKey)
    const isProven = await prove(known)
    if (known !== undefined && isProven) return known
    this.attempts.failed(nameKey)
    throw new Problem('notKnown')
  }

  private async mustBe(account: Account, proof: Proof): Promise<void> {
    if ('password' in proof) {
      await this.proven(account.nameKey, (known) => isPassword(proof.password, known?.password, this.cost))
    } else if ((await this.passkeys.accountBy(proof.site, proof.signed)) !== account.id) {
      throw new Problem('notKnown')
    }
  }

  private async open(id: string, name: string, password: string, arrival: Arrival) {
    const nameKey = nameKeyOf(name)
    const account: Account = {
      id,
      name,
      nameKey,
      password,
      createdAt: this.time.now(),
      isHost: false,
      isBot: false,
    }
    if (nameKey === '' || !(await this.people.addAccount(account))) throw new Problem('nameTaken')
    const codes = await this.newCodes(account)
    return { codes, secret: await this.arrive(account, arrival) }
  }

  private async arrive(account: Account, { device, guest }: Arrival): Promise<string> {
    const secret = newSecret()
    const now = this.time.now()
    const session = { key: hashOf(secret), account: account.id, device, createdAt: now, seenAt: now }
    await this.people.addSession(session)
    if (guest === undefined) return secret
    const key = accountKey(account)
    await this.tables.seated(key, await this.store.handOver(guest, key))
    return secret
  }

  private async newCodes(account: Account): Promise<readonly string[]> {
    const codes = Array.from({ length: codesGiven }, newCode)
    await this.people.setCodes(
      account.id,
      codes.map((code) => hashOf(plainCode(code))),
    )
    return codes
  }
}

export const accountKey = ({ id }: Pick<Account, 'id'>): string => `account:${id}`

/** The account whose seats the key holds; undefined where it is a guest's or a bot's. */
export const accountOfKey = (key: string): string | undefined =>
  key.startsWith('account:') ? key.slice('account:'.length) : undefined
