import { Glyph, glyphs } from '@wyrmtable/ui'
import { type ReactNode, useEffect } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { arrive } from './arrive.ts'
import { SettingsMenu } from './SettingsMenu.tsx'

/** The leather bar at the head of every page. */
export function TopBar({
  title,
  hasSummary = false,
  children,
}: {
  readonly title?: ReactNode
  /** On a phone how the game stands takes the place of the name of the whole. */
  readonly hasSummary?: boolean
  readonly children?: ReactNode
}) {
  const { t } = useSettings()
  useEffect(arrive, [])
  return (
    <header className={`top ${hasSummary ? 'has-summary' : ''}`}>
      <button type="button" className="skip" onClick={focusMain}>
        {t('app.skip')}
      </button>
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

/** Addresses in the fragment name pages, so this cannot be a link. */
function focusMain(): void {
  document.getElementById('main')?.focus()
}
