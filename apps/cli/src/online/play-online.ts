import { randomBytes } from 'node:crypto'
import { manifests } from '@wyrmtable/games'
import { type Json, type JsonObject, manifestAt } from '@wyrmtable/kernel'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { openGame, openManifest } from '../games.ts'
import { matchOptions, type TableOptions } from '../options.ts'
import { createLines } from '../play/lines.ts'
import type { PlayerKind } from '../players.ts'
import { serverWithKey } from './keys.ts'
import { OnlineSession, type Sight } from './online-session.ts'
import { Refused, type Server, Unreachable } from './server.ts'

export interface OnlineOptions extends TableOptions {
  /** Address of a server, or the link to a table there. */
  readonly server: string
  readonly name?: string
  readonly seats: number
  readonly seat?: string
  readonly opponent?: PlayerKind | 'person'
  readonly colour: boolean
}

/** `play --server`: a match on a server, at a table that is laid, or at the one that a link leads to. */
export async function playOnline(
  context: Context,
  id: string | undefined,
  options: OnlineOptions,
): Promise<void> {
  const { t, language } = context
  const { url, match, invitation } = placeOf(context, options.server)
  try {
    const server = await serverWithKey(context, url)
    const at = match ?? (await layTable(context, server, id, options))
    const sight = await sitDown(context, server, at, { ...options, invitation })
    const { game: known, version } = sight
    const manifest = manifests.find((one) => one.id === known)
    const box = manifest && manifestAt(manifest, version)
    if (box === undefined)
      throw new Failure(t('online.unknownGame', { game: known, version }), { game: known })
    const lines = createLines(context.surroundings)
    const session = new OnlineSession(
      context,
      await openManifest(context, box),
      server,
      lines,
      sight,
      options,
    )
    try {
      await session.play()
    } finally {
      lines.close()
    }
  } catch (error) {
    if (error instanceof Unreachable) {
      throw new Failure(t('online.unreachable', { url, reason: error.message }), { url })
    }
    if (!(error instanceof Refused)) throw error
    throw new Failure(t('online.refused', { url, code: error.code, language }), { code: error.code })
  }
}

interface Place {
  readonly url: string
  readonly match?: string
  readonly invitation?: string
}

/** Reads `http://host`, or a link to a table as the page gives it: `http://host/#/online/ID/WORD`. */
function placeOf({ t }: Context, text: string): Place {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new Failure(t('online.noAddress', { text }), { server: text })
  }
  const [, match, invitation] = /^#\/online\/([\w-]+)(?:\/([\w-]+))?$/.exec(url.hash) ?? []
  return {
    url: url.origin,
    ...(match === undefined ? {} : { match }),
    ...(invitation === undefined ? {} : { invitation }),
  }
}

/** Lays a table for this terminal and others, and says by which links they come. */
async function layTable(
  context: Context,
  server: Server,
  id: string | undefined,
  options: OnlineOptions,
): Promise<string> {
  const { t, print } = context
  if (id === undefined) throw new Failure(t('online.whichGame'))
  const { manifest, game } = await openGame(context, id)
  const { opponent, seat } = options
  const others =
    opponent === undefined || opponent === 'person'
      ? { for: 'anybody' }
      : { for: 'computer', level: opponent, name: t(`player.${opponent}`) }
  const count = Math.min(options.seats, game.seatIds.length)
  const seats = game.seatIds.slice(0, Math.max(count, game.minSeats))
  const own = seat ?? seats[0]
  if (own === undefined || !seats.includes(own)) {
    throw new Failure(t('play.unknownSeat', { seat: own ?? '', known: seats.join(', ') }), { seat: own })
  }
  const laid = await server.ask<{ id: string; seats: { id: string; invitation?: string }[] }>(
    'POST',
    '/api/matches',
    {
      game: id,
      options: await matchOptions(context, manifest, game, options),
      seats: seats.map((one) => (one === own ? { for: 'me' } : others)),
    },
  )
  for (const { invitation } of laid.seats) {
    if (invitation !== undefined) {
      print(t('online.invite', { link: `${server.url}/#/online/${laid.id}/${invitation}` }))
    }
  }
  return laid.id
}

/** Takes the seat that is one's own, or the one of the invitation; whoever sits already just comes back. */
async function sitDown(
  context: Context,
  server: Server,
  match: string,
  { name, invitation }: Pick<OnlineOptions, 'name'> & { readonly invitation: string | undefined },
): Promise<Sight> {
  const path = `/api/matches/${match}`
  const look = () => server.ask<Sight & JsonObject>('GET', path)
  const own = await server
    .ask<{ matches: readonly { id: string; mine: readonly string[]; seats: readonly Seat[] }[] }>(
      'GET',
      '/api/mine',
    )
    .then(({ matches }) => matches.find(({ id }) => id === match))
  const isSeated = own?.seats.some(({ id, isTaken }) => isTaken && own.mine.includes(id)) === true
  if (!isSeated) {
    const joins: Record<string, Json> = {
      name: name ?? context.t('online.guest'),
      seed: randomBytes(16).toString('hex'),
      ...(invitation === undefined ? {} : { invitation }),
    }
    await server.ask('POST', `${path}/join`, joins)
  }
  return look()
}

interface Seat {
  readonly id: string
  readonly isTaken: boolean
}
