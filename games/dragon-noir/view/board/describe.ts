import type { HexId } from '@wyrmtable/hex'
import { formatPercent } from '@wyrmtable/text'
import { idOf, livingAt } from '../../rules/topics/counters.ts'
import type { Say } from '../../text/say.ts'
import { hexName } from '../hex-names.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'
import type { Reach } from './ReachArea.tsx'

/** A hex in words: its label, ground, who is there, what pressing it would do, what the way to it costs. */
export function describe(
  hex: HexId,
  { view: state, text, language }: NoirProps,
  hand: Hand,
  reach: Reach,
  t: ViewText,
  say: Say,
): string {
  const cost = reach.get(hex)
  const who = livingAt(state, hex).map((slot) => idOf(state, slot))
  const [action] = hand.at.get(hex) ?? []
  const arrival = hand.arrivals.get(hex)?.find(({ mayStay }) => mayStay)
  const chance = arrival?.chance() ?? 1
  return [
    hexName(state, hex),
    t(`ground.${state.ground.terrain(hex)}`),
    ...(who.length === 0 ? [] : [say.units(who)]),
    ...(action === undefined ? [] : [text.action(action, state)]),
    ...(arrival === undefined
      ? cost === undefined
        ? []
        : [t('reach.cost', { cost })]
      : [t('march.cost', { cost: arrival.cost, left: arrival.left })]),
    ...(chance < 1 ? [t('march.chance', { chance: formatPercent(language, chance) })] : []),
  ].join(' · ')
}
