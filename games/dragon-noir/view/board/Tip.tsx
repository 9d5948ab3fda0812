import type { HexId } from '@wyrmtable/hex'
import { type BoardHandle, BoardTip, ClauseLink } from '@wyrmtable/ui'
import type { RefObject } from 'react'
import { isRefusal, type Refusal } from '../../rules/refusals.ts'
import type { PlannedShot } from '../../rules/topics/shooting.ts'
import type { Say } from '../../text/say.ts'
import { placesOf } from '../action-place.ts'
import type { Plan } from '../draw/plan.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'
import { describe } from './describe.ts'
import type { Reach } from './ReachArea.tsx'

/** What is under the pointer, beside it: why something cannot be done there, or what pressing it would do. */
export function Tip({
  props,
  hand,
  reach,
  shot,
  hex,
  refusedHex,
  handle,
  plan,
  t,
  say,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly reach: Reach
  readonly shot: PlannedShot | Refusal | undefined
  /** The hex that is pointed at. */
  readonly hex: HexId | undefined
  readonly refusedHex: HexId | undefined
  readonly handle: RefObject<BoardHandle | null>
  readonly plan: Plan
  readonly t: ViewText
  readonly say: Say
}) {
  const { text, view: state } = props
  const meant = hand.preview === undefined ? hand.plan?.stand.hex : placesOf(hand.preview, state)[0]
  const shown = hand.refused ?? hex ?? meant
  const tip = { handle, at: shown === undefined ? undefined : plan.centre(shown) }
  // Shots and melees are drawn, and the red button says them: a box would lie on those who fight.
  if (shown === meant && (hand.preview?.type === 'shoot' || hand.preview?.type === 'attack'))
    return (
      <p className="hidden" role="status">
        {text.action(hand.preview, state)}
      </p>
    )
  if (hand.preview !== undefined && (shown === meant || shown === undefined)) {
    return (
      <BoardTip {...tip}>
        <b>{text.action(hand.preview, state)}</b>
      </BoardTip>
    )
  }
  if (shot !== undefined && isRefusal(shot)) {
    return (
      <BoardTip {...tip} isRefusal>
        {text.refusal(shot)} <ClauseLink clause={shot.clause} />
      </BoardTip>
    )
  }
  if (shown === undefined) return null
  if (shown !== refusedHex) return <BoardTip {...tip}>{describe(shown, props, hand, reach, t, say)}</BoardTip>
  const reason = hand.reasonAt(shown)
  return (
    <BoardTip {...tip} isRefusal={hand.refused !== undefined}>
      <b>{describe(shown, props, hand, reach, t, say)}</b>
      <p>
        {reason === undefined ? t('why.outOfReach') : text.refusal(reason)}{' '}
        {reason === undefined ? null : <ClauseLink clause={reason.clause} />}
      </p>
    </BoardTip>
  )
}
