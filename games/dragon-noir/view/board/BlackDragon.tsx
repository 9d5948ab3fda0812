import { type HexLayout, outlineOf, type Point, polygon } from '@wyrmtable/ui/drawing'
import { SIZE } from '../draw/plan.ts'

const body =
  'M0,-51C2.5,-50 4,-46 4.6,-43L9,-35C6,-35.5 5.4,-36 4.6,-34.5C3.6,-30 4,-26 5.5,-21C9.5,-17 10.5,-11 9,-3C8,4 8.5,8 7.5,13C6,19 4.5,22 4,26L0,27Z'
const tail =
  'M-4,24C-4,33 1,36 2,41C2.6,45 -1,47 -5,50L-9,46L-8.5,55L0,56L-3.5,52.5C2,50 6,46 5.2,40.5C4.6,35 3.6,31 4,24Z'
const wing =
  'M6,-15C12,-27 20,-36 30,-35C43,-33 54,-20 58,-1C51,-6 47,-3 47.5,10C40,3 35,6 33.5,19C28,9 23,9 19,18C16,8 12,6 7,7Z'
const bones =
  'M6,-14L30,-35M30,-35C40,-25 50,-14 58,-1M30,-35C38,-22 44,-6 47.5,10M30,-35C33,-18 34,2 33.5,19M30,-35C25,-18 20,2 19,18'
const spines = [-30, -24, -18, -12, -6, 0, 6, 12, 18].map((y) => `M-1.6,${y}L0,${y - 5}L1.6,${y}Z`).join('')

/** A part of the dragon: where it lies, its values, its wounds. */
export interface Part {
  readonly key: string
  readonly at: Point
  readonly attack: string
  readonly defence: string
  readonly wounds: number
  readonly isDisabled: boolean
}

/** The Black Dragon over its five hexes: seen from above, a plate for each part. */
export function BlackDragon({
  layout,
  names,
  centre: [x, y],
  facing,
  parts,
  isChosen,
}: {
  readonly layout: HexLayout
  /** Its hexes as the layout names them. */
  readonly names: readonly string[]
  readonly centre: Point
  readonly facing: number
  readonly parts: readonly Part[]
  readonly isChosen: boolean
}) {
  const shape = outlineOf(names, layout).map(polygon).join('')
  return (
    <g className="noir-counter" data-unit="black-dragon">
      <path d={shape} transform="translate(5 8)" fill="#000" opacity=".38" />
      <path
        d={shape}
        fill="#ddd3c4"
        fillOpacity=".72"
        stroke={isChosen ? '#f0b429' : '#1a1620'}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d={shape} fill="none" stroke="#a32a18" strokeWidth="1.6" strokeLinejoin="round" />
      <g
        transform={`translate(${x} ${y}) rotate(${facing * 60}) scale(${(SIZE * 4.4) / 108})`}
        strokeLinejoin="round"
        strokeLinecap="round"
        stroke="#0d0a12"
        strokeWidth="2"
      >
        <path d={tail} fill="#2c2733" />
        {[1, -1].map((flip) => (
          <g key={flip} transform={`scale(${flip} 1)`}>
            <path d={wing} fill="#4a4257" />
            <path d={bones} fill="none" strokeWidth="1.6" opacity=".75" />
            <path d={body} fill="#2c2733" />
          </g>
        ))}
        <path d={spines} fill="#a795c4" stroke="none" />
      </g>
      {parts.map((part) => (
        <g key={part.key} transform={`translate(${part.at[0]} ${part.at[1] + SIZE * 0.5}) scale(.82)`}>
          <rect
            x="-31"
            y="-12"
            width="62"
            height="24"
            rx="12"
            fill={part.isDisabled ? '#8d8374' : '#fff6de'}
            stroke="#1a1620"
            strokeWidth="2"
          />
          <g className="counter-figures" textAnchor="middle" fontSize="18">
            <text x="-14" y="7" fill="#16110c">
              {part.attack}
            </text>
            <text x="15" y="7" fill={part.isDisabled ? '#16110c' : '#b3261a'}>
              {part.defence}
            </text>
          </g>
          {part.wounds === 0 ? null : (
            <>
              <circle cx="31" cy="-10" r="9" fill="#b3261a" stroke="#fff" strokeWidth="2" />
              <text x="31" y="-5" textAnchor="middle" fontSize="13" fontWeight="900" fill="#fff">
                {part.wounds}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  )
}
