import { type GameText, languages, type SeatInfo } from '@wyrmtable/kernel'
import { createTranslator } from '@wyrmtable/text'
import { seatIds } from '../rules/roster.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The only computer at a table, which needs no name. */
export const computer = Symbol('the computer')

/** What those who play are called, seat by seat; undefined: by the number of their seat. */
export type Called = readonly (string | typeof computer | undefined)[]

const catalogs = { en, fr, es }

const words = languages.map((language) =>
  createTranslator<'seat' | 'seat.computer'>(catalogs[language], language),
)

/** What seats are called without names, in any language. */
const numbered: ReadonlySet<string> = new Set(
  words.flatMap((t) => seatIds.map((id) => t('seat', { number: id.slice(1) }))),
)
const computers: ReadonlySet<string> = new Set(words.map((t) => t('seat.computer')))

/** SO-1.5: sorcerers by their own names, given in the options of the match; else by that of whoever plays them. */
export function calledBy(
  { names }: { readonly names: readonly string[] },
  players: readonly Pick<SeatInfo, 'kind' | 'name'>[],
): Called {
  const isOnlyComputer = players.filter(({ kind }) => kind === 'computer').length === 1
  const own = (name: string | undefined) =>
    name === undefined || name === '' || numbered.has(name) ? undefined : name
  return seatIds.map((_, seat) => {
    const player = players[seat]
    const isComputer = player?.kind === 'computer'
    return own(names[seat]) ?? (isComputer ? (isOnlyComputer ? computer : undefined) : own(player?.name))
  })
}

/** The same as the words of a match have it. */
export const calledIn = ({ seat }: Pick<GameText, 'seat'>): Called =>
  seatIds.map((id) => {
    const name = seat(id)
    return numbered.has(name) ? undefined : computers.has(name) ? computer : name
  })
