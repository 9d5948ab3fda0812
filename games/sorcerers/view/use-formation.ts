import { useEffect, useRef, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import type { Scene } from '../rules/topics/scene.ts'
import { formationOf, mayKeepFormation } from './plan/formation.ts'
import { isWalk, type Walk } from './plan/travel.ts'
import type { SorcererProps } from './props.ts'
import type { Hand } from './use-hand.ts'

/** A group that is led as one. */
export interface Formation {
  readonly isPossible: boolean
  readonly isOn: boolean
  /** The walks of those that go along with the one that is shown, and whether each would be allowed now. */
  readonly others: readonly { readonly walk: Walk; readonly isLegal: boolean }[]
  toggle(): void
}

/** The hand of somebody who leads a whole group by one of it: what is confirmed is done by everybody, one after another. */
export function useFormation(
  props: SorcererProps,
  scene: Scene,
  hand: Hand,
): { readonly hand: Hand; readonly formation: Formation } {
  const { acting, seq, check, play } = props
  const [wanted, want] = useState(false)
  const queue = useRef<readonly Action[]>([])
  const isPossible = acting.length > 0 && mayKeepFormation(scene)
  const isOn = wanted && isPossible
  const { preview, actor, refusal } = hand
  const walks = isOn && actor !== undefined && isWalk(preview) ? formationOf(scene, actor, preview) : []
  const others = walks
    .filter((walk) => walk !== preview)
    .map((walk) => ({ walk, isLegal: check(walk) === undefined }))

  // Each goes when the one before has gone; where somebody cannot, it is shown why, and the rest waits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    const [next, ...rest] = queue.current
    queue.current = []
    if (next === undefined || acting.length === 0) return
    if (check(next) !== undefined) {
      hand.plan(next)
      return
    }
    queue.current = rest
    play(next)
  }, [seq])

  const confirm = () => {
    const [first, ...rest] = walks
    if (first === undefined || others.length === 0) return hand.confirm()
    if (refusal !== undefined) return
    queue.current = rest
    play(first)
  }
  return {
    hand: {
      ...hand,
      confirm,
      propose(action) {
        if (preview !== undefined && JSON.stringify(preview) === JSON.stringify(action)) confirm()
        else hand.propose(action)
      },
    },
    formation: { isPossible, isOn, others, toggle: () => want(!wanted) },
  }
}
