import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type PageText, pageText } from '../text/index.ts'
import { keepSettings, onSettingsElsewhere, readSettings, type Settings } from './settings.ts'
import { paint } from './theme.ts'

interface SettingsAccess {
  readonly settings: Settings
  readonly change: (part: Partial<Settings>) => void
  readonly t: PageText
}

const Context = createContext<SettingsAccess | undefined>(undefined)

/** The person's settings and the page's sentences in their language. */
export function useSettings(): SettingsAccess {
  const access = useContext(Context)
  if (access === undefined) throw new Error('useSettings outside of SettingsProvider')
  return access
}

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(readSettings)
  const { language, theme, letters, hexNumbers } = settings
  useEffect(() => paint({ theme, letters, hexNumbers }), [theme, letters, hexNumbers])
  // What is chosen in another tab of this browser holds here too, at once.
  useEffect(() => onSettingsElsewhere(() => setSettings(readSettings())), [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const access = useMemo<SettingsAccess>(
    () => ({
      settings,
      t: pageText(settings.language),
      change(part) {
        setSettings((old) => {
          const next = { ...old, ...part }
          keepSettings(next)
          return next
        })
      },
    }),
    [settings],
  )
  return <Context value={access}>{children}</Context>
}
