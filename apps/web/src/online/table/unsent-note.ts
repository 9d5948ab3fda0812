/** A note that the server may not have yet. */
interface UnsentNote {
  readonly text: string
  /** What the server had when somebody began to write. */
  readonly base: string
}

const nameOf = (match: string, seat: string): string => `wyrmtable.unsent-note.${match}.${seat}`

/** Keeps it through a reload of the page; a browser that keeps nothing loses it with the page. */
export function keepUnsent(match: string, seat: string, note: UnsentNote): void {
  try {
    localStorage.setItem(nameOf(match, seat), JSON.stringify(note))
  } catch {
    // As long as the page is open it is sent all the same.
  }
}

/** The server has this text: what was written since is still to be sent. */
export function sentNote(match: string, seat: string, text: string): void {
  const left = unsentOf(match, seat)
  if (left?.text === text) localStorage.removeItem(nameOf(match, seat))
  else if (left !== undefined) keepUnsent(match, seat, { ...left, base: text })
}

/** The note as it is to go on: where another device has written meanwhile, below what is written there. */
export function withUnsent(match: string, seat: string, there: string): string {
  const left = unsentOf(match, seat)
  if (left === undefined || left.text === there) return there
  const hasAll = left.base === there || left.text.includes(there)
  return hasAll ? left.text : `${there}\n\n${left.text}`
}

function unsentOf(match: string, seat: string): UnsentNote | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(match, seat)) ?? 'null')
    return isUnsent(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isUnsent = (kept: unknown): kept is UnsentNote =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'base' in kept &&
  typeof kept.base === 'string'
