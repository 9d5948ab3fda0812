import type { Language } from '@wyrmtable/kernel'
import type { BookFigure } from '@wyrmtable/ui'
import { Figure } from './Figure.tsx'
import type { RulebookText } from './text/index.ts'
import './figures.css'

/** Tables and diagrams side by side, as far as the width lets them. */
export function SheetFigures({
  figures,
  game,
  language,
  heading,
  t,
}: {
  readonly figures: readonly BookFigure[]
  readonly game: string
  readonly language: Language
  readonly heading: 'h2' | 'h3'
  readonly t: RulebookText
}) {
  return (
    <div className="sheet-figures">
      {figures.map((figure) => (
        <Figure
          key={figure.id}
          figure={figure}
          game={game}
          language={language}
          isTarget={false}
          heading={heading}
          t={t}
        />
      ))}
    </div>
  )
}
