import type { Tagged } from '@wyrmtable/kernel'
import { useState } from 'react'

/**
 * Actions of one kind under a heading that opens: one button for each, told by its sentence. The one that is
 * shown on the board is pressed.
 */
export function ActionGroup<Action extends Tagged>({
  name,
  actions,
  isFirstOpen,
  shown,
  say,
  onPress,
}: {
  readonly name: string
  readonly actions: readonly Action[]
  /** Whether it is open when it appears. */
  readonly isFirstOpen: boolean
  readonly shown: Action | undefined
  readonly say: (action: Action) => string
  readonly onPress: (action: Action) => void
}) {
  const [isOpen, setOpen] = useState(isFirstOpen)
  const shownKey = shown === undefined ? undefined : JSON.stringify(shown)
  return (
    <details className="action-list" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name} <small>{actions.length}</small>
      </summary>
      {isOpen ? (
        <ul>
          {actions.map((action) => {
            const key = JSON.stringify(action)
            return (
              <li key={key}>
                <button
                  type="button"
                  className="list-action"
                  aria-pressed={key === shownKey}
                  onClick={() => onPress(action)}
                >
                  <span>{say(action)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
    </details>
  )
}
