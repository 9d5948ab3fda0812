import { type Json, type Manifest, readJson } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import {
  type BoardDraft,
  type BoardKind,
  Button,
  Dialog,
  type MadeShelf,
  newMadeId,
  useMade,
} from '@wyrmtable/ui'
import { useState } from 'react'
import { FileButton } from '../parts/FileButton.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { formatRoute, goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { editorText } from './text/index.ts'

/** The titles of boards are told in the page's language, so they are read when it shows them. */
const asItIs = (value: Json): Json => value

/** The boards that are kept in this browser, and those that one may begin with. */
export function BoardShelf({
  manifest,
  kind,
  shelf,
}: {
  readonly manifest: Manifest
  readonly kind: BoardKind
  readonly shelf: MadeShelf
}) {
  const { language } = useSettings().settings
  const t = editorText(language)
  usePageTitle(t('title'))
  const made = useMade(shelf, asItIs)
  const [fault, setFault] = useState<string>()
  const [leaving, leave] = useState<{ readonly id: string; readonly title: string }>()
  const problem = made.problem === undefined ? fault : t('shelf.storage', { why: made.problem })
  const begin = (draft: BoardDraft) => {
    const id = newMadeId('board')
    const board = kind.write(draft)
    made.keep(id, board, () => goTo({ page: 'made', game: manifest.id, address: `mine.${id}` }))
  }
  const open = async (chosen: File) => {
    const json = readJson(await chosen.text())
    const read = json.ok ? kind.read(json.value) : json
    if (read.ok) begin(read.value)
    else {
      const why = typeof read.fault === 'string' ? read.fault : faultSentence(read.fault, language)
      setFault(t('import.fault', { why }))
    }
  }
  return (
    <>
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{t('title')}</span>
            <i className="editor-title">{manifest.title[language]}</i>
          </div>
        }
      />
      <main id="main" className="editor-shelf" tabIndex={-1}>
        <h1 className="display">{t('title')}</h1>
        {problem === undefined ? null : (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <section className="panel" aria-label={t('shelf.mine')}>
          <h2 className="section-title">{t('shelf.mine')}</h2>
          {made.kept?.length === 0 ? <p className="muted">{t('shelf.none')}</p> : null}
          <ul className="editor-boards">
            {made.kept?.map(({ id, value = null }) => {
              const read = kind.read(value)
              const title = read.ok ? read.value.title : t('shelf.unreadable')
              return (
                <li key={id}>
                  <a href={formatRoute({ page: 'made', game: manifest.id, address: `mine.${id}` })}>
                    {title}
                  </a>
                  <button
                    type="button"
                    className="editor-remove"
                    aria-label={t('shelf.delete', { title })}
                    onClick={() => leave({ id, title })}
                  >
                    ×
                  </button>
                </li>
              )
            })}
          </ul>
          <FileButton label={t('import')} onFile={(file) => void open(file)}>
            {t('import')}
          </FileButton>
        </section>
        <section className="panel" aria-label={t('shelf.starts')}>
          <h2 className="section-title">{t('shelf.starts')}</h2>
          <ul className="editor-starts">
            {kind.starts.map((start) => (
              <li key={start.id}>
                <Button onPress={() => begin(start.draft())}>{start.name}</Button>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <Dialog title={t('shelf.deleteYes')} isOpen={leaving !== undefined} onClose={() => leave(undefined)}>
        <p>{t('shelf.deleteQuestion', { title: leaving?.title ?? '' })}</p>
        <div className="dialog-row">
          <Button onPress={() => leave(undefined)}>{t('cancel')}</Button>
          <Button
            look="primary"
            onPress={() => {
              if (leaving !== undefined) made.remove(leaving.id)
              leave(undefined)
            }}
          >
            {t('shelf.deleteYes')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
