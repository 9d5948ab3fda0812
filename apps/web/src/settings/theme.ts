export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

const darkness = '(prefers-color-scheme: dark)'

/** Paints the page; gives a function that stops following the system. */
export function paint(theme: Theme): () => void {
  const query = window.matchMedia(darkness)
  const apply = () => {
    const isDark = theme === 'dark' || (theme === 'system' && query.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  apply()
  query.addEventListener('change', apply)
  return () => query.removeEventListener('change', apply)
}
