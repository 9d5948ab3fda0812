import { useSyncExternalStore } from 'react'
import type { ThinkingStore } from '../../session/computers/thinking.ts'

/** How far the thinking is; nothing while nobody thinks. */
export function ThinkingBar({
  thinking,
  label,
}: {
  readonly thinking: ThinkingStore
  readonly label: string
}) {
  const now = useSyncExternalStore(thinking.subscribe, thinking.snapshot)
  if (now === undefined) return null
  const percent = Math.round(now.share * 100)
  return (
    <div
      className="thinking-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ transform: `scaleX(${now.share})` }} />
    </div>
  )
}
