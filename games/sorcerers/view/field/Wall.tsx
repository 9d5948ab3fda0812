import { type Corner, lineOf, shadowOf } from './shape.ts'

/** An upright wall from above: the higher, the paler and the longer its shadow. */
export function Wall({ a, b, top }: { readonly a: Corner; readonly b: Corner; readonly top: number }) {
  const d = lineOf(a, b)
  return (
    <g fill="none">
      <path d={d} transform={shadowOf(top)} stroke="#000" strokeOpacity=".3" strokeWidth="11" />
      <path d={d} stroke="var(--map-ink)" strokeWidth="11" strokeLinecap="square" />
      <path
        d={d}
        stroke={top > 40 ? 'var(--map-stone-lit)' : 'var(--map-stone)'}
        strokeWidth="8"
        strokeLinecap="square"
      />
      <path d={d} stroke="var(--map-ink)" strokeOpacity=".45" strokeWidth="8" strokeDasharray="1.4 11" />
    </g>
  )
}
