import type { Json, JsonObject } from '@wyrmtable/kernel'
import { z } from 'zod'
import { problemStatus } from '../matches/problem.ts'
import { needOf } from '../people/tokens/scopes.ts'
import { problemType } from '../problem-type.ts'
import { answers } from './answers.ts'
import examples from './examples.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

/** An operation as the collector of routes describes it: what it reads. */
interface Operation {
  readonly parameters?: readonly JsonObject[]
  readonly requestBody?: JsonObject
  readonly [member: string]: unknown
}

export interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly [member: string]: unknown
}

/** Codes of problems that are no matter of matches, with their status. */
const statusOf: Readonly<Record<string, number>> = {
  ...problemStatus,
  notJson: 400,
  foreignOrigin: 403,
  tooLarge: 413,
  wrongMediaType: 415,
}

const exampleOf: Readonly<Record<string, Readonly<Record<string, Json>>>> = examples
const saysOf: Readonly<Record<string, string>> = words.operations

/** The document of what all routes read, with what each answers, why it may not, and an example for each. */
export function described(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, withAnswers(method, path, operation)]),
    ),
  ])
  return {
    ...document,
    info: { title: 'Wyrmtable', version: '1', description: words.about },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: words.key },
        cookie: { type: 'apiKey', in: 'cookie', name: 'wyrmtable', description: words.cookie },
      },
    },
    security: [{ key: [] }, { cookie: [] }, {}],
  }
}

function withAnswers(method: string, path: string, operation: Operation): Operation {
  const name = `${method.toUpperCase()} ${path}`
  const known = answers[name]
  // `every-route.test.ts` names a route of which nothing is said.
  if (known === undefined) return { ...operation, responses: undefined }
  const shown = exampleOf[name] ?? {}
  const byStatus = new Map<number, string[]>()
  for (const code of problemsOf(method, path, operation, name)) {
    const status = statusOf[code] ?? 400
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const problems = [...byStatus].sort(([a], [b]) => a - b)
  return {
    ...operation,
    summary: saysOf[name] ?? '',
    responses: {
      [known.status]: {
        description: words.done,
        content:
          known.body === undefined
            ? { 'text/event-stream': {}, 'application/x-ndjson': {} }
            : {
                'application/json': {
                  schema: schemaOf(known.body),
                  ...(shown.done === undefined ? {} : { examples: { done: { value: shown.done } } }),
                },
                ...textAs(known.alsoAs, shown),
              },
      },
      ...Object.fromEntries(
        problems.map(([status, codes]) => [
          status,
          {
            description: codes.join(', '),
            content: {
              'application/problem+json': {
                schema: problemSchema(status, codes),
                examples: Object.fromEntries(
                  codes.map((code) => [code, { value: shown[code] ?? { status, code } }]),
                ),
              },
            },
          },
        ]),
      ),
    },
  }
}

function textAs(type: string | undefined, shown: Readonly<Record<string, Json>>) {
  if (type === undefined) return {}
  const value = shown[type]
  return {
    [type]: {
      schema: { type: 'string' },
      ...(value === undefined ? {} : { examples: { done: { value } } }),
    },
  }
}

/** Codes of all problems that the route may answer. */
function problemsOf(method: string, path: string, { parameters = [], requestBody }: Operation, name: string) {
  const { problems = [], needsNoStore } = answers[name] ?? {}
  return [
    ...(parameters.length > 0 || requestBody !== undefined ? ['badInput'] : []),
    ...(requestBody === undefined ? [] : ['notJson', 'tooLarge', 'wrongMediaType']),
    ...(method === 'get' ? [] : ['foreignOrigin']),
    ...problems,
    ...(needOf(method.toUpperCase(), registered(path)) === 'free' ? [] : ['noSuchToken', 'outsideScope']),
    'tooOften',
    ...(needsNoStore === true ? [] : ['notStored']),
  ]
}

/** The address as the server knows it. */
const registered = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const problemSchema = (status: number, codes: readonly string[]): object => ({
  type: 'object',
  properties: {
    type: { type: 'string', enum: codes.map(problemType) },
    status: { const: status },
    code: { type: 'string', enum: codes },
  },
  required: ['type', 'status', 'code'],
})

function schemaOf(form: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { unrepresentable: 'any' })
  return schema
}
