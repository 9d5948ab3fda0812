import type { Clause, Language } from '@wyrmtable/kernel'
import { memo } from 'react'
import { markWords } from './find-clauses.ts'
import type { RulebookText } from './text/index.ts'

/** One clause: its number, which is its address, the heading, and the text with links to other clauses. */
export const ClauseArticle = memo(function ClauseArticle({
  clause,
  game,
  language,
  words,
  known,
  isTarget,
  t,
}: {
  readonly clause: Clause
  readonly game: string
  readonly language: Language
  readonly words: readonly string[]
  /** Numbers that can be linked to. */
  readonly known: ReadonlySet<string>
  readonly isTarget: boolean
  readonly t: RulebookText
}) {
  const { id, title, text } = clause
  return (
    <article className={`rule ${isTarget ? 'is-target' : ''}`} data-clause={id} tabIndex={-1}>
      <h3>
        <a
          className="clause"
          href={`#/rules/${game}/${id}`}
          aria-label={t('rules.linkTo', { clause: id })}
          {...(isTarget ? { 'aria-current': 'location' as const } : {})}
        >
          {id}
        </a>{' '}
        <Marked text={title[language]} words={words} />
      </h3>
      <p lang="en" className="clause-text">
        {partsOf(text, known).map(({ at, part, isLink }) =>
          isLink ? (
            <a key={at} className="clause" href={`#/rules/${game}/${part}`}>
              {part}
            </a>
          ) : (
            <Marked key={at} text={part} words={words} />
          ),
        )}
      </p>
    </article>
  )
})

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text
  return markWords(text, words).map(({ text: piece, isFound }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
    isFound ? <mark key={place}>{piece}</mark> : piece,
  )
}

/** The text cut at the numbers of other clauses. */
function partsOf(text: string, known: ReadonlySet<string>) {
  let at = 0
  return text.split(/([A-Z]{2}-\d+(?:\.\d+)?)/).map((part) => {
    const piece = { at, part, isLink: known.has(part) }
    at += part.length
    return piece
  })
}
