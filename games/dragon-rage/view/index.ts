export { Cover } from './box/Cover.tsx'
export { seatMarks } from './box/seat-marks.ts'

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')

/** The variants in words, for whoever opens the list. */
export const optionNotes = async () => (await import('./option-notes.ts')).optionNotes

/** Endings and outlines are asked for by pages that have the table open already. */
export const aids = async () => (await import('./aids/aids.ts')).aids

/** The figures for the bar of a phone. */
export const summary = async () => (await import('./summary.ts')).summary

/** Every key of the table. */
export const keys = async () => (await import('./keys/keys.ts')).keys

/** Tables, sheets and diagrams of the rulebook. */
export const book = () => import('./book/index.ts')

/** The board is drawn while the table is still on its way. */
export const prepare = async (): Promise<void> => {
  const { bakeCity } = await import('./draw/city.ts')
  await bakeCity()
}

/** The board as it stands, for a card of the lobby. */
export const miniature = async () => (await import('./box/Miniature.tsx')).Miniature

/** How cities of one's own are drawn in the editor. */
export const made = () => import('./editor/board-kind.ts')
