import type { Language } from '@wyrmtable/kernel'
import { useState } from 'react'
import type { ReadClause } from '../box/open-box.ts'
import { figuresIn, type OpenBook } from './open-book.ts'
import { nameOf } from './section-name.ts'
import type { Section } from './sections.ts'
import type { RulebookText } from './text/index.ts'

/**
 * The sections by their names, with the numbers of their clauses and what is drawn in each. On a phone they unfold, and
 * are unfolded for whoever opens the book at no place of it.
 */
export function Contents({
  game,
  book,
  language,
  t,
  current,
  isAtFront,
  isSought,
  onUnfold,
}: {
  readonly game: string
  readonly book: OpenBook
  readonly language: Language
  readonly t: RulebookText
  /** The section that is being read. */
  readonly current: string | undefined
  /** Whether the reader is at no place of the book: a phone shows them then. */
  readonly isAtFront: boolean
  /** Whether finds are shown: they take the room. */
  readonly isSought: boolean
  /** They are wanted in place of the finds. */
  readonly onUnfold: () => void
}) {
  const [wantsOpen, setOpen] = useState(isAtFront)
  const [wasAtFront, setAtFront] = useState(isAtFront)
  if (wasAtFront !== isAtFront) {
    setAtFront(isAtFront)
    setOpen(isAtFront)
  }
  const isOpen = wantsOpen && !isSought
  const choose = () => setOpen(false)
  const now = book.sections.find(({ id }) => id === current)
  return (
    <nav className={`rules-sections ${isOpen ? 'is-open' : ''}`} aria-label={t('rules.sections')}>
      <h2 className="section-title">{t('rules.sections')}</h2>
      <button
        type="button"
        className="button rules-unfold"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
          if (!isOpen) onUnfold()
        }}
      >
        <b>{t('rules.sections')}</b> {now === undefined ? null : <span>{nameOf(now, language, t)}</span>}
      </button>
      <ol>
        {book.sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#/rules/${game}/${section.id}`}
              onClick={choose}
              {...(section.id === current ? { 'aria-current': 'true' as const } : {})}
            >
              <b>{section.number}</b> <span>{nameOf(section, language, t)}</span>
            </a>
            <Numbers section={section} game={game} language={language} t={t} onChoose={choose} />
            {figuresIn(book, section.id).length === 0 ? null : (
              <ul>
                {figuresIn(book, section.id).map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#/rules/${game}/${id}`} onClick={choose}>
                      {title[language]}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Each clause by its number alone, so that from a table any of them is two presses away. */
function Numbers({
  section,
  game,
  language,
  t,
  onChoose,
}: {
  readonly section: Section<ReadClause>
  readonly game: string
  readonly language: Language
  readonly t: RulebookText
  readonly onChoose: () => void
}) {
  const name = t('rules.clausesOf', { section: nameOf(section, language, t) })
  return (
    <ol className="rules-numbers" aria-label={name}>
      {section.clauses.map(({ id, title }) => (
        <li key={id}>
          <a href={`#/rules/${game}/${id}`} title={title[language]} aria-label={id} onClick={onChoose}>
            {id.split(/[-.]/).at(-1)}
          </a>
        </li>
      ))}
    </ol>
  )
}
