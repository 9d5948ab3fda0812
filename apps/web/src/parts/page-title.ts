import { useEffect } from 'react'

const app = 'Wyrmtable'

/**
 * Names the page in the tab of the browser, in its history and to a screen reader, the most telling part
 * first. A page that names nothing has the name of the app alone.
 */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, app].join(' – ')
  useEffect(() => {
    document.title = title
    return () => {
      document.title = app
    }
  }, [title])
}
