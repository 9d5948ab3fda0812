import { Button, glyphs, type MadeProps } from '@wyrmtable/ui'
import type { TableData } from '../../../data/table-schema.ts'
import type { TableFault } from '../../../rules/tables/validity.ts'
import type { Bench, Chosen } from '../model/edits.ts'
import { labelOf } from '../model/label.ts'
import type { StartNumber } from '../model/starts.ts'
import type { BuilderText } from '../text/index.ts'
import { FairPanel } from './FairPanel.tsx'
import { FaultList } from './FaultList.tsx'
import { LinkPanel } from './LinkPanel.tsx'
import { PieceList } from './PieceList.tsx'
import { PiecePanel } from './PiecePanel.tsx'
import { StartPanel } from './StartPanel.tsx'
import { StartsPanel, TablePanel } from './TablePanel.tsx'

/** What is chosen with its figures, or the table itself; what is to be mended; everything that stands on the table. */
export function BuilderSide({
  bench,
  chosen,
  faults,
  isJudged,
  fairData,
  mayPlay,
  page,
  seats,
  t,
  onSeats,
  onChoose,
  onChange,
  onKey,
  onDelete,
  note,
  canRedo,
  onRedo,
}: {
  readonly bench: Bench
  readonly chosen: Chosen | undefined
  readonly faults: readonly TableFault[]
  readonly isJudged: boolean
  /** The table as it rests while something is dragged. */
  readonly fairData: TableData
  readonly mayPlay: boolean
  readonly page: Pick<MadeProps, 'tryOut'>
  readonly seats: StartNumber
  readonly t: BuilderText
  readonly onSeats: (seats: StartNumber) => void
  readonly onChoose: (chosen: Chosen | undefined) => void
  readonly onChange: (data: TableData) => void
  /** Does what a key does. */
  readonly onKey: (key: string, isWithControl: boolean) => void
  /** Deletes the table itself; absent where it is not kept. */
  readonly onDelete?: () => void
  readonly note: string | undefined
  readonly canRedo: boolean
  readonly onRedo: () => void
}) {
  const { data } = bench
  const title =
    chosen === undefined
      ? t('table.title')
      : chosen.kind === 'start'
        ? t('piece.start', { number: chosen.place + 1, seats: chosen.seats })
        : labelOf(data, chosen.id, t)
  return (
    <aside className="side-panel sorcerers-builder-side" aria-label={t('table.title')}>
      {note === undefined ? null : <p className="muted side-section">{note}</p>}
      <section className="side-section" aria-label={title}>
        <h2 className="section-title">{title}</h2>
        <Figures bench={bench} chosen={chosen} t={t} onChange={onChange} />
        <div className="dialog-row">
          {chosen === undefined ? (
            <>
              <Button isDisabled={!canRedo} onPress={onRedo}>
                {t('act.redo')}
              </Button>
              {onDelete === undefined ? null : (
                <Button glyph={glyphs.trashCan} onPress={onDelete}>
                  {t('act.removeTable')}
                </Button>
              )}
            </>
          ) : (
            <>
              {chosen.kind === 'piece' ? (
                <Button onPress={() => onKey('d', true)}>{t('act.copy')}</Button>
              ) : null}
              <Button glyph={glyphs.trashCan} onPress={() => onKey('Delete', false)}>
                {t('act.remove')}
              </Button>
            </>
          )}
        </div>
      </section>
      <FaultList data={data} faults={faults} isJudged={isJudged} t={t} onChoose={onChoose} />
      <section className="side-section" aria-label={t('starts.title')}>
        <h2 className="section-title">{t('starts.title')}</h2>
        <StartsPanel data={data} seats={seats} t={t} onSeats={onSeats} onChange={onChange} />
      </section>
      <FairPanel data={fairData} seats={seats} mayPlay={mayPlay} page={page} t={t} />
      <PieceList data={data} faults={faults} chosen={chosen} seats={seats} t={t} onChoose={onChoose} />
    </aside>
  )
}

/** The fields of what is chosen; of the table where nothing is. */
function Figures({
  bench,
  chosen,
  t,
  onChange,
}: {
  readonly bench: Bench
  readonly chosen: Chosen | undefined
  readonly t: BuilderText
  readonly onChange: (data: TableData) => void
}) {
  const { data } = bench
  if (chosen === undefined) return <TablePanel data={data} t={t} onChange={onChange} />
  if (chosen.kind === 'start') {
    const start = data.starts[chosen.seats]?.[chosen.place]
    if (start === undefined) return null
    const { seats, place } = chosen
    return <StartPanel {...{ bench, seats, place, start, t, onChange }} />
  }
  if (chosen.kind === 'link') {
    const link = data.links.find(({ id }) => id === chosen.id)
    return link === undefined ? null : <LinkPanel {...{ bench, link, t, onChange }} />
  }
  const piece = data.pieces.find(({ id }) => id === chosen.id)
  return piece === undefined ? null : <PiecePanel key={piece.id} {...{ bench, piece, t, onChange }} />
}
