import type { z } from 'zod'
import type { Fault } from '../json/fault.ts'
import { pointerStep } from '../json/fault-at.ts'
import type { Json } from '../json/json.ts'
import { isJsonObject } from '../json/json-of.ts'
import { faultOfIssues } from '../json/zod-fault.ts'
import { expectationShapes, stepShapes } from './case-schema.ts'

/**
 * What is wrong in the plays and expectations of a case that its schema refused. A step or expectation
 * may have several shapes, and of a union one only learns that none fits; here the members that are
 * there tell which shape was meant, so that the fault is the one its writer can mend. Undefined if the
 * fault lies elsewhere.
 */
export function caseFault(document: Json): Fault | undefined {
  const main = ofPlay(document, '')
  if (main !== undefined || !isJsonObject(document)) return main
  for (const [place, branch] of listOf(document.branches).entries()) {
    const fault = ofPlay(branch, `/branches/${place}`)
    if (fault !== undefined) return fault
  }
  return undefined
}

function ofPlay(play: Json, path: string): Fault | undefined {
  if (!isJsonObject(play)) return undefined
  for (const [place, step] of listOf(play.play).entries()) {
    const at = `${path}/play/${place}`
    const inner = isJsonObject(step) ? ofExpectations(step.expect, `${at}/expect`) : undefined
    const fault = inner ?? faultIn(stepShapes[shapeOfStep(step)], step, at)
    if (fault !== undefined) return fault
  }
  return ofExpectations(play.expect, `${path}/expect`)
}

function ofExpectations(list: Json | undefined, path: string): Fault | undefined {
  for (const [place, expectation] of listOf(list).entries()) {
    const fault = ofExpectation(expectation, `${path}/${place}`)
    if (fault !== undefined) return fault
  }
  return undefined
}

function ofExpectation(expectation: Json, path: string): Fault | undefined {
  const keys = isJsonObject(expectation) ? Object.keys(expectation) : []
  for (const [kind, shape] of Object.entries(expectationShapes)) {
    if (keys.includes(kind)) return faultIn(shape, expectation, path)
  }
  const [key] = keys
  if (key === undefined) return faultIn(expectationShapes.event, expectation, path)
  return { code: 'unknownKey', path: path + pointerStep(key), figures: { key } }
}

function shapeOfStep(step: Json): keyof typeof stepShapes {
  if (!isJsonObject(step)) return 'accepted'
  if ('refused' in step) return 'refused'
  if ('legal' in step || 'illegal' in step) return 'checked'
  return 'expect' in step && !('seat' in step || 'action' in step) ? 'look' : 'accepted'
}

function faultIn(shape: z.ZodType, value: Json, path: string): Fault | undefined {
  const parsed = shape.safeParse(value)
  if (parsed.success) return undefined
  const fault = faultOfIssues(parsed.error.issues, value)
  return { ...fault, path: path + fault.path }
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
