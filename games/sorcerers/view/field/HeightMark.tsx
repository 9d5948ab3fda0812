import { boxOf, type Corner } from './shape.ts'

/** How high a roof or floor lies, in cm, at its lower right corner where no stair begins. */
export function HeightMark({
  corners,
  height,
}: {
  readonly corners: readonly Corner[]
  readonly height: number
}) {
  const { left, top, width, height: deep } = boxOf(corners)
  return (
    <g className="sorcerers-height" transform={`translate(${left + width - 13} ${top + deep - 10})`}>
      <path
        d="M-11,-1L-8,-6L-5,-1ZM-9,-1.5V5H-7V-1.5Z"
        fill="#1d120b"
        stroke="#fff6df"
        strokeWidth="2"
        paintOrder="stroke"
      />
      <text
        x="3"
        y="5"
        textAnchor="middle"
        fontSize="13"
        fontWeight="900"
        fill="#1d120b"
        stroke="#fff6df"
        strokeWidth="3"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {height / 10}
      </text>
    </g>
  )
}
