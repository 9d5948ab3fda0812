import type { Outcome } from '@wyrmtable/kernel'
import { type Ending, glyphs, type TableAids } from '@wyrmtable/ui'
import { unitsData } from '../../data/units.ts'
import { type Area, areas, dragons, INVADER } from '../../rules/pieces.ts'
import { State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { shapes } from '../glyph/index.ts'
import { viewText } from '../text/index.ts'
import { aidsText } from './text/index.ts'

/** DR-5.6: the grade as a title, the way to it, and what it cost both sides. */
export const endingOf: TableAids['ending'] = ({ view: state, outcome, log, language }): Ending => {
  if (!(state instanceof State)) throw new TypeError('this is no state of Dragon Rage')
  const t = aidsText(language)
  const grade = gradeKeyOf(outcome)
  const gradeName = (key: GradeKey) =>
    key === 'defeat' ? t('grade.defeat') : viewText(language)(`grade.${key}`)
  const told = log.flatMap((entry) => entry.events)
  const count = (type: string) => told.filter((event) => event.type === type).length
  const points = outcome.scores?.[INVADER] ?? 0
  const all = state.map.vpTotal
  const places = count('vpDestroyed')
  const lost = count('unitKilled')
  const living = dragons.filter((d) => isAlive(state, d))
  const hearts = living.flatMap((d) => areas.map((area) => total(area) - state.damage(d, area)))
  const left = hearts.reduce((sum, one) => sum + one, 0)
  return {
    title: gradeName(grade),
    line: `${t('line', { points, all, turns: state.turn })} ${t(`line.${grade}`)}`,
    ladder: {
      label: t('ladder', { points, all }),
      value: points,
      max: all,
      marks: marksOf(all).map(({ id, at }) => ({ at, name: gradeName(id) })),
    },
    facts: [
      { glyph: shapes.hourglass, figure: `${state.turn}`, words: t('fact.turns', { count: state.turn }) },
      { glyph: shapes.brokenWall, figure: `${places}`, words: t('fact.places', { count: places }) },
      { glyph: shapes.deathSkull, figure: `${lost}`, words: t('fact.units', { count: lost }) },
      living.length === 0
        ? { glyph: glyphs.wyvern, figure: '0', words: t('fact.dragons') }
        : { glyph: shapes.hearts, figure: `${left}`, words: t('fact.hearts', { count: living.length }) },
    ],
  }
}

const gradeKeys = ['defeat', 'marginal', 'normal', 'great', 'ultimate'] as const
type GradeKey = (typeof gradeKeys)[number]

const gradeKeyOf = ({ grade, winners }: Outcome): GradeKey =>
  winners.includes(INVADER) ? (gradeKeys.find((key) => key === grade) ?? 'marginal') : 'defeat'

const marksOf = (all: number) =>
  unitsData.victoryGrades.flatMap(({ id, min }) => {
    const key = gradeKeys.find((one) => one === id)
    return key === undefined || key === 'defeat' ? [] : [{ id: key, at: min === 'all' ? all : min }]
  })

const total = (area: Area): number => {
  const { groups, pointsPerGroup } = unitsData.dragon.areas[area]
  return groups * pointsPerGroup
}
