export { Cover } from './Cover.tsx'
export { optionNotes } from './option-notes.ts'
export { seatMarks } from './seat-marks.ts'

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')
