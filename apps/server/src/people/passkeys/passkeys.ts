import type { Account, ChallengeUse, Passkey, PasskeyStore } from '@wyrmtable/store'
import { hashOf, newSecret } from '../../matches/keys.ts'
import { Problem } from '../../matches/problem.ts'
import type { Time } from '../../matches/time.ts'
import type { MadePasskey, SignedByPasskey } from './responses.ts'
import type { Site } from './site.ts'

/** For how long somebody may look for their key. */
const challengeMs = 5 * 60_000
/** Passkeys of one account. */
const mostPasskeys = 20
/** EdDSA, ES256, RS256: one of them is known to every authenticator. */
const algorithms = [-8, -7, -257]

/**
 * Passkeys: what a device or a manager of passwords keeps for somebody, who signs in by it without a name or a password.
 * An authenticator signs a challenge that was given out here, and that is used up by the first answer to it.
 */
export class Passkeys {
  private readonly store: PasskeyStore
  private readonly time: Time

  constructor(store: PasskeyStore, time: Time) {
    this.store = store
    this.time = time
  }

  /** What a browser needs to make a passkey for the account, as WebAuthn writes it. */
  async toBeMade(site: Site, { id, name }: Pick<Account, 'id' | 'name'>, use: 'register' | 'add') {
    const known = await this.store.of(id)
    if (known.length >= mostPasskeys) throw new Problem('tooMuch', { reason: 'passkeys' })
    return {
      rp: { id: site.id, name: 'Wyrmtable' },
      user: { id: Buffer.from(id).toString('base64url'), name, displayName: name },
      challenge: await this.challenge(use, id),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeMs,
      excludeCredentials: known.map(described),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  }

  /** What a browser needs to have a passkey sign; whose, the passkey itself says: no name is asked, and none told. */
  async toSign(site: Site) {
    return {
      rpId: site.id,
      challenge: await this.challenge('signIn', undefined),
      timeout: challengeMs,
      userVerification: 'required',
      allowCredentials: [],
    }
  }

  /** Looks at a new passkey; gives it, and the account that it was made for. A Problem where it is not as it was asked for. */
  async judged(site: Site, use: 'register' | 'add', name: string, made: MadePasskey): Promise<Passkey> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const account = await this.answered(use, made.response.clientDataJSON)
    const { transports = [], ...response } = made.response
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...plain(made), response: { ...response, transports } },
      expectedChallenge: () => true,
      expectedOrigin: [...site.origins],
      expectedRPID: site.id,
      supportedAlgorithmIDs: algorithms,
    }).catch(refused)
    if (!verified || registrationInfo === undefined || account === undefined) throw new Problem('notKnown')
    const { id, publicKey, counter } = registrationInfo.credential
    const at = this.time.now()
    return {
      ...{ id, account, name, counter, createdAt: at, usedAt: at },
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: transports.join(','),
    }
  }

  /** Keeps a passkey; a Problem where it is somebody's already. */
  async keep(passkey: Passkey): Promise<void> {
    if (!(await this.store.add(passkey))) throw new Problem('taken', { reason: 'passkey' })
  }

  /** The account whose passkey signed; a Problem that tells nothing where none did, or it was used elsewhere meanwhile. */
  async accountBy(site: Site, signed: SignedByPasskey): Promise<string> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    await this.answered('signIn', signed.response.clientDataJSON)
    const passkey = await this.store.passkey(signed.id)
    if (passkey === undefined) throw new Problem('notKnown')
    const { userHandle, ...response } = signed.response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...plain(signed), response },
      expectedChallenge: () => true,
      expectedOrigin: [...site.origins],
      expectedRPID: site.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(refused)
    const isTheirs = userHandle == null || userHandle === Buffer.from(passkey.account).toString('base64url')
    if (!verified || authenticationInfo === undefined || !isTheirs) throw new Problem('notKnown')
    // Somebody has copied a key that counts: which of the two is its owner's, nobody knows.
    const isAhead = await this.store.used(passkey.id, authenticationInfo.newCounter, this.time.now())
    if (!isAhead) throw new Problem('notKnown')
    return passkey.account
  }

  of(account: string): Promise<readonly Passkey[]> {
    return this.store.of(account)
  }

  /** Takes one away; a Problem where it is the last way into the account. */
  async remove({ id, password }: Account, passkey: string): Promise<void> {
    if (await this.store.remove(id, passkey, password !== '')) return
    const isThere = (await this.store.of(id)).some((one) => one.id === passkey)
    throw isThere ? new Problem('wrongMoment', { reason: 'lastWayIn' }) : new Problem('noSuchThing', {})
  }

  private async challenge(use: ChallengeUse, account: string | undefined): Promise<string> {
    const challenge = newSecret()
    const now = this.time.now()
    const kept = { hash: hashOf(challenge), use, account, expiresAt: now + challengeMs }
    await this.store.addChallenge(kept, now)
    return challenge
  }

  /** Uses up the challenge that was signed; gives the account that it was given out for. */
  private async answered(use: ChallengeUse, clientData: string): Promise<string | undefined> {
    const challenge = await this.store.takeChallenge(hashOf(challengeIn(clientData)), this.time.now())
    if (challenge === undefined || challenge.use !== use) throw new Problem('notKnown')
    return challenge.account
  }
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** The library says in English what was wrong; whoever sent it is told no more than that it was. */
const refused = () => ({
  verified: false as const,
  registrationInfo: undefined,
  authenticationInfo: undefined,
})

const plain = ({ id, rawId }: MadePasskey | SignedByPasskey) =>
  ({ id, rawId, type: 'public-key', clientExtensionResults: {} }) as const

const described = ({ id, transports }: Passkey) => ({
  id,
  type: 'public-key',
  transports: transports === '' ? [] : transports.split(','),
})
