import type { Language } from '@wyrmtable/kernel'
import { formatList, type Translator, translations } from '@wyrmtable/text'
import type { Spot } from '../rules/actions.ts'
import { raceOf, seatIds } from '../rules/roster.ts'
import { type Called, computer } from './called.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export const gameCatalogs = { en, fr, es }

/** The words of one language, with what every sentence needs: names of figures and places, measures. */
export interface Say {
  readonly language: Language
  readonly t: Translator<TextKey>
  /** As a label: 'Player 1', 'Mireille', 'Computer'. */
  seat(seatId: string): string
  /** The same in a sentence: 'the computer'. */
  who(seatId: string): string
  /** After what is theirs: 'of player 1', 'of Mireille'. */
  of(seatId: string): string
  /** In few letters: 'P1', 'Mireille'. */
  brief(seatId: string): string
  /** 'orc 3 of player 1', 'sorcerer of Mireille'. */
  figure(id: string): string
  /** 'Orc 3': for the figure that acts, whose player is known. */
  own(id: string): string
  figures(ids: readonly string[]): string
  race(id: string): string
  place(surface: string): string
  /** SO-14.13: the hour at which a vector points; 12 is up, 3 is right. */
  clock(x: number, y: number): string
  /** '12.4 cm' out of hundredths of a mm: lengths have one unit and one decimal. Up, where what is found is too much. */
  cm(hundredths: number, round?: 'up' | 'down'): string
  list(items: readonly string[]): string
  /** What a figure of an explanation is called; its own name where it has no other. */
  explained(name: string): string
  /** The same text with a capital at its start. */
  sentence(text: string): string
}

const words = translations<TextKey>(gameCatalogs)
const unnamed = new Map<Language, Say>()

/** The words of a language, the same whenever they are asked for. */
export function sayIn(language: Language): Say {
  const known = unnamed.get(language) ?? sayOf(language, [])
  unnamed.set(language, known)
  return known
}

/** The same where players have names. */
export function sayOf(language: Language, called: Called): Say {
  const catalog = gameCatalogs[language]
  const t = words(language)
  const isKey = (key: string): key is TextKey => Object.hasOwn(catalog, key)
  const race = (id: string): string => raceOf(id)?.name[language] ?? id
  const nameOf = (seatId: string): Called[number] => called[seats.indexOf(seatId)]
  const of = (seatId: string): string => {
    const name = nameOf(seatId)
    if (name === undefined) return t('of.number', { number: seatId.slice(1) })
    if (name === computer) return t('of.computer')
    return t('of.named', { name, start: startsWithVowel(name) ? 'vowel' : 'other' })
  }
  const figure = (id: string): string => {
    const { seatId, raceId, count } = parsed(id)
    if (raceId === 'sorcerer') return t('figure.sorcerer', { of: of(seatId) })
    if (raceId.includes('+'))
      return t('figure.new', { race: race(raceId.split('+')[0] ?? ''), of: of(seatId) })
    return t('figure.creature', { race: race(raceId), count, of: of(seatId) })
  }
  const seat = (seatId: string): string => {
    const name = nameOf(seatId)
    if (name === computer) return t('seat.computer')
    return name ?? t('seat', { number: seatId.slice(1) })
  }
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const list = (items: readonly string[]): string => formatList(language, items)
  return {
    language,
    t,
    seat,
    who: (seatId) => (nameOf(seatId) === computer ? t('who.computer') : seat(seatId)),
    of,
    brief: (seatId) =>
      nameOf(seatId) === undefined ? t('seat.brief', { number: seatId.slice(1) }) : seat(seatId),
    figure,
    own: (id) => {
      const { raceId, count } = parsed(id)
      return raceId === 'sorcerer' ? figure(id) : t('figure.own', { race: race(raceId), count })
    },
    figures: (ids) => list(ids.map(figure)),
    race,
    place: (surface) => {
      const [piece = '', part = ''] = surface.split('/')
      if (surface === 'table' || part === '') return t('place.table')
      return part === 'roof' ? t('place.roof', { piece }) : t('place.floor', { piece, floor: part.slice(1) })
    },
    clock: (x, y) => t('clock', { hour: hourOf(x, y) }),
    cm: (hundredths, round = 'up') => {
      const tenths = round === 'up' ? Math.ceil(hundredths / 100) : Math.floor(hundredths / 100)
      return t('measure.cm', { cm: decimal.format(tenths / 10) })
    },
    list,
    explained(name) {
      const key = `reason.${name}`
      return isKey(key) ? t(key) : name
    },
    sentence: (text) => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1),
  }
}

const seats: readonly string[] = seatIds

/** Whether what stands before it is shortened, as in French; an h counts as silent. */
const startsWithVowel = (name: string): boolean =>
  /^[aeiouyhœæ]/i.test(name.normalize('NFD').replace(/\p{M}/gu, ''))

/** The parts of a figure's id: P1-chaos-warrior-3. */
function parsed(id: string): { readonly seatId: string; readonly raceId: string; readonly count: string } {
  const [seat = '', ...rest] = id.split('-')
  const last = rest.at(-1) ?? ''
  const isCounted = /^\d+$/.test(last)
  return {
    seatId: seat,
    raceId: (isCounted ? rest.slice(0, -1) : rest).join('-'),
    count: isCounted ? last : '',
  }
}

/** Directions of the hours 12, 1, 2 … 11, scaled by 1000. */
const hours = [
  [0, -1000],
  [500, -866],
  [866, -500],
  [1000, 0],
  [866, 500],
  [500, 866],
  [0, 1000],
  [-500, 866],
  [-866, 500],
  [-1000, 0],
  [-866, -500],
  [-500, -866],
] as const

export function hourOf(x: number, y: number): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [hour, [hx, hy]] of hours.entries()) {
    const along = hx * x + hy * y
    if (along <= most) continue
    best = hour
    most = along
  }
  return best === 0 ? 12 : best
}

/** Whole centimetres between two places, rounded down (SO-14.13). */
export const centimetres = (a: Pick<Spot, 'x' | 'y'>, b: Pick<Spot, 'x' | 'y'>): number =>
  Math.floor(Math.hypot(b.x - a.x, b.y - a.y) / 10)
