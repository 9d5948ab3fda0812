import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type PuzzleKey = keyof typeof en

/** The words of the pages of puzzles; the puzzles bring their own. */
export const puzzleText = translations<PuzzleKey>({ en, fr, es })
