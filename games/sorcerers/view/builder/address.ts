/** What stands in the address of the table builder behind the game. */
export type TableAddress =
  | { readonly page: 'shelf' }
  | { readonly page: 'mine'; readonly id: string }
  /** The whole table in its letters. */
  | { readonly page: 'link'; readonly letters: string }
  | { readonly page: 'unknown' }

/** Addresses are a word, and behind a point what it is of: `mine.table-1f`, `table.q1YqLi…`. */
export function readAddress(address: string): TableAddress {
  if (address === '') return { page: 'shelf' }
  const [, page = '', rest = ''] = /^([a-z]+)\.([\w-]+)$/.exec(address) ?? []
  if (page === 'mine') return { page: 'mine', id: rest }
  if (page === 'table') return { page: 'link', letters: rest }
  return { page: 'unknown' }
}

export const mineAddress = (id: string): string => `mine.${id}`
export const linkAddress = (letters: string): string => `table.${letters}`
