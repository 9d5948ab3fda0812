import { Glyph, type GlyphShape, type MadeProps } from '@wyrmtable/ui'
import { deckText } from './text/index.ts'

/** In the place of a deck: why there is none, or that it is on its way. */
export function NoDeck({
  page: { TopBar, language, link },
  title,
  text,
  glyph,
}: {
  readonly page: MadeProps
  readonly title: string
  readonly text: string
  /** Absent while something is on its way. */
  readonly glyph?: GlyphShape
}) {
  const t = deckText(language)
  return (
    <>
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{t('page.title')}</span>
          </div>
        }
      />
      <main id="main" className="wrath-made wrath-no-deck" tabIndex={-1}>
        <div className="panel" role={glyph === undefined ? 'status' : 'alert'}>
          {glyph === undefined ? null : <Glyph shape={glyph} />}
          <h1 className="display">{title}</h1>
          {text === '' ? null : <p>{text}</p>}
          {glyph === undefined ? null : (
            <a className="button button-primary" href={link('')}>
              {t('page.back')}
            </a>
          )}
        </div>
      </main>
    </>
  )
}
