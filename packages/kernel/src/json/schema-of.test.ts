import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Json } from './json.ts'
import { schemaOf } from './schema-of.ts'

const schema = schemaOf(
  z.strictObject({
    name: z.string().min(2).max(5).exactOptional(),
    kind: z.enum(['inf', 'arm']).exactOptional(),
    code: z
      .string()
      .regex(/^[a-z]+$/)
      .exactOptional(),
    figures: z.array(z.number().int().min(0).max(9)).max(2).default([]),
    action: z
      .discriminatedUnion('type', [
        z.strictObject({ type: z.literal('move'), to: z.number() }),
        z.strictObject({ type: z.literal('pass') }),
      ])
      .exactOptional(),
    either: z.union([z.string(), z.strictObject({ clause: z.string() })]).exactOptional(),
    'a/b': z.boolean().exactOptional(),
  }),
)

const faultOf = (input: Json) => {
  const parsed = schema.parse(input)
  return parsed.ok ? undefined : parsed.fault
}

describe('a schema', () => {
  it('fills in defaults', () => {
    expect(schema.parse({})).toEqual({ ok: true, value: { figures: [] } })
  })

  it.each<[Json, object]>([
    [null, { code: 'wrongType', path: '', figures: { expected: 'object', got: 'null' } }],
    [{ name: 3 }, { code: 'wrongType', path: '/name', figures: { expected: 'string', got: 'number' } }],
    [{ name: 'a' }, { code: 'tooSmall', path: '/name', figures: { minimum: 2, got: 1 } }],
    [{ name: 'abcdef' }, { code: 'tooBig', path: '/name', figures: { maximum: 5, got: 6 } }],
    [{ kind: 'art' }, { code: 'notOneOf', path: '/kind', figures: { got: 'art', allowed: 'inf, arm' } }],
    [{ code: 'A1' }, { code: 'badPattern', path: '/code' }],
    [{ figures: [1, 12] }, { code: 'tooBig', path: '/figures/1', figures: { maximum: 9, got: 12 } }],
    [{ figures: [1.5] }, { code: 'wrongType', path: '/figures/0' }],
    [{ figures: [1, 2, 3] }, { code: 'tooBig', path: '/figures', figures: { got: 3 } }],
    [{ extra: 1 }, { code: 'unknownKey', path: '/extra', figures: { key: 'extra' } }],
    [{ action: { type: 'fly' } }, { code: 'notOneOf', path: '/action/type', figures: { got: 'fly' } }],
    [{ action: {} }, { code: 'missing', path: '/action/type', figures: { key: 'type' } }],
    [{ action: { type: 'move' } }, { code: 'missing', path: '/action/to', figures: { key: 'to' } }],
    [{ action: { type: 'pass', to: 1 } }, { code: 'unknownKey', path: '/action/to' }],
    [{ either: { clause: 3 } }, { code: 'wrongType', path: '/either/clause' }],
    [{ 'a/b': 1 }, { code: 'wrongType', path: '/a~1b' }],
  ])('names what is wrong with %j', (input, fault) => {
    expect(faultOf(input)).toMatchObject(fault)
  })

  it('can be shown as JSON Schema', () => {
    expect(schema.jsonSchema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(schema.jsonSchema).toBe(schema.jsonSchema)
  })
})
