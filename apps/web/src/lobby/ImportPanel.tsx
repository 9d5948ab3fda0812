import { Glyph, glyphs } from '@wyrmtable/ui'
import { lazy, Suspense } from 'react'
import { FileButton } from '../parts/FileButton.tsx'
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
  const { problem, conflict, take, settle } = useImport()
  const isDropping = useFileDrop(take)
  return (
    <section className="panel" aria-label={t('import.title')}>
      <h2 className="section-title">{t('import.title')}</h2>
      <p className="muted">
        {t('import.note')} <span className="only-wide">{words('file.dropNote')}</span>
      </p>
      <FileButton label={t('import.choose')} glyph={glyphs.scrollUnfurled} onFile={take}>
        {problem === undefined ? t('import.choose') : t('import.another')}
      </FileButton>
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
