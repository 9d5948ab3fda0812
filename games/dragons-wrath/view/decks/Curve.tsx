import type { Language } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import { OrbMark } from '../art/Orb.tsx'
import { viewText } from '../text/index.ts'
import { curveOf } from './figures.ts'
import type { Piles } from './piles.ts'
import { deckText } from './text/index.ts'

const WIDE = 36
const HIGH = 76
/** Allies that a bar of full height stands for, at least. */
const LEAST = 8
/** From this height on a part has the mark of its colour. */
const MARKED = 13

/** How many allies there are at each cost: bars whose parts bear the marks of their colours. */
export function Curve({ piles, language }: { readonly piles: Piles; readonly language: Language }) {
  const t = deckText(language)
  const v = viewText(language)
  const bars = curveOf(piles.allies)
  const unit = HIGH / Math.max(LEAST, ...bars.map(({ count }) => count))
  return (
    <figure className="wrath-curve">
      <svg
        viewBox={`0 0 ${bars.length * WIDE} 118`}
        width={bars.length * WIDE}
        height="118"
        aria-hidden="true"
      >
        {bars.map(({ cost, count, parts }) => {
          let top = 94
          return (
            <g key={cost} transform={`translate(${cost * WIDE},0)`}>
              {parts.map((part) => {
                const high = part.count * unit
                top -= high
                return (
                  <g key={part.colour} className={`wrath-${part.colour}`}>
                    <rect
                      x="2"
                      y={top}
                      width={WIDE - 8}
                      height={high}
                      rx="3"
                      fill="var(--card-a)"
                      stroke="#fdf0cf"
                    />
                    {high < MARKED ? null : (
                      <OrbMark
                        sphere={part.colour}
                        x={WIDE / 2 - 2}
                        y={top + high / 2}
                        r={Math.min(8, high / 2 - 1)}
                      />
                    )}
                  </g>
                )
              })}
              <text x={WIDE / 2 - 2} y={top - 5} className="wrath-curve-count">
                {count === 0 ? '' : count}
              </text>
              <text x={WIDE / 2 - 2} y="112" className="wrath-curve-cost">
                {cost}
              </text>
            </g>
          )
        })}
      </svg>
      <ul className="hidden">
        {bars.map(({ cost, count, parts }) => {
          const list = parts.map((part) =>
            t('curve.part', { count: part.count, colour: v(`sphere.${part.colour}`) }),
          )
          return (
            <li key={cost}>
              {t('curve.bar', { cost, count, list: list.length === 0 ? 'none' : formatList(language, list) })}
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
