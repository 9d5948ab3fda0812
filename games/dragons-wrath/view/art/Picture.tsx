import { memo } from 'react'
import { Ground, Mark } from './Scene.tsx'

const width = 174
const height = 112

/** The picture of a card in a frame of the page: its mark before rays and a hill, in the colours of `--card-*`; decoration only. */
export const Picture = memo(function Picture({ card }: { readonly card: string }) {
  const box = `0 0 ${width} ${height}`
  const frame = { card, width, height }
  return (
    <>
      <svg className="wrath-picture" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Ground {...frame} />
      </svg>
      {/* The ground fills its frame whatever its shape is; the mark is always seen whole. */}
      <svg className="wrath-picture" viewBox={box} aria-hidden="true">
        <Mark {...frame} />
      </svg>
    </>
  )
})
