/** A name in the browser for something new, `deck-0f3a…`: also valid as an id of a game's own. */
export function newMadeId(kind: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return `${kind}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The name of a file for something made, without its ending: of letters that every system takes. */
export const madeFileName = (title: string, kind: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || kind
