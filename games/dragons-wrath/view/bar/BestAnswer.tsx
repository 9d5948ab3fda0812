import { Button } from '@wyrmtable/ui'
import { cardName } from '../../text/names.ts'
import { comparedIn } from '../act/powers.ts'
import { lookOf, verdictOf } from '../act/verdict.ts'
import { useWrath, type Wrath } from '../table/context.ts'
import { type Marks, type Tag, useMark, useMarked } from '../table/marks.ts'

const ranks: readonly Tag['look'][] = ['bad', 'even', 'good']

/** An answer in hand that makes the attack end better for the viewer, beside the pass; it is pressed as on the table. */
export function BestAnswer() {
  const wrath = useWrath()
  const { me } = wrath.props.view
  const now = lookNow(wrath)
  const best = useMarked(wrath.marks, (marks) =>
    now === undefined ? undefined : bestOf(marks, me?.hand.map(({ id }) => id) ?? [], now),
  )
  return best === undefined ? null : <Answer id={best} />
}

/** How the attack under way ends for the viewer if nobody answers it any more. */
function lookNow({ props: { view }, state }: Wrath): Tag['look'] | undefined {
  const { attack, me, play } = view
  if (attack === null || attack.target === null || attack.mode === null || state === undefined)
    return undefined
  const values = comparedIn(state, { attacker: attack.attacker, target: attack.target, mode: attack.mode })
  const isMine = play.find(({ id }) => id === attack.attacker)?.controller === me?.seat
  // Who only looks on has nothing to gain.
  const isConcerned = isMine || attack.player === me?.seat
  return values === undefined || !isConcerned ? undefined : lookOf(verdictOf(values), isMine)
}

function bestOf({ starts, tag }: Marks, hand: readonly string[], now: Tag['look']): string | undefined {
  const rank = (id: string) => {
    const look = tag(id)?.look
    return look === undefined ? -1 : ranks.indexOf(look)
  }
  return hand
    .filter((id) => starts.has(id) && rank(id) > ranks.indexOf(now))
    .toSorted((a, b) => rank(b) - rank(a))[0]
}

function Answer({ id }: { readonly id: string }) {
  const { props, marks, press } = useWrath()
  const { tag } = useMark(marks, [id])
  const card = props.view.me?.hand.find((one) => one.id === id)?.card ?? ''
  return (
    <Button isDisabled={props.isSending === true} onPress={() => press([id])} className="wrath-best">
      {cardName(card, props.language)}
      {tag === undefined ? null : (
        <b className="wrath-best-tag" data-look={tag.look}>
          {tag.lines.join(' ')}
        </b>
      )}
    </Button>
  )
}
