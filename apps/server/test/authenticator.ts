import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Held {
  readonly id: string
  readonly key: KeyObject
  readonly userHandle: string
  counter: number
}

interface Asked {
  readonly challenge: string
  readonly rpId?: string | undefined
  readonly rp?: { readonly id: string } | undefined
  readonly user?: { readonly id: string } | undefined
}

/** What signs for somebody, and what a hostile one could do otherwise. */
export interface Lies {
  readonly origin?: string
  readonly site?: string
  readonly counter?: number
  readonly challenge?: string
  readonly userHandle?: string
  /** Nobody has shown the authenticator that it is they. */
  readonly isUnverified?: boolean
}

/** An authenticator with the browser around it, at one page: as `navigator.credentials` answers for it, in JSON. */
export class Authenticator {
  readonly held: Held[] = []
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /** Makes a passkey. */
  make(asked: Asked, lies: Lies = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(16)
    this.held.push({
      id: id.toString('base64url'),
      key: privateKey,
      userHandle: asked.user?.id ?? '',
      counter: 0,
    })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // A key as COSE writes it, in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const data = Buffer.concat([this.data(asked.rp?.id ?? '', 0, true, lies), credential])
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ])
    return {
      ...this.answer(id.toString('base64url')),
      response: {
        clientDataJSON: this.client('webauthn.create', asked, lies).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs with the passkey made last. */
  sign(asked: Asked, lies: Lies = {}, held = this.held.at(-1)) {
    if (held === undefined) throw new Error('no passkey')
    const counter = lies.counter ?? ++held.counter
    const data = this.data(asked.rpId ?? '', counter, false, lies)
    const client = this.client('webauthn.get', asked, lies)
    const signed = sign(
      'sha256',
      Buffer.concat([data, createHash('sha256').update(client).digest()]),
      held.key,
    )
    return {
      ...this.answer(held.id),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed.toString('base64url'),
        userHandle: lies.userHandle ?? held.userHandle,
      },
    }
  }

  private data(site: string, counter: number, isNew: boolean, lies: Lies): Buffer {
    const flags = 0x01 | (lies.isUnverified === true ? 0 : 0x04) | (isNew ? 0x40 : 0)
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([
      createHash('sha256')
        .update(lies.site ?? site)
        .digest(),
      rest,
    ])
  }

  private client(
    type: string,
    asked: Asked,
    { origin = this.origin, challenge = asked.challenge }: Lies,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private answer(id: string) {
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    }
  }
}
