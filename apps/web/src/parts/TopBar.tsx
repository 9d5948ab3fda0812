import { Glyph, glyphs } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'

/** The leather bar at the head of every page. */
export function TopBar({ title, children }: { readonly title?: ReactNode; readonly children?: ReactNode }) {
  const { t } = useSettings()
  return (
    <header className="top">
      <a className="skip" href="#main" onClick={focusMain}>
        {t('app.skip')}
      </a>
      <a className="brand" href="#/" aria-label={t('app.home')}>
        <Glyph shape={glyphs.wyvern} />
        <span>Wyrmtable</span>
      </a>
      {title}
      <div className="top-rest">{children}</div>
      <SettingsMenu />
    </header>
  )
}

/** The fragment names pages, so the link moves the focus itself. */
function focusMain(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
