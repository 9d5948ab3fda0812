import type { ActionMark } from '@wyrmtable/ui'

/** What is advised, as ghosts on the board: where it leads, with its place among the hints. */
export function AdviceMarks({
  ways,
  looked,
}: {
  /** For each hint, best first, its steps. */
  readonly ways: readonly (readonly ActionMark[])[]
  /** The hint that is looked at: the others pale. */
  readonly looked: number | undefined
}) {
  return (
    <g className="advice-marks" pointerEvents="none">
      {ways.map((way, place) => {
        const last = way.at(-1)
        if (last === undefined) return null
        const [x, y] = last.to
        const start = way[0]?.from
        const points = [...(start === undefined ? [] : [start]), ...way.map((mark) => mark.to)]
        const line = points.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${px},${py}`).join('')
        // Hints that lead to one place stand side by side.
        const before = ways.slice(0, place).filter((other) => isAt(other, last.to)).length
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: hints are known by their place
            key={place}
            data-advised={place + 1}
            className={`advice-mark ${looked !== undefined && looked !== place ? 'is-pale' : ''}`}
          >
            {points.length < 2 ? null : (
              <>
                <path className="advice-casing" d={line} />
                <path className="advice-line" d={line} />
              </>
            )}
            <circle className="advice-ring" cx={x} cy={y} r={24 + before * 4} />
            <g transform={`translate(${x - 22 + before * 27} ${y - 24})`}>
              <circle className="advice-disc" r="13" />
              <text className="advice-rank" y="6" textAnchor="middle">
                {place + 1}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}

function isAt(way: readonly ActionMark[], [x, y]: ActionMark['to']): boolean {
  const at = way.at(-1)?.to
  return at !== undefined && at[0] === x && at[1] === y
}
