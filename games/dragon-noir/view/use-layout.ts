import { useSyncExternalStore } from 'react'

const phone = '(max-width: 799px)'

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the panel is a sheet at the foot of the board. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches)
