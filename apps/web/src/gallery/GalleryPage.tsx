import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { boxes } from '../box/open-box.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { Board } from './specimens/Board.tsx'
import { Book } from './specimens/Book.tsx'
import { Box, Lid } from './specimens/Boxes.tsx'
import { Controls } from './specimens/Controls.tsx'
import { Counsel } from './specimens/Counsel.tsx'
import { Moments } from './specimens/Moments.tsx'
import { Specimen } from './specimens/Specimen.tsx'
import { galleryText, type KitText } from './text/index.ts'
import { themeTokens } from './theme-tokens.ts'
import './gallery.css'

/** All parts with all their states, by day and by lamp side by side. */
export function GalleryPage() {
  const { settings } = useSettings()
  const { language } = settings
  const t = galleryText(language)
  usePageTitle(t('gallery.title'))
  return (
    <div className="app">
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{t('gallery.title')}</span>
            <small>{t('gallery.lead')}</small>
          </div>
        }
      />
      <main id="main" className="gallery" tabIndex={-1}>
        <h1 className="hidden">{t('gallery.title')}</h1>
        {(['light', 'dark'] as const).map((theme) => (
          <Half key={theme} theme={theme} t={t}>
            <Board t={t} />
            <Controls t={t} half={t(`gallery.${theme}`)} />
            <Counsel t={t} half={t(`gallery.${theme}`)} />
            <Book t={t} />
            <Moments t={t} half={t(`gallery.${theme}`)} />
            <Specimen title={t('gallery.boxes')}>
              {boxes.map((manifest) =>
                manifest.stage === 'playable' ? (
                  <Box key={manifest.id} manifest={manifest} language={language} />
                ) : null,
              )}
              <Lid title={t('gallery.title')} line={t(`gallery.${theme}`)} />
            </Specimen>
          </Half>
        ))}
      </main>
    </div>
  )
}

/** A column in one theme, whatever that of the page is. */
function Half({
  theme,
  t,
  children,
}: {
  readonly theme: 'light' | 'dark'
  readonly t: KitText
  readonly children: ReactNode
}) {
  const half = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    for (const [name, value] of themeTokens(theme)) half.current?.style.setProperty(name, value)
  }, [theme])
  return (
    <section ref={half} className="gallery-half" data-theme={theme} aria-label={t(`gallery.${theme}`)}>
      <h2 className="display">{t(`gallery.${theme}`)}</h2>
      {children}
    </section>
  )
}
