import type { Language } from '@wyrmtable/kernel'
import { memo } from 'react'
import type { ReadClause } from '../box/open-box.ts'
import { ClauseArticle } from './ClauseArticle.tsx'
import { Figure } from './Figure.tsx'
import { figuresIn, type OpenBook } from './open-book.ts'
import { nameOf } from './section-name.ts'
import type { Section } from './sections.ts'
import type { RulebookText } from './text/index.ts'

/** A section: its name, what it is for, its clauses, and beside them what is drawn. */
export const BookSection = memo(function BookSection({
  section,
  game,
  book,
  language,
  address,
  t,
}: {
  readonly section: Section<ReadClause>
  readonly game: string
  readonly book: OpenBook
  readonly language: Language
  readonly address: string | undefined
  readonly t: RulebookText
}) {
  const { id, number, words, clauses } = section
  const figures = figuresIn(book, id)
  return (
    <section
      className={`rules-section ${figures.length > 0 ? 'has-figures' : ''}`}
      data-section={id}
      aria-labelledby={`of-${id}`}
    >
      <header data-place={id} tabIndex={-1} className={address === id ? 'is-target' : ''}>
        <h2 id={`of-${id}`}>
          {words === undefined ? null : <span className="rules-number">{number}</span>}{' '}
          {nameOf(section, language, t)}
        </h2>
        {words === undefined ? null : <p className="rules-about">{words.about[language]}</p>}
      </header>
      <div className="rules-clauses">
        {clauses.map((clause) => (
          <ClauseArticle
            key={clause.id}
            clause={clause}
            game={game}
            book={book}
            language={language}
            isTarget={clause.id === address}
            t={t}
          />
        ))}
      </div>
      {figures.length === 0 ? null : (
        <div className="rules-figures">
          {figures.map((figure) => (
            <Figure
              key={figure.id}
              figure={figure}
              game={game}
              language={language}
              isTarget={figure.id === address}
              t={t}
            />
          ))}
        </div>
      )}
    </section>
  )
})
