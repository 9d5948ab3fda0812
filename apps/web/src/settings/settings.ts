import type { Language } from '@wyrmtable/kernel'
import { isLanguage, pickLanguage } from '@wyrmtable/text'
import type { OwnKeys } from '@wyrmtable/ui'
import { isTheme, type Theme } from './theme.ts'

export const paces = ['calm', 'quick', 'instant'] as const
/** How fast a computer's actions follow one another. */
export type Pace = (typeof paces)[number]

export const letterSizes = [100, 125, 150, 175, 200] as const
/** How large letters are, in per cent of what the browser gives. */
type LetterSize = (typeof letterSizes)[number]

/** What a person chose once for this browser. */
export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly pace: Pace
  /** Whether phases in which nothing can be done pass by themselves. */
  readonly passing: boolean
  readonly letters: LetterSize
  /** Whether the table is heard. */
  readonly sound: boolean
  /** Whether hexes carry their printed numbers. */
  readonly hexNumbers: boolean
  /** Letters that were chosen instead of those of a table, by game. */
  readonly keys: Readonly<Record<string, OwnKeys>>
  /** What the person is called at the table; empty: not said. */
  readonly name: string
}

const key = 'wyrmtable.settings'

/** The stored choice, part by part: what is missing or not understood is the default. */
export function readSettings(): Settings {
  const stored = storedParts()
  const { language, theme, pace, passing, letters, sound, hexNumbers, keys, name } = stored
  return {
    language:
      typeof language === 'string' && isLanguage(language) ? language : pickLanguage(navigator.languages),
    theme: isTheme(theme) ? theme : 'system',
    passing: passing !== false,
    pace: paces.find((one) => one === pace) ?? 'calm',
    letters: letterSizes.find((one) => one === letters) ?? 100,
    sound: sound === true,
    hexNumbers: hexNumbers !== false,
    keys: ownKeysOf(keys),
    name: typeof name === 'string' ? name.slice(0, 40) : '',
  }
}

function ownKeysOf(stored: unknown): Settings['keys'] {
  const entries = (value: unknown) => Object.entries(typeof value === 'object' && value !== null ? value : {})
  return Object.fromEntries(
    entries(stored).map(([game, own]) => [
      game,
      Object.fromEntries(
        entries(own).filter((pair): pair is [string, string] => /^\p{L}$/u.test(String(pair[1]))),
      ),
    ]),
  )
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

/** Calls when another tab of this browser keeps a choice, until the function given back is called. */
export function onSettingsElsewhere(changed: () => void): () => void {
  const look = (event: StorageEvent) => {
    if (event.key === key) changed()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}
