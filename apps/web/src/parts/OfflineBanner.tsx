import { Glyph } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import { ropeBridge } from './glyph/shapes.ts'
import { stateText } from './text/index.ts'
import { useIsOnline } from './use-is-online.ts'

/** Says that the line is down, and that nothing here needs it. */
export function OfflineBanner() {
  const words = stateText(useSettings().settings.language)
  const isOnline = useIsOnline()
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

/** The same at a table: a mark in its bar, and the words for whoever points at it or hears the page. */
export function OfflineMark() {
  const words = stateText(useSettings().settings.language)
  const isOnline = useIsOnline()
  const said = `${words('offline.title')} ${words('offline.text')}`
  return (
    <span role="status" className="offline-mark" {...(isOnline ? {} : { title: said })}>
      {isOnline ? null : (
        <>
          <Glyph shape={ropeBridge} />
          <span className="hidden">{said}</span>
        </>
      )}
    </span>
  )
}
