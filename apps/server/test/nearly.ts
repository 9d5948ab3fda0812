import { type Json, type JsonObject, seededDice } from '@wyrmtable/kernel'

/** What of JSON Schema our descriptions of routes use. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
}

/** One route and method of an OpenAPI document. */
export interface Operation {
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly body: Schema | undefined
}

interface Described {
  readonly parameters?: Operation['parameters']
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** All that the document describes. */
export function operationsOf(document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}

const odd: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1e308,
  1.5,
  '',
  'x'.repeat(600),
  '\u0000\u202e',
  '__proto__',
  [],
  [[[]]],
  {},
  { type: 'play' },
  JSON.parse('{"__proto__":null,"constructor":1}'),
  { type: 'takeBack' },
  ['a', 'b'],
]

const oddTexts: readonly string[] = [
  '',
  '-1',
  '1e9',
  '~~~',
  '%00',
  '%F0%9F',
  '..',
  'a'.repeat(300),
  'A',
  'spectator',
  '[]',
]

/** Makes requests that are sound, or nearly. What names things that exist is taken from `known`, by member or parameter. */
export class Nearly {
  private readonly dice
  private readonly known: Readonly<Record<string, readonly Json[]>>

  constructor(seed: string, known: Readonly<Record<string, readonly Json[]>>) {
    this.dice = seededDice(seed)
    this.known = known
  }

  pick<T>(items: readonly T[]): T {
    return items[this.dice.pick(items.length, 'fuzz')] as T
  }

  /** True in one case of so many. */
  once(n: number): boolean {
    return this.dice.pick(n, 'once') === 0
  }

  /** The path of a request with its query. */
  path({ path, parameters }: Operation): string {
    const value = ({ name, schema }: Operation['parameters'][number]): string => {
      if (this.once(4)) return this.pick(oddTexts)
      const sound = this.value(schema, name, 0)
      return encodeURIComponent(typeof sound === 'string' ? sound : JSON.stringify(sound))
    }
    let filled = path
    const query: string[] = []
    for (const parameter of parameters) {
      if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, value(parameter))
      else if (this.once(2)) query.push(`${parameter.name}${this.once(20) ? '[]' : ''}=${value(parameter)}`)
    }
    if (this.once(20)) query.push('x=%')
    return query.length === 0 ? filled : `${filled}?${query.join('&')}`
  }

  /** The text of a body. */
  body({ body }: Operation): string {
    if (body === undefined || this.once(10)) {
      return this.pick(['', '{', 'null', `[${'['.repeat(2_000)}`, JSON.stringify(this.anything(3))])
    }
    return JSON.stringify(this.value(body, 'body', this.once(2) ? 0 : 8))
  }

  /** A value of the schema; one in so many of its parts is something else, 0: none. */
  private value(schema: Schema, name: string, oddOnceIn: number): Json {
    if (oddOnceIn > 0 && this.once(oddOnceIn)) return this.anything(2)
    const known = this.known[name]
    if (known !== undefined && !this.once(3)) return this.pick(known)
    const kinds = schema.oneOf ?? schema.anyOf
    if (kinds !== undefined) return this.value(this.pick(kinds), name, oddOnceIn)
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined) return this.pick(schema.enum)
    switch (schema.type) {
      case 'object': {
        const members: Record<string, Json> = {}
        for (const [key, of] of Object.entries(schema.properties ?? {})) {
          if (schema.required?.includes(key) || this.once(2)) members[key] = this.value(of, key, oddOnceIn)
        }
        if (oddOnceIn > 0 && this.once(oddOnceIn))
          members[this.pick(['x', 'seat', '__proto__'])] = this.pick(odd)
        return members
      }
      case 'array':
        return Array.from({ length: (schema.minItems ?? 0) + this.dice.pick(3, 'items') }, () =>
          this.value(schema.items ?? {}, name, oddOnceIn),
        )
      case 'integer':
      case 'number':
        return (schema.minimum ?? 0) + this.dice.pick(100, 'number')
      case 'boolean':
        return this.once(2)
      case 'string':
        return this.pick(['a', 'seat', 'word and word', 'k1', 'ü'])
      default:
        return this.anything(2)
    }
  }

  private anything(depth: number): Json {
    if (depth === 0 || this.once(3)) return this.pick(odd)
    const members: JsonObject = Object.fromEntries(
      Array.from({ length: this.dice.pick(4, 'members') }, () => [
        this.pick(['type', 'seat', 'action', 'name', 'pass', 'options', 'offer', 'entries']),
        this.anything(depth - 1),
      ]),
    )
    return members
  }

  /** The document with something else in one place. */
  bent(document: Json): Json {
    const copy: Json = structuredClone(document)
    let place: Json = copy
    for (let depth = 0; depth < 6; depth++) {
      if (place === null || typeof place !== 'object') break
      const holder = place as Record<string, Json>
      const keys = Object.keys(holder)
      if (keys.length === 0) break
      const key = this.pick(keys)
      const next: Json = holder[key] ?? null
      if (this.once(3) || next === null || typeof next !== 'object') {
        holder[key] = this.pick(odd)
        break
      }
      place = next
    }
    return copy
  }
}
