import {
  type BoardDraft,
  type BoardHandle,
  type BoardKind,
  BoardViewport,
  coveredBy,
  type DraftFault,
  HexArea,
  hexByArrow,
  sideKey,
  sideNear,
  ZoomButtons,
} from '@wyrmtable/ui'
import { type HexLayout, type Point, polygon } from '@wyrmtable/ui/drawing'
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { areaName, kindOfArea, seatClass } from './area-name.ts'
import type { EditorText } from './text/index.ts'
import { groundAt, hexesAt, type Tool } from './tool.ts'

/** The board under the pencil: ground as the table draws it, zones, faults, and the stroke that is being drawn. */
export function DrawingBoard({
  kind,
  draft,
  tool,
  selection,
  drawn,
  faults,
  handle,
  t,
  onStroke,
  onSide,
  onPaste,
  onSelect,
}: {
  readonly kind: BoardKind
  readonly draft: BoardDraft
  readonly tool: Tool
  readonly selection: readonly string[]
  /** What was drawn last, which stays marked. */
  readonly drawn: readonly string[]
  readonly faults: readonly DraftFault[]
  readonly handle: RefObject<BoardHandle | null>
  readonly t: EditorText
  readonly onStroke: (hexes: readonly string[], isOut: boolean) => void
  readonly onSide: (side: string) => void
  readonly onPaste: (at: string) => void
  readonly onSelect: (hexes: readonly string[]) => void
}) {
  const layout = kind.layoutOf(draft)
  const [stroke, setStroke] = useState<readonly string[]>([])
  const [hover, setHover] = useState<Point>()
  const [focused, setFocus] = useState('')
  const focus = layout.has(focused) ? focused : (layout.labels[layout.labels.length >> 1] ?? '')
  const [direction, setDirection] = useState(0)
  const [isFocusShown, showFocus] = useState(false)
  const at = (point: Point | undefined): string | undefined => point && layout.at(point[0], point[1])
  const pointed = isFocusShown ? focus : at(hover)
  const area = draft.areas.find(({ id }) => id === tool.area)
  const isIn = (hex: string): boolean => tool.tab === 'areas' && area?.hexes.includes(hex) === true
  const isPainting =
    tool.brush !== 'hand' && tool.brush !== 'fill' && tool.pasting === undefined && tool.tab !== 'sides'

  const press = (hex: string, point?: Point): void => {
    if (tool.pasting !== undefined) onPaste(hex)
    else if (tool.brush === 'select')
      onSelect(selection.includes(hex) ? selection.filter((one) => one !== hex) : [...selection, hex])
    else if (tool.tab === 'sides') {
      const side = point === undefined ? sideTowards(layout, hex, direction) : sideNear(layout, hex, point)
      if (side !== undefined) onSide(side)
    } else if (tool.brush !== 'hand') onStroke(hexesAt(tool, draft, kind, hex), isIn(hex))
  }
  const drawTo = (from: Point, to: Point | undefined): readonly string[] => {
    if (to === undefined) return stroke
    if (tool.brush === 'select') return boxOf(layout, from, to)
    const [fx, fy] = lastOf(stroke, layout) ?? from
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - fx, to[1] - fy) / (layout.size / 2)))
    const found = new Set(stroke.length === 0 ? hexesOf(at(from)) : stroke)
    for (let step = 1; step <= steps; step++) {
      const hex = at([fx + ((to[0] - fx) * step) / steps, fy + ((to[1] - fy) * step) / steps])
      // What was drawn last comes last, so that the next step goes on from there.
      for (const one of hexesOf(hex)) found.add(one)
      if (hex !== undefined) {
        found.delete(hex)
        found.add(hex)
      }
    }
    return [...found]
  }
  const hexesOf = (hex: string | undefined): readonly string[] =>
    hex === undefined ? [] : hexesAt(tool, draft, kind, hex)

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = hexByArrow(layout, focus, event.key)
    const turn = event.key === 'q' ? 5 : event.key === 'e' ? 1 : 0
    if (next !== undefined && !event.shiftKey) {
      setFocus(next)
      handle.current?.reveal(layout.centre(next))
    } else if (turn !== 0) setDirection((direction + turn) % 6)
    else if (event.key === 'Enter' || event.key === ' ') press(focus)
    else return
    showFocus(true)
    event.preventDefault()
    event.stopPropagation()
  }
  const ghost =
    tool.pasting === undefined || pointed === undefined ? [] : coveredBy(tool.pasting, layout, pointed)
  const nearSide =
    tool.tab !== 'sides' || pointed === undefined || tool.brush === 'hand'
      ? undefined
      : isFocusShown || hover === undefined
        ? sideTowards(layout, pointed, direction)
        : sideNear(layout, pointed, hover)
  const fill = kind.grounds(draft).find(({ id }) => id === tool.ground)?.fill
  const marked = tool.tab === 'ground' && tool.brush !== 'select' ? fill : undefined
  const { Ground } = kind
  const backdrop = useMemo(() => <Ground draft={draft} />, [Ground, draft])
  return (
    <div className="editor-board">
      <BoardViewport
        key={`${layout.width} ${layout.height}`}
        ref={handle}
        width={layout.width}
        height={layout.height}
        maxZoom={4}
        label={t('board')}
        description={t('board.help')}
        backdrop={backdrop}
        drag={{
          canBegin: () => isPainting,
          onMove: (from, to) => setStroke(drawTo(from, to)),
          onDrop: (from, to) => {
            const hexes = drawTo(from, to)
            setStroke([])
            if (hexes.length === 0) return
            const begin = at(from)
            if (tool.brush === 'select') onSelect(hexes)
            else onStroke(hexes, begin !== undefined && isIn(begin))
          },
          onCancel: () => setStroke([]),
        }}
        onPoint={(point) => {
          const hex = at(point)
          if (hex === undefined) return
          setFocus(hex)
          showFocus(false)
          press(hex, point)
        }}
        onHover={(point) => {
          setHover(point)
          if (point !== undefined) showFocus(false)
        }}
        onKeyDown={onKey}
      >
        {draft.areas.map(({ id, kind: name, hexes }) => {
          const seat = kindOfArea(kind, name)?.seat
          return (
            <g
              key={id}
              className={`editor-area ${id === tool.area ? 'is-on' : ''} ${tool.tab === 'areas' ? '' : 'is-quiet'} ${seat === undefined ? '' : seatClass(kind, seat)}`}
            >
              <path d={hexes.map((hex) => polygon(layout.corners(hex, 0.96))).join('')} />
              {id === tool.area ? <HexArea layout={layout} labels={hexes} /> : null}
            </g>
          )
        })}
        {(tool.tab === 'areas' ? draft.areas : []).map(({ id, hexes }, place) => {
          const middle = middleOf(hexes)
          if (middle === undefined) return null
          const [x, y] = layout.centre(middle)
          // Names that would lie over one another stand in lines.
          const before = draft.areas.slice(0, place).filter((one) => middleOf(one.hexes) === middle).length
          return (
            <text key={id} className="editor-area-name" x={x} y={y + before * 17} textAnchor="middle">
              {areaName(draft, id, kind, t)}
            </text>
          )
        })}
        {[...new Set(faults.flatMap(({ hexes }) => hexes))].filter(layout.has).map((hex) => (
          <path key={hex} className="editor-fault" data-fault={hex} d={polygon(layout.corners(hex, 0.97))} />
        ))}
        {(stroke.length > 0 ? stroke : drawn).filter(layout.has).map((hex) => (
          <path
            key={hex}
            className="editor-stroke"
            style={marked === undefined ? {} : { fill: marked }}
            d={polygon(layout.corners(hex, 0.97))}
          />
        ))}
        {selection.map((hex) => (
          <path
            key={hex}
            className="editor-selected"
            data-selected={hex}
            d={polygon(layout.corners(hex, 0.95))}
          />
        ))}
        {ghost.map((hex) => (
          <path key={hex} className="editor-ghost" d={polygon(layout.corners(hex, 0.95))} />
        ))}
        {nearSide === undefined ? null : <SideMark layout={layout} side={nearSide} />}
        {pointed === undefined ? null : (
          <path
            className={`hex ${isFocusShown ? 'hex-focus' : 'hex-hover'}`}
            pointerEvents="none"
            d={polygon(layout.corners(pointed, 0.97))}
          />
        )}
      </BoardViewport>
      <p className="hidden" aria-live="polite">
        {isFocusShown ? spoken(kind, draft, tool, focus, direction, t) : ''}
      </p>
      <div className="zoom" data-covers="">
        <ZoomButtons handle={handle} words={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), fit: t('fit') }} />
      </div>
    </div>
  )
}

const lastOf = (stroke: readonly string[], layout: HexLayout): Point | undefined => {
  const last = stroke.at(-1)
  return last === undefined ? undefined : layout.centre(last)
}

function sideTowards(layout: HexLayout, hex: string, direction: number): string | undefined {
  const next = layout.neighbour(hex, direction)
  return next === undefined ? undefined : sideKey(hex, next)
}

/** Hexes whose centres lie in the rectangle between two points. */
function boxOf(layout: HexLayout, [ax, ay]: Point, [bx, by]: Point): readonly string[] {
  return layout.labels.filter((label) => {
    const [x, y] = layout.centre(label)
    return x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by)
  })
}

const middleOf = (hexes: readonly string[]): string | undefined => hexes[hexes.length >> 1]

function SideMark({ layout, side }: { readonly layout: HexLayout; readonly side: string }) {
  const [a = '', b = ''] = side.split('|')
  const [[ax, ay], [bx, by]] = layout.side(a, layout.direction(a, b))
  return <path className="editor-side" d={`M${ax},${ay}L${bx},${by}`} />
}

function spoken(
  kind: BoardKind,
  draft: BoardDraft,
  tool: Tool,
  hex: string,
  direction: number,
  t: EditorText,
): string {
  const id = groundAt(draft, kind, hex)
  const ground = kind.grounds(draft).find((one) => one.id === id)?.name ?? id
  const other = kind.layoutOf(draft).neighbour(hex, direction)
  if (tool.tab !== 'sides' || other === undefined) return t('hex.says', { hex, ground })
  const drawn = draft.sides[sideKey(hex, other)]
  const side = kind.sides.find((one) => one.id === drawn)?.name ?? t('side.none')
  return t('hex.side', { hex, ground, other, side })
}
