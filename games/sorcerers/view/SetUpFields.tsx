import type { Json } from '@wyrmtable/kernel'
import type { SetUpProps } from '@wyrmtable/ui'
import { TableChooser } from './TableChooser.tsx'
import { viewText } from './text/index.ts'

/** SO-1.5: the most letters of a name. */
const LONGEST_NAME = 24

/** The table, and what the sorcerers are called. */
export function SetUpFields(props: SetUpProps) {
  const { language, seatNames, values, onChange } = props
  const t = viewText(language)
  const { names: given, ...others } = values
  const names = Array.isArray(given) ? given.map(String) : []
  const name = (place: number, typed: string) => {
    // Who has none before somebody who has one is called as the seat is.
    const all = seatNames.map((seat, at) =>
      (at === place ? typed : named(names[at], seat)).slice(0, LONGEST_NAME),
    )
    const last = all.findLastIndex((one, at) => one !== '' && one !== seatNames[at])
    const kept: Json = all.slice(0, last + 1).map((one, at) => (one === '' ? (seatNames[at] ?? '–') : one))
    onChange(last < 0 ? others : { ...others, names: kept })
  }
  return (
    <>
      <TableChooser {...props} />
      <fieldset className="sorcerers-tables sorcerers-names">
        <legend>{t('names.title')}</legend>
        {seatNames.map((seat, place) => (
          <label key={seat} className="field">
            <span>{t('names.of', { seat })}</span>
            <input
              type="text"
              value={names[place] === seat ? '' : (names[place] ?? '')}
              maxLength={LONGEST_NAME}
              placeholder={seat}
              onChange={({ target }) => name(place, target.value)}
            />
          </label>
        ))}
      </fieldset>
    </>
  )
}

const named = (name: string | undefined, seat: string): string => name ?? seat
