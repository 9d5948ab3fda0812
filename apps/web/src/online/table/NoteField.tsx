import { useCallback, useEffect, useState } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'
import { ask } from '../wire/ask.ts'

/** What somebody notes for themselves about a match: kept by the server for their seat alone. */
export function NoteField({ match, seat }: { readonly match: string; readonly seat: string }) {
  const t = onlineText(useSettings().settings.language)
  const path = `/api/matches/${match}/note`
  const load = useCallback(
    () => ask<{ readonly text: string }>('GET', `${path}?seat=${encodeURIComponent(seat)}`),
    [path, seat],
  )
  const loaded = useLoaded(load)
  const stored =
    loaded !== undefined && 'value' in loaded && loaded.value.ok ? loaded.value.value.text : undefined
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (text === undefined || text === stored) return
    const timer = setTimeout(() => void ask('PUT', path, { seat, text }), 600)
    return () => clearTimeout(timer)
  }, [text, stored, path, seat])
  return (
    <label className="field note-field">
      <span>
        {t('menu.note')} <small className="muted">{t('menu.noteText')}</small>
      </span>
      <textarea
        className="filter"
        rows={3}
        maxLength={20_000}
        disabled={stored === undefined}
        value={text ?? stored ?? ''}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}
