/**
 * The one text of a JSON value: keys sorted by UTF-16 code units, no spaces, undefined properties left
 * out. Two values are the same exactly if their canonical texts are. Numbers and strings are written as
 * `JSON.stringify` writes them (−0 as 0). Throws a TypeError on anything that JSON cannot hold.
 *
 * Fast on purpose: it runs once an accepted action.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`not JSON: ${value}`)
      return `${value}`
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      if (Array.isArray(value)) return ofList(value)
      if (isRecord(value)) return ofRecord(value)
      throw new TypeError('not JSON: a typed array')
    default:
      throw new TypeError(`not JSON: ${typeof value}`)
  }
}

function ofList(list: readonly unknown[]): string {
  let text = '['
  let first = true
  for (const item of list) {
    text += first ? canonicalJson(item) : `,${canonicalJson(item)}`
    first = false
  }
  return `${text}]`
}

function isRecord(value: object): value is Readonly<Record<string, unknown>> {
  return !ArrayBuffer.isView(value)
}

function ofRecord(record: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(record)
  if (!isSorted(keys)) keys.sort(byCodeUnit)
  let text = '{'
  for (const key of keys) {
    const item = record[key]
    if (item === undefined) continue
    text += text.length === 1 ? `${quoted(key)}:` : `,${quoted(key)}:`
    text += canonicalJson(item)
  }
  return `${text}}`
}

function isSorted(keys: readonly string[]): boolean {
  let last = ''
  for (const key of keys) {
    if (key < last) return false
    last = key
  }
  return true
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Short plain strings are the rule in actions; only others pay for the call into the engine. */
function quoted(text: string): string {
  if (text.length > 40) return JSON.stringify(text)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 32 || code === 34 || code === 92 || code > 126) return JSON.stringify(text)
  }
  return `"${text}"`
}
