/** How many numbers a command of a path takes. */
const lengths: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
}

const letters = /[a-z]/iy
const numbers = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
/** A flag of an arc is one digit, and the next number may follow it at once. */
const flags = /[01]/y
const gap = /[\s,]*/y

/**
 * A path made larger or smaller and then moved. A `transform` that says the same would be a step of its own for whoever
 * paints it: a table of cards had a thousand of them, and every press paid for all.
 */
export function placedPath(d: string, scale: number, left: number, top: number): string {
  const out: string[] = []
  let command = 'M'
  let count = 0
  let isBegun = false
  let index = 0
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = index
    const [found] = pattern.exec(d) ?? []
    index += found?.length ?? 0
    return found
  }
  while (read(gap) !== undefined && index < d.length) {
    const letter = read(letters)
    if (letter !== undefined) {
      command = letter
      count = 0
      out.push(letter)
      continue
    }
    const kind = command.toLowerCase()
    const place = count % (lengths[kind] || 1)
    const isFlag = kind === 'a' && (place === 3 || place === 4)
    const found = read(isFlag ? flags : numbers)
    if (found === undefined) throw new Error(`no path: ${d.slice(index, index + 20)}`)
    // The first place of a path is counted from the corner, whatever its letter.
    const isFixed = command !== kind || !isBegun
    const value = Number(found)
    count += 1
    if (count === 2) isBegun = true
    if (kind === 'a' && place < 5) out.push(place < 2 ? fine(value * scale) : found)
    else out.push(fine(value * scale + (isFixed ? (isAcross(kind, place) ? left : top) : 0)))
  }
  return out.join(' ')
}

const isAcross = (kind: string, place: number): boolean =>
  kind === 'h' || (kind !== 'v' && (kind === 'a' ? place === 5 : place % 2 === 0))

/** Places after one another are added up by who draws them: so fine that it is not seen in the sum. */
const fine = (value: number): string => `${Math.round(value * 1000) / 1000}`
