import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What opens seats: kept by a browser in a cookie that no script can read, by a bot as it likes. */
const cookieName = 'wyrmtable'
const yearInSeconds = 365 * 24 * 60 * 60

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret, so that a copy of the database opens nothing. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')

/** A short word that nobody guesses, for addresses: 60 bits in letters and digits that are not mistaken. */
export function newWord(length = 12): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz'
  let word = ''
  while (word.length < length) {
    // Values beyond the last whole run of the letters would make the first ones likelier.
    for (const byte of randomBytes(length)) if (byte < 248 && word.length < length) word += letters[byte % 31]
  }
  return word
}

/** What somebody sent as a secret, if it looks like one. */
export const keptSecret = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w-]{20,100}$/.test(text) ? text : undefined

/** The key of whoever asks, as the store knows it; undefined where they have none. */
export function keyOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
  const { person } = request
  // A token is sent where a guest's key would be, and acts for its account.
  if (person !== undefined && (bearer === undefined || person.may !== undefined)) return person.key
  const secret = keptSecret(bearer ?? request.cookies[cookieName])
  return secret === undefined ? undefined : hashOf(secret)
}

/** The key of the browser's guest, whoever is signed in. */
export function guestKeyOf(request: FastifyRequest): string | undefined {
  const secret = keptSecret(request.cookies[cookieName])
  return secret === undefined ? undefined : hashOf(secret)
}

/**
 * How a browser keeps what opens something: out of reach of scripts and of other sites. It must work where a server at
 * home speaks plain HTTP, so only a proxy that says it speaks HTTPS makes it a cookie for HTTPS alone.
 */
export const secretCookie = (request: FastifyRequest) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.headers['x-forwarded-proto'] === 'https',
    maxAge: yearInSeconds,
  }) as const

/** The same for somebody who is about to hold a seat: whoever has no key is given one as a cookie. */
export function keyFor(request: FastifyRequest, reply: FastifyReply): string {
  const known = keyOf(request)
  if (known !== undefined) return known
  const secret = newSecret()
  reply.setCookie(cookieName, secret, secretCookie(request))
  return hashOf(secret)
}
