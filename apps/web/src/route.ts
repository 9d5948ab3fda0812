/** The pages of the app. They are named in the fragment, so that any file server can serve them. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'about' }

export function parseRoute(hash: string): Route {
  const [page, rest = ''] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'table' && /^[\w-]{1,64}$/.test(rest)) return { page: 'table', match: rest }
  if (page === 'about') return { page: 'about' }
  return { page: 'lobby' }
}

function formatRoute(route: Route): string {
  if (route.page === 'table') return `#/table/${route.match}`
  return route.page === 'about' ? '#/about' : '#/'
}

export function goTo(route: Route): void {
  window.location.hash = formatRoute(route)
}
