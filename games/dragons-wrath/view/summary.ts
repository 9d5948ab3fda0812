import type { Language } from '@wyrmtable/kernel'
import type { Summary } from '@wyrmtable/ui'
import type { View } from '../rules/view.ts'
import { aidsText } from './aids/text/index.ts'

/** The year, and how many provinces whoever looks still holds. */
export function summary(seen: unknown, language: Language): Summary | undefined {
  const view = seen as View
  const own = view.players.find(({ seat }) => seat === view.me?.seat)
  if (own === undefined || view.limited !== null || view.turn < 1) return undefined
  return { when: aidsText(language)('summary.when', { turn: view.turn, count: own.ready + own.exhausted }) }
}
