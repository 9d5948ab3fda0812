import { jitter, short } from '@wyrmtable/ui/drawing'
import { memo, type ReactNode, useMemo } from 'react'
import type { Sphere } from '../../data/words.ts'

/** A small landscape in the manner of a sphere: volcano, wood, sea, town, star; decoration only. */
export const Landscape = memo(function Landscape({
  province,
  sphere,
}: {
  readonly province: string
  readonly sphere: Sphere
}) {
  const hills = useMemo(() => hillsOf(province), [province])
  return (
    <svg
      className="wrath-picture"
      viewBox="0 0 110 60"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="110" height="26" fill="#fff" fillOpacity=".18" />
      {scenes[sphere]}
      <path d={hills} fill="var(--card-a)" />
    </svg>
  )
})

const trees = [12, 28, 46, 64, 82, 98].map(
  (x, i) => `M${x - 10},${58 - (i % 2) * 6}L${x},${24 - (i % 3) * 5}L${x + 10},${58 - (i % 2) * 6}Z`,
)

const scenes: Readonly<Record<Sphere, ReactNode>> = {
  red: (
    <>
      <circle cx="80" cy="18" r="11" fill="#ffe0a0" />
      <path d="M15,60L43,12L53,22L61,16L91,60Z" fill="#4a0f0a" />
      <path d="M43,12l5,10h5l8,-6l-9,-16Z" fill="#ff9a3d" />
    </>
  ),
  green: <path d={trees.join('')} fill="#173d1c" />,
  blue: (
    <>
      <path d="M0,46q10,-6 20,0t20,0t20,0t20,0t20,0t20,0V60H0Z" fill="#0f3559" />
      <path d="M52,42V10l18,24H52M36,44h40l-7,9H43Z" fill="#eaf6ff" stroke="#0b2540" strokeWidth="1.5" />
    </>
  ),
  grey: <path d="M11,60V32h8v-6h6v6h8V18h6v-7h8v7h6v14h10v-8h8v8h8v28Z" fill="#262b33" />,
  any: (
    <>
      <circle cx="55" cy="30" r="22" fill="#f6e2ff" fillOpacity=".35" />
      <path d="M55,2L62,25L86,30L62,36L55,60L48,36L24,30L48,25Z" fill="#fff0c0" />
    </>
  ),
}

/** Rolling ground along the lower edge, always the same for a province. */
function hillsOf(province: string): string {
  const random = jitter(province)
  const waves = Array.from(
    { length: 6 },
    (_, i) => `Q${i * 20 + 10},${short(52 - random(0, 10))} ${i * 20 + 20},${short(54 + random(-4, 4))}`,
  )
  return `M0,60V54${waves.join('')}V60Z`
}
