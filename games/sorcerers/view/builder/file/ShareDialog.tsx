import { Button, Dialog, type MadeProps } from '@wyrmtable/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { TableData } from '../../../data/table-schema.ts'
import { tableFile } from '../../../rules/tables/table-file.ts'
import { linkAddress } from '../address.ts'
import { type BuilderText, builderText } from '../text/index.ts'
import { packTable } from './table-link.ts'

/** A table to be given away: as a link that holds it, and as JSON. */
export function ShareDialog({
  table,
  page,
  isOpen,
  onClose,
}: {
  readonly table: TableData
  readonly page: Pick<MadeProps, 'language' | 'link' | 'copy' | 'download'>
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = builderText(page.language)
  const name = table.name[page.language]
  const [letters, setLetters] = useState<string>()
  useEffect(() => {
    if (!isOpen) return
    let isStale = false
    void packTable(table).then((packed) => {
      if (!isStale) setLetters(packed)
    })
    return () => {
      isStale = true
    }
  }, [table, isOpen])
  const json = `${JSON.stringify(tableFile(table), null, 1)}\n`
  const file =
    name
      .normalize('NFD')
      .replaceAll(/[^\w]+/g, '-')
      .toLowerCase() || 'table'
  return (
    <Dialog title={t('share.title', { name })} isOpen={isOpen} onClose={onClose} className="sorcerers-dialog">
      {letters === undefined ? null : (
        <Shared title={t('share.link')} text={page.link(linkAddress(letters))} rows={3} page={page} t={t}>
          <p className="muted">{t('share.linkNote')}</p>
        </Shared>
      )}
      <Shared title={t('share.json')} text={json} rows={5} page={page} t={t}>
        <Button onPress={() => page.download(`${file}.json`, json)}>{t('share.save')}</Button>
      </Shared>
    </Dialog>
  )
}

function Shared({
  title,
  text,
  rows,
  page,
  t,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly rows: number
  readonly page: Pick<MadeProps, 'copy'>
  readonly t: BuilderText
  readonly children: ReactNode
}) {
  const [told, tell] = useState('')
  return (
    <section aria-label={title}>
      <label className="field">
        <span>{title}</span>
        <textarea
          readOnly
          rows={rows}
          value={text}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <div className="dialog-row">
        <Button
          onPress={() => {
            page.copy(text).then(
              () => tell(t('share.copied')),
              () => tell(t('share.failed')),
            )
          }}
        >
          {t('share.copy')}
        </Button>
        {children}
        <span role="status">{told}</span>
      </div>
    </section>
  )
}
