import type { Action } from '../../rules/actions.ts'
import { formatDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import type { ViewText } from '../text/index.ts'
import { pieceName } from './piece-name.ts'
import { hexOfPiece, piecesAt } from './pieces-at.ts'
import type { RageProps } from './use-interaction.ts'

/** How things stand after an action that hurt nobody, in a sentence: who moved `before` may be through `after` it. */
export function failureText(
  action: Action,
  before: State,
  after: State,
  props: Pick<RageProps, 'text' | 'view'>,
  t: ViewText,
): string {
  const named = (dragon: string) => ({ dragon: pieceName(dragon, props, t) })
  switch (action.type) {
    case 'walkForward': {
      const { mover } = before
      if (mover === -1 || action.overrun !== 'attack') return t('preview.nothing')
      const dragon = formatDragon(mover)
      const hex = hexOfPiece(after, dragon)
      const isOnTop = hex !== undefined && piecesAt(after, hex).some((piece) => piece !== dragon)
      return isOnTop ? t('fails.overrun', named(dragon)) : t('preview.nothing')
    }
    case 'dragonAttack':
      return t('fails.attack')
    case 'shoot':
    case 'attackDragon':
      return t('fails.strike', named(action.dragon))
    case 'walkSmash':
    case 'leglessSmash':
      return t('fails.smash')
    case 'breathe':
      return t('fails.fire')
    case 'bound':
    case 'fly':
    case 'castWhirlwind':
      return t('fails.crash')
    default:
      return t('preview.nothing')
  }
}
