import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keptSecret, secretCookie } from '../matches/keys.ts'
import type { Whereabouts } from './friends/whereabouts.ts'
import type { People, SignedIn } from './people.ts'
import { mustBeWithin, needOf } from './tokens/scopes.ts'
import { tokenIn } from './tokens/tokens.ts'

/** Beside the cookie of a guest, whose seats stay where they are until somebody takes them over. */
const cookieName = 'wyrmtable-session'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in on the device that asks, or whose token came with the request. */
    person: SignedIn | undefined
  }
}

/**
 * Says of each request who is signed in, or for whom a token acts, which goes before a session and opens only what it is for;
 * costs nothing where nobody is.
 */
export function recognisePeople(app: FastifyInstance, people: People, whereabouts: Whereabouts): void {
  app.decorateRequest('person', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenIn(request.headers.authorization)
    const secret = keptSecret(request.cookies[cookieName])
    if ((token ?? secret) === undefined || !request.url.startsWith('/api/')) {
      done()
      return
    }
    const known = token === undefined ? people.recognise(secret ?? '') : actsBy(token, request)
    known.then((person) => {
      request.person = person
      if (person !== undefined) whereabouts.seen(person.account.id)
      done()
    }, done)
  })

  /** Throws a Problem where the token does not open what is asked for. */
  async function actsBy(token: string, { method, routeOptions }: FastifyRequest) {
    const need = routeOptions.url === undefined ? 'free' : needOf(method, routeOptions.url)
    if (need === 'free') return undefined
    const person = await people.recogniseToken(token)
    if (need !== 'byDeed') mustBeWithin(person.may, need)
    return person
  }
}

/** A secret that was never used before: whoever planted one of theirs in this browser gets nothing by it. */
export function keepSession(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(cookieName, secret, secretCookie(request))
}

export function dropSession(reply: FastifyReply): void {
  reply.clearCookie(cookieName, { path: '/' })
}
