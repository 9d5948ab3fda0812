import type { Language } from '@wyrmtable/kernel'
import type { Point } from '@wyrmtable/plane'
import { sayIn } from '../../text/say.ts'
import { Chip } from '../Marks.tsx'
import { tapeLength } from './tape-length.ts'
import type { Tape } from './use-tape.ts'

/** The tape on the table, its end where somebody points, with its length at it. */
export function TapeMark({
  tape,
  pointer,
  language,
}: {
  readonly tape: Tape
  readonly pointer: Point | undefined
  readonly language: Language
}) {
  const pegs = pointer === undefined ? tape.pegs : [...tape.pegs, tape.pegAt(pointer)]
  const last = pegs.at(-1)
  if (last === undefined || pegs.length < 2) return null
  const line = `M${pegs.map(({ x, y }) => `${x},${y}`).join('L')}`
  return (
    <g className="sorcerers-tape" pointerEvents="none" fill="none" strokeLinejoin="round">
      <path d={line} stroke="#1d120b" strokeWidth="6" strokeLinecap="round" />
      <path d={line} stroke="#ffd45e" strokeWidth="3.5" strokeLinecap="round" />
      <path d={line} stroke="#1d120b" strokeWidth="3.5" strokeDasharray="1 9" />
      {pegs.map(({ x, y }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a peg has nothing but its place
        <circle key={place} cx={x} cy={y} r="4" fill="#ffd45e" stroke="#1d120b" />
      ))}
      <g transform={`translate(${last.x} ${last.y})`}>
        <Chip y={-28} text={sayIn(language).cm(tapeLength(pegs))} />
      </g>
    </g>
  )
}
