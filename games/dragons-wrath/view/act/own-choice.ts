import type { Action } from '../../rules/actions.ts'
import type { OpenAsk } from '../../rules/open-question.ts'
import type { View } from '../../rules/view.ts'

/** A choice among cards or provinces that the viewer is asked for. */
export interface OwnChoice {
  readonly ask: OpenAsk
  readonly offered: readonly { readonly id: string; readonly card: string | null }[]
  readonly min: number
  readonly max: number
  readonly isOrdered: boolean
  /** What is picked after a press; what is pressed again is given back, and one too many takes the place of the last. */
  press(picks: readonly string[], keys: readonly string[]): readonly string[]
  /** The answer, once enough is picked. */
  ready(picks: readonly string[]): Action | undefined
}

export function ownChoice({ question, me }: View): OwnChoice | undefined {
  if (question?.kind !== 'choices' || me === null) return undefined
  const ask = question.asks.find(({ seat, own, answered }) => seat === me.seat && own !== null && !answered)
  if (ask === undefined || ask.own === null) return undefined
  const { offered, min, max } = ask.own
  const names = new Set(offered.map(({ id }) => id))
  return {
    ask,
    offered,
    min,
    max,
    isOrdered: ask.ordered,
    press: (picks, keys) => {
      const next = keys.find((key) => names.has(key) && !picks.includes(key))
      if (next === undefined) return picks.filter((key) => !keys.includes(key))
      return picks.length < max
        ? [...picks, next]
        : [...picks.slice(0, Math.max(0, max - 1)), next].slice(0, max)
    },
    ready: (picks) => {
      if (picks.length < min || picks.length > max) return undefined
      const chosen = [...picks]
      return ask.kind === 'provinces'
        ? { type: 'chooseProvinces', provinces: chosen }
        : { type: 'chooseCards', cards: chosen }
    },
  }
}
