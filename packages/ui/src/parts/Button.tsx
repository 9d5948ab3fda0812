import { type ReactNode, useContext } from 'react'
import { Glyph } from '../glyph/Glyph.tsx'
import type { GlyphShape } from '../glyph/shape.ts'
import { PrintedKeys } from '../keys/key-table.ts'
import { type DeedProps, deedData } from './deed.ts'

/** A button; `primary` is the red one, of which a screen has one. */
export function Button({
  look = 'plain',
  glyph,
  shortcut,
  isDisabled = false,
  takesFocus = false,
  title,
  onPress,
  children,
  type = 'button',
  className = '',
  ...deeds
}: DeedProps & {
  readonly look?: 'plain' | 'primary'
  readonly glyph?: GlyphShape | undefined
  /** The key that does the same, shown on the button. */
  readonly shortcut?: string | undefined
  readonly isDisabled?: boolean
  /** Whether it has the focus from the moment it appears: where what had it before has gone. */
  readonly takesFocus?: boolean
  readonly title?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly children: ReactNode
  readonly type?: 'button' | 'submit'
  readonly className?: string
}) {
  const printed = useContext(PrintedKeys)
  return (
    <button
      ref={takesFocus ? focused : undefined}
      type={type}
      className={`button ${look === 'primary' ? 'button-primary' : ''} ${className}`}
      disabled={isDisabled}
      title={title}
      onClick={onPress}
      {...deedData(deeds)}
    >
      {glyph ? <Glyph shape={glyph} /> : null}
      <span>{children}</span>
      {shortcut ? <kbd>{printed(shortcut)}</kbd> : null}
    </button>
  )
}

const focused = (button: HTMLButtonElement | null): void => button?.focus()
