import { lazy } from 'react'

export { Cover } from './box/Cover.tsx'
export { seatMarks } from './box/seat-marks.ts'

/** The variants in words, for whoever opens the list. */
export const optionNotes = async () => (await import('./option-notes.ts')).optionNotes

/** The decks are loaded with all the cards, when somebody sets a table up. */
export const SetUp = lazy(() =>
  import('./DeckChooser.tsx').then((module) => ({ default: module.DeckChooser })),
)

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')
