import { lazy } from 'react'

export { Cover } from './box/Cover.tsx'
export { seatMarks } from './box/seat-marks.ts'

/** The variants in words, for whoever opens the list. */
export const optionNotes = async () => (await import('./option-notes.ts')).optionNotes

/** The decks are loaded with all the cards, when somebody sets a table up. */
export const SetUp = lazy(() =>
  import('./DeckChooser.tsx').then((module) => ({ default: module.DeckChooser })),
)

/** So is the choice of the one deck that somebody brings to a table of others. */
export const Bring = lazy(() =>
  import('./BroughtDeck.tsx').then((module) => ({ default: module.BroughtDeck })),
)

/** All cards, and the decks that people build out of them. */
export const made = async () => {
  const { DeckPages } = await import('./decks/DeckPages.tsx')
  return { MadePage: DeckPages }
}

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')

/** Every key of the table. */
export const keys = async () => (await import('./keys/keys.ts')).keys

/** How it stands, for the bar of a phone. */
export const summary = async () => (await import('./summary.ts')).summary

/** What the pages around the table ask of the game. */
export const aids = async () => (await import('./aids/aids.ts')).aids

/** Tables, sheets and diagrams of the rulebook. */
export const book = () => import('./book/index.ts')

/** Creatures and provinces as they stand, for a card of the lobby. */
export const miniature = async () => (await import('./box/Miniature.tsx')).Miniature
