import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type PeopleKey = keyof typeof en

/** The sentences about others and how good they are. */
export const peopleText = translations<PeopleKey>({ en, fr, es })
