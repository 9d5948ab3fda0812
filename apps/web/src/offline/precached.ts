/** What is kept: everything but older font formats and scripts that no text of ours is written in. */
export function precached(files: readonly string[]): readonly string[] {
  const isKept = (file: string) =>
    file !== 'sw.js' &&
    !/\.(map|woff)$/.test(file) &&
    (!file.endsWith('.woff2') || /-(latin|latin-ext|greek)-\d/.test(file))
  return [...new Set(files.filter(isKept))].sort()
}
