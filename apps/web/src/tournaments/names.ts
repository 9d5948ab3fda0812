import type { Language } from '@wyrmtable/kernel'
import { tournamentText } from './text/index.ts'
import type { Entrant } from './tournament.ts'

/** What an entrant is called on the page, by number. */
export type NameOf = (entrant: number) => string

export function namesOf(entrants: readonly Entrant[], language: Language): NameOf {
  const t = tournamentText(language)
  const names = new Map(
    entrants.map(({ id, name, level }) => [
      id,
      level === undefined
        ? (name ?? t('page.former'))
        : t('page.computer', { number: id, level: t(`level.${level}`) }),
    ]),
  )
  return (entrant) => names.get(entrant) ?? ''
}

/** '2', '1½', '½'. */
export function pointsText(points: number): string {
  const whole = Math.floor(points)
  const rest = points - whole
  const fraction = rest === 0.5 ? '½' : rest === 0.25 ? '¼' : rest === 0.75 ? '¾' : ''
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`
}
