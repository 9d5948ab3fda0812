import type { Language } from '@wyrmtable/kernel'
import { createTranslator, formatList, type Translator } from '@wyrmtable/text'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { PlaceNames } from './place-names.ts'

export const gameCatalogs = { en, fr, es }

/** The words of one language, with what every sentence needs: names of places, lists, capitals. */
export interface Say {
  readonly language: Language
  readonly t: Translator<TextKey>
  /** 'Market Hall'; undefined where the place has no name. */
  place(label: string): string | undefined
  /** '1010 Market Hall', or the number alone where the place has no name. */
  hex(label: string): string
  hexes(labels: readonly string[]): string
  list(items: readonly string[]): string
  /** What a figure of an explanation is called; its own name where it has no other. */
  figure(name: string): string
  /** 'the gate 0606|0707'. */
  entrance(name: string): string
  /** The same text with a capital at its start. */
  sentence(text: string): string
}

/** `names`: those of the places of a board that somebody drew; absent: those of the printed map. */
export function sayIn(language: Language, names?: PlaceNames): Say {
  const catalog = gameCatalogs[language]
  const t = createTranslator(catalog, language)
  const isKey = (key: string): key is TextKey => Object.hasOwn(catalog, key)
  const place = (label: string): string | undefined => {
    if (names !== undefined) return names.get(label)
    const key = `place.${label}`
    return isKey(key) ? t(key) : undefined
  }
  const hex = (label: string): string => [label, place(label)].filter(Boolean).join(' ')
  const list = (items: readonly string[]): string => formatList(language, items)
  return {
    language,
    t,
    place,
    hex,
    hexes: (labels) => list(labels.map(hex)),
    list,
    figure(name) {
      const key = `figure.${name}`
      return isKey(key) ? t(key) : name
    },
    entrance: (name) => t(`entrance.${kindOfEntrance(name)}`, { sides: name.slice(1).replace('-', '|') }),
    sentence: (text) => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1),
  }
}

/** Gates and doors differ in gender in French and Spanish; the names of both begin with their letter. */
export const kindOfEntrance = (name: string): 'gate' | 'door' => (name.startsWith('D') ? 'door' : 'gate')

/** Troops are feminine and characters masculine in French and Spanish. */
export const whoIs = (unit: string): 'character' | 'troop' =>
  unit === 'HERO' || unit === 'WZD' ? 'character' : 'troop'

export const yesNo = (value: boolean | undefined): 'yes' | 'no' => (value === true ? 'yes' : 'no')

export const turnName = (turn: number): 'left' | 'right' | 'ahead' =>
  turn < 0 ? 'left' : turn > 0 ? 'right' : 'ahead'
