import type { Language } from '@wyrmtable/kernel'
import { isLanguage, pickLanguage } from '@wyrmtable/text'
import { isTheme, type Theme } from './theme.ts'

export const paces = ['calm', 'quick', 'instant'] as const
/** How fast a computer's actions follow one another. */
export type Pace = (typeof paces)[number]

/** What a person chose once for this browser. */
export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly pace: Pace
  /** What the person is called at the table; empty: not said. */
  readonly name: string
}

const key = 'wyrmtable.settings'

/** The stored choice, part by part: what is missing or not understood is the default. */
export function readSettings(): Settings {
  const stored = storedParts()
  const { language, theme, pace, name } = stored
  return {
    language:
      typeof language === 'string' && isLanguage(language) ? language : pickLanguage(navigator.languages),
    theme: isTheme(theme) ? theme : 'system',
    pace: paces.find((one) => one === pace) ?? 'calm',
    name: typeof name === 'string' ? name.slice(0, 40) : '',
  }
}

function storedParts(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Keeps the choice; a browser that keeps nothing is no reason to fail. */
export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
