import { useSyncExternalStore } from 'react'

const query = '(max-width: 799px)'

/** Whether the window is so narrow that the side panel becomes a sheet. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
