import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { JsonObject } from '@wyrmtable/kernel'
import type { Received } from './notice-receiver.ts'

/** A browser's side of web push: the keys that it gives out, and how it reads what comes (RFC 8188, 8291, 8292). */
export class PushBrowser {
  private readonly pair: ECDH
  private readonly word = randomBytes(16)

  constructor() {
    this.pair = createECDH('prime256v1')
    this.pair.generateKeys()
  }

  get keys() {
    return { p256dh: this.pair.getPublicKey('base64url'), auth: this.word.toString('base64url') }
  }

  read({ body, headers }: Received): JsonObject {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not as RFC 8188 has it')
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), theirs])
    const shared = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(theirs), this.word, info, 32))
    const derived = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, bytes))
    const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    open.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    // What is last ends with a 2, and zeros after it.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

/** What a server says of itself to a push service, if its signature is of the key it names. */
export function vouchedBy({ headers }: Received): { key: string; claims: JsonObject } | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  if (x === undefined || y === undefined) return undefined
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isTheirs ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : undefined
}
