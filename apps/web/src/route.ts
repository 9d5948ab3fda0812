/** The pages of the app. They are named in the fragment, so that any file server can serve them. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'about' }
  /** A saved game or an opened file to look back on; the empty name asks for a file. */
  | { readonly page: 'replay'; readonly match: string }
  /** The rulebook of a game, at a clause where one is named. */
  | { readonly page: 'rules'; readonly game: string; readonly clause?: string }
  | { readonly page: 'kit' }
  /** The first game of a game that teaches. */
  | { readonly page: 'guide'; readonly game: string }
  /** An address that leads nowhere. */
  | { readonly page: 'unknown' }

export function parseRoute(hash: string): Route {
  const [page, rest = '', part = ''] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'table' && /^[\w-]{1,64}$/.test(rest)) return { page: 'table', match: rest }
  if (page === 'about') return { page: 'about' }
  if (page === 'replay' && /^[\w-]{0,64}$/.test(rest)) return { page: 'replay', match: rest }
  if (page === 'rules' && /^[\w-]{1,64}$/.test(rest)) {
    return /^[\w.-]{1,64}$/.test(part)
      ? { page: 'rules', game: rest, clause: part }
      : { page: 'rules', game: rest }
  }
  if (page === 'kit') return { page: 'kit' }
  if (page === 'guide' && /^[\w-]{1,64}$/.test(rest)) return { page: 'guide', game: rest }
  return page === '' ? { page: 'lobby' } : { page: 'unknown' }
}

function formatRoute(route: Exclude<Route, { page: 'unknown' }>): string {
  if (route.page === 'table') return `#/table/${route.match}`
  if (route.page === 'guide') return `#/guide/${route.game}`
  if (route.page === 'replay') return `#/replay/${route.match}`
  if (route.page === 'rules') return `#/rules/${route.game}${route.clause ? `/${route.clause}` : ''}`
  return route.page === 'lobby' ? '#/' : `#/${route.page}`
}

export function goTo(route: Exclude<Route, { page: 'unknown' }>): void {
  window.location.hash = formatRoute(route)
}
