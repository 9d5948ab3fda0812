import { Glyph, glyphs, type MadeProps } from '@wyrmtable/ui'
import { BuilderTop } from './BuilderTop.tsx'
import { builderText } from './text/index.ts'

/** In the place of a table: why there is none, or that it is on its way. */
export function NoTable({
  page,
  title,
  text,
  isMissing = true,
}: {
  readonly page: MadeProps
  readonly title: string
  readonly text: string
  readonly isMissing?: boolean
}) {
  const t = builderText(page.language)
  return (
    <>
      <BuilderTop page={page} />
      <main id="main" className="sorcerers-made sorcerers-no-table" tabIndex={-1}>
        <div className="panel" role={isMissing ? 'alert' : 'status'}>
          {isMissing ? <Glyph shape={glyphs.brokenTablet} /> : null}
          <h1 className="display">{title}</h1>
          {text === '' ? null : <p>{text}</p>}
          {isMissing ? (
            <a className="button button-primary" href={page.link('')}>
              {t('page.back')}
            </a>
          ) : null}
        </div>
      </main>
    </>
  )
}
