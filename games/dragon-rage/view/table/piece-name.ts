import type { ViewText } from '../text/index.ts'
import { isDragonName } from './pieces-at.ts'
import type { RageProps } from './use-interaction.ts'

/** What the game calls a piece: 'Infantry' for 'INF3', 'Ashmaw' for 'D1'. */
export function pieceName(
  piece: string,
  { text, view: state }: Pick<RageProps, 'text' | 'view'>,
  t: ViewText,
): string {
  if (isDragonName(piece)) return t(`dragon.${piece}`)
  // The heading of a unit's group carries its name in brackets.
  const group = text.group({ type: 'prepareBridge', unit: piece }, state)
  return /\(([^,)]+)/.exec(group)?.[1] ?? piece
}
