/** When somebody sleeps: the zone of their clock, and the hour at which their night begins. */
export interface OwnNight {
  readonly zone: string
  readonly nightFrom?: number
}

const KEY = 'wyrmtable-night'

/** What was chosen in this browser, or else the zone it runs in. It is told to the server alone. */
export function ownNight(): OwnNight {
  const here = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isOwnNight(kept) ? kept : here
  } catch {
    return here
  }
}

export function keepOwnNight(night: OwnNight): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(night))
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function isOwnNight(value: unknown): value is OwnNight {
  if (typeof value !== 'object' || value === null) return false
  const { zone, nightFrom } = value as Partial<Record<keyof OwnNight, unknown>>
  const isHour =
    typeof nightFrom === 'number' && Number.isInteger(nightFrom) && nightFrom >= 0 && nightFrom < 24
  return typeof zone === 'string' && (nightFrom === undefined || isHour)
}

/** All zones that this browser knows. */
export const zones = (): readonly string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ownNight().zone]),
]
