import type { Language } from '@wyrmtable/kernel'

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** 'yesterday', '3 hours ago'; 'now' within the last minute. */
export function ago(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, lasts] of steps) {
    const count = Math.floor((now - at) / lasts)
    if (count >= 1) return words.format(-count, unit)
  }
  return words.format(0, 'second')
}
