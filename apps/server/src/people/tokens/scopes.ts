import { Problem } from '../../matches/problem.ts'

/**
 * What a token may do. `read`: see matches, tables, profiles and tournaments, and hear news. `play`: sit down, act, get up.
 * `talk`: say something. `tables`: lay tables, and ask others to them.
 */
export const scopes = ['read', 'play', 'talk', 'tables'] as const
export type Scope = (typeof scopes)[number]

/** `free`: whoever asks does not matter. `byDeed`: what the command does. Null: no token does it. */
type Need = Scope | 'free' | 'byDeed' | null

/** By method and address. What is not here no token opens: accounts are their owners' own matter. */
const needs: Readonly<Record<string, Need>> = {
  'GET /api/health': 'free',
  'GET /api/ready': 'free',
  'GET /api/games': 'free',
  'GET /api/docs': 'free',
  'GET /api/openapi.json': 'free',
  'POST /api/keys': 'free',

  'GET /api/tables': 'read',
  'GET /api/mine': 'read',
  'GET /api/stream': 'read',
  'GET /api/matches/:id': 'read',
  'GET /api/matches/:id/news': 'read',
  'GET /api/matches/:id/actions': 'read',
  'GET /api/matches/:id/views/:seq': 'read',
  'GET /api/matches/:id/replay': 'read',
  'GET /api/matches/:id/note': 'read',
  'GET /api/replays/:id': 'read',
  'GET /api/people/:name': 'read',
  'GET /api/ratings': 'read',
  'GET /api/tournaments': 'read',
  'GET /api/tournaments/:id': 'read',
  'GET /api/tournaments/:id/results': 'read',

  'POST /api/matches/:id/join': 'play',
  'POST /api/matches/:id/leave': 'play',
  'POST /api/matches/:id/presence': 'play',
  'PUT /api/matches/:id/note': 'play',
  'POST /api/passes': 'play',
  'POST /api/tournaments/:id/join': 'play',
  'POST /api/tournaments/:id/leave': 'play',
  'POST /api/matches/:id/commands': 'byDeed',

  'POST /api/matches': 'tables',
  'POST /api/matches/going-on': 'tables',
  'GET /api/matches/:id/invitations': 'tables',
  'POST /api/matches/:id/invitations': 'tables',
  'POST /api/replays': 'tables',
  'POST /api/seeks': 'tables',
}

/** What a token needs for a route, by its method and its address as it is registered. */
export const needOf = (method: string, route: string): Need =>
  needs[`${method === 'HEAD' ? 'GET' : method} ${route}`] ?? null

/** What it needs for a command that does such a thing. */
export const needOfDeed = (type: string): Scope =>
  type === 'say' || type === 'sayPhrase' ? 'talk' : type === 'rematch' ? 'tables' : 'play'

/** Throws a Problem that says what a token lacks; undefined: it is no token that acts, but whose account it is. */
export function mustBeWithin(has: readonly Scope[] | undefined, need: Scope | null): void {
  if (has === undefined || (need !== null && has.includes(need))) return
  throw new Problem('outsideScope', { needs: need })
}
