import type { ByLanguage, Lesson } from '@wyrmtable/kernel'
import secondLesson from './second-lesson.json' with { type: 'json' }
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'
import { en as secondEn } from './text/second-en.ts'
import { es as secondEs } from './text/second-es.ts'
import { fr as secondFr } from './text/second-fr.ts'

export { default as course } from './first-turn.json' with { type: 'json' }
export const text = { en, fr, es } satisfies ByLanguage<Readonly<Record<keyof typeof en, string>>>

/** After the first turn: walls and gates, spells, a dragon in rage, and the claim. */
export const further: readonly Lesson[] = [
  { course: secondLesson, text: { en: secondEn, fr: secondFr, es: secondEs } },
]
