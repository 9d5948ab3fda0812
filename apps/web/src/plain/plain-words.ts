import type { GameText, Json, Tagged } from '@wyrmtable/kernel'
import { isJsonObject, jsonOf } from '@wyrmtable/kernel'

/** What the plain table says, whatever the words of the game make of a state they do not know. */
export interface PlainWords {
  readonly phase: string
  readonly status: string
  /** The board in characters, where the game draws one. */
  readonly board: string | undefined
  action(action: Tagged): string
  group(action: Tagged): string
  /** Undefined for what is not told. */
  event(event: Tagged): string | undefined
}

/** The words of the game as far as they go; what they fail at is spelled out of its names and figures. */
export function plainWords(text: GameText, view: unknown): PlainWords {
  return {
    phase: attempt(() => text.phase(view)) ?? '',
    status: attempt(() => text.status(view)) ?? '',
    board: attempt(() => text.board?.(view, { colour: false, columns: 120 })),
    action: (action) => attempt(() => text.action(action, view)) || spelled(action),
    group: (action) => attempt(() => text.group(action, view)) || nameOf(action.type),
    event(event) {
      try {
        return text.event(event)
      } catch {
        return spelled(event)
      }
    },
  }
}

function attempt<T>(say: () => T): T | undefined {
  try {
    return say()
  } catch {
    return undefined
  }
}

/** 'move unit: unit INF1, to 1010' for an action or an event of any kind. */
export function spelled({ type, ...rest }: Tagged): string {
  const parts = Object.entries(rest).flatMap(([key, value]) =>
    value === undefined ? [] : [`${nameOf(key)} ${shortOf(jsonOf(value))}`],
  )
  return parts.length === 0 ? nameOf(type) : `${nameOf(type)}: ${parts.join(', ')}`
}

/** 'move unit' for 'moveUnit'. */
export const nameOf = (key: string): string =>
  key.replaceAll(/(?<=[a-z\d])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** A value on one line. */
export function shortOf(value: Json): string {
  if (Array.isArray(value)) return value.map(shortOf).join(' · ')
  if (!isJsonObject(value)) return String(value)
  return Object.entries(value)
    .map(([key, one]) => `${nameOf(key)} ${shortOf(one ?? null)}`)
    .join(' ')
}
