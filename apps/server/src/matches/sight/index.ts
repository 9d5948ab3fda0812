/*
 * The only door through which anything of a match leaves the server: what somebody sees when they come to the table
 * (`table.ts`), the news that they are told from then on (`news.ts`), and what they may do (`choices.ts`). All else hands
 * on what was made in this room as the text it is.
 */
export { choicesFor, questionFor } from './choices.ts'
export { type Moment, momentNow, momentThen, viewersOf } from './moment.ts'
export { Teller } from './news.ts'
export { sightOf, summaryOf, type TableFacts, viewThen } from './table.ts'
