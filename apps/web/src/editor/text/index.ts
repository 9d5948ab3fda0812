import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type EditorKey = keyof typeof en

/** The words of the board editor. */
export const editorText = translations<EditorKey>({ en, fr, es })

export type EditorText = Translator<EditorKey>
