import { useSyncExternalStore } from 'react'

/** Whether the browser says that it has a line. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
