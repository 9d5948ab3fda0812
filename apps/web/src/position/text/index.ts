import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type PositionKey = keyof typeof en

/** The words of positions that go by an address or a file. */
export const positionText = translations<PositionKey>({ en, fr, es })
