import type { Language } from '@wyrmtable/kernel'
import { BookTable } from '@wyrmtable/ui'
import { mapData } from '../../data/map.ts'
import { sayIn } from '../../text/say.ts'
import { CityGround, cityView } from '../box/CityGround.tsx'
import { layout, SIZE } from '../draw/plan.ts'
import { bookText } from './text/index.ts'

/** DR-3.7 and 5.1: the city, its walls, and what there is to be destroyed. */
export function CityMap({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const say = sayIn(language)
  const points = Object.entries(mapData.victoryPoints).sort(([a], [b]) => a.localeCompare(b))
  return (
    <>
      <svg
        className="book-map"
        viewBox={cityView(mapData)}
        role="img"
        aria-label={t('map.spoken', { count: points.length })}
      >
        <CityGround map={mapData} />
        {points.map(([label, value]) => {
          const [x, y] = layout.centre(label)
          return (
            <g key={label} transform={`translate(${x} ${y})`}>
              <circle r={SIZE * 0.66} fill="var(--map-gilt)" stroke="var(--map-ink)" strokeWidth="3" />
              <text
                textAnchor="middle"
                y={SIZE * 0.28}
                fontSize={SIZE * 0.85}
                fontWeight="900"
                fill="#241405"
              >
                {value}
              </text>
            </g>
          )
        })}
      </svg>
      <BookTable
        columns={[t('head.place'), t('head.points')]}
        rows={points.map(([label, value]) => ({ key: label, head: say.hex(label), cells: [value] }))}
      />
    </>
  )
}
