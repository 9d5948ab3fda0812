/** Name of the file that holds the rules of a released version. */
export const releasedFile = (game: string, version: string, hash: string): string =>
  `released-${game}-${version}-${hash}.js`

/** Whether the file holds the rules of a released version: large, and wanted only by matches begun under it. */
export const isReleased = (file: string): boolean => /^assets\/released-[^/]+\.js$/.test(file)

/**
 * What is kept from the first visit on: everything but older font formats, scripts that no text of ours is written
 * in, and released rules.
 */
export function precached(files: readonly string[]): readonly string[] {
  const isKept = (file: string) =>
    file !== 'sw.js' &&
    !isReleased(file) &&
    !/\.(map|woff)$/.test(file) &&
    (!file.endsWith('.woff2') || /-(latin|latin-ext|greek)-\d/.test(file))
  return [...new Set(files.filter(isKept))].sort()
}
