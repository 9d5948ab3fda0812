import { useEffect } from 'react'

/** Boards and pieces are printed in the colours of daylight, whatever the page is read in. */
export function useLightPaper(): void {
  useEffect(() => {
    const page = document.documentElement
    let theme = page.dataset.theme
    const lay = () => {
      theme = page.dataset.theme
      page.dataset.theme = 'light'
    }
    const lift = () => {
      if (theme !== undefined) page.dataset.theme = theme
    }
    window.addEventListener('beforeprint', lay)
    window.addEventListener('afterprint', lift)
    return () => {
      window.removeEventListener('beforeprint', lay)
      window.removeEventListener('afterprint', lift)
    }
  }, [])
}
