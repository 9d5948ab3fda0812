import { useState } from 'react'
import type { KeyLine } from '../keys/key-table.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** What the sheet says where keys can be changed. */
export interface KeySheetWords {
  readonly title: string
  readonly close: string
  /** What can be done with the letters. */
  readonly note: string
  /** The name of the button that asks for another letter. */
  change(line: KeyLine): string
  readonly press: string
  /** Why a key cannot be taken. */
  readonly refused: string
  readonly reset: string
}

/** All keys of a table and what they do; a letter is pressed to choose another one. */
export function KeySheet({
  words,
  keys,
  isOpen,
  onClose,
  onChoose,
  onReset,
}: {
  readonly words: KeySheetWords
  readonly keys: readonly KeyLine[]
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Takes a key for a deed; tells whether it can be taken. */
  readonly onChoose: (deed: string, key: string) => boolean
  /** Gives all deeds their first letters; absent where they have them. */
  readonly onReset: (() => void) | undefined
}) {
  const [asked, ask] = useState<string>()
  const [isRefused, refuse] = useState(false)
  const close = () => {
    ask(undefined)
    refuse(false)
    onClose()
  }
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={close} className="key-sheet">
      <p className="muted">{words.note}</p>
      <p className="key-sheet-said" role="status">
        {isRefused ? words.refused : asked === undefined ? '' : words.press}
      </p>
      <dl className="keys">
        {keys.map((line) => (
          <div key={line.deed ?? line.does}>
            <dt>
              {line.deed === undefined ? (
                line.keys.map((key) => <kbd key={key}>{key}</kbd>)
              ) : (
                <button
                  type="button"
                  className="key-own"
                  aria-label={words.change(line)}
                  aria-pressed={asked === line.deed}
                  onClick={() => {
                    refuse(false)
                    ask(asked === line.deed ? undefined : line.deed)
                  }}
                  onBlur={() => ask(undefined)}
                  onKeyDown={(event) => {
                    const { key } = event
                    if (
                      asked === undefined ||
                      asked !== line.deed ||
                      ['Tab', 'Shift', 'Enter', ' '].includes(key)
                    )
                      return
                    event.preventDefault()
                    event.stopPropagation()
                    const isTaken = key === 'Escape' || onChoose(asked, key)
                    refuse(!isTaken)
                    if (isTaken) ask(undefined)
                  }}
                >
                  <kbd>{asked === line.deed ? '…' : line.keys[0]}</kbd>
                </button>
              )}
            </dt>
            <dd>{line.does}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-row">
        {onReset === undefined ? null : <Button onPress={onReset}>{words.reset}</Button>}
        <Button look="primary" onPress={close}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}
