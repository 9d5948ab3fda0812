import type { Fault } from './fault.ts'
import { pointerStep } from './fault-at.ts'

/**
 * Reads through a JSON text without building anything and without recursion, in one pass, and returns the
 * first fault: `notJson` or `truncated` with line and column (from 1), `tooDeep`, `forbiddenKey`, or
 * `tooBig` for a number that no double can hold. Undefined: `JSON.parse` will take it.
 */
export function scanJson(text: string, maxDepth: number): Fault | undefined {
  return new Scanner(text, maxDepth).scan()
}

/**
 * A quick look for what only the scanner can judge: nesting beyond the limit, numbers that might be beyond
 * any double, and texts in which a forbidden key could stand. False: `JSON.parse` takes the text exactly if the
 * scanner finds no fault in it, since on the way to the first mistake both see the same depth.
 */
export function needsScan(text: string, maxDepth: number): boolean {
  // Keys written with escapes might be any word.
  if (text.includes('\\u')) return true
  for (const word of forbidden) if (text.includes(word)) return true
  let depth = 0
  let digits = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 48 && code <= 57) {
      if (++digits > 300) return true
      continue
    }
    if (code === quote) i = endOfString(text, i)
    else if (code === 123 || code === 91) {
      if (++depth > maxDepth) return true
    } else if (code === 125 || code === 93) depth--
    else if (digits > 0 && (code === 101 || code === 69)) return true
    digits = 0
  }
  return false
}

/** Where the string that begins here is closed, or the end of the text. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes++
    if (slashes % 2 === 0) return end
  }
  return text.length
}

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** What may come next. */
type Expect = 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'commaOrClose' | 'end'

/** An open object or list, and where in it we are. */
interface Frame {
  readonly list: boolean
  /** Where the current key's text is, quotes included; for lists `index` counts. */
  keyFrom: number
  keyTo: number
  index: number
}

const quote = 34
const literal = /true|false|null/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** What could still become a literal or a number if the text went on. */
const unfinished = /^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][+-]?))$/

class Scanner {
  private readonly text: string
  private readonly maxDepth: number
  private readonly frames: Frame[] = []
  private place = 0
  private expect: Expect = 'value'

  constructor(text: string, maxDepth: number) {
    this.text = text
    this.maxDepth = maxDepth
  }

  scan(): Fault | undefined {
    for (;;) {
      this.skipSpace()
      if (this.place >= this.text.length) return this.expect === 'end' ? undefined : this.wrong('truncated')
      const fault = this.step(this.text.charCodeAt(this.place))
      if (fault !== undefined) return fault
    }
  }

  private step(code: number): Fault | undefined {
    const frame = this.frames.at(-1)
    switch (this.expect) {
      case 'end':
        return this.wrong('notJson')
      case 'commaOrClose':
        if (code === 44) {
          this.place++
          if (frame?.list) frame.index++
          this.expect = frame?.list ? 'value' : 'key'
          return undefined
        }
        return this.close(code, frame)
      case 'key':
      case 'keyOrClose':
        if (code === quote) return this.key(frame)
        return this.expect === 'keyOrClose' ? this.close(code, frame) : this.wrong('notJson')
      case 'valueOrClose':
        if (code === 93) return this.close(code, frame)
        return this.value(code)
      case 'value':
        return this.value(code)
    }
  }

  private close(code: number, frame: Frame | undefined): Fault | undefined {
    if (frame === undefined || code !== (frame.list ? 93 : 125)) return this.wrong('notJson')
    this.place++
    this.frames.pop()
    this.valueDone()
    return undefined
  }

  private key(frame: Frame | undefined): Fault | undefined {
    const from = this.place
    const fault = this.string()
    if (fault !== undefined || frame === undefined) return fault
    frame.keyFrom = from
    frame.keyTo = this.place
    // Keys written with escapes are decoded, or a forbidden one would slip through as \u005f…
    const raw = this.text.slice(from + 1, this.place - 1)
    const key = raw.includes('\\') ? decoded(this.text.slice(from, this.place)) : raw
    if (forbidden.has(key)) return { code: 'forbiddenKey', path: this.path(), figures: { key } }
    this.skipSpace()
    if (this.place >= this.text.length) return this.wrong('truncated')
    if (this.text.charCodeAt(this.place) !== 58) return this.wrong('notJson')
    this.place++
    this.expect = 'value'
    return undefined
  }

  private value(code: number): Fault | undefined {
    if (code === quote) {
      const fault = this.string()
      if (fault === undefined) this.valueDone()
      return fault
    }
    if (code === 123 || code === 91) {
      if (this.frames.length >= this.maxDepth) {
        return { code: 'tooDeep', path: this.path(), figures: { limit: this.maxDepth } }
      }
      this.place++
      this.frames.push({ list: code === 91, keyFrom: 0, keyTo: 0, index: 0 })
      this.expect = code === 91 ? 'valueOrClose' : 'keyOrClose'
      return undefined
    }
    return this.scalar()
  }

  private scalar(): Fault | undefined {
    const from = this.place
    const found = this.match(literal) ?? this.match(number)
    if (found === undefined) {
      const rest = this.text.slice(from, from + 400)
      return this.wrong(unfinished.test(rest) ? 'truncated' : 'notJson')
    }
    const isNumber = found !== 'true' && found !== 'false' && found !== 'null'
    if (isNumber && found.length > 3 && !Number.isFinite(Number(found))) {
      const figures = { maximum: Number.MAX_VALUE, got: found.slice(0, 40) }
      return { code: 'tooBig', path: this.path(), figures }
    }
    this.place = from + found.length
    if (isNumber && unfinished.test(this.text.slice(from, from + found.length + 3)) && this.endsHere(from)) {
      return this.wrong('truncated')
    }
    this.valueDone()
    return undefined
  }

  /** Whether the token that begins here is the last of the text: a number such as `1.` was cut off. */
  private endsHere(from: number): boolean {
    return this.text.length - from <= 400 && unfinished.test(this.text.slice(from))
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.place
    return pattern.exec(this.text)?.[0]
  }

  /** Leaves `place` behind the closing quote. */
  private string(): Fault | undefined {
    const { text } = this
    let i = this.place + 1
    for (; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code === quote) {
        this.place = i + 1
        return undefined
      }
      if (code < 32) {
        this.place = i
        return this.wrong('notJson')
      }
      if (code !== 92) continue
      const escaped = text[i + 1]
      if (escaped === undefined) break
      const length = escaped === 'u' ? 4 : 0
      const digits = text.slice(i + 2, i + 2 + length)
      if (!'"\\/bfnrtu'.includes(escaped) || !/^[0-9a-fA-F]*$/.test(digits)) {
        this.place = i
        return this.wrong('notJson')
      }
      i += 1 + length
    }
    this.place = text.length
    return this.wrong('truncated')
  }

  private valueDone(): void {
    this.expect = this.frames.length === 0 ? 'end' : 'commaOrClose'
  }

  private skipSpace(): void {
    const { text } = this
    for (; this.place < text.length; this.place++) {
      const code = text.charCodeAt(this.place)
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return
    }
  }

  private wrong(code: 'notJson' | 'truncated'): Fault {
    // Counted, not split: a list of lines would hold many times what the text itself holds.
    let line = 1
    let start = 0
    for (let end = this.text.indexOf('\n'); end >= 0 && end < this.place; ) {
      line++
      start = end + 1
      end = this.text.indexOf('\n', start)
    }
    return { code, path: '', figures: { line, column: this.place - start + 1 } }
  }

  private path(): string {
    let path = ''
    for (const frame of this.frames) {
      if (frame.list) path += pointerStep(frame.index)
      else if (frame.keyTo > 0) path += pointerStep(decoded(this.text.slice(frame.keyFrom, frame.keyTo)))
    }
    return path
  }
}

/** The text of a string that was scanned, so that it does parse. */
function decoded(token: string): string {
  const value: unknown = JSON.parse(token)
  return typeof value === 'string' ? value : ''
}
