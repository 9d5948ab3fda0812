import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keptSecret, secretCookie } from '../matches/keys.ts'
import type { Whereabouts } from './friends/whereabouts.ts'
import type { People, SignedIn } from './people.ts'

/** Beside the cookie of a guest, whose seats stay where they are until somebody takes them over. */
const cookieName = 'wyrmtable-session'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in on the device that asks. */
    person: SignedIn | undefined
  }
}

/** Says of each request who is signed in; costs nothing where nobody is. */
export function recognisePeople(app: FastifyInstance, people: People, whereabouts: Whereabouts): void {
  app.decorateRequest('person', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const secret = keptSecret(request.cookies[cookieName])
    if (secret === undefined || !request.url.startsWith('/api/')) {
      done()
      return
    }
    people.recognise(secret).then((person) => {
      request.person = person
      if (person !== undefined) whereabouts.seen(person.account.id)
      done()
    }, done)
  })
}

/** A secret that was never used before: whoever planted one of theirs in this browser gets nothing by it. */
export function keepSession(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(cookieName, secret, secretCookie(request))
}

export function dropSession(reply: FastifyReply): void {
  reply.clearCookie(cookieName, { path: '/' })
}
