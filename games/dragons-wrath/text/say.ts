import type { Language, Seat } from '@wyrmtable/kernel'
import { createTranslator, formatList, type Translator } from '@wyrmtable/text'
import type { Ref } from '../rules/frames.ts'
import { seatIds } from '../rules/seats.ts'
import type { View } from '../rules/view.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { cardBehind, cardName } from './names.ts'
import { isShownLand, whichCreature } from './which.ts'

export const gameCatalogs = { en, fr, es }

/** The words of one language, with what every sentence needs. */
export interface Say {
  readonly language: Language
  readonly t: Translator<TextKey>
  seat(seat: Seat): string
  card(card: string): string
  /** Name of what an id means to the viewer; a hidden province where it is only a handle. */
  thing(view: View, ref: Ref): string
  /** A list in words; what stands in it several times is said once, with its number. */
  list(items: readonly string[]): string
  /** What a figure of an explanation is called; its own name where it has no other. */
  explained(name: string): string
}

export function sayIn(language: Language): Say {
  const catalog = gameCatalogs[language]
  const t = createTranslator(catalog, language)
  const isKey = (key: string): key is TextKey => Object.hasOwn(catalog, key)
  const seat = (place: Seat): string => t('seat', { seat: seatIds[place] ?? `${place}` })
  const counted = (items: readonly string[]): readonly string[] =>
    [...new Set(items)].map((name) => {
      const count = items.filter((one) => one === name).length
      return count === 1 ? name : t('several', { count, name })
    })
  return {
    language,
    t,
    seat,
    card: (card) => cardName(card, language),
    thing: (view, ref) => {
      if (typeof ref === 'number') return seat(ref)
      const card = cardBehind(view, ref)
      if (card === undefined) return t('unknown')
      const name = cardName(card, language)
      const which = whichCreature(view, ref) ?? (isShownLand(view, ref) ? t('shownLand') : undefined)
      return which === undefined ? name : t('which', { name, which })
    },
    explained(name) {
      const key = `figure.${name}`
      return isKey(key) ? t(key) : name
    },
    list: (items) => (items.length === 0 ? t('nothing') : formatList(language, counted(items))),
  }
}
