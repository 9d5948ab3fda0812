import type { Language } from '@wyrmtable/kernel'
import type { BookFigure } from '@wyrmtable/ui'
import type { RulebookText } from './text/index.ts'

/** A table, sheet or diagram under its title, which is its address. */
export function Figure({
  figure: { id, title, isWide = false, Drawing },
  game,
  language,
  isTarget,
  heading: Heading = 'h3',
  t,
}: {
  readonly figure: BookFigure
  readonly game: string
  readonly language: Language
  readonly isTarget: boolean
  /** The level of its title on the page. */
  readonly heading?: 'h2' | 'h3'
  readonly t: RulebookText
}) {
  return (
    <figure
      className={`book-figure ${isTarget ? 'is-target' : ''} ${isWide ? 'is-wide' : ''}`}
      data-place={id}
      tabIndex={-1}
      aria-labelledby={`figure-${id}`}
    >
      <figcaption>
        <Heading id={`figure-${id}`}>{title[language]}</Heading>
        <a
          className="clause"
          href={`#/rules/${game}/${id}`}
          aria-label={t('rules.linkTo', { clause: title[language] })}
        >
          §
        </a>
      </figcaption>
      {/* What is wider than its column is scrolled, by the keyboard too. */}
      {isWide ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached
        // biome-ignore lint/a11y/useSemanticElements: the figure around it is the landmark in words
        <div className="book-drawing" role="group" tabIndex={0} aria-label={title[language]}>
          <Drawing language={language} />
        </div>
      ) : (
        <div className="book-drawing">
          <Drawing language={language} />
        </div>
      )}
    </figure>
  )
}
