import { Button } from '@wyrmtable/ui'
import { cardName } from '../../text/names.ts'
import { useWrath } from '../table/context.ts'
import { type Marks, useMark, useMarked } from '../table/marks.ts'

const ranks = ['good', 'even', undefined, 'bad'] as const

/** The answer in hand that comes out best, beside the pass; it is pressed as on the table. */
export function BestAnswer() {
  const { props, marks } = useWrath()
  const { me } = props.view
  const best = useMarked(marks, (now) => bestOf(now, me?.hand.map(({ id }) => id) ?? []))
  return best === undefined ? null : <Answer id={best} />
}

function bestOf({ starts, tag }: Marks, hand: readonly string[]): string | undefined {
  const lit = hand.filter((id) => starts.has(id))
  const rank = (id: string) => ranks.indexOf(tag(id)?.look)
  return lit.toSorted((a, b) => rank(a) - rank(b))[0]
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
