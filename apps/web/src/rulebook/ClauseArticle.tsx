import type { Language } from '@wyrmtable/kernel'
import { memo } from 'react'
import type { ReadClause } from '../box/open-box.ts'
import { Beside } from './Beside.tsx'
import type { OpenBook } from './open-book.ts'
import { type Marker, markText } from './search/mark-text.ts'
import type { RulebookText } from './text/index.ts'
import { VariantsAt } from './VariantsAt.tsx'

/**
 * One clause: its number, which is its address, the heading, the text with links to other clauses, and the way to what
 * is drawn of it.
 */
export const ClauseArticle = memo(function ClauseArticle({
  clause,
  game,
  book: { addresses, figures, notes, variants },
  language,
  marker,
  isTarget,
  t,
}: {
  readonly clause: ReadClause
  readonly game: string
  readonly book: OpenBook
  readonly language: Language
  /** Whether a word was sought; absent: no search is shown. */
  readonly marker?: Marker
  readonly isTarget: boolean
  readonly t: RulebookText
}) {
  const { id, title, text, textLanguage } = clause
  const drawn = figures.filter(({ clauses }) => clauses.includes(id))
  return (
    <article className={`rule ${isTarget ? 'is-target' : ''}`} data-place={id} data-clause={id} tabIndex={-1}>
      <h3>
        <a
          className="clause"
          href={`#/rules/${game}/${id}`}
          aria-label={t('rules.linkTo', { clause: id })}
          {...(isTarget ? { 'aria-current': 'location' as const } : {})}
        >
          {id}
        </a>{' '}
        <Marked text={title[language]} marker={marker} />
      </h3>
      <p lang={textLanguage} className="clause-text">
        {partsOf(text, addresses).map(({ at, part, isLink }) =>
          isLink ? (
            <a key={at} className="clause" href={`#/rules/${game}/${part}`}>
              {part}
            </a>
          ) : (
            <Marked key={at} text={part} marker={marker} />
          ),
        )}
      </p>
      <VariantsAt variants={variants.filter(({ clause: at }) => at === id)} t={t} />
      <Beside clause={id} game={game} notes={notes} t={t} />
      {drawn.length === 0 ? null : (
        <ul className="rule-more">
          {drawn.map((figure) => (
            <li key={figure.id}>
              <a href={`#/rules/${game}/${figure.id}`}>{figure.title[language]}</a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
})

function Marked({ text, marker }: { readonly text: string; readonly marker: Marker | undefined }) {
  if (marker === undefined) return text
  return markText(text, marker).map(({ text: piece, isFound }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
    isFound ? <mark key={place}>{piece}</mark> : piece,
  )
}

/** The text cut at the numbers of other clauses and sections. */
function partsOf(text: string, addresses: ReadonlySet<string>) {
  let at = 0
  return text.split(/([A-Z]{2}-\d+(?:\.\d+)?)/).map((part) => {
    const piece = { at, part, isLink: addresses.has(part) }
    at += part.length
    return piece
  })
}
