import type { ByLanguage } from '@wyrmtable/kernel'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'

export { default as puzzles } from './puzzles.json' with { type: 'json' }
export const text = { en, fr, es } satisfies ByLanguage<Readonly<Record<keyof typeof en, string>>>
