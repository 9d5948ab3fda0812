import type { MadeProps } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import { builderText } from './text/index.ts'

/** The bar at the head of the builder, with the table's name and size where there is one. */
export function BuilderTop({
  page: { TopBar, language, link },
  note,
  children,
}: {
  readonly page: MadeProps
  readonly note?: string
  readonly children?: ReactNode
}) {
  const t = builderText(language)
  return (
    <TopBar
      title={
        <div className="top-title">
          {note === undefined ? (
            <span className="caps">{t('page.title')}</span>
          ) : (
            <a className="caps" href={link('')} title={t('page.back')}>
              {t('page.title')}
            </a>
          )}
          {note === undefined ? null : <small>{note}</small>}
        </div>
      }
    >
      {children}
    </TopBar>
  )
}
