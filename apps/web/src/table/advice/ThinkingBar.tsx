import { useSyncExternalStore } from 'react'
import type { LocalSession } from '../../session/local-session.ts'

/** How far the thinking is; nothing while nobody thinks. */
export function ThinkingBar({ session, label }: { readonly session: LocalSession; readonly label: string }) {
  const thinking = useSyncExternalStore(session.thinking.subscribe, session.thinking.snapshot)
  if (thinking === undefined) return null
  const percent = Math.round(thinking.share * 100)
  return (
    <div
      className="thinking-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ transform: `scaleX(${thinking.share})` }} />
    </div>
  )
}
