import { canonicalJson } from './canonical-json.ts'

/**
 * The UTF-16 code units of `canonicalJson(value)`, written where they can be read without making a text:
 * the fingerprint of each accepted action needs them and nothing else does. Returns how many; they are in
 * `codeUnits()` from place 0, until the next call.
 */
export function writeCanonical(value: unknown): number {
  const length = write(value, 0)
  if (length >= units.length) reserve(length, 1)
  return length
}

/**
 * The array that holds the units; it is longer than they are by at least one. Ask for it each time, since a long value
 * may need a new array.
 */
export function codeUnits(): Uint16Array {
  return units
}

// The place to write at is handed on from call to call, since a counter in memory costs more than the rest.
let units = new Uint16Array(1024)

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
  /** The step taken last, which is nearly always the next one too. */
  lastKey: string
  lastNode: KeyNode | undefined
  plan: KeyPlan | undefined
}

const mostNodes = 4096
let nodes = 0
const root = node([])

function node(path: readonly string[]): KeyNode {
  nodes++
  return { path, next: new Map(), lastKey: '', lastNode: undefined, plan: undefined }
}

function write(value: unknown, at: number): number {
  if (typeof value === 'number') return writeNumber(value, at)
  if (typeof value === 'string') return writeString(value, at)
  if (typeof value !== 'object' || value === null) return append(canonicalJson(value), at)
  if (Array.isArray(value)) return writeList(value, at)
  return isRecord(value) ? writeRecord(value, at) : append(canonicalJson(value), at)
}

function isRecord(value: object): value is Readonly<Record<string, unknown>> {
  return !ArrayBuffer.isView(value)
}

function writeList(list: readonly unknown[], from: number): number {
  let at = put(91, from)
  for (let i = 0; i < list.length; i++) {
    if (i > 0) at = put(44, at)
    at = write(list[i], at)
  }
  return put(93, at)
}

function writeRecord(record: Readonly<Record<string, unknown>>, from: number): number {
  let node: KeyNode = root
  for (const key in record) {
    const next = node.lastNode !== undefined && node.lastKey === key ? node.lastNode : step(node, key)
    if (next === undefined) return append(canonicalJson(record), from)
    node = next
  }
  node.plan ??= planOf(node.path)
  const { keys, heads } = node.plan
  let at = put(123, from)
  let first = true
  for (let i = 0; i < keys.length; i++) {
    const item = record[keys[i] ?? '']
    if (item === undefined) continue
    if (!first) at = put(44, at)
    first = false
    at = write(item, append(heads[i] ?? '', at))
  }
  return put(125, at)
}

/** Undefined where the tree is full. */
function step(from: KeyNode, key: string): KeyNode | undefined {
  let next = from.next.get(key)
  if (next === undefined) {
    if (nodes >= mostNodes) return undefined
    next = node([...from.path, key])
    from.next.set(key, next)
  }
  from.lastKey = key
  from.lastNode = next
  return next
}

function planOf(path: readonly string[]): KeyPlan {
  const keys = [...path].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return { keys, heads: keys.map((key) => `${JSON.stringify(key)}:`) }
}

function writeNumber(value: number, from: number): number {
  // `| 0` keeps small integers as they are and changes everything else, −0 excepted.
  const whole = value | 0
  if (whole !== value || whole < 0) return append(canonicalJson(value), from)
  let end = from + 1
  for (let rest = (whole / 10) | 0; rest > 0; rest = (rest / 10) | 0) end++
  if (end > units.length) reserve(from, end - from)
  let rest = whole
  for (let at = end - 1; at >= from; at--) {
    const tens = (rest / 10) | 0
    units[at] = 48 + rest - tens * 10
    rest = tens
  }
  return end
}

function writeString(text: string, from: number): number {
  const { length } = text
  if (from + length + 2 > units.length) reserve(from, length + 2)
  let at = from
  units[at++] = 34
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code < 32 || code === 34 || code === 92 || code > 126) return append(JSON.stringify(text), from)
    units[at++] = code
  }
  units[at++] = 34
  return at
}

function append(text: string, from: number): number {
  const { length } = text
  if (from + length > units.length) reserve(from, length)
  for (let i = 0; i < length; i++) units[from + i] = text.charCodeAt(i)
  return from + length
}

function put(code: number, at: number): number {
  if (at >= units.length) reserve(at, 1)
  units[at] = code
  return at + 1
}

function reserve(used: number, more: number): void {
  const larger = new Uint16Array(2 * (used + more))
  larger.set(units.subarray(0, used))
  units = larger
}
