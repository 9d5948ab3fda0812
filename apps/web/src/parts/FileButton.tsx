import { Button, type GlyphShape } from '@wyrmtable/ui'
import { type ReactNode, useRef } from 'react'

/** A button by which a JSON file is chosen; the same file may be chosen again. */
export function FileButton({
  label,
  look = 'plain',
  glyph,
  onFile,
  children,
}: {
  /** What is chosen, whatever the button says. */
  readonly label: string
  readonly look?: 'plain' | 'primary'
  readonly glyph?: GlyphShape
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-label={label}
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button look={look} glyph={glyph} onPress={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
