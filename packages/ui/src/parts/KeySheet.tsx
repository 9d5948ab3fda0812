import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** All keys of a table and what they do. */
export function KeySheet({
  title,
  keys,
  closeLabel,
  isOpen,
  onClose,
}: {
  readonly title: string
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[]
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} className="key-sheet">
      <dl className="keys">
        {keys.map((row) => (
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
