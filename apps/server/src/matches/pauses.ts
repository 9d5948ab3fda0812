/** Hours of a day, 0 to 23, on a player's own clock on the wall. */
interface Night {
  readonly fromHour: number
  readonly toHour: number
}

/** When somebody's time does not run. */
export interface Pauses {
  readonly night: Night | undefined
  /** Name of the time zone, such as `Europe/Paris`. */
  readonly zone: string
  /** In order, in milliseconds since 1970. */
  readonly vacations: readonly { readonly from: number; readonly to: number }[]
}

const dayMs = 24 * 60 * 60_000

/** How much of the time between two moments counts. */
export function counted(pauses: Pauses | undefined, since: number, until: number): number {
  if (pauses === undefined) return until - since
  let ms = 0
  for (let at = since; at < until; ) {
    const begun = endOfPause(pauses, at)
    if (begun !== undefined) {
      at = begun
      continue
    }
    const next = Math.min(until, nextPause(pauses, at))
    ms += next - at
    at = next
  }
  return ms
}

/** The moment at which so much time has counted. */
export function afterCounting(pauses: Pauses | undefined, since: number, ms: number): number {
  if (pauses === undefined) return since + ms
  let at = since
  for (let left = ms; ; ) {
    const begun = endOfPause(pauses, at)
    if (begun !== undefined) {
      at = begun
      continue
    }
    const next = nextPause(pauses, at)
    if (next - at >= left) return at + left
    left -= next - at
    at = next
  }
}

/** Whether a name of a time zone is one that this machine knows. */
export function isZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined
  } catch {
    return false
  }
}

/** When the pause ends in which the moment lies; undefined where it lies in none. */
function endOfPause({ night, zone, vacations }: Pauses, at: number): number | undefined {
  const vacation = vacations.find(({ from, to }) => from <= at && at < to)
  if (vacation !== undefined) return vacation.to
  if (night === undefined) return undefined
  return nightAround(zone, night, at)?.to
}

/** The night in which the moment lies, if it does. */
export const nightAround = (zone: string, night: Night, at: number) =>
  nightsAround(zone, night, at).find(({ from, to }) => from <= at && at < to)

/** When the next pause begins; there is always one a day, or none at all. */
function nextPause({ night, zone, vacations }: Pauses, at: number): number {
  const begins = vacations.map(({ from }) => from)
  if (night !== undefined) begins.push(...nightsAround(zone, night, at).map(({ from }) => from))
  return Math.min(Number.POSITIVE_INFINITY, ...begins.filter((from) => from > at))
}

/** The nights of the day before, of the day itself, and of the two after it. */
function nightsAround(zone: string, { fromHour, toHour }: Night, at: number) {
  const midnight = Math.floor((at + offsetMs(zone, at)) / dayMs) * dayMs
  return [-1, 0, 1, 2].map((days) => {
    const evening = midnight + days * dayMs + fromHour * 3_600_000
    const morning = midnight + (days + (toHour <= fromHour ? 1 : 0)) * dayMs + toHour * 3_600_000
    return { from: momentOf(zone, evening), to: momentOf(zone, morning) }
  })
}

/** The moment at which clocks on the wall show something, written as if they stood in Greenwich. */
function momentOf(zone: string, wall: number): number {
  const guess = wall - offsetMs(zone, wall)
  // Where clocks were changed in between, the offset then is the one that counts.
  return wall - offsetMs(zone, guess)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

/** How far clocks of the zone are ahead of Greenwich. */
function offsetMs(zone: string, at: number): number {
  const name = formatOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes = '0', seconds = '0'] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name ?? '') ?? []
  if (hours === undefined) return 0
  const ms = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
  return sign === '-' ? -ms : ms
}
