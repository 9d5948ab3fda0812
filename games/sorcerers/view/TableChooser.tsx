import { isJsonObject, type Json, type JsonObject, jsonOf } from '@wyrmtable/kernel'
import { Button, type SetUpProps, useMade } from '@wyrmtable/ui'
import { useMemo } from 'react'
import { type TableData, tableSchema } from '../data/table-schema.ts'
import { tablesData } from '../data/tables.ts'
import { tableNamed } from '../rules/setting.ts'
import { tableOf } from '../rules/table.ts'
import { tableFaults } from '../rules/tables/validity.ts'
import { keptTable } from './builder/kept-tables.ts'
import { Ground } from './Ground.tsx'
import { viewText } from './text/index.ts'
import './table-chooser.css'

const made = 'generated-'

/** The table as it will be, one made by chance instead of those in the list, and those that are kept in this browser. */
export function TableChooser({ language, scenario, values, onChange, shelf }: SetUpProps) {
  const t = viewText(language)
  const { table: wanted = tablesData.defaultTable }: JsonObject = { ...scenario, ...values }
  const data = useMemo(() => dataOf(wanted), [wanted])
  const table = useMemo(() => (data === undefined ? undefined : tableOf(data)), [data])
  const { kept } = useMade(shelf, keptTable)
  const own = (kept ?? []).flatMap(({ value }) => (value === undefined ? [] : [value]))
  const isMade = typeof wanted === 'string' && wanted.startsWith(made)
  const isOwn = typeof wanted !== 'string'
  const { table: _, ...others } = values
  // One that came from elsewhere, such as out of a link, is offered as long as it is chosen.
  const offered = !isOwn || data === undefined || own.some(({ id }) => id === data.id) ? own : [data, ...own]
  return (
    <fieldset className="sorcerers-tables">
      <legend>{t('tables.title')}</legend>
      {table === undefined ? null : (
        <svg
          viewBox={`-26 -26 ${table.data.width + 52} ${table.data.height + 52}`}
          role="img"
          aria-label={t('tables.picture', { name: table.data.name[language] })}
        >
          <Ground table={table} />
        </svg>
      )}
      <div className="sorcerers-tables-row">
        <p role="status">
          {table === undefined ? t('tables.own') : table.data.name[language]}
          {table === undefined ? null : (
            <small className="muted">
              {' '}
              {t('tables.size', { width: table.data.width / 10, height: table.data.height / 10 })}
            </small>
          )}
        </p>
        {offered.length === 0 ? null : (
          <label className="field">
            <span>{t('tables.mine')}</span>
            <select
              value={isOwn ? data?.id : ''}
              onChange={({ target }) => {
                const chosen = offered.find(({ id }) => id === target.value)
                onChange(chosen === undefined ? others : { ...others, table: jsonOf(chosen) })
              }}
            >
              <option value="">{t('tables.none')}</option>
              {offered.map((one) => (
                <option key={one.id} value={one.id} disabled={one !== data && tableFaults(one).length > 0}>
                  {one.name[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button onPress={() => onChange({ ...others, table: `${made}${randomName()}` })}>
          {t(isMade ? 'tables.another' : 'tables.make')}
        </Button>
        {isMade ? <Button onPress={() => onChange(others)}>{t('tables.back')}</Button> : null}
      </div>
    </fieldset>
  )
}

/** The table that an option names or holds; undefined where it holds none. */
function dataOf(table: Json): TableData | undefined {
  if (typeof table === 'string') return tableNamed(table)
  return isJsonObject(table) ? tableSchema.safeParse(table).data : undefined
}

const randomName = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36)
