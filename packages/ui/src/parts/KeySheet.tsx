import { createContext, useContext } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Keys that do one thing. */
export interface KeyLine {
  readonly keys: readonly string[]
  readonly does: string
}

/** Keys that the page around a table adds to the table's own. */
export const MoreKeys = createContext<readonly KeyLine[]>([])

/** All keys of a table and what they do. */
export function KeySheet({
  title,
  keys,
  closeLabel,
  isOpen,
  onClose,
}: {
  readonly title: string
  readonly keys: readonly KeyLine[]
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const more = useContext(MoreKeys)
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} className="key-sheet">
      <dl className="keys">
        {[...keys, ...more].map((row) => (
          <div key={row.does}>
            <dt>
              {row.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{row.does}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-row">
        <Button look="primary" onPress={onClose}>
          {closeLabel}
        </Button>
      </div>
    </Dialog>
  )
}
