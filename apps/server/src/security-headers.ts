import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * What a page of ours may load: only what this server sends. Boards are inline SVG and style themselves
 * by attributes, so inline styles are allowed; inline scripts are not.
 *
 * A server at home is reached over plain HTTP, where promising HTTPS would lock people out: that promise
 * (HSTS, upgraded requests) is for the proxy that speaks HTTPS.
 */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
}
