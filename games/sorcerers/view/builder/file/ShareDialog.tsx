import { Button, Dialog, type MadeProps, madeFileName, SharedText } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import type { TableData } from '../../../data/table-schema.ts'
import { tableFile } from '../../../rules/tables/table-file.ts'
import { linkAddress } from '../address.ts'
import { builderText } from '../text/index.ts'
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
  const file = madeFileName(name, 'table')
  const words = { copy: t('share.copy'), copied: t('share.copied'), failed: t('share.failed') }
  return (
    <Dialog title={t('share.title', { name })} isOpen={isOpen} onClose={onClose} className="sorcerers-dialog">
      {letters === undefined ? null : (
        <SharedText
          title={t('share.link')}
          text={page.link(linkAddress(letters))}
          rows={3}
          page={page}
          words={words}
        >
          <p className="muted">{t('share.linkNote')}</p>
        </SharedText>
      )}
      <SharedText title={t('share.json')} text={json} rows={5} page={page} words={words}>
        <Button onPress={() => page.download(`${file}.json`, json)}>{t('share.save')}</Button>
      </SharedText>
    </Dialog>
  )
}
