export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** What of the settings is seen on every page without anything being drawn for it. */
interface Look {
  readonly theme: Theme
  /** In per cent. */
  readonly letters: number
  readonly hexNumbers: boolean
}

const darkness = '(prefers-color-scheme: dark)'

/** Paints the page; gives a function that stops following the system. */
export function paint({ theme, letters, hexNumbers }: Look): () => void {
  const { style, dataset } = document.documentElement
  style.fontSize = letters === 100 ? '' : `${letters}%`
  dataset.hexNumbers = hexNumbers ? 'shown' : 'hidden'
  const query = window.matchMedia(darkness)
  const apply = () => {
    const isDark = theme === 'dark' || (theme === 'system' && query.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  apply()
  query.addEventListener('change', apply)
  return () => query.removeEventListener('change', apply)
}
