import { useSyncExternalStore } from 'react'

/** `phone`: a sheet at the foot; `drawer`: a panel over the board; `wide`: a panel beside it. */
export type TableLayout = 'phone' | 'drawer' | 'wide'

const phone = '(max-width: 799px)'
const drawer = '(max-width: 1099px)'

const subscribe = (listener: () => void): (() => void) => {
  const queries = [phone, drawer].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

const now = (): TableLayout =>
  window.matchMedia(phone).matches ? 'phone' : window.matchMedia(drawer).matches ? 'drawer' : 'wide'

/** How the table is laid out in the width of the page. */
export const useLayout = (): TableLayout => useSyncExternalStore(subscribe, now)
