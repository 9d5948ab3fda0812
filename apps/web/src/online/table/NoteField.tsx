import { useCallback, useEffect, useRef, useState } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { write } from '../../store/writes.ts'
import { onlineText } from '../text/index.ts'
import { ask } from '../wire/ask.ts'
import { keepUnsent, sentNote, withUnsent } from './unsent-note.ts'

/** What is typed close together goes to the server at once. */
const GATHER_MS = 600

/** What somebody notes for themselves about a match: kept by the server for their seat alone, and here until it is there. */
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
  /** What the server has, as far as it has said. */
  const there = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useCallback(
    async (next: string) => {
      const answer = await ask('PUT', path, { seat, text: next })
      if (!answer.ok) return
      there.current = next
      sentNote(match, seat, next)
    },
    [path, match, seat],
  )
  useEffect(() => {
    if (stored === undefined) return
    there.current = stored
    const next = withUnsent(match, seat, stored)
    setText(next)
    if (next !== stored) void write(`note/${match}/${seat}`, () => send(next))
  }, [stored, match, seat, send])
  const type = (next: string) => {
    setText(next)
    keepUnsent(match, seat, { text: next, base: there.current })
    // It is sent also where the field is put away meanwhile.
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void write(`note/${match}/${seat}`, () => send(next)), GATHER_MS)
  }
  return (
    <label className="field note-field">
      <span>
        {t('menu.note')} <small className="muted">{t('menu.noteText')}</small>
      </span>
      <textarea
        className="filter"
        rows={3}
        maxLength={20_000}
        disabled={text === undefined}
        value={text ?? ''}
        onChange={({ target }) => type(target.value)}
      />
    </label>
  )
}
