import { Button, Glyph, glyphs } from '@wyrmtable/ui'
import { lazy, Suspense, useRef } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { lobbyText } from './text/index.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useImport } from './use-import.ts'

const ConflictQuestion = lazy(() =>
  import('./ConflictQuestion.tsx').then((module) => ({ default: module.ConflictQuestion })),
)

/** Opens a replay or a position; a file that is not one is told why, with the place of the fault. */
export function ImportPanel() {
  const { settings, t } = useSettings()
  const words = lobbyText(settings.language)
  const input = useRef<HTMLInputElement>(null)
  const { problem, conflict, take, settle } = useImport()
  const isDropping = useFileDrop(take)
  return (
    <section className="panel" aria-label={t('import.title')}>
      <h2 className="section-title">{t('import.title')}</h2>
      <p className="muted">
        {t('import.note')} <span className="only-wide">{words('file.dropNote')}</span>
      </p>
      <input
        ref={input}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-label={t('import.choose')}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) take(file)
        }}
      />
      <Button glyph={glyphs.scrollUnfurled} onPress={() => input.current?.click()}>
        {problem === undefined ? t('import.choose') : t('import.another')}
      </Button>
      {problem === undefined ? null : (
        <div className="problem" role="alert">
          <b>{t('import.failed')}</b>
          <p>{problem}</p>
        </div>
      )}
      {conflict === undefined ? null : (
        <Suspense>
          <ConflictQuestion conflict={conflict} onClose={settle} />
        </Suspense>
      )}
      {isDropping ? (
        <div className="drop-veil">
          <Glyph shape={glyphs.scrollUnfurled} />
          <b className="display">{words('file.drop')}</b>
        </div>
      ) : null}
    </section>
  )
}
