import type { FastifyInstance } from 'fastify'
import { refuseForeignOrigin } from './faults.ts'

type Headers = Readonly<Record<string, string>>

/** What every answer says, so that no browser takes it for something else or hands it to another site. */
const everywhere: Headers = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * What a page of ours may load: only what this server sends. Boards are inline SVG and style themselves
 * by attributes, so inline styles are allowed; inline scripts are not.
 *
 * A server at home is reached over plain HTTP, where promising HTTPS would lock people out: that promise
 * (HSTS, upgraded requests) is for the proxy that speaks HTTPS.
 */
const ofPages: Headers = {
  ...everywhere,
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
}

/** Data is no page: nothing may be loaded from it, nor is it kept. */
export const dataHeaders: Headers = {
  ...everywhere,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** Gives every answer its headers, and lets no page of another site change anything. One hook, as each costs. */
export function secure(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? dataHeaders : ofPages)
    if (!refuseForeignOrigin(request, reply)) done()
  })
}
