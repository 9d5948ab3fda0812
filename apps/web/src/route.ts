/** The pages of the app. They are named in the fragment, so that any file server can serve them. */
export type Route =
  | { readonly page: 'lobby' }
  /** All games kept here, running and finished. */
  | { readonly page: 'games' }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'about' }
  /** Who is at this browser: signing in, and what belongs to an account. */
  | { readonly page: 'account' }
  /** How somebody is told what happens while they are not looking. */
  | { readonly page: 'notices' }
  /** A link in a letter, by which its reader says yes or no more. */
  | { readonly page: 'letter'; readonly deed: 'confirm' | 'stop'; readonly token: string }
  /** Somebody with an account, as everybody may see them. */
  | { readonly page: 'person'; readonly name: string }
  | { readonly page: 'friends' }
  | { readonly page: 'clubs' }
  /** A club; by its link one comes in. */
  | { readonly page: 'club'; readonly club: string; readonly link?: string }
  /** What the host of the server does, or somebody as the host sees them. */
  | { readonly page: 'host'; readonly name?: string }
  /** The best rated of a game; of the first where none is named. */
  | { readonly page: 'ratings'; readonly game?: string }
  /** All tournaments, or the page where one is made. */
  | { readonly page: 'tournaments'; readonly make?: true }
  | { readonly page: 'tournament'; readonly id: string }
  /** A match at the server of this page; an invitation fills one of its seats. */
  | {
      readonly page: 'online'
      readonly match: string
      readonly invitation?: string
      /** The seat that the invitation is for. */
      readonly seat?: string
      /** What happened since the seat's last turn is shown first. */
      readonly since?: true
    }
  /** A seat that is brought to this device. */
  | { readonly page: 'pass'; readonly pass: string }
  /** A saved game or an opened file to look back on; the empty name asks for a file. */
  | {
      readonly page: 'replay'
      readonly match: string
      /** The entry at which it is looked at first. */
      readonly seq?: number
    }
  /** The rulebook of a game, at a clause where one is named. */
  | { readonly page: 'rules'; readonly game: string; readonly clause?: string }
  /** What people make for a game, such as decks; what the address means is the game's to say. */
  | { readonly page: 'made'; readonly game: string; readonly address: string }
  | { readonly page: 'gallery' }
  /** The first game of a game that teaches. */
  /** Lessons are counted from 1, which is the one without a number. */
  | { readonly page: 'guide'; readonly game: string; readonly lesson?: number }
  /** All composed positions, or one of a game to be solved. */
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle'; readonly game: string; readonly puzzle: string }
  /** A position that the address itself holds. */
  | { readonly page: 'position'; readonly packed: string }
  /** An address that leads nowhere. */
  | { readonly page: 'unknown' }

/** Whether it is the name of a match at a server; those of this browser are longer. */
export const isOnlineMatch = (id: string): boolean => /^[2-9a-hjkmnp-z]{12}$/.test(id)

/** Whether it is the name that a server gives to a replay it was sent. */
export const isUploadedReplay = (id: string): boolean => /^[0-9a-f]{20}$/.test(id)

/** Most characters of an address that a game is asked to read: a large table takes more than a deck. */
const LONGEST_ADDRESS = 20_000

/** In the place of an invitation: no invitation looks like it. */
const SINCE = '~since'

export function parseRoute(hash: string): Route {
  const [page, rest = '', part = ''] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'table') {
    const match = matchIn(rest)
    return match === undefined || match === '' ? { page: 'unknown' } : { page: 'table', match }
  }
  if (page === 'online' && isOnlineMatch(rest)) {
    if (part === SINCE) return { page: 'online', match: rest, since: true }
    const [, invitation, seat] = /^([\w-]{1,100})(?:\.([\w-]{1,100}))?$/.exec(part) ?? []
    return {
      page: 'online',
      match: rest,
      ...(invitation === undefined ? {} : { invitation }),
      ...(seat === undefined ? {} : { seat }),
    }
  }
  if (page === 'pass' && /^[\w-]{1,100}$/.test(rest)) return { page: 'pass', pass: rest }
  if (page === 'games') return { page: 'games' }
  if (page === 'puzzles') {
    return /^[\w-]{1,64}$/.test(rest) && /^[\w-]{1,64}$/.test(part)
      ? { page: 'puzzle', game: rest, puzzle: part }
      : { page: 'puzzles' }
  }
  if (page === 'position' && /^[\w-]{1,20000}$/.test(rest)) return { page: 'position', packed: rest }
  if (page === 'about') return { page: 'about' }
  if (page === 'account') return { page: 'account' }
  if (page === 'notices') {
    if (rest === '') return { page: 'notices' }
    const isDeed = rest === 'confirm' || rest === 'stop'
    return isDeed && /^[\w.-]{1,100}$/.test(part)
      ? { page: 'letter', deed: rest, token: part }
      : { page: 'unknown' }
  }
  if (page === 'person') {
    const name = nameIn(rest)
    return name === undefined ? { page: 'unknown' } : { page: 'person', name }
  }
  if (page === 'friends') return { page: 'friends' }
  if (page === 'clubs') return { page: 'clubs' }
  if (page === 'club' && /^[\da-z]{6,20}$/.test(rest)) {
    return /^[\da-z]{1,40}$/.test(part)
      ? { page: 'club', club: rest, link: part }
      : { page: 'club', club: rest }
  }
  if (page === 'host') {
    const name = nameIn(rest)
    return name === undefined ? { page: 'host' } : { page: 'host', name }
  }
  if (page === 'ratings')
    return /^[\w-]{1,64}$/.test(rest) ? { page: 'ratings', game: rest } : { page: 'ratings' }
  if (page === 'tournaments') {
    if (rest === 'new') return { page: 'tournaments', make: true }
    return /^[\da-z]{6,20}$/.test(rest) ? { page: 'tournament', id: rest } : { page: 'tournaments' }
  }
  if (page === 'replay') {
    const match = matchIn(rest)
    if (match === undefined) return { page: 'unknown' }
    return /^\d{1,6}$/.test(part) ? { page: 'replay', match, seq: Number(part) } : { page: 'replay', match }
  }
  if (page === 'rules' && /^[\w-]{1,64}$/.test(rest)) {
    return /^[\w.-]{1,64}$/.test(part)
      ? { page: 'rules', game: rest, clause: part }
      : { page: 'rules', game: rest }
  }
  if (page === 'made' && /^[\w-]{1,64}$/.test(rest)) {
    return { page: 'made', game: rest, address: part.slice(0, LONGEST_ADDRESS) }
  }
  if (page === 'gallery') return { page: 'gallery' }
  if (page === 'guide' && /^[\w-]{1,64}$/.test(rest)) {
    return /^[1-9]$/.test(part)
      ? { page: 'guide', game: rest, lesson: Number(part) }
      : { page: 'guide', game: rest }
  }
  return page === '' ? { page: 'lobby' } : { page: 'unknown' }
}

/**
 * The name of a match in its part of an address, or undefined where that is none. Records come from anywhere, and other
 * programs put slashes and spaces into their names.
 */
function matchIn(part: string): string | undefined {
  if (!/^[^<>"\s]{0,2000}$/.test(part)) return undefined
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The name of a person in its part of an address, or undefined where nobody can be called so. */
function nameIn(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part).trim()
    return name === '' || name.length > 40 ? undefined : name
  } catch {
    return undefined
  }
}

export function formatRoute(route: Exclude<Route, { page: 'unknown' }>): string {
  if (route.page === 'table') return `#/table/${encodeURIComponent(route.match)}`
  if (route.page === 'online')
    return `#/online/${route.match}${route.since ? `/${SINCE}` : route.invitation ? `/${route.invitation}` : ''}`
  if (route.page === 'letter') return `#/notices/${route.deed}/${route.token}`
  if (route.page === 'person') return `#/person/${encodeURIComponent(route.name)}`
  if (route.page === 'club') return `#/club/${route.club}${route.link ? `/${route.link}` : ''}`
  if (route.page === 'host') return `#/host${route.name ? `/${encodeURIComponent(route.name)}` : ''}`
  if (route.page === 'ratings') return `#/ratings${route.game ? `/${route.game}` : ''}`
  if (route.page === 'tournaments') return `#/tournaments${route.make ? '/new' : ''}`
  if (route.page === 'tournament') return `#/tournaments/${route.id}`
  if (route.page === 'pass') return `#/pass/${route.pass}`
  if (route.page === 'position') return `#/position/${route.packed}`
  if (route.page === 'puzzle') return `#/puzzles/${route.game}/${route.puzzle}`
  if (route.page === 'guide') return `#/guide/${route.game}${route.lesson ? `/${route.lesson}` : ''}`
  if (route.page === 'replay')
    return `#/replay/${encodeURIComponent(route.match)}${route.seq === undefined ? '' : `/${route.seq}`}`
  if (route.page === 'rules') return `#/rules/${route.game}${route.clause ? `/${route.clause}` : ''}`
  if (route.page === 'made') return `#/made/${route.game}${route.address === '' ? '' : `/${route.address}`}`
  return route.page === 'lobby' ? '#/' : `#/${route.page}`
}

export function goTo(route: Exclude<Route, { page: 'unknown' }>): void {
  window.location.hash = formatRoute(route)
}
