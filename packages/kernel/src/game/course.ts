import { z } from 'zod'
import { anyObject } from '../json/any-json.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { openDocument } from '../json/open-document.ts'
import { schemaOf } from '../json/schema-of.ts'
import type { Result } from '../result.ts'
import type { Tagged } from './contract.ts'

export const courseFormat = 'wyrmtable-course/1'

/** An action of a course, with the dice that fall in it. */
export interface CourseMove {
  readonly seat: string
  readonly action: Tagged
  /** Parts of the action that the learner may choose otherwise, as far as the rules allow, such as a place. */
  readonly free: readonly string[]
  readonly dice: readonly number[]
}

/** One step: something to read, and where `does` is given something to do. */
export interface CourseStep {
  /** Key of its sentences. */
  readonly text: string
  /** Places and pieces of the board that it speaks of. */
  readonly places: readonly string[]
  /** What the learner does; it ends the step. The buttons that do it are marked. */
  readonly does?: CourseMove
  /** What the other side answers at once. */
  readonly answers: readonly CourseMove[]
}

/** A lesson in one game: a position and an ordered list of steps, its dice written down beforehand. */
export interface Course {
  readonly format: typeof courseFormat
  readonly game: string
  /** How many take part; absent: as many as the game has seats. */
  readonly seats?: number
  readonly position: Json
  readonly steps: readonly CourseStep[]
}

const key = z.string().regex(/^[a-zA-Z][\w-]*$/)
const move = z.strictObject({
  seat: z.string().min(1),
  action: z.looseObject({ type: z.string().min(1) }),
  free: z.array(z.string().min(1)).default([]),
  dice: z.array(z.int().min(0)).default([]),
})
const step = z.strictObject({
  text: key,
  places: z.array(z.string().min(1)).default([]),
  does: move.exactOptional(),
  answers: z.array(move).default([]),
})
const course = schemaOf<Course>(
  z.strictObject({
    format: z.literal(courseFormat),
    game: z.string().min(1),
    seats: z.int().min(1).exactOptional(),
    position: anyObject,
    steps: z.array(step).min(1),
  }),
)

/** Reads a course as a `GuideRoom` holds it. Whether its actions are legal, only playing it can tell. */
export function readCourse(document: unknown): Result<Course, Fault> {
  const opened = openDocument(jsonOf(document), courseFormat)
  return opened.ok ? course.parse(opened.value) : opened
}
