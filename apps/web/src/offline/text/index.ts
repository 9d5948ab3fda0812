import { translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type OfflineKey = keyof typeof en

export const offlineText = translations<OfflineKey>({ en, fr, es })
