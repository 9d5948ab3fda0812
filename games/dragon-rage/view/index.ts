import type { SeatMark } from '@wyrmtable/ui'
import * as shapes from './glyph/shapes.ts'
import { viewText } from './text/index.ts'

export { Cover } from './cover/Cover.tsx'
export { optionNotes } from './option-notes.ts'

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')

const noteOf = (key: 'seat.invader' | 'seat.defender') => ({
  en: viewText('en')(key),
  fr: viewText('fr')(key),
  es: viewText('es')(key),
})

export const seatMarks: readonly SeatMark[] = [
  { glyph: shapes.spikedDragonHead, note: noteOf('seat.invader') },
  { glyph: shapes.towerFlag, note: noteOf('seat.defender') },
]

/** Endings and outlines are asked for by pages that have the table open already. */
export const aids = async () => (await import('./aids/aids.ts')).aids

/** The figures for the bar of a phone. */
export const summary = async () => (await import('./summary.ts')).summary

/** The board is drawn while the table is still on its way. */
export const prepare = async (): Promise<void> => {
  const { bakeCity } = await import('./draw/city.ts')
  await bakeCity()
}

/** The board as it stands, for a card of the lobby. */
export const miniature = async () => (await import('./cover/Miniature.tsx')).Miniature
