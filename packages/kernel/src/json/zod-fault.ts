import type { z } from 'zod'
import type { Fault } from './fault.ts'
import { pointerStep } from './fault-at.ts'
import type { Json } from './json.ts'
import { isJsonObject } from './json-of.ts'
import { typeName } from './type-name.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** The first of zod's complaints about the input, as one of our coded faults. */
export function faultOfIssues(issues: readonly Issue[], input: Json): Fault {
  const [first] = issues
  if (first === undefined)
    return { code: 'wrongType', path: '', figures: { expected: 'valid', got: 'invalid' } }
  return faultOf(first, [], input)
}

function faultOf(issue: Issue, base: Path, input: Json): Fault {
  const steps = [...base, ...issue.path]
  const path = pointer(steps)
  const value = valueAt(input, steps)
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return missing(steps)
      return { code: 'wrongType', path, figures: { expected: issue.expected, got: typeName(value) } }
    case 'invalid_value':
      if (value === undefined) return missing(steps)
      return {
        code: 'notOneOf',
        path,
        figures: { got: shown(value), allowed: issue.values.map(String).join(', ') },
      }
    case 'too_big':
      return {
        code: 'tooBig',
        path,
        figures: { maximum: Number(issue.maximum), got: sizeOf(value), ...counted(value) },
      }
    case 'too_small':
      return {
        code: 'tooSmall',
        path,
        figures: { minimum: Number(issue.minimum), got: sizeOf(value), ...counted(value) },
      }
    case 'invalid_format':
      return {
        code: 'badPattern',
        path,
        figures: { got: shown(value), pattern: issue.pattern ?? issue.format },
      }
    case 'not_multiple_of':
      return {
        code: 'wrongType',
        path,
        figures: { expected: `multiple of ${issue.divisor}`, got: shown(value) },
      }
    case 'unrecognized_keys': {
      const key = issue.keys[0] ?? ''
      return { code: 'unknownKey', path: path + pointerStep(key), figures: { key } }
    }
    case 'invalid_union':
      return ofUnion(issue, steps, input)
    case 'invalid_key':
      return { code: 'unknownKey', path, figures: { key: String(steps.at(-1) ?? '') } }
    case 'invalid_element':
    case 'custom':
      if (value === undefined) return missing(steps)
      // A list whose members are read by somebody else is asked for by its kind alone.
      if (issue.message === 'array')
        return { code: 'wrongType', path, figures: { expected: 'array', got: typeName(value) } }
      return { code: 'badPattern', path, figures: { got: shown(value), pattern: issue.message } }
  }
}

/** Of several shapes none fitted: the complaint of the one that came nearest is the useful one. */
function ofUnion(issue: Extract<Issue, { code: 'invalid_union' }>, steps: Path, input: Json): Fault {
  const value = valueAt(input, steps)
  if (value === undefined) return missing(steps)
  const { discriminator } = issue
  if (issue.errors.length === 0 && discriminator !== undefined) {
    // The path of such an issue ends in the discriminator itself.
    const allowed = ('options' in issue ? (issue.options ?? []) : []).map(String).join(', ')
    return { code: 'notOneOf', path: pointer(steps), figures: { got: shown(value), allowed } }
  }
  let best: Fault | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  const types: string[] = []
  for (const errors of issue.errors) {
    const [first] = errors
    if (first === undefined) continue
    if (first.code === 'invalid_type' && first.path.length === 0) {
      types.push(first.expected)
      continue
    }
    const distance = errors.reduce((sum, error) => sum + remoteness(error), 0)
    if (distance >= bestDistance) continue
    bestDistance = distance
    best = faultOf(first, steps, input)
  }
  if (best !== undefined) return best
  return {
    code: 'wrongType',
    path: pointer(steps),
    figures: { expected: types.join(' or '), got: typeName(value) },
  }
}

/** How far from the shape a complaint shows the value to be: a wrong or unknown key more than a wrong figure. */
function remoteness(issue: Issue): number {
  if (issue.code === 'unrecognized_keys') return 10 * issue.keys.length
  if (issue.path.length <= 1 && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return 6
  return 1
}

function missing(steps: Path): Fault {
  return { code: 'missing', path: pointer(steps), figures: { key: String(steps.at(-1) ?? '') } }
}

function valueAt(input: Json, steps: Path): Json | undefined {
  let value: Json | undefined = input
  for (const step of steps) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (isJsonObject(value) && Object.hasOwn(value, step)) value = value[String(step)]
    else return undefined
  }
  return value
}

function pointer(steps: Path): string {
  return steps.map((step) => pointerStep(typeof step === 'number' ? step : String(step))).join('')
}

/** A value short enough for a sentence. */
function shown(value: Json | undefined): string | number {
  if (typeof value === 'number') return value
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

function sizeOf(value: Json | undefined): string | number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return typeof value === 'number' ? value : shown(value)
}

/** Of what the size is: the letters of a text, or the members of a list. */
function counted(value: Json | undefined): Fault['figures'] {
  if (typeof value === 'string') return { of: 'text' }
  return Array.isArray(value) ? { of: 'list' } : {}
}
