import type { Language } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { Button, Dialog, Glyph, glyphs } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import type { TableData } from '../../../data/table-schema.ts'
import { readTableFile } from '../../../rules/tables/table-file.ts'
import { builderText } from '../text/index.ts'

/** A table out of a file or pasted text; what is wrong with it is said while it is typed, and where. */
export function ImportDialog({
  language,
  isOpen,
  onClose,
  onImport,
}: {
  readonly language: Language
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onImport: (table: TableData) => void
}) {
  const t = builderText(language)
  const [text, setText] = useState('')
  const read = useMemo(() => (text.trim() === '' ? undefined : readTableFile(text)), [text])
  return (
    <Dialog title={t('import.title')} isOpen={isOpen} onClose={onClose} className="sorcerers-dialog">
      <label className="button">
        <span>{t('import.file')}</span>
        <input
          type="file"
          className="hidden"
          accept=".json,application/json"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(setText)
          }}
        />
      </label>
      <label className="field">
        <span>{t('import.field')}</span>
        <textarea rows={8} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p role="status" className={read === undefined ? '' : read.ok ? 'good' : 'bad'}>
        {read === undefined ? null : (
          <>
            <Glyph shape={read.ok ? glyphs.checkMark : glyphs.crossMark} />{' '}
            {read.ok
              ? t('import.good', {
                  name: read.value.name[language],
                  wide: read.value.width / 10,
                  deep: read.value.height / 10,
                  count: read.value.pieces.length,
                })
              : faultSentence(read.fault, language)}
          </>
        )}
      </p>
      <Button
        look="primary"
        isDisabled={read?.ok !== true}
        onPress={() => {
          if (read?.ok) onImport(read.value)
        }}
      >
        {t('import.take')}
      </Button>
    </Dialog>
  )
}
