import { useMemo, useState } from 'react'

/** Somebody who sits at a table. */
interface Sitter {
  readonly id: string
  readonly name: string
}

/** Whose talk somebody does not want to see at a table. */
export interface Muted {
  has(seat: Sitter | undefined): boolean
  toggle(seat: Sitter): void
}

const nameOf = (match: string): string => `wyrmtable.muted.${match}`
/** Whoever sits down there later is somebody else. */
const keyOf = ({ id, name }: Sitter): string => `${id}/${name}`

function kept(match: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(nameOf(match)) ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Kept in this browser alone: nobody is told that they are not heard. */
export function useMuted(match: string): Muted {
  const [keys, setKeys] = useState(() => kept(match))
  return useMemo(
    () => ({
      has: (seat) => seat !== undefined && keys.includes(keyOf(seat)),
      toggle(seat) {
        const key = keyOf(seat)
        const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
        setKeys(next)
        localStorage.setItem(nameOf(match), JSON.stringify(next))
      },
    }),
    [match, keys],
  )
}
