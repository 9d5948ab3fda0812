import type { Json } from '@wyrmtable/kernel'
import { z } from 'zod'

const schema = z.custom<z.core.JSONSchema.JSONSchema>((value) => typeof value === 'object' && value !== null)

/** What the document says of one operation. */
const described = z.object({
  summary: z.string().optional(),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
  responses: z
    .record(
      z.string(),
      z.object({ content: z.record(z.string(), z.object({ schema: schema.optional() })).optional() }),
    )
    .optional(),
})
type Described = z.infer<typeof described>

/** The document, as far as it is looked through. */
export const documentForm = z.object({ paths: z.record(z.string(), z.record(z.string(), described)) })
type Document = z.infer<typeof documentForm>

/** The code of a problem, where it is one. */
const problem = z.object({ code: z.string().optional() })

/** A request that was done, to be sent again. */
export interface Sent {
  readonly path: string
  readonly init: RequestInit
}

interface Operation {
  readonly name: string
  readonly described: Described
  readonly pattern: RegExp
  /** What it must have been seen to answer: `200`, the same with a type of text, or a status with the code of a problem. */
  readonly awaited: ReadonlySet<string>
  readonly seen: Set<string>
  readonly forms: Map<string, z.ZodType>
  sent?: Sent
}

/** What was done, by its status; where it is text, also by its type. */
const kindOf = (status: string, type: string): string =>
  type.startsWith('text/') && type !== 'text/event-stream' ? `${status} ${type}` : status

/**
 * Listens to all that is asked and answered, holds each answer against what the document says of it, and knows what has not
 * been seen yet.
 */
export class Watched {
  readonly operations: readonly Operation[]
  readonly faults: string[] = []
  /** An answer of each kind, by operation. */
  readonly examples: Record<string, Record<string, Json>> = {}

  constructor({ paths }: Document) {
    this.operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        name: `${method.toUpperCase()} ${path}`,
        described,
        pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        awaited: new Set(
          Object.entries(described.responses ?? {}).flatMap(([status, { content = {} }]) =>
            Object.entries(content).flatMap(([type, media]) => {
              const code = media.schema?.properties?.code
              const codes = typeof code === 'object' ? code.enum : undefined
              return Number(status) < 300 || codes === undefined
                ? [kindOf(status, type)]
                : codes.map((code) => `${status} ${code}`)
            }),
          ),
        ),
        seen: new Set<string>(),
        forms: new Map<string, z.ZodType>(),
      })),
    )
  }

  /** The operation at an address, the one with the fewest parameters first. */
  operationAt(method: string, path: string): Operation | undefined {
    return this.operations
      .filter(({ name, pattern }) => name.startsWith(`${method} `) && pattern.test(path))
      .sort((a, b) => a.name.split('{').length - b.name.split('{').length)[0]
  }

  operation(name: string): Operation {
    const found = this.operations.find((one) => one.name === name)
    if (found === undefined) throw new Error(`no ${name}`)
    return found
  }

  /** Sends it, and looks at what is answered. */
  async ask(url: string, init: RequestInit, real: typeof fetch): Promise<Response> {
    const answer = await real(url, init)
    const { pathname, search } = new URL(url)
    const operation = this.operationAt(init.method ?? 'GET', pathname)
    if (operation === undefined) return answer
    const type = (answer.headers.get('content-type') ?? '').replace(/;.*/, '')
    const isStream = type === 'text/event-stream' || type === 'application/x-ndjson'
    const text = isStream ? '' : await answer.clone().text()
    const body: Json = isStream ? null : type.endsWith('json') ? JSON.parse(text) : text
    if (answer.ok) operation.sent ??= { path: `${pathname}${search}`, init: { ...init, signal: null } }
    this.take(operation, answer.status, type, body)
    return answer
  }

  /** Takes an answer for what an operation has said; null is a stream. */
  take(operation: Operation, status: number, type: string, body: Json): void {
    const code = status < 300 || body === null ? undefined : problem.parse(body).code
    const kind = code === undefined ? kindOf(`${status}`, type) : `${status} ${code}`
    operation.seen.add(kind)
    if (body !== null) {
      const name = kind.split(' ')[1] ?? 'done'
      this.examples[operation.name] = { [name]: body, ...this.examples[operation.name] }
    }
    this.judge(operation, kind, status, type, body)
  }

  private judge(operation: Operation, kind: string, status: number, type: string, body: Json): void {
    const where = `${operation.name} → ${kind}`
    if (!operation.awaited.has(kind)) {
      this.faults.push(`${where} is not described: say so in apps/server/src/openapi/answers.ts`)
      return
    }
    const media = operation.described.responses?.[status]?.content?.[type]
    if (media === undefined) {
      this.faults.push(`${where} came as ${type}`)
      return
    }
    if (media.schema === undefined) return
    const form = operation.forms.get(kind) ?? z.fromJSONSchema(media.schema)
    operation.forms.set(kind, form)
    const read = form.safeParse(body)
    if (!read.success)
      this.faults.push(`${where}: ${z.prettifyError(read.error)} ${JSON.stringify(body).slice(0, 300)}`)
  }

  /** What the document promises and nothing has asked for. */
  missing(): readonly string[] {
    return this.operations.flatMap(({ name, described, awaited, seen }) =>
      described.responses === undefined
        ? [
            `${name}: nothing says what it answers: add it to apps/server/src/openapi/answers.ts and words.json`,
          ]
        : [...awaited]
            .filter((kind) => !seen.has(kind))
            .map(
              (kind) => `${name}: no test has seen ${kind}: add it to apps/server/test/every-route/walk.ts`,
            ),
    )
  }
}
