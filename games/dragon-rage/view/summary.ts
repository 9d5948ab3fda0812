import type { Language } from '@wyrmtable/kernel'
import type { Summary } from '@wyrmtable/ui'
import { unitsData } from '../data/units.ts'
import { State } from '../rules/state.ts'
import { destroyedPoints } from '../rules/topics/victory.ts'
import { shapes } from './glyph/index.ts'
import { viewText } from './text/index.ts'

/** Turn, and the victory points destroyed on their way to the next grade. */
export function summary(view: unknown, language: Language): Summary | undefined {
  if (!(view instanceof State)) return undefined
  const t = viewText(language)
  const isSetup = view.phase === 'defenderSetup' || view.phase === 'invaderSetup'
  const points = destroyedPoints(view)
  const all = view.map.vpTotal
  const next = unitsData.victoryGrades
    .map(({ min }) => (min === 'all' ? all : min))
    .find((least) => least > points)
  return {
    when: isSetup ? t('rail.setup') : t('rail.turn', { turn: view.turn }),
    score: {
      glyph: shapes.brokenWall,
      figure: points,
      of: next ?? all,
      spoken: t('summary.spoken', { turn: view.turn, points, next: next ?? all }),
    },
  }
}
