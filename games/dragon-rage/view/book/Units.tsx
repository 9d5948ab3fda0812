import type { Language } from '@wyrmtable/kernel'
import { BookTable, Counter } from '@wyrmtable/ui'
import { unitsData } from '../../data/units.ts'
import { formatUnit, typeOf, type UnitType, units, unitTypes } from '../../rules/pieces.ts'
import { sayIn } from '../../text/say.ts'
import { faceOf, figuresOf, glyphOfType } from '../board/unit-look.ts'
import { bookText } from './text/index.ts'

/** The first counter of a kind. */
const nameOf = (type: UnitType): string => formatUnit(units.find((unit) => typeOf(unit) === type) ?? 0)

/** Every kind of unit as its counter shows it, with its figures. */
export function Units({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const say = sayIn(language)
  return (
    <>
      <BookTable
        columns={[
          t('head.unit'),
          t('head.count'),
          t('head.attack'),
          t('head.defence'),
          t('head.escape'),
          `${t('head.move')} (${t('head.road')})`,
        ]}
        rows={unitTypes.map((type) => {
          const { count, attack, defence, escape: escapes, move, roadMove } = unitsData.unitTypes[type]
          return {
            key: type,
            head: (
              <span className="book-piece">
                <svg viewBox="-56 -56 112 112" width="46" height="46" aria-hidden="true">
                  <Counter
                    x={0}
                    y={0}
                    size={100}
                    tag={type}
                    figures={figuresOf(nameOf(type), escapes)}
                    glyph={glyphOfType[type]}
                    face={faceOf(nameOf(type))}
                  />
                </svg>
                <span>
                  {say.t(`type.${type}`)} <small>{type}</small>
                </span>
              </span>
            ),
            cells: [count, attack, defence, `${escapes}+`, `${move} (${roadMove})`],
          }
        })}
      />
      <p className="book-note">{t('counter.note')}</p>
    </>
  )
}
