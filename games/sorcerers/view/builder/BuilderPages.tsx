import type { Fault } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { type MadeProps, useMade } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import type { TableData } from '../../data/table-schema.ts'
import { readAddress } from './address.ts'
import { Builder } from './Builder.tsx'
import { unpackTable } from './file/table-link.ts'
import { keptTable } from './kept-tables.ts'
import { NoTable } from './NoTable.tsx'
import { TableShelf } from './TableShelf.tsx'
import { builderText } from './text/index.ts'
import '../styles.css'
import './builder.css'

/** The pages of tables: all of them, one of one’s own to build, one that somebody shared. */
export function BuilderPages(page: MadeProps) {
  const t = builderText(page.language)
  const asked = readAddress(page.address)
  if (asked.page === 'shelf') return <TableShelf page={page} />
  if (asked.page === 'mine') return <Own key={asked.id} id={asked.id} page={page} />
  if (asked.page === 'link') return <Shared key={asked.letters} letters={asked.letters} page={page} />
  return <NoTable page={page} title={t('page.missing')} text={t('page.missingText')} />
}

/** A table of one’s own, once it is found. */
function Own({ id, page }: { readonly id: string; readonly page: MadeProps }) {
  const t = builderText(page.language)
  const { kept, problem } = useMade(page.shelf, keptTable)
  if (problem !== undefined) {
    return <NoTable page={page} title={t('page.missing')} text={t('page.storage', { why: problem })} />
  }
  if (kept === undefined) return <NoTable page={page} title={t('page.loading')} text="" isMissing={false} />
  const table = kept.find((one) => one.id === id)?.value
  if (table === undefined) {
    return <NoTable page={page} title={t('page.missing')} text={t('page.missingText')} />
  }
  return <Builder id={id} first={table} page={page} />
}

type Opened = { readonly table: TableData } | { readonly fault: Fault | undefined }

/** A table that the address itself holds: checked like any other, and kept only when somebody says so. */
function Shared({ letters, page }: { readonly letters: string; readonly page: MadeProps }) {
  const t = builderText(page.language)
  const [opened, open] = useState<Opened>()
  useEffect(() => {
    let isStale = false
    void unpackTable(letters).then((read) => {
      if (isStale) return
      open(read?.ok ? { table: read.value } : { fault: read?.fault })
    })
    return () => {
      isStale = true
    }
  }, [letters])
  if (opened === undefined) return <NoTable page={page} title={t('page.loading')} text="" isMissing={false} />
  if ('table' in opened) return <Builder first={opened.table} page={page} />
  const why = opened.fault === undefined ? t('page.missingText') : faultSentence(opened.fault, page.language)
  return <NoTable page={page} title={t('page.badLink')} text={why} />
}
