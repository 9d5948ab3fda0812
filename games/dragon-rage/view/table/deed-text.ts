import { formatPercent } from '@wyrmtable/text'
import { withNames } from '../side/tale.tsx'
import type { ViewText } from '../text/index.ts'
import { pathOf } from './action-place.ts'
import { successShare } from './headline.ts'
import { piecesAt } from './pieces-at.ts'
import type { RageProps } from './use-interaction.ts'
import type { Preview } from './way.ts'

/** What the red button does, whole and short, with its figure where a die decides: 'Overrun 1008 · 50 %'. */
export function deedText(preview: Preview, props: RageProps, t: ViewText): string {
  const { text, language } = props
  const share = successShare(preview.odds, preview.action)
  const deed = withNames(deedOf(preview, text, t), props, t)
  return share === undefined ? deed : t('deed.share', { deed, share: formatPercent(language, share) })
}

function deedOf({ way, action, before }: Preview, text: RageProps['text'], t: ViewText): string {
  if (way.kind === 'walk') {
    const { path, sure, actions } = way.way
    if (sure === actions.length) return t('deed.walk', { hex: way.hex })
    const struck = path[actions.slice(0, sure).filter((one) => one.type === 'walkForward').length]
    if (struck !== undefined) return t('deed.walkOverrun', { hex: struck })
  }
  const path = pathOf(action, before)
  const [hex = '', ...further] = path
  const last = path.at(-1) ?? ''
  switch (action.type) {
    case 'walkForward':
      if (action.overrun === 'attack') return t('deed.overrun', { hex })
      // Whoever is walked over unharmed is said.
      return piecesAt(before, hex).length > 0 ? text.action(action, before) : t('deed.walk', { hex })
    case 'breathe':
      return t('deed.breathe', { hexes: [hex, ...further].join(', ') })
    case 'dragonAttack':
      return t('deed.attack', { hex: action.hex })
    case 'fly':
      return t(action.land ? 'deed.flyLand' : action.takeOff ? 'deed.takeOff' : 'deed.fly', { hex: last })
    case 'placeDragon':
      return t('deed.place', { piece: t(`dragon.${action.dragon}`), hex: action.hex })
    default:
      return text.action(action, before)
  }
}
