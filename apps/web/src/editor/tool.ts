import {
  type BoardDraft,
  type BoardKind,
  type Clip,
  floodFrom,
  paintArea,
  paintGround,
  paintSide,
  pasteClip,
  sevenAround,
} from '@wyrmtable/ui'
import { areaName } from './area-name.ts'
import type { EditorText } from './text/index.ts'

export const brushes = ['one', 'seven', 'fill', 'select', 'hand'] as const
export type Brush = (typeof brushes)[number]
export const tabs = ['ground', 'sides', 'areas'] as const
type Tab = (typeof tabs)[number]

/** What is in hand. */
export interface Tool {
  readonly tab: Tab
  readonly brush: Brush
  readonly ground: string
  /** Undefined: sides are opened. */
  readonly side: string | undefined
  readonly area: string | undefined
  /** What was copied, while it is about to be pasted. */
  readonly pasting: Clip | undefined
}

/** The hexes that the brush takes at a hex. */
export function hexesAt(tool: Tool, draft: BoardDraft, kind: BoardKind, hex: string): readonly string[] {
  if (tool.brush === 'seven') return sevenAround(kind.layoutOf(draft), hex)
  if (tool.brush === 'fill' && tool.tab === 'ground')
    return floodFrom(kind.layoutOf(draft), (label) => groundAt(draft, kind, label), hex)
  return [hex]
}

export const groundAt = (draft: BoardDraft, kind: BoardKind, hex: string): string =>
  draft.ground[hex] ?? kind.usualGround(draft)

/** A few hexes by name, for the list of what was done. */
export function hexWords(hexes: readonly string[], t: EditorText): string {
  const shown = hexes.slice(0, 4).join(', ')
  return hexes.length <= 4 ? shown : t('hexes.more', { hexes: shown, count: hexes.length - 4 })
}

/** What a stroke over hexes makes of a draft, and how that is said. */
export function afterStroke(
  tool: Tool,
  draft: BoardDraft,
  kind: BoardKind,
  hexes: readonly string[],
  isOut: boolean,
  t: EditorText,
): { readonly draft: BoardDraft; readonly what: string } | undefined {
  const words = hexWords(hexes, t)
  if (tool.tab === 'ground') {
    const name = kind.grounds(draft).find(({ id }) => id === tool.ground)?.name ?? tool.ground
    const next = paintGround(draft, kind.usualGround(draft), hexes, tool.ground)
    return { draft: next, what: t('did.ground', { ground: name, hexes: words }) }
  }
  if (tool.tab !== 'areas' || tool.area === undefined) return undefined
  return {
    draft: paintArea(draft, tool.area, hexes, !isOut),
    what: t('did.area', { area: areaName(draft, tool.area, kind, t), hexes: words }),
  }
}

/** What the tool for hexsides makes of a draft. The same kind again takes it away. */
export function afterSide(
  tool: Tool,
  draft: BoardDraft,
  kind: BoardKind,
  side: string,
  t: EditorText,
): { readonly draft: BoardDraft; readonly what: string } {
  const next = draft.sides[side] === tool.side ? undefined : tool.side
  const name = kind.sides.find(({ id }) => id === next)?.name ?? t('side.none')
  return {
    draft: paintSide(draft, side, next),
    what: t('did.side', { side: name, hexes: side.replace('|', ' / ') }),
  }
}

export const afterPaste = (draft: BoardDraft, kind: BoardKind, clip: Clip, at: string): BoardDraft =>
  pasteClip(draft, kind.usualGround(draft), kind.layoutOf(draft), clip, at)
