export { Cover } from './box/Cover.tsx'
export { seatMarks } from './box/seat-marks.ts'

/** The variants in words, for whoever opens the list. */
export const optionNotes = async () => (await import('./option-notes.ts')).optionNotes

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')
