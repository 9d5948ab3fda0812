import type { BoardDrawing } from '@wyrmtable/kernel'
import type { View } from '../rules/view.ts'
import type { Say } from './say.ts'

/** The table for terminals: for each player counts, for the one who looks his hand and provinces as well. */
export function drawBoard(view: View, say: Say, { columns }: Pick<BoardDrawing, 'columns'>): string {
  const lines: string[] = []
  for (const { seat, ready, exhausted, handCount, pileCount } of view.players) {
    const counts = `${ready}+${exhausted} | ${handCount} | ${pileCount}`
    lines.push(`${view.active === seat ? '>' : ' '} ${say.seat(seat)}: ${counts}`)
    for (const creature of view.play.filter(({ controller }) => controller === seat)) {
      const objects = creature.objects.map(({ card }) => say.card(card))
      const bears = objects.length === 0 ? '' : ` [${objects.join(', ')}]`
      const power = `${creature.pp}/${creature.pm}${creature.m ? ' M' : ''}`
      lines.push(`    ${say.card(creature.card)} ${power}${bears}`)
    }
    if (seat !== view.me?.seat) continue
    lines.push(`    ${say.list(view.me.hand.map(({ card }) => say.card(card)))}`)
    lines.push(`    ${say.list(view.me.provinces.map(({ card }) => say.card(card)))}`)
  }
  return lines.map((line) => (line.length > columns ? `${line.slice(0, columns - 1)}…` : line)).join('\n')
}
