import type { Language } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { ClauseArticle } from './ClauseArticle.tsx'
import { Figure } from './Figure.tsx'
import type { OpenBook } from './open-book.ts'
import type { Find } from './search/finder.ts'
import { nameOf } from './section-name.ts'
import { sectionOf } from './sections.ts'
import type { RulebookText } from './text/index.ts'

/** What a search found, the best first, each with its section and with the words that were found marked. */
export function SearchResults({
  found,
  search,
  game,
  book,
  language,
  t,
  onClear,
}: {
  readonly found: readonly Find[]
  readonly search: string
  readonly game: string
  readonly book: OpenBook
  readonly language: Language
  readonly t: RulebookText
  readonly onClear: () => void
}) {
  if (found.length === 0) {
    return (
      <div className="rules-none">
        <p>{t('rules.none', { words: search })}</p>
        <Button onPress={onClear}>{t('rules.clear')}</Button>
      </div>
    )
  }
  return (
    <ol className="rules-found" aria-label={t('rules.finds')}>
      {found.map(({ id, marker }) => {
        const clause = book.clauses.find((one) => one.id === id)
        const figure = book.figures.find((one) => one.id === id)
        const section = book.sections.find(
          (one) => one.id === sectionOf(clause?.id ?? figure?.clauses[0] ?? ''),
        )
        return (
          <li key={id}>
            {section === undefined ? null : (
              <a className="rules-where" href={`#/rules/${game}/${section.id}`}>
                {nameOf(section, language, t)}
              </a>
            )}
            {clause === undefined ? null : (
              <ClauseArticle
                clause={clause}
                game={game}
                book={book}
                language={language}
                marker={marker}
                isTarget={false}
                t={t}
              />
            )}
            {figure === undefined ? null : (
              <Figure figure={figure} game={game} language={language} isTarget={false} t={t} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
