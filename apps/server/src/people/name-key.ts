/** How a name is looked for: names that can hardly be told apart are one. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
