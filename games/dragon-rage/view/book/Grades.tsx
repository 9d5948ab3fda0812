import type { Language } from '@wyrmtable/kernel'
import { BookTable } from '@wyrmtable/ui'
import { mapData } from '../../data/map.ts'
import { unitsData } from '../../data/units.ts'
import { sayIn } from '../../text/say.ts'
import { bookText } from './text/index.ts'

/** DR-5.6: what the destroyed victory points are worth in the end. */
export function Grades({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const say = sayIn(language)
  const grades = unitsData.victoryGrades
  return (
    <BookTable
      columns={[t('head.grade'), t('head.points'), t('head.winner')]}
      rows={grades.map(({ id, min, side }, place) => {
        const next = grades[place + 1]?.min
        const points =
          min === 'all'
            ? t('grade.all', { all: mapData.victoryPointTotal })
            : typeof next === 'number'
              ? `${min}–${next - 1}`
              : `${min}–${mapData.victoryPointTotal - 1}`
        return { key: id, head: say.t(`grade.${id}`), cells: [points, say.t(`seat.${side}`)] }
      })}
    />
  )
}
