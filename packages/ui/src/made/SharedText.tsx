import { type ReactNode, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import type { MadeProps } from './made-props.ts'

export interface SharedTextWords {
  readonly copy: string
  readonly copied: string
  readonly failed: string
}

/** Text to be taken along: a field that is chosen whole, a press that copies it, and what came of that. */
export function SharedText({
  title,
  text,
  rows,
  page,
  words,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly rows: number
  readonly page: Pick<MadeProps, 'copy'>
  readonly words: SharedTextWords
  /** What stands beside the press. */
  readonly children: ReactNode
}) {
  const [told, tell] = useState('')
  return (
    <section className="shared-text">
      <label>
        <span className="caps">{title}</span>
        <textarea
          readOnly
          rows={rows}
          value={text}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <div className="dialog-row">
        <Button
          onPress={() => {
            page.copy(text).then(
              () => tell(words.copied),
              () => tell(words.failed),
            )
          }}
        >
          {words.copy}
        </Button>
        {children}
      </div>
      <p role="status">{told}</p>
    </section>
  )
}
