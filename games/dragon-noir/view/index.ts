export { Cover } from './box/Cover.tsx'
export { seatMarks } from './box/seat-marks.ts'

/** The variants in words, for whoever opens the list. */
export const optionNotes = async () => (await import('./option-notes.ts')).optionNotes

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')

/** The end of a match, places and pieces, for pages that have the table open already. */
export const aids = async () => (await import('./aids/aids.ts')).aids

/** The turn, what is asked and a wizard's energy, for the bar of a phone. */
export const summary = async () => (await import('./summary.ts')).summary

/** Every key of the table. */
export const keys = async () => (await import('./keys/keys.ts')).keys

/** Tables, sheets and diagrams of the rulebook. */
export const book = () => import('./book/index.ts')

/** How its boards are drawn in the editor. */
export const made = () => import('./editor/board-kind.ts')

/** The boards where everybody stands, for a card of the lobby. */
export const miniature = async () => (await import('./box/Miniature.tsx')).Miniature
