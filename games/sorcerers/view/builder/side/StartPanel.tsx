import type { TableData } from '../../../data/table-schema.ts'
import { type Bench, changeStart } from '../model/edits.ts'
import { facing, facingOf, type StartNumber } from '../model/starts.ts'
import type { Start } from '../model/symmetry.ts'
import type { BuilderText } from '../text/index.ts'
import { NumberField } from './NumberField.tsx'
import { Cm } from './PiecePanel.tsx'

/** Where a sorcerer begins and which way he looks. */
export function StartPanel({
  bench,
  seats,
  place,
  start,
  t,
  onChange,
}: {
  readonly bench: Bench
  readonly seats: StartNumber
  readonly place: number
  readonly start: Start
  readonly t: BuilderText
  readonly onChange: (data: TableData) => void
}) {
  const { width, height } = bench.data
  const put = (next: Start) => onChange(changeStart(bench, seats, place, next))
  return (
    <div className="sorcerers-numbers">
      <Cm label={t('field.left')} mm={start.x} max={width} t={t} onChange={(x) => put({ ...start, x })} />
      <Cm label={t('field.top')} mm={start.y} max={height} t={t} onChange={(y) => put({ ...start, y })} />
      <NumberField
        label={t('field.looks')}
        unit={t('field.degrees')}
        value={facingOf(start)}
        step={5}
        min={-180}
        max={180}
        onChange={(degrees) => put(facing(start, degrees))}
      />
    </div>
  )
}
