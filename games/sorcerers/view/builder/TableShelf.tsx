import type { Language } from '@wyrmtable/kernel'
import { Button, Glyph, glyphs, type MadeProps, newMadeId, useMade } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import type { TableData } from '../../data/table-schema.ts'
import { tablesData } from '../../data/tables.ts'
import { tableOf } from '../../rules/table.ts'
import { generateTable } from '../../rules/tables/generate.ts'
import { tableFile } from '../../rules/tables/table-file.ts'
import { tableFaults } from '../../rules/tables/validity.ts'
import { Ground } from '../Ground.tsx'
import { mineAddress } from './address.ts'
import { BuilderTop } from './BuilderTop.tsx'
import { ImportDialog } from './file/ImportDialog.tsx'
import { keptTable } from './kept-tables.ts'
import { emptyTable } from './model/starts.ts'
import { builderText } from './text/index.ts'

/** All tables of one's own, and what a new one can begin with. */
export function TableShelf({ page }: { readonly page: MadeProps }) {
  const { language, shelf } = page
  const t = builderText(language)
  const made = useMade(shelf, keptTable)
  const [isImporting, setImporting] = useState(false)
  const [seed, setSeed] = useState(randomSeed)
  const keep = (table: TableData) => {
    const id = newMadeId('table')
    made.keep(id, tableFile({ ...table, id }), () => page.go(mineAddress(id)))
  }
  return (
    <>
      <BuilderTop page={page} />
      <main id="main" className="sorcerers-made sorcerers-shelf" tabIndex={-1}>
        <h1 className="display">{t('page.title')}</h1>
        {made.problem === undefined ? null : (
          <p className="banner" role="alert">
            {t('page.storage', { why: made.problem })}
          </p>
        )}
        <section aria-label={t('mine.title')}>
          <h2 className="section-title">{t('mine.title')}</h2>
          {made.kept?.length === 0 ? <p>{t('mine.none')}</p> : null}
          <div className="dialog-row">
            <Button look="primary" onPress={() => keep(emptyTable('table', t('mine.unnamed')))}>
              {t('mine.new')}
            </Button>
            <Button onPress={() => setImporting(true)}>{t('import.open')}</Button>
          </div>
          <ul className="sorcerers-tiles">
            {made.kept?.map(({ id, value: table }) =>
              table === undefined ? (
                <li key={id}>{t('mine.unreadable')}</li>
              ) : (
                <li key={id}>
                  <a className="sorcerers-tile panel" href={page.link(mineAddress(id))}>
                    <Miniature table={table} />
                    <b className="display">{table.name[language] || t('mine.unnamed')}</b>
                    <small>{sizeWords(table, language)}</small>
                    <Standing table={table} language={language} />
                  </a>
                </li>
              ),
            )}
          </ul>
        </section>
        <section aria-label={t('chance.title')}>
          <h2 className="section-title">{t('chance.title')}</h2>
          <form
            className="sorcerers-chance"
            onSubmit={(event) => {
              event.preventDefault()
              keep(generateTable(`generated-${seed}`))
            }}
          >
            <label className="field">
              <span>{t('chance.seed')}</span>
              <input
                type="text"
                value={seed}
                maxLength={24}
                pattern="[a-z0-9]+"
                required
                onChange={({ target }) => setSeed(target.value.toLowerCase())}
              />
            </label>
            <Button type="submit">{t('chance.make')}</Button>
            <p className="muted">{t('chance.note')}</p>
          </form>
        </section>
        <section aria-label={t('shipped.title')}>
          <h2 className="section-title">{t('shipped.title')}</h2>
          <ul className="sorcerers-tiles">
            {tablesData.tables.map((table) => (
              <li key={table.id}>
                <button type="button" className="sorcerers-tile panel" onClick={() => keep(table)}>
                  <Miniature table={table} />
                  <b className="display">{t('shipped.copy', { name: table.name[language] })}</b>
                  <small>{sizeWords(table, language)}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <ImportDialog
        language={language}
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        onImport={keep}
      />
    </>
  )
}

const randomSeed = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36)

function sizeWords({ width, height, pieces }: TableData, language: Language): string {
  const figures = { wide: width / 10, deep: height / 10, count: pieces.length }
  return builderText(language)('mine.size', figures)
}

/** The table as it looks from afar. */
function Miniature({ table }: { readonly table: TableData }) {
  const ready = useMemo(() => tableOf(table), [table])
  return (
    <svg viewBox={`-26 -26 ${table.width + 52} ${table.height + 52}`} aria-hidden="true">
      <Ground table={ready} />
    </svg>
  )
}

/** Whether it can be played on. */
function Standing({ table, language }: { readonly table: TableData; readonly language: Language }) {
  const count = useMemo(() => tableFaults(table).length, [table])
  if (count === 0) return null
  return (
    <span className="pill bad">
      <Glyph shape={glyphs.crossMark} />
      {builderText(language)('mine.faults', { count })}
    </span>
  )
}
