import type { BoardDrawing } from '@wyrmtable/kernel'
import { boardOf } from '../rules/board/board.ts'
import type { State } from '../rules/state.ts'
import type { Say } from './say.ts'

/** The table for terminals: for each player counts, for the one who looks his hand and provinces as well. */
export function drawBoard(
  state: State,
  say: Say,
  { columns, viewer }: Pick<BoardDrawing, 'columns' | 'viewer'>,
): string {
  const lines: string[] = []
  for (const [seat, player] of state.players.entries()) {
    const exhausted = player.provinces.filter((one) => one.exhausted).length
    const counts = `${player.provinces.length - exhausted}+${exhausted} | ${player.hand.length} | ${player.pile.length}`
    lines.push(`${state.active === seat ? '>' : ' '} ${say.seat(seat)}: ${counts}`)
    for (const live of boardOf(state).creatures.filter(({ controller }) => controller === seat)) {
      const objects = live.creature.objects.map(({ card }) => say.card(card))
      const bears = objects.length === 0 ? '' : ` [${objects.join(', ')}]`
      lines.push(`    ${say.card(live.cardId)} ${live.pp}/${live.pm}${live.m ? ' M' : ''}${bears}`)
    }
    if (seat !== viewer) continue
    lines.push(`    ${say.list(player.hand.map(({ card }) => say.card(card)))}`)
    lines.push(`    ${say.list(player.provinces.map(({ card }) => say.card(card)))}`)
  }
  return lines.map((line) => (line.length > columns ? `${line.slice(0, columns - 1)}…` : line)).join('\n')
}
