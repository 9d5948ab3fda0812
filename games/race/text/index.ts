import type { ByLanguage, Clause, GameText, Language } from '@wyrmtable/kernel'
import { translations } from '@wyrmtable/text'
import clauses from '../data/clauses.json' with { type: 'json' }
import { type Action, type Event, type State, seatIds } from '../rules/game.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export const catalogs = { en, fr, es }
const words = translations<TextKey>(catalogs)

export const texts: ByLanguage<GameText<State, Action, Event>> = {
  en: createText('en'),
  fr: createText('fr'),
  es: createText('es'),
}

type ViewWord = 'title' | 'line' | 'length' | 'actions' | 'log' | 'empty'

/** What box and table say besides. */
export const viewWord = (language: Language, word: ViewWord): string => words(language)(`view.${word}`)

const titles = new Map<string, Clause['title']>(clauses.map(({ id, title }) => [id, title]))
const isKey = (key: string): key is TextKey => Object.hasOwn(en, key)

function createText(language: Language): GameText<State, Action, Event> {
  const t = words(language)
  const seat = (id: string): string => {
    const key = `seat.${id}`
    return isKey(key) ? t(key) : id
  }
  return {
    language,
    seat,
    phase: () => t('phase'),
    status: ({ steps, length }) => t('status', { red: steps[0] ?? 0, blue: steps[1] ?? 0, length }),
    action: ({ type }) => t(`action.${type}`),
    group: () => t('group'),
    event: (event) =>
      event.type === 'rolled'
        ? t('event.rolled', {
            seat: seat(event.by ?? ''),
            success: event.success === true ? 'yes' : 'no',
            total: event.total,
            need: event.need ?? 0,
          })
        : t('event.moved', { seat: seat(event.seat), steps: event.steps, to: event.to }),
    refusal: ({ type }) => {
      const key = `refusal.${type}`
      return t(isKey(key) ? key : 'refusal.unknown')
    },
    outcome: ({ winners }) => t('outcome', { seat: seat(seatIds[winners[0] ?? 0] ?? '') }),
    clauseTitle: (clause) => titles.get(clause)?.[language] ?? clause,
    board: ({ steps, length }) =>
      seatIds.map((id, place) => track(id.slice(0, 1).toUpperCase(), steps[place] ?? 0, length)).join('\n'),
  }
}

/** '....R.....|' */
function track(mark: string, steps: number, length: number): string {
  const at = Math.min(steps, length)
  return `${'.'.repeat(at)}${mark}${'.'.repeat(length - at)}|`
}
