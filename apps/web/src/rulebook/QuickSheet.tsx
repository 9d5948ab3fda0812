import type { Language, Manifest } from '@wyrmtable/kernel'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import type { OpenBook } from './open-book.ts'
import { PrintButtons } from './PrintButtons.tsx'
import { SheetFigures } from './SheetFigures.tsx'
import type { RulebookText } from './text/index.ts'

/** The tables that one looks up while playing, on one sheet of paper. */
export function QuickSheet({
  manifest,
  book,
  language,
  t,
}: {
  readonly manifest: Manifest
  readonly book: OpenBook
  readonly language: Language
  readonly t: RulebookText
}) {
  const title = manifest.title[language]
  usePageTitle(t('rules.sheet'), title)
  return (
    <div className="app rulebook">
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{t('rules.sheet')}</span>
            <small>{title}</small>
          </div>
        }
      />
      <main id="main" className="sheet-page" tabIndex={-1}>
        <header className="rules-head">
          <h1 className="display">
            {title} <small>{t('rules.sheet')}</small>
          </h1>
          <PrintButtons game={manifest.id} hasSheet={false} t={t} />
          <a className="button rules-to-book" href={`#/rules/${manifest.id}`}>
            {t('rules.toBook')}
          </a>
        </header>
        <SheetFigures
          figures={book.figures.filter(({ isOnSheet }) => isOnSheet === true)}
          game={manifest.id}
          language={language}
          heading="h2"
          t={t}
        />
      </main>
    </div>
  )
}
