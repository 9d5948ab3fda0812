const name = 'wyrmtable-come-back'

/** Keeps the page one is at, for whoever must sign in before they go on with it. */
export function askToComeBack(): void {
  sessionStorage.setItem(name, window.location.hash)
}

/** The page that somebody wanted to go on with; asked for once. */
export function takeWayBack(): string | undefined {
  const hash = sessionStorage.getItem(name)
  sessionStorage.removeItem(name)
  return hash?.startsWith('#/online/') === true ? hash : undefined
}
