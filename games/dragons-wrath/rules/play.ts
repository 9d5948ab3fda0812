import type { Dice, Emit, Seat } from '@wyrmtable/kernel'
import type { Event } from './events.ts'
import type { Answer, Frame, Question } from './frames.ts'
import type { State } from './state.ts'

/** What a rule needs to act: the state it changes, the dice, the story it tells, and the answer just given. */
export interface Play {
  readonly state: State
  readonly dice: Dice
  readonly emit: Emit<Event>
  answer: Answer | null
}

/** Opens a question; the frame on top of the stack will find the answer. */
export function ask(play: Play, question: Question): void {
  play.state.question = question
  play.state.asked++
}

/** The answer of that kind, once. */
export function take<K extends Answer['kind']>(
  play: Play,
  kind: K,
): Extract<Answer, { readonly kind: K }> | undefined {
  const { answer } = play
  if (answer === null || answer.kind !== kind) return undefined
  play.answer = null
  return answer as Extract<Answer, { readonly kind: K }>
}

export function push(play: Play, ...frames: readonly Frame[]): void {
  play.state.stack.push(...frames)
}

export function pop(play: Play): void {
  play.state.stack.pop()
}

/** Draws 0…n−1 in public and tells of it; nothing is drawn where there is no choice. */
export function drawPublic(
  play: Play,
  n: number,
  why: 'tie' | 'collector' | 'outcome',
  clause: string,
  by?: Seat,
): number {
  const value = play.dice.pick(n, why)
  play.emit({
    type: 'rolled',
    why,
    sides: n,
    dice: [value],
    modifiers: [],
    total: value,
    clause,
    ...(by === undefined ? {} : { by: `${by}` }),
  })
  return value
}
