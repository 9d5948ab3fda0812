import { Button } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { keepApp } from './register.ts'
import { offlineText } from './text/index.ts'
import './offline.css'

/** Keeps the app for use without a line and says when a newer version waits. */
export function UpdateNotice() {
  const { settings } = useSettings()
  const t = offlineText(settings.language)
  const [waiting, setWaiting] = useState<{ readonly takeOver: () => void }>()
  useEffect(() => keepApp((takeOver) => setWaiting({ takeOver })), [])
  if (waiting === undefined) return null
  return (
    <div className="update-notice" role="status">
      <p>{t('offline.update')}</p>
      <Button look="primary" onPress={waiting.takeOver}>
        {t('offline.now')}
      </Button>
      <Button onPress={() => setWaiting(undefined)}>{t('offline.later')}</Button>
    </div>
  )
}
