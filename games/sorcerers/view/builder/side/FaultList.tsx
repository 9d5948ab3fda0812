import { ClauseLink, Glyph, glyphs } from '@wyrmtable/ui'
import type { TableData } from '../../../data/table-schema.ts'
import type { TableFault } from '../../../rules/tables/validity.ts'
import shapes from '../glyph/shapes.json' with { type: 'json' }
import type { Chosen } from '../model/edits.ts'
import { faultWords } from '../model/fault-words.ts'
import type { BuilderText } from '../text/index.ts'

/** All that is wrong, each with its clause; a press chooses what is wrong. */
export function FaultList({
  data,
  faults,
  isJudged,
  t,
  onChoose,
}: {
  readonly data: TableData
  readonly faults: readonly TableFault[]
  /** Whether the table has been judged to the end. */
  readonly isJudged: boolean
  readonly t: BuilderText
  readonly onChoose: (chosen: Chosen) => void
}) {
  const hasStarts = Object.values(data.starts).some((all) => all !== undefined)
  return (
    <section className="side-section" aria-label={t('faults.title')}>
      <h2 className="section-title">
        {t('faults.title')} <span className="count">{faults.length}</span>
      </h2>
      <div role="status">
        {faults.length === 0 && hasStarts && isJudged ? (
          <p className="good">
            <Glyph shape={glyphs.checkMark} /> {t('faults.none')}
          </p>
        ) : null}
        <ul className="sorcerers-fault-list">
          {hasStarts ? null : (
            <li>
              <Glyph shape={shapes.hazardSign} />
              <span>{t('fault.noStarts')}</span> <ClauseLink clause="SO-5.3" />
            </li>
          )}
          {faults.map((fault) => {
            const about = chosenOf(fault, data)
            const words = faultWords(fault, data, t)
            return (
              <li key={`${fault.type} ${fault.piece ?? ''} ${fault.other ?? ''} ${words}`}>
                <Glyph shape={shapes.hazardSign} />
                {about === undefined ? (
                  <span>{words}</span>
                ) : (
                  <button type="button" className="sorcerers-plain" onClick={() => onChoose(about)}>
                    {words}
                  </button>
                )}{' '}
                <ClauseLink clause={fault.clause} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

function chosenOf({ piece, start }: TableFault, { pieces }: TableData): Chosen | undefined {
  if (start !== undefined) return { kind: 'start', ...start }
  if (piece === undefined) return undefined
  return pieces.some(({ id }) => id === piece) ? { kind: 'piece', id: piece } : { kind: 'link', id: piece }
}
