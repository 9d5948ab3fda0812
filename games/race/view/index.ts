import type { Language } from '@wyrmtable/kernel'
import { glyphs, type OptionNote, type SeatMark } from '@wyrmtable/ui'
import { texts, viewWord } from '../text/index.ts'

export { Cover } from './Cover.tsx'

const noteOf = (id: string) => ({ en: texts.en.seat(id), fr: texts.fr.seat(id), es: texts.es.seat(id) })

export const seatMarks: readonly SeatMark[] = [
  { glyph: glyphs.sun, note: noteOf('red') },
  { glyph: glyphs.moon, note: noteOf('blue') },
]

/** The options that a lobby offers, with the clause of each; what its values mean, where figures do not tell. */
export const optionNotes =
  async () =>
  (language: Language): readonly OptionNote[] => [
    { key: 'length', clause: 'RC-1.4', name: viewWord(language, 'length'), values: {} },
  ]

/** The table is loaded when somebody sits down. */
export const table = () => import('./Table.tsx')

export const aids = async () => (await import('./aids.ts')).aids
