import { createContext, useContext } from 'react'

/** Opens the text of a clause; without it clause links are plain text. */
export const ClauseContext = createContext<((clause: string) => void) | undefined>(undefined)

/** The number of a clause, to be pressed to read it. */
export function ClauseLink({
  clause,
  isInList = false,
}: {
  readonly clause: string
  /** Whether the keys of a list lead here, so that it is no tab stop of its own. */
  readonly isInList?: boolean
}) {
  const open = useContext(ClauseContext)
  if (clause === '') return null
  if (open === undefined) return <span className="clause">{clause}</span>
  return (
    <button
      type="button"
      className="clause"
      onClick={() => open(clause)}
      {...(isInList ? { tabIndex: -1 } : {})}
    >
      {clause}
    </button>
  )
}
