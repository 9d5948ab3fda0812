import type { Fault, Refusal } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { Button, glyphs } from '@wyrmtable/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { boxOf } from '../box/open-box.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Conflict } from '../store/import-file.ts'

const ConflictQuestion = lazy(() =>
  import('./ConflictQuestion.tsx').then((module) => ({ default: module.ConflictQuestion })),
)

/** Opens a replay or a position; a file that is not one is told why, with the place of the fault. */
export function ImportPanel() {
  const { settings, t } = useSettings()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const take = async (file: File) => {
    setProblem(undefined)
    try {
      const { importFile } = await import('../store/import-file.ts')
      const done = await importFile(file, (number) => t('table.person', { number }))
      if (!done.ok) {
        setProblem(await sentenceOf(done.fault.fault, done.fault.game))
      } else if (done.value.kind === 'conflict') {
        setConflict(done.value)
      } else {
        goTo({ page: 'table', match: done.value.match })
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      setProblem(faultSentence({ code: 'unreadable', path: '', figures: { reason } }, settings.language))
    }
  }
  const sentenceOf = async (fault: Fault, game: string | undefined) => {
    const text = game === undefined ? undefined : (await boxOf(game)?.text(settings.language))?.text
    return faultSentence(fault, settings.language, text && ((refusal: Refusal) => text.refusal(refusal)))
  }
  return (
    <section className="panel" aria-label={t('import.title')}>
      <h2 className="section-title">{t('import.title')}</h2>
      <p className="muted">{t('import.note')}</p>
      <input
        ref={input}
        type="file"
        className="hidden"
        aria-label={t('import.choose')}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void take(file)
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
          <ConflictQuestion conflict={conflict} onClose={() => setConflict(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
