import type { PhaseStep } from '@wyrmtable/ui'
import type { Phase } from '../../rules/state.ts'
import { shapes } from '../glyph/index.ts'
import type { ViewText } from '../text/index.ts'

/** The nine phases of a turn as the rail shows them. */
export const railSteps = (t: ViewText): readonly PhaseStep[] => [
  { key: 'invaderMovement', name: t('phase.invaderMovement'), glyph: shapes.wyvern, side: 1 },
  { key: 'dragonfire', name: t('phase.dragonfire'), glyph: shapes.dragonBreath, side: 1 },
  { key: 'invaderMelee', name: t('phase.invaderMelee'), glyph: shapes.clawSlashes, side: 1 },
  { key: 'spell', name: t('phase.spell'), glyph: shapes.crystalBall, side: 2 },
  { key: 'reinforcements', name: t('phase.reinforcements'), glyph: shapes.cargoShip, side: 2 },
  { key: 'defenderMovement', name: t('phase.defenderMovement'), glyph: shapes.walkingBoot, side: 2 },
  { key: 'archery', name: t('phase.archery'), glyph: shapes.bowArrow, side: 2 },
  { key: 'defenderMelee', name: t('phase.defenderMelee'), glyph: shapes.crossedSwords, side: 2 },
  { key: 'advance', name: t('phase.advance'), glyph: shapes.hourglass, side: 0 },
]

/** Place of a phase on the rail; −1 during set-up and when it is over. */
export function railPlace(phase: Phase): number {
  const order: readonly Phase[] = [
    'invaderMovement',
    'dragonfire',
    'invaderMelee',
    'spell',
    'reinforcements',
    'defenderMovement',
    'archery',
    'defenderMelee',
  ]
  return phase === 'claim' ? 2 : order.indexOf(phase)
}
