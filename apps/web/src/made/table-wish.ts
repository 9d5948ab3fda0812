import type { TableWish } from '@wyrmtable/ui'

let laid: (TableWish & { readonly game: string }) | undefined

/** Remembers with what a table is to be set, until the lobby has read it. */
export function layWish(game: string, wish: TableWish): void {
  laid = { ...wish, game }
}

/** What was wished last: it stays until the page is loaded anew, so that the lobby may be drawn twice. */
export const laidWish = (): (TableWish & { readonly game: string }) | undefined => laid
