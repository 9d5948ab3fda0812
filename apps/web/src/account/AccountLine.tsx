import type { ReactNode } from 'react'

/** What the button of a line does. */
interface Deed {
  readonly word: string
  /** The same for those who hear the button without its line: of what, or to whom, it does it. */
  readonly wordOf: string
  readonly does: () => void
}

/** One of a list on the pages of the account: what or who it is, and the button that takes it away, where one may. */
export function AccountLine({
  deed,
  children,
}: {
  readonly deed: Deed | undefined
  readonly children: ReactNode
}) {
  return (
    <li>
      <span>{children}</span>
      {deed === undefined ? null : (
        <button type="button" className="button" aria-label={deed.wordOf} onClick={deed.does}>
          {deed.word}
        </button>
      )}
    </li>
  )
}
