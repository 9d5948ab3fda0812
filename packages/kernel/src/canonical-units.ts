import { canonicalJson } from './canonical-json.ts'

/**
 * The UTF-16 code units of `canonicalJson(value)`, written where they can be read without making a text:
 * the fingerprint of each accepted action needs them and nothing else does.
 *
 * There is one buffer for all; it is valid until the next call.
 */
export function canonicalUnits(value: unknown): CodeUnits {
  buffer.length = 0
  write(value)
  reserve(1)
  return buffer
}

export interface CodeUnits {
  /** Longer than `length` by at least one. */
  readonly units: Uint16Array
  readonly length: number
}

const buffer = { units: new Uint16Array(1024), length: 0 }

/** For keys in one order: the same keys sorted, each with its text `"key":`. */
interface KeyPlan {
  readonly keys: readonly string[]
  readonly heads: readonly string[]
}

/**
 * Objects of one kind list their keys in one order, so the sorted order is found once per kind, by a walk
 * from key to key. The tree is bounded, since keys may come from outside; beyond it keys are sorted anew.
 */
interface KeyNode {
  readonly path: readonly string[]
  readonly next: Map<string, KeyNode>
  plan: KeyPlan | undefined
}

const mostNodes = 4096
let nodes = 0
const root = node([])

function node(path: readonly string[]): KeyNode {
  nodes++
  return { path, next: new Map(), plan: undefined }
}

function write(value: unknown): void {
  if (typeof value === 'number') writeNumber(value)
  else if (typeof value === 'string') writeString(value)
  else if (typeof value !== 'object' || value === null) append(canonicalJson(value))
  else if (Array.isArray(value)) writeList(value)
  else if (isRecord(value)) writeRecord(value)
  else append(canonicalJson(value))
}

function isRecord(value: object): value is Readonly<Record<string, unknown>> {
  return !ArrayBuffer.isView(value)
}

function writeList(list: readonly unknown[]): void {
  put(91)
  for (let i = 0; i < list.length; i++) {
    if (i > 0) put(44)
    write(list[i])
  }
  put(93)
}

function writeRecord(record: Readonly<Record<string, unknown>>): void {
  let at: KeyNode = root
  for (const key in record) {
    let next = at.next.get(key)
    if (next === undefined) {
      if (nodes >= mostNodes) {
        append(canonicalJson(record))
        return
      }
      next = node([...at.path, key])
      at.next.set(key, next)
    }
    at = next
  }
  at.plan ??= planOf(at.path)
  const { keys, heads } = at.plan
  put(123)
  let first = true
  for (let i = 0; i < keys.length; i++) {
    const item = record[keys[i] ?? '']
    if (item === undefined) continue
    if (!first) put(44)
    first = false
    append(heads[i] ?? '')
    write(item)
  }
  put(125)
}

function planOf(path: readonly string[]): KeyPlan {
  const keys = [...path].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return { keys, heads: keys.map((key) => `${JSON.stringify(key)}:`) }
}

function writeNumber(value: number): void {
  if (!Number.isInteger(value) || value < 0 || value > 999_999_999) {
    append(canonicalJson(value))
    return
  }
  let digits = 1
  for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) digits++
  reserve(digits)
  const end = buffer.length + digits
  let rest = value
  for (let i = end - 1; i >= buffer.length; i--) {
    const tens = Math.floor(rest / 10)
    buffer.units[i] = 48 + rest - tens * 10
    rest = tens
  }
  buffer.length = end
}

function writeString(text: string): void {
  const { length } = text
  reserve(length + 2)
  const { units } = buffer
  let at = buffer.length
  units[at++] = 34
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code < 32 || code === 34 || code === 92 || code > 126) {
      append(JSON.stringify(text))
      return
    }
    units[at++] = code
  }
  units[at++] = 34
  buffer.length = at
}

function append(text: string): void {
  const { length } = text
  reserve(length)
  const { units } = buffer
  const from = buffer.length
  for (let i = 0; i < length; i++) units[from + i] = text.charCodeAt(i)
  buffer.length = from + length
}

function put(code: number): void {
  reserve(1)
  buffer.units[buffer.length++] = code
}

function reserve(more: number): void {
  if (buffer.length + more <= buffer.units.length) return
  const larger = new Uint16Array(2 * (buffer.length + more))
  larger.set(buffer.units)
  buffer.units = larger
}
