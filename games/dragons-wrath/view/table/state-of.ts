import type { Seat } from '@wyrmtable/kernel'
import type { View } from '../../rules/view.ts'
import type { viewText } from '../text/index.ts'

/** What a player is about, in few words; empty for who only waits. */
export function stateOf(seat: Seat, view: View, t: ReturnType<typeof viewText>): string {
  const player = view.players.find((one) => one.seat === seat)
  if (player?.eliminated === true) return t('player.out')
  if (player?.committed === true) return t('player.sealed')
  const frame = view.open.stack.findLast(({ kind }) => kind === 'window')
  if (view.awaiting.some((one) => one.seat === seat)) return t('player.thinks')
  if (frame?.kind === 'window' && frame.passed.includes(seat)) return t('player.passed')
  if (view.attack?.player === seat) return t('player.attacked')
  if (view.active === seat) return t('player.active')
  return ''
}
