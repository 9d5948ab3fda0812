import { faultSentence } from '@wyrmtable/text'
import { glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import { FileButton } from '../../parts/FileButton.tsx'
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
  const [problem, setProblem] = useState<string>()
  const take = async (file: File) => {
    const read = await readFile(file)
    if (read.ok) goTo({ page: 'replay', match: keepFile(read.value) })
    else setProblem(faultSentence(read.fault, settings.language))
  }
  return (
    <>
      <FileButton
        label={t('replay.chooseFile')}
        look={look}
        glyph={glyphs.scrollUnfurled}
        onFile={(file) => {
          take(file).catch((error: unknown) =>
            setProblem(error instanceof Error ? error.message : String(error)),
          )
        }}
      >
        {t(isAnother ? 'replay.another' : 'replay.chooseFile')}
      </FileButton>
      {problem === undefined ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
