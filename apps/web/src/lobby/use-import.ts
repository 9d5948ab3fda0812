import type { Fault, Refusal } from '@wyrmtable/kernel'
import { useState } from 'react'
import { boxOf } from '../box/open-box.ts'
import { goTo } from '../route.ts'
import type { Conflict } from '../session/import-file.ts'
import { useSettings } from '../settings/SettingsContext.tsx'

/** Takes files in: what is wrong with the last one, and the question that it raised. */
export interface Import {
  readonly problem: string | undefined
  readonly conflict: Conflict | undefined
  take(file: File): void
  settle(): void
}

export function useImport(): Import {
  const { settings, t } = useSettings()
  const { language } = settings
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const sentenceOf = async (fault: Fault, game: string | undefined) => {
    const { faultSentence } = await import('../parts/sentences.ts')
    const text = game === undefined ? undefined : (await boxOf(game)?.text(language))?.text
    return faultSentence(fault, language, text && ((refusal: Refusal) => text.refusal(refusal)))
  }
  const take = async (file: File) => {
    setProblem(undefined)
    try {
      const { importFile } = await import('../session/import-file.ts')
      const done = await importFile(file, (number) => t('table.person', { number }))
      if (!done.ok) setProblem(await sentenceOf(done.fault.fault, done.fault.game))
      else if (done.value.kind === 'conflict') setConflict(done.value)
      else goTo({ page: 'table', match: done.value.match })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      setProblem(await sentenceOf({ code: 'unreadable', path: '', figures: { reason } }, undefined))
    }
  }
  return {
    problem,
    conflict,
    take: (file) => void take(file),
    settle: () => setConflict(undefined),
  }
}
