export { BakedLayer } from './board/BakedLayer.tsx'
export { BoardOverlay, type Overlay } from './board/BoardOverlay.ts'
export { BoardTip } from './board/BoardTip.tsx'
export {
  type BoardDrag,
  type BoardHandle,
  BoardViewport,
  type BoardViewportProps,
  type Press,
  type ViewedArea,
} from './board/BoardViewport.tsx'
export { ChanceChips } from './board/ChanceChips.tsx'
export { HexArea } from './board/HexArea.tsx'
export { HexFigures } from './board/HexFigures.tsx'
export { HexShape } from './board/HexShape.tsx'
export { hexByArrow } from './board/hex-cursor.ts'
export { MomentMark } from './board/MomentMark.tsx'
export { PathLine } from './board/PathLine.tsx'
export { RefusedPlace } from './board/RefusedPlace.tsx'
export { StrikeArrow } from './board/StrikeArrow.tsx'
export { motionMs, type Travel, travel, travelMs } from './board/travel.ts'
export { ZoomButtons } from './board/ZoomButtons.tsx'
export * from './drawing.ts'
export { type BoardDraft, type DraftArea, type DraftForce, sideKey } from './editor/board-draft.ts'
export type {
  AreaKind,
  BoardKind,
  BoardKindModule,
  BoardStart,
  DraftFault,
  FactKind,
} from './editor/board-kind.ts'
export {
  type Clip,
  clearHexes,
  copyHexes,
  coveredBy,
  mirrorClip,
  pasteClip,
  turnClip,
} from './editor/clip.ts'
export {
  beginHistory,
  type DraftHistory,
  didStep,
  leftField,
  redoStep,
  typedStep,
  undoStep,
} from './editor/draft-history.ts'
export {
  cropTo,
  floodFrom,
  paintArea,
  paintGround,
  paintSide,
  sevenAround,
  sideNear,
} from './editor/paint.ts'
export { Glyph } from './glyph/Glyph.tsx'
export { GlyphMark } from './glyph/GlyphMark.tsx'
export type { GlyphShape } from './glyph/shape.ts'
export * as glyphs from './glyph/shapes.ts'
export { isBehindDialog } from './keys/behind-dialog.ts'
export {
  type KeyLine,
  meantKey,
  type OwnKeys,
  PrintedKeys,
  printedLines,
  withOwnKey,
} from './keys/key-table.ts'
export { sharedKeys } from './keys/shared-keys.ts'
export { madeFileName, newMadeId } from './made/made-names.ts'
export type {
  Findable,
  Made,
  MadeModule,
  MadeProps,
  MadeShelf,
  TableWish,
  TriedOut,
  TryOutAsked,
} from './made/made-props.ts'
export { SharedText, type SharedTextWords } from './made/SharedText.tsx'
export { type KeptMade, type MadeList, useMade } from './made/use-made.ts'
export { ActionBar } from './parts/ActionBar.tsx'
export { ActionGroups } from './parts/ActionGroups.tsx'
export { amongButtonsKeys, goAmongButtons } from './parts/among-buttons.ts'
export { BookTable } from './parts/BookTable.tsx'
export { Button } from './parts/Button.tsx'
export { ClauseContext, ClauseLink } from './parts/ClauseLink.tsx'
export { Counter, CounterCard, type CounterFace, type CounterProps } from './parts/Counter.tsx'
export { CoverFrame } from './parts/CoverFrame.tsx'
export { counterFaces } from './parts/counter-faces.ts'
export { Dialog } from './parts/Dialog.tsx'
export { DiceRow } from './parts/DiceRow.tsx'
export { DiceTray } from './parts/DiceTray.tsx'
export { Die } from './parts/Die.tsx'
export { deedData } from './parts/deed.ts'
export { groupedActions } from './parts/grouped-actions.ts'
export { type DiagramHex, HexDiagram } from './parts/HexDiagram.tsx'
export { KeySheet, type KeySheetWords } from './parts/KeySheet.tsx'
export { Log, type LogItem } from './parts/Log.tsx'
export { type LogLook, logItems } from './parts/log-items.ts'
export { NumberInput } from './parts/NumberInput.tsx'
export { Offer } from './parts/Offer.tsx'
export { PaceSegments } from './parts/PaceSegments.tsx'
export { PhaseRail, type PhaseStep } from './parts/PhaseRail.tsx'
export { SeatPlate } from './parts/SeatPlate.tsx'
export { type Segment, Segments } from './parts/Segments.tsx'
export { Sheet, type SheetHeight } from './parts/Sheet.tsx'
export { type TaleLook, taleOf } from './parts/tale.tsx'
export { afterFrame, useAfterFrame } from './parts/use-after-frame.ts'
export { useLatest } from './parts/use-latest.ts'
export { useSeen } from './parts/use-seen.ts'
export { WatchBar } from './parts/WatchBar.tsx'
export { figuresOf } from './table/figures-of.ts'
export { lookedAt } from './table/looked-at.ts'
export { type NotedOptions, notesOf } from './table/notes-of.ts'
export type {
  ActionMark,
  BookFigure,
  BookModule,
  BringProps,
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
export { usePassing } from './table/use-passing.ts'
export { type Moment, type Showing, useShowing } from './table/use-showing.ts'
