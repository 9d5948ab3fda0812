import { jsonOf, type PositionDocument } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { copyText } from '../parts/copy-text.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'
import { positionAddress } from './position-link.ts'
import { positionText } from './text/index.ts'

/** Hands a position on: as a link to it, or as a file. */
export function PositionButtons({
  fileName,
  position,
}: {
  readonly fileName: string
  /** The position, asked for when it is wanted. */
  readonly position: () => PositionDocument
}) {
  const t = positionText(useSettings().settings.language)
  const [said, say] = useState('')
  const copy = async () => {
    const link = await positionAddress(position())
    await copyText(link).then(
      () => say(t('position.copied')),
      () => say(t('position.notCopied', { link })),
    )
  }
  return (
    <>
      <div className="position-buttons">
        <Button onPress={() => void copy()}>{t('position.link')}</Button>
        <Button onPress={() => download(fileName, jsonOf(position()))}>{t('position.file')}</Button>
      </div>
      <p role="status" className="muted">
        {said}
      </p>
    </>
  )
}
