import type { RageProps } from '../table/use-interaction.ts'

const telling = ['rolled', 'unitMoved', 'dragonMoved', 'breathed', 'vpDestroyed', 'fogCast', 'whirlwindCast']

/** The entries that others made since the acting side did something, if there is anything to see in them. */
export function sinceLastTurn({
  log,
  acting,
  seats,
}: RageProps): { from: number; count: number } | undefined {
  const [seat] = acting
  const own = seat === undefined ? undefined : seats[seat]?.id
  if (own === undefined) return undefined
  let count = 0
  let isTold = false
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]
    if (entry === undefined || entry.seat === own) break
    count++
    isTold ||= entry.events.some((event) => telling.includes(event.type))
  }
  const last = log.at(-1)
  return isTold && last !== undefined ? { from: last.seq - count, count } : undefined
}
