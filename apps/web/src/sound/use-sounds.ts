import { isRolled } from '@wyrmtable/kernel'
import { useEffect, useRef } from 'react'
import type { TableView } from '../session/session.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { ring, type Sound } from './ring.ts'

type Heard = Pick<TableView, 'seq' | 'acting' | 'outcome' | 'log'>

/** Lets a table be heard while it goes on, for who has asked for it: pieces, dice, one's own turn, the end. */
export function useSounds(view: Heard): void {
  const { sound } = useSettings().settings
  const last = useRef(view)
  useEffect(() => {
    const before = last.current
    last.current = view
    const heard = sound ? soundOf(before, view) : undefined
    if (heard !== undefined) ring(heard)
  }, [sound, view])
}

/** What is heard of a change; nothing where something was taken back. */
export function soundOf(before: Heard, now: Heard): Sound | undefined {
  if (now.seq <= before.seq) return undefined
  if (now.outcome !== undefined) return 'over'
  if (before.acting.length === 0 && now.acting.length > 0) return 'turn'
  const news = now.log.filter(({ seq }) => seq > before.seq)
  return news.some(({ events }) => events.some(isRolled)) ? 'dice' : 'move'
}
