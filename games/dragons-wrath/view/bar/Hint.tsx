import { ClauseLink } from '@wyrmtable/ui'
import type { View } from '../../rules/view.ts'
import { isEmpty } from '../act/draft.ts'
import type { Hand } from '../act/use-hand.ts'
import { useInHand, useWrath } from '../table/context.ts'
import type { ViewKey } from '../text/en.ts'

/** What to press next. */
export function Hint({ line }: { readonly line: string | undefined }) {
  const { props, t } = useWrath()
  const { hand, told } = useInHand()
  const { choice, funnel, picks } = hand
  if (told !== undefined) {
    return (
      <small className="wrath-why-not">
        {props.text.refusal(told.refusal)} <ClauseLink clause={told.clause} />
      </small>
    )
  }
  if (choice !== undefined && choice.max > 1) {
    const { min, max } = choice
    const way = min === max ? 'exact' : min === 0 ? 'most' : 'range'
    return <small className="wrath-picked">{t('hint.picked', { count: picks.length, way, min, max })}</small>
  }
  if (choice !== undefined && picks.length === 0) return <small>{t('hint.target')}</small>
  if (funnel.at.length > 0 && funnel.things.size > 0) return <small>{t('hint.target')}</small>
  if (funnel.at.length > 0 && funnel.ways.size > 0) return <small>{t('hint.way')}</small>
  if (line !== undefined) return <small>{line}</small>
  const next = nextOf(hand, props.view)
  return next === undefined ? null : <small>{t(next)}</small>
}

/** What somebody who has never played would want to be told: what to press now, and what happens without it. */
function nextOf({ commit, ready, funnel, starts }: Hand, { question }: View): ViewKey | undefined {
  if (commit !== undefined) {
    if (!isEmpty(commit.draft)) return 'hint.seal'
    if (starts.size === 0) return undefined
    return commit.kind === 'commitMagic' ? 'hint.ritual' : 'hint.buy'
  }
  if (funnel.at.length > 0) return ready === undefined ? undefined : 'hint.ready'
  const isNone = starts.size === 0
  if (question?.kind === 'targets') return 'hint.target'
  if (question?.kind === 'combat') return isNone ? 'hint.noAttack' : 'hint.attack'
  const isWindow = question?.kind === 'priority' || question?.kind === 'reaction'
  return isWindow && !isNone ? 'hint.answer' : undefined
}
