import { faultSentence } from '@wyrmtable/text'
import { Button, glyphs } from '@wyrmtable/ui'
import { useRef, useState } from 'react'
import { goTo } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { readFile } from '../store/find-replay.ts'
import { keepFile } from '../store/opened-files.ts'
import type { ReplayText } from '../text/index.ts'

/** A button that opens a replay file for looking at it, without saving it as a game. */
export function FilePicker({
  t,
  look = 'plain',
  isAnother = false,
}: {
  readonly t: ReplayText
  readonly look?: 'plain' | 'primary'
  readonly isAnother?: boolean
}) {
  const { settings } = useSettings()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const take = async (file: File) => {
    const read = await readFile(file)
    if (read.ok) goTo({ page: 'replay', match: keepFile(read.value) })
    else setProblem(faultSentence(read.fault, settings.language))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-label={t('replay.chooseFile')}
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (!file) return
          take(file).catch((error: unknown) =>
            setProblem(error instanceof Error ? error.message : String(error)),
          )
        }}
      />
      <Button look={look} glyph={glyphs.scrollUnfurled} onPress={() => input.current?.click()}>
        {t(isAnother ? 'replay.another' : 'replay.chooseFile')}
      </Button>
      {problem === undefined ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
