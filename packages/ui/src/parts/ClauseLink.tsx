import { createContext, useContext } from 'react'

/** Opens the text of a clause; without it clause links are plain text. */
export const ClauseContext = createContext<((clause: string) => void) | undefined>(undefined)

/** The number of a clause, to be pressed to read it. */
export function ClauseLink({ clause }: { readonly clause: string }) {
  const open = useContext(ClauseContext)
  if (clause === '') return null
  if (open === undefined) return <span className="clause">{clause}</span>
  return (
    <button type="button" className="clause" onClick={() => open(clause)}>
      {clause}
    </button>
  )
}
