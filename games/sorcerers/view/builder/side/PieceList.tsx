import { Glyph, type GlyphShape } from '@wyrmtable/ui'
import type { TableData } from '../../../data/table-schema.ts'
import type { TableFault } from '../../../rules/tables/validity.ts'
import { sayIn } from '../../../text/say.ts'
import type { Chosen } from '../model/edits.ts'
import { frameOf } from '../model/frame.ts'
import { labelOf } from '../model/label.ts'
import type { StartNumber } from '../model/starts.ts'
import { toolGlyphs } from '../Tools.tsx'
import type { BuilderText } from '../text/index.ts'

interface Line {
  readonly chosen: Chosen
  readonly glyph: GlyphShape
  readonly name: string
  readonly note: string
}

/** All that stands on the table, to be chosen by name. */
export function PieceList({
  data,
  faults,
  chosen,
  seats,
  t,
  onChoose,
}: {
  readonly data: TableData
  readonly faults: readonly TableFault[]
  readonly chosen: Chosen | undefined
  readonly seats: StartNumber
  readonly t: BuilderText
  readonly onChoose: (chosen: Chosen) => void
}) {
  const lines = linesOf(data, seats, t)
  const wrong = new Set(faults.flatMap(({ piece, other }) => [piece, other]))
  return (
    <section className="side-section" aria-label={t('list.title')}>
      <h2 className="section-title">
        {t('list.title')} <span className="count">{data.pieces.length + data.links.length}</span>
      </h2>
      {data.pieces.length + data.links.length === 0 ? <p className="muted">{t('list.none')}</p> : null}
      <ul className="sorcerers-piece-list">
        {lines.map((line) => {
          const isOn = isSame(line.chosen, chosen)
          const isWrong = line.chosen.kind !== 'start' && wrong.has(line.chosen.id)
          return (
            <li key={line.name}>
              <button type="button" aria-pressed={isOn} onClick={() => onChoose(line.chosen)}>
                <Glyph shape={line.glyph} />
                <b>{line.name}</b>
                <small className={isWrong ? 'bad' : ''}>{isWrong ? t('note.fault') : line.note}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function isSame(one: Chosen, other: Chosen | undefined): boolean {
  if (one.kind !== other?.kind) return false
  if (one.kind === 'start' || other.kind === 'start') {
    return (
      one.kind === 'start' && other.kind === 'start' && one.seats === other.seats && one.place === other.place
    )
  }
  return one.id === other.id
}

function linesOf(data: TableData, seats: StartNumber, t: BuilderText): readonly Line[] {
  const { cm } = sayIn(t.language)
  const pieces = data.pieces.map((piece): Line => {
    const { id, kind } = piece
    const note =
      kind === 'building'
        ? t('note.roof', { height: cm(piece.roof * 100) })
        : kind === 'ruin'
          ? t('note.floors', { count: piece.floors.length })
          : kind === 'low'
            ? t('note.long', { length: cm(frameOf(piece).wide * 100) })
            : t('note.height', { height: cm(piece.top * 100) })
    const glyph = toolGlyphs[kind === 'building' ? 'house' : kind]
    return { chosen: { kind: 'piece', id }, glyph, name: labelOf(data, id, t), note }
  })
  const links = data.links.map(({ id, type, cost }): Line => {
    const note = t('note.climb', { height: cm(cost * 100) })
    return { chosen: { kind: 'link', id }, glyph: toolGlyphs[type], name: labelOf(data, id, t), note }
  })
  const starts = (data.starts[seats] ?? []).map(
    (_, place): Line => ({
      chosen: { kind: 'start', seats, place },
      glyph: toolGlyphs.start,
      name: t('piece.start', { number: place + 1, seats }),
      note: '',
    }),
  )
  return [...pieces, ...links, ...starts]
}
