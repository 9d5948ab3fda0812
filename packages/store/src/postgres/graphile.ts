import { Logger } from 'graphile-worker'
import pg from 'pg'
import type { Sockets } from './sockets.ts'

/** Connections of one use: one listens, the others are needed for a moment as a job begins and ends. */
const mostConnections = 4

/**
 * Connections for one use of the library. Those that it makes itself it stops listening to before they are closed: one
 * that breaks just then would end the process.
 */
export function newPool(url: string, sockets: Sockets): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: mostConnections, stream: sockets.next })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Of all that the library says only what went wrong is passed on. */
export const quiet = (onFault: (error: unknown) => void): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') onFault(new Error(message, { cause: meta?.error }))
  })
