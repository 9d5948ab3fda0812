import {
  type BoardDrag,
  type BoardHandle,
  BoardTip,
  BoardViewport,
  ClauseLink,
  ZoomButtons,
} from '@wyrmtable/ui'
import { useMemo, useRef, useState } from 'react'
import type { TableData } from '../../../data/table-schema.ts'
import { tableOf } from '../../../rules/table.ts'
import type { TableFault } from '../../../rules/tables/validity.ts'
import { sayIn } from '../../../text/say.ts'
import { Ground } from '../../Ground.tsx'
import { LENS_SOURCE, Lens, useLens } from '../../lens.tsx'
import { addLink, addPiece, type Bench, type Chosen } from '../model/edits.ts'
import { faultWords } from '../model/fault-words.ts'
import { type Corner, frameOf } from '../model/frame.ts'
import { chosenBy, dragged, type Grip, gripAt } from '../model/grip.ts'
import { keptInside } from '../model/inside.ts'
import { newLink } from '../model/links.ts'
import { newPiece } from '../model/new-piece.ts'
import type { StartNumber } from '../model/starts.ts'
import type { Snap, Tool } from '../model/tool.ts'
import type { BuilderText } from '../text/index.ts'
import { FaultMarks } from './FaultMarks.tsx'
import { Handles } from './Handles.tsx'
import { Starts } from './Starts.tsx'

/** How far beside a handle a press still takes it, in mm: a finger is wider than a pointer. */
const reachMm = (): number => (window.matchMedia('(pointer: coarse)').matches ? 26 : 12)

interface Held {
  readonly from: Corner
  readonly grip: Grip
}

/** The table on the bench: what stands on it, the handles of what is chosen, and each fault where it is. */
export function BuilderBoard({
  bench,
  shown,
  faults,
  chosen,
  tool,
  snap,
  seats,
  t,
  onChoose,
  onShow,
  onCommit,
  onTell,
}: {
  readonly bench: Bench
  /** The table as it is drawn: another than that of the bench while something is dragged. */
  readonly shown: TableData
  readonly faults: readonly TableFault[]
  readonly chosen: Chosen | undefined
  readonly tool: Tool
  readonly snap: Snap
  readonly seats: StartNumber
  readonly t: BuilderText
  readonly onChoose: (chosen: Chosen | undefined) => void
  readonly onShow: (table: TableData | undefined) => void
  /** Keeps a change, and says what was made new. */
  readonly onCommit: (table: TableData, made?: Chosen) => void
  readonly onTell: (words: string) => void
}) {
  const handle = useRef<BoardHandle>(null)
  const held = useRef<Held>(undefined)
  const [isDragging, setDragging] = useState(false)
  const lens = useLens()
  const table = useMemo(() => tableOf(shown), [shown])
  const { data } = bench
  const { width, height } = shown
  const gripFor = (at: Corner): Grip | undefined => gripAt(data, chosen, seats, at, reachMm())
  const drag: BoardDrag = {
    canBegin: (at) => gripFor(at) !== undefined,
    onMove(from, to) {
      if (held.current?.from !== from) {
        const grip = gripFor(from)
        held.current = grip === undefined ? undefined : { from, grip }
        if (grip !== undefined) onChoose(chosenBy(grip))
        setDragging(true)
      }
      if (held.current === undefined || to === undefined) return
      onShow(dragged(bench, held.current.grip, from, to, snap))
    },
    onDrop(from, to) {
      const now = held.current
      held.current = undefined
      setDragging(false)
      if (now === undefined || to === undefined) onShow(undefined)
      else onCommit(dragged(bench, now.grip, from, to, snap))
    },
    onCancel() {
      held.current = undefined
      setDragging(false)
      onShow(undefined)
    },
  }
  const press = (at: Corner) => {
    const grip = gripFor(at)
    if (tool === 'choose' || tool === 'start')
      return onChoose(grip === undefined ? undefined : chosenBy(grip))
    const [x, y] = [Math.round(at[0] / snap) * snap, Math.round(at[1] / snap) * snap]
    if (tool === 'stairs' || tool === 'ladder' || tool === 'gangway') {
      const link = newLink(data, tool, x, y)
      if (link === undefined) return onTell(t('tool.noLevel'))
      onTell('')
      return onCommit(addLink(bench, link), { kind: 'link', id: link.id })
    }
    const piece = keptInside(newPiece(data, tool, x, y), data)
    onCommit(addPiece(bench, piece), { kind: 'piece', id: piece.id })
  }
  const chosenId = chosen === undefined || chosen.kind === 'start' ? undefined : chosen.id
  const first = faults.find((fault) => isAbout(fault, chosen)) ?? undefined
  const piece = chosen?.kind === 'piece' ? shown.pieces.find(({ id }) => id === chosen.id) : undefined
  return (
    <>
      <BoardViewport
        ref={handle}
        width={width}
        height={height}
        home={{ x: -22, y: -22, width: width + 44, height: height + 132 }}
        leastOfHome={1}
        maxZoom={5}
        label={t('board.label', { width: width / 10, height: height / 10 })}
        description={t('board.help')}
        onPoint={press}
        drag={lens.through(drag)}
      >
        <g id={LENS_SOURCE}>
          <Ground table={table} />
          <path className="sorcerers-made-grid" d={gridOf(width, height)} />
          <Starts data={shown} seats={seats} chosen={chosen} />
          <FaultMarks data={shown} faults={faults} />
          {chosen === undefined ? null : <Handles data={shown} chosen={chosen} />}
        </g>
        {piece === undefined || !isDragging ? null : <Size piece={piece} t={t} />}
      </BoardViewport>
      <div className="vignette" />
      <Lens at={lens.at} isRight={lens.isRight} />
      {first === undefined || chosenId === undefined ? null : (
        <BoardTip handle={handle} at={placeOf(first)} isRefusal>
          {faultWords(first, shown, t)} <ClauseLink clause={first.clause} />
        </BoardTip>
      )}
      <div className="zoom sorcerers-builder-zoom" data-covers="">
        <ZoomButtons
          handle={handle}
          words={{ zoomIn: t('board.zoomIn'), zoomOut: t('board.zoomOut'), fit: t('board.fit') }}
        />
      </div>
    </>
  )
}

const isAbout = ({ piece, other, start }: TableFault, chosen: Chosen | undefined): boolean => {
  if (chosen === undefined) return false
  if (chosen.kind === 'start') return start?.seats === chosen.seats && start.place === chosen.place
  return piece === chosen.id || other === chosen.id
}

const placeOf = ({ at }: TableFault): Corner | undefined => (at === undefined ? undefined : [at.x, at.y])

/** Lines five centimetres apart. */
function gridOf(width: number, height: number): string {
  let d = ''
  for (let x = 50; x < width; x += 50) d += `M${x},0V${height}`
  for (let y = 50; y < height; y += 50) d += `M0,${y}H${width}`
  return d
}

/** The size and angle of what is dragged, above it. */
function Size({ piece, t }: { readonly piece: TableData['pieces'][number]; readonly t: BuilderText }) {
  const { cm } = sayIn(t.language)
  const { x, y, wide, deep, degrees } = frameOf(piece)
  const figures = {
    degrees: Math.round(degrees),
    wide: cm(wide * 100),
    deep: cm(deep * 100),
    length: cm(wide * 100),
  }
  const words = t(piece.kind === 'low' ? 'drag.long' : 'drag.size', figures)
  const half = words.length * 4.4 + 12
  const top = y - Math.hypot(wide, deep) / 2 - 70
  return (
    <g
      className="sorcerers-made-size"
      transform={`translate(${x} ${Math.max(20, top)})`}
      pointerEvents="none"
    >
      <rect x={-half} y="-15" width={half * 2} height="30" rx="15" fill="#1d120b" />
      <text y="6" textAnchor="middle" fontSize="16" fontWeight="800" fill="#fff6df">
        {words}
      </text>
    </g>
  )
}
