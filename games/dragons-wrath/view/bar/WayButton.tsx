import { Button } from '@wyrmtable/ui'
import { findCard } from '../../data/library.ts'
import type { Action } from '../../rules/actions.ts'
import { choicesIn } from '../../rules/topics/targets.ts'
import { cardBehind } from '../../text/names.ts'
import { pathOf } from '../act/path.ts'
import { useInHand, useWrath } from '../table/context.ts'

/** A way to do it: by force or by magic, an option of a card, one of several abilities. */
export function WayButton({
  way,
  action,
  isFirst,
}: {
  readonly way: string
  readonly action: Action
  readonly isFirst: boolean
}) {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { view, text, language } = props
  const [kind = '', first = '', second = ''] = way.split(':')
  const isLast = pathOf(action).length === hand.funnel.at.length + 1
  const label =
    kind === 'mode'
      ? t(first === 'magic' ? 'way.magic' : 'way.physical')
      : kind === 'ability'
        ? t('way.ability', { number: Number(first) + 1 })
        : (labelOf(action, Number(first), Number(second), props) ??
          t('way.option', { number: Number(second) + 1 }))
  return (
    <Button
      look={isFirst && kind === 'mode' ? 'primary' : 'plain'}
      shortcut={isFirst && kind === 'mode' ? '↵' : undefined}
      isDisabled={props.isSending === true}
      title={text.action(action, view)}
      {...(isLast ? { deed: action } : {})}
      onPress={() => (isLast ? hand.play(action) : hand.take(way))}
    >
      {label}
    </Button>
  )

  function labelOf(
    one: Action,
    place: number,
    index: number,
    { view: seen }: typeof props,
  ): string | undefined {
    const id = one.type === 'castCurse' ? one.card : one.type === 'commitMagic' ? one.ritual?.card : undefined
    const card = id === undefined ? undefined : cardBehind(seen, id)
    const data = card === undefined ? undefined : findCard(card)
    if (data === undefined || !('effect' in data)) return undefined
    return choicesIn(data.effect)[place]?.options[index]?.label?.[language]
  }
}
