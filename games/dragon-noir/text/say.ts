import type { Language } from '@wyrmtable/kernel'
import { createTranslator, formatList, type Translator } from '@wyrmtable/text'
import { typeOfId } from '../rules/roster.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export const gameCatalogs = { en, fr, es }

/** The words of one language, with what every sentence needs: names of counters, spells and lists. */
export interface Say {
  readonly language: Language
  readonly t: Translator<TextKey>
  /** 'Ork 3', 'horse of Jon'; what is no counter as it is. */
  unit(id: string): string
  units(ids: readonly string[]): string
  spell(id: string): string
  list(items: readonly string[]): string
  /** The words of a family, or the bare word where there are none. */
  word(
    family: 'scenario' | 'part' | 'facing' | 'cover' | 'order' | 'seat' | 'phase' | 'figure' | 'result',
    name: string,
  ): string
}

export function sayIn(language: Language): Say {
  const catalog = gameCatalogs[language]
  const t = createTranslator(catalog, language)
  const isKey = (key: string): key is TextKey => Object.hasOwn(catalog, key)
  const find = (key: string, otherwise: string): string => (isKey(key) ? t(key) : otherwise)
  const horseOf = (rider: string): string =>
    t('unit.horse', { rider, elides: yesNo(/^[aeiouyâéèêîôû]/i.test(rider)) })
  const unit = (id: string): string => {
    if (id.startsWith('horse-')) return horseOf(unit(id.slice(6)))
    const type = typeOfId(id)
    const name = find(`unit.${type}`, id)
    return type === id ? name : `${name} ${id.slice(type.length + 1)}`
  }
  // Written out, so that a search for a key of a family finds who uses it.
  const families = {
    scenario: (name: string) => find(`scenario.${name}`, name),
    part: (name: string) => find(`part.${name}`, name),
    facing: (name: string) => find(`facing.${name}`, name),
    cover: (name: string) => find(`cover.${name}`, name),
    order: (name: string) => find(`order.${name}`, name),
    seat: (name: string) => find(`seat.${name}`, name),
    phase: (name: string) => find(`phase.${name}`, name),
    figure: (name: string) => find(`figure.${name}`, name),
    // Letters of the tables are printed as they are; what they did to whom is told right after.
    result: (name: string) => find(`result.${name === '-' ? 'none' : name}`, name),
  }
  const list = (items: readonly string[]): string => formatList(language, items)
  return {
    language,
    t,
    unit,
    units: (ids) => list(ids.map(unit)),
    spell: (id) => find(`spell.${id}`, id),
    list,
    word: (family, name) => families[family](name),
  }
}

export const yesNo = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no')
