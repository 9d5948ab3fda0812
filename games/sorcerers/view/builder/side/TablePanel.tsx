import { Button } from '@wyrmtable/ui'
import type { TableData } from '../../../data/table-schema.ts'
import { withoutStarts } from '../model/edits.ts'
import { type StartNumber, startNumbers, usualStarts } from '../model/starts.ts'
import type { BuilderText } from '../text/index.ts'
import { Cm } from './PiecePanel.tsx'

/** The most letters of a table's name. */
const LONGEST_NAME = 60

/** The name and size of the table. */
export function TablePanel({
  data,
  t,
  onChange,
}: {
  readonly data: TableData
  readonly t: BuilderText
  readonly onChange: (data: TableData) => void
}) {
  return (
    <>
      <label className="field">
        <span>{t('field.name')}</span>
        <input
          type="text"
          value={data.name[t.language]}
          maxLength={LONGEST_NAME}
          onChange={({ target: { value } }) =>
            onChange({ ...data, name: { en: value, fr: value, es: value } })
          }
        />
      </label>
      <div className="sorcerers-numbers">
        <Cm
          label={t('field.tableWide')}
          mm={data.width}
          min={800}
          max={3000}
          t={t}
          onChange={(width) => onChange({ ...data, width })}
        />
        <Cm
          label={t('field.tableDeep')}
          mm={data.height}
          min={800}
          max={3000}
          t={t}
          onChange={(height) => onChange({ ...data, height })}
        />
      </div>
    </>
  )
}

/** Which starts are shown, and starts put or taken away. */
export function StartsPanel({
  data,
  seats,
  t,
  onSeats,
  onChange,
}: {
  readonly data: TableData
  readonly seats: StartNumber
  readonly t: BuilderText
  readonly onSeats: (seats: StartNumber) => void
  readonly onChange: (data: TableData) => void
}) {
  const has = data.starts[seats] !== undefined
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
      <div className="segments" role="group" aria-label={t('starts.title')}>
        {startNumbers.map((number) => (
          <button
            key={number}
            type="button"
            className={`segment ${number === seats ? 'is-on' : ''}`}
            aria-pressed={number === seats}
            onClick={() => onSeats(number)}
          >
            <span className="segment-name">{t('starts.show', { seats: number })}</span>
            {data.starts[number] === undefined ? <small>{t('starts.none')}</small> : null}
          </button>
        ))}
      </div>
      <Button
        onPress={() =>
          onChange({
            ...data,
            starts: has
              ? withoutStarts(data.starts, seats)
              : { ...data.starts, [seats]: usualStarts(data.width, data.height, seats) },
          })
        }
      >
        {has ? t('starts.remove') : t('starts.add', { seats })}
      </Button>
    </>
  )
}
