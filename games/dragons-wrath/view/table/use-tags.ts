import { useAfterFrame } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { Action } from '../../rules/actions.ts'
import { comparedAfter } from '../act/answer.ts'
import { comparedIn } from '../act/powers.ts'
import type { Hand } from '../act/use-hand.ts'
import { lookOf, verdictOf } from '../act/verdict.ts'
import type { WrathProps } from '../props.ts'
import type { viewText } from '../text/index.ts'
import type { Tag } from './marks.ts'

const ranks: readonly Tag['look'][] = ['bad', 'even', 'good']

const noTag = (): undefined => undefined

/** So many ways to play one answer are tried at most. */
const MOST_TRIED = 12

/**
 * What each lit card wears before it is pressed: a target the comparison by force and by magic, an answer in hand the
 * comparison as it would leave it.
 */
export function useTags(
  props: WrathProps,
  hand: Hand,
  seen: Hand['funnel'],
  t: ReturnType<typeof viewText>,
): (key: string) => Tag | undefined {
  const { view } = props
  const { state, isActing } = hand
  // What would come of it is worked out once it is seen what lights up.
  const funnel = useAfterFrame(seen)
  const isNow = funnel === hand.funnel
  const tag = useMemo(() => {
    const known = new Map<string, Tag | undefined>()
    const find = (key: string): Tag | undefined => {
      if (state === undefined || !isActing) return undefined
      const leading = funnel.things.get(key) ?? []
      const isChosen = funnel.at.length > 0
      const attacks = leading.flatMap((one) => (one.type === 'attackCreature' && isChosen ? [one] : []))
      if (attacks.length > 0) {
        const met = attacks.flatMap((one) => {
          const values = comparedIn(state, one)
          return values === undefined ? [] : [{ mode: one.mode, values }]
        })
        const looks = met.map(({ values }) => lookOf(verdictOf(values), true))
        return {
          lines: met.map(({ mode, values }) => t('tag.mode', { mode, a: values[0], b: values[1] })),
          spoken: met
            .map(({ mode, values }) =>
              t('tag.modeSpoken', { mode, a: values[0], b: values[1], verdict: verdictOf(values) }),
            )
            .join(', '),
          look: looks.includes('good') ? 'good' : looks.includes('even') ? 'even' : 'bad',
        }
      }
      return answerTag(leading)
    }
    const answerTag = (leading: readonly Action[]): Tag | undefined => {
      if (state === undefined || view.attack === null || view.me === null) return undefined
      const isMine = view.play.find(({ id }) => id === view.attack?.attacker)?.controller === view.me.seat
      let best: Tag | undefined
      for (const one of leading.slice(0, MOST_TRIED)) {
        if (one.type !== 'castCurse' && one.type !== 'activate') continue
        const values = comparedAfter(state, view, one)
        if (values === undefined) continue
        const look = values === null ? (isMine ? 'bad' : 'good') : lookOf(verdictOf(values), isMine)
        const line = values === null ? t('tag.none') : `${values[0]} : ${values[1]}`
        const spoken =
          values === null
            ? t('tag.noneSpoken')
            : t('tag.after', { a: values[0], b: values[1], verdict: verdictOf(values) })
        if (best === undefined || ranks.indexOf(look) > ranks.indexOf(best.look))
          best = { lines: [line], spoken, look }
      }
      return best
    }
    return (key: string) => {
      if (!known.has(key)) known.set(key, find(key))
      return known.get(key)
    }
  }, [view, state, funnel, isActing, t])
  return isNow ? tag : noTag
}
