import type { JsonObject } from '@wyrmtable/kernel'
import { Button, type SetUpProps } from '@wyrmtable/ui'
import { useMemo } from 'react'
import { tablesData } from '../data/tables.ts'
import { tableNamed } from '../rules/setting.ts'
import { tableOf } from '../rules/table.ts'
import { Ground } from './Ground.tsx'
import { viewText } from './text/index.ts'
import './table-chooser.css'

const made = 'generated-'

/** The table as it will be, and one made by chance instead of those in the list. */
export function TableChooser({ language, scenario, values, onChange }: SetUpProps) {
  const t = viewText(language)
  const name = nameOf({ ...scenario, ...values })
  const table = useMemo(() => (name === undefined ? undefined : tableOf(tableNamed(name))), [name])
  const isMade = name?.startsWith(made) === true
  const { table: _, ...others } = values
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
        <Button onPress={() => onChange({ ...others, table: `${made}${randomName()}` })}>
          {t(isMade ? 'tables.another' : 'tables.make')}
        </Button>
        {isMade ? <Button onPress={() => onChange(others)}>{t('tables.back')}</Button> : null}
      </div>
    </fieldset>
  )
}

/** The name of the chosen table; undefined where it is drawn by hand. */
function nameOf({ table = tablesData.defaultTable }: JsonObject): string | undefined {
  return typeof table === 'string' ? table : undefined
}

const randomName = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36)
