import { Glyph } from '@wyrmtable/ui'
import { useSyncExternalStore } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { ropeBridge } from './glyph/shapes.ts'
import { stateText } from './text/index.ts'

/** Says that the line is down, and that nothing here needs it. */
export function OfflineBanner() {
  const words = stateText(useSettings().settings.language)
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="offline">
          <Glyph shape={ropeBridge} />
          <span>
            <b>{words('offline.title')}</b> {words('offline.text')}
          </span>
        </p>
      )}
    </div>
  )
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
