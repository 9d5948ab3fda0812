const prefix = 'wyrmtable.unwritten.'

/** Two pages that write the same thing lay it down in two places. */
const page = `${prefix}${Math.random().toString(36).slice(2)}.`

/** Where this page has laid something down. */
const laid = new Set<string>()

/** What the page has acknowledged and the database does not have yet, as a note of it would tell, by a name. */
const held = new Map<string, () => object>()

/** Whether the page may go at any moment without being asked again. */
let isLeft = false

/**
 * From now on, what is held when the page is hidden or goes is laid down at once: a database takes its time, and a page
 * that goes has none. The next page that reads the database brings it in.
 */
export function layDownWhenLeft(): void {
  const look = () => leave(document.visibilityState === 'hidden')
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('pagehide', () => leave(true))
  look()
}

function leave(isGoing: boolean): void {
  isLeft = isGoing
  if (isLeft) for (const [name, note] of held) layDown(name, note)
}

/** Holds what is to be written under a name until it is released, in the place of what was held before. */
export function hold(name: string, note: () => object): void {
  held.set(name, note)
  if (isLeft) layDown(name, note)
}

/** It is in the database, or is not to be. */
export function release(name: string): void {
  held.delete(name)
  if (laid.delete(page + name)) takeAway(page + name)
}

function layDown(name: string, note: () => object): void {
  try {
    localStorage.setItem(page + name, JSON.stringify(note()))
    laid.add(page + name)
  } catch {
    // Private windows may refuse, and there may be no room: as long as the page lives, it is written all the same.
  }
}

/** What another page laid down, and where. */
export interface LaidDown {
  readonly key: string
  readonly text: string
}

/** What other pages laid down; whatever it is, it is outside input. */
export function laidDownElsewhere(): readonly LaidDown[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix) && !laid.has(key))
      .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }))
  } catch {
    return []
  }
}

/** It is in the database; what its page has laid down there meanwhile stays. */
export function broughtIn({ key, text }: LaidDown): void {
  if (localStorage.getItem(key) === text) takeAway(key)
}

function takeAway(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be taken away, nothing was laid down.
  }
}
