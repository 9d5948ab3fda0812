import type { Language, Manifest } from '@wyrmtable/kernel'
import { useDeferredValue, useRef, useState } from 'react'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { BookSection } from './BookSection.tsx'
import { Contents } from './Contents.tsx'
import type { OpenBook } from './open-book.ts'
import { PrintButtons } from './PrintButtons.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useFinder } from './search/use-finder.ts'
import type { RulebookText } from './text/index.ts'
import { isPlaceKept, usePlace } from './use-place.ts'

/** The book as a page: contents, text with its tables beside it, and a search that takes the place of the text. */
export function Rulebook({
  manifest,
  book,
  address,
  language,
  t,
}: {
  readonly manifest: Manifest
  readonly book: OpenBook
  readonly address: string | undefined
  readonly language: Language
  readonly t: RulebookText
}) {
  const title = manifest.title[language]
  usePageTitle(t('rules.title'), title)
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const find = useFinder(book, language)
  // Typing is never held up by the list.
  const sought = useDeferredValue(search.trim())
  const found = sought === '' ? undefined : find(sought)

  // A link into the book takes a search back, so that what it leads to is there.
  const [linked, setLinked] = useState(address)
  if (linked !== address) {
    setLinked(address)
    setSearch('')
  }
  const { section: current, again } = usePlace(list, address, found === undefined)
  const note = book.clauses.some(({ textLanguage }) => textLanguage !== language) ? t('rules.english') : ''
  const inBook = { game: manifest.id, book, language, t }
  return (
    <div className="app rulebook">
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{t('rules.title')}</span>
            <small>{title}</small>
          </div>
        }
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on a link, by whatever it is pressed */}
      <main
        id="main"
        className="rules"
        tabIndex={-1}
        onClick={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          if (link === null || link.getAttribute('href') !== window.location.hash) return
          // The browser does not follow a link to where it is.
          event.preventDefault()
          setSearch('')
          again()
        }}
      >
        <header className="rules-head">
          <h1 className="display">{t('rules.of', { game: title })}</h1>
          <PrintButtons game={manifest.id} hasSheet={book.figures.some(({ isOnSheet }) => isOnSheet)} t={t} />
          <search className="rules-search">
            <input
              ref={field}
              type="search"
              className="filter"
              aria-label={t('rules.search')}
              placeholder={t('rules.searchHint')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setSearch('')
              }}
            />
            <p role="status">
              {found === undefined
                ? t('rules.count', { count: book.clauses.length })
                : t('rules.found', { count: found.length })}
            </p>
          </search>
          {note === '' ? null : <p className="muted">{note}</p>}
        </header>
        <Contents
          {...inBook}
          current={current}
          isAtFront={address === undefined && !isPlaceKept()}
          isSought={found !== undefined}
          onUnfold={() => setSearch('')}
        />
        <div className="rules-list" ref={list}>
          {found === undefined ? (
            book.sections.map((section) => (
              <BookSection key={section.id} {...inBook} section={section} address={address} />
            ))
          ) : (
            <SearchResults
              {...inBook}
              found={found}
              search={sought}
              onClear={() => {
                setSearch('')
                field.current?.focus()
              }}
            />
          )}
        </div>
      </main>
    </div>
  )
}
