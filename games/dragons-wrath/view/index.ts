import { lazy } from 'react'

export { Cover } from './Cover.tsx'
export { optionNotes } from './option-notes.ts'
export { seatMarks } from './seat-marks.ts'

/** The decks are loaded with all the cards, when somebody sets a table up. */
export const SetUp = lazy(() =>
  import('./DeckChooser.tsx').then((module) => ({ default: module.DeckChooser })),
)

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')
