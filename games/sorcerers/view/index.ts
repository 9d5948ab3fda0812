import { lazy } from 'react'

export { Cover } from './box/Cover.tsx'
export { seatMarks } from './box/seat-marks.ts'

/** The variants in words, for whoever opens the list. */
export const optionNotes = async () => (await import('./option-notes.ts')).optionNotes

/** The picture of the table, other tables, and names, for whoever sets one up. */
export const SetUp = lazy(() =>
  import('./SetUpFields.tsx').then((module) => ({ default: module.SetUpFields })),
)

/** The table builder, with all the tables that people keep. */
export const made = async () => {
  const { BuilderPages } = await import('./builder/BuilderPages.tsx')
  return { MadePage: BuilderPages }
}

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')

/** The end of a match, places and pieces, for pages that have the table open already. */
export const aids = async () => (await import('./aids/aids.ts')).aids

/** The figures for the bar of a phone. */
export const summary = async () => (await import('./summary.ts')).summary

/** Every key of the table. */
export const keys = async () => (await import('./keys/keys.ts')).keys

/** Tables, sheets and diagrams of the rulebook. */
export const book = () => import('./book/index.ts')

/** The part of the table where everybody stands, for a card of the lobby. */
export const miniature = async () => (await import('./box/Miniature.tsx')).Miniature
