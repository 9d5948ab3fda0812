import { fail, ok, type Result } from '../result.ts'
import type { Fault } from './fault.ts'
import type { Json } from './json.ts'
import { needsScan, scanJson } from './scan-json.ts'

export interface ReadLimits {
  /** Most UTF-8 bytes of the text. */
  readonly maxBytes?: number
  /** Most objects and lists inside one another. */
  readonly maxDepth?: number
}

/**
 * The only way outside text becomes JSON. Faults: `tooLarge` (before anything is read), `empty`,
 * `notJson`, `truncated`, `tooDeep`, `forbiddenKey`, `tooBig`. Never throws; time and memory grow with the length
 * of the text and with nothing else. A byte order mark at the start is skipped.
 */
export function readJson(text: string, limits: ReadLimits = {}): Result<Json, Fault> {
  const { maxBytes = 16 * 1024 * 1024, maxDepth = 64 } = limits
  const bytes = utf8Length(text, maxBytes)
  if (bytes > maxBytes) return fail({ code: 'tooLarge', path: '', figures: { bytes, limit: maxBytes } })
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  // Most texts are sound, and the engine reads them many times faster than the scanner.
  const quick = needsScan(body, maxDepth) ? undefined : parsed(body)
  if (quick !== undefined) return ok(quick)
  if (body.trim() === '') return fail({ code: 'empty', path: '', figures: {} })
  const fault = scanJson(body, maxDepth)
  if (fault !== undefined) return fail(fault)
  const value: Json = JSON.parse(body)
  return ok(value)
}

/** Undefined where it is no JSON. */
function parsed(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Bytes of the text in UTF-8; counted only where its length alone does not decide. */
function utf8Length(text: string, limit: number): number {
  const { length } = text
  if (length > limit) return length
  if (length * 3 <= limit) return length
  let bytes = length
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 0x80) bytes += code >= 0x800 ? 2 : 1
    // A surrogate pair is two units of what is four bytes; each half was counted as three.
    if (code >= 0xd800 && code < 0xdc00 && isLow(text.charCodeAt(i + 1))) bytes -= 2
  }
  return bytes
}

const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000
