export { BakedLayer } from './board/BakedLayer.tsx'
export { BoardOverlay, type Overlay } from './board/BoardOverlay.ts'
export {
  type BoardDrag,
  type BoardHandle,
  BoardViewport,
  type BoardViewportProps,
  type Press,
} from './board/BoardViewport.tsx'
export { ChanceChip } from './board/ChanceChip.tsx'
export { HexArea } from './board/HexArea.tsx'
export { HexShape } from './board/HexShape.tsx'
export { hexByArrow } from './board/hex-cursor.ts'
export { motionMs, type Travel, travel, travelMs } from './board/travel.ts'
export { ZoomButtons } from './board/ZoomButtons.tsx'
export * from './drawing.ts'
export { Glyph } from './glyph/Glyph.tsx'
export { GlyphMark } from './glyph/GlyphMark.tsx'
export type { GlyphShape } from './glyph/shape.ts'
export * as glyphs from './glyph/shapes.ts'
export { ActionBar } from './parts/ActionBar.tsx'
export { ActionGroups } from './parts/ActionGroups.tsx'
export { amongButtonsKeys, goAmongButtons } from './parts/among-buttons.ts'
export { Button } from './parts/Button.tsx'
export { ClauseContext, ClauseLink } from './parts/ClauseLink.tsx'
export { Counter, type CounterFace, type CounterProps } from './parts/Counter.tsx'
export { CoverFrame } from './parts/CoverFrame.tsx'
export { counterFaces } from './parts/counter-faces.ts'
export { Dialog } from './parts/Dialog.tsx'
export { DiceRow } from './parts/DiceRow.tsx'
export { DiceTray } from './parts/DiceTray.tsx'
export { Die } from './parts/Die.tsx'
export { groupedActions } from './parts/grouped-actions.ts'
export { type KeyLine, KeySheet, MoreKeys } from './parts/KeySheet.tsx'
export { Log, type LogItem } from './parts/Log.tsx'
export { type LogLook, logItems } from './parts/log-items.ts'
export { Offer } from './parts/Offer.tsx'
export { PhaseRail, type PhaseStep } from './parts/PhaseRail.tsx'
export { SeatPlate } from './parts/SeatPlate.tsx'
export { type Segment, Segments } from './parts/Segments.tsx'
export { Sheet, type SheetHeight } from './parts/Sheet.tsx'
export { type NotedOptions, notesOf } from './table/notes-of.ts'
export type {
  ActionMark,
  Ending,
  LoggedEntry,
  OptionNote,
  SeatMark,
  SetUpProps,
  Summary,
  TableAids,
  TableModule,
  TableProps,
  ViewRoom,
} from './table/props.ts'
export { type Room, useRoom, watchRoom } from './table/room.ts'
export { seatColour } from './table/seat-colour.ts'
