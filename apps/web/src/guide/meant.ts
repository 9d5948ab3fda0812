import {
  type CourseMove,
  canonicalJson,
  isJsonObject,
  jsonOf,
  readJson,
  type Tagged,
} from '@wyrmtable/kernel'

/** Whether an action is that of the course, apart from what the learner may choose. */
export const isMeant = (action: Tagged, move: CourseMove): boolean => isSame(fixed(action, move), move)

/** Whether a press is on the way of the course: its button does the action, or begins to put it together. */
export function isOnTheWay(button: Written, move: CourseMove): boolean {
  const deed = written(button, 'data-deed')
  if (deed !== undefined && isSame(fixed(deed, move), move)) return true
  const part = written(button, 'data-leads-to')
  // What of the action is not known yet is taken to be as the course has it.
  return part !== undefined && isSame(fixed({ ...move.action, ...part }, move), move)
}

/** What something on the table says of itself. */
type Written = Pick<Element, 'getAttribute'>

const isSame = (parts: object, move: CourseMove): boolean =>
  canonicalJson(jsonOf(parts)) === canonicalJson(jsonOf(fixed(move.action, move)))

/** An action without what the learner may choose. */
const fixed = (action: object, { free }: CourseMove): object =>
  Object.fromEntries(Object.entries(action).filter(([key]) => !free.includes(key)))

function written(button: Written, name: string): object | undefined {
  const read = readJson(button.getAttribute(name) ?? '')
  return read.ok && isJsonObject(read.value) ? read.value : undefined
}
