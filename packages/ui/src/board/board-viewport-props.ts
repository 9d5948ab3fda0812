import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { Point } from './point.ts'

/** What a page may do to a board from outside. */
export interface BoardHandle {
  /** Shows the whole board. */
  fit(): void
  /** A step nearer or farther. */
  zoomIn(): void
  zoomOut(): void
  /** Shows what the first view shows. */
  home(): void
  /** Brings a point of the board into the part of it that nothing lies over, if it is not well inside it. */
  reveal(point: Point): void
  /** The same, without a jump: for what moves by itself. */
  follow(point: Point): void
  /**
   * Fits all points into the part of the board that nothing lies over, from farther off where they need it, and
   * back to how near somebody wanted it where they do not. The first of them is seen in any case.
   */
  take(points: readonly Point[]): void
  /** Brings points into view at no less than a scale, in pixels for a unit; what is near enough already stays as it is. */
  nearer(points: readonly Point[], leastScale: number): void
  focus(): void
  /** Where something of a size lies beside a point without covering it, in pixels of the board's frame. */
  beside(point: Point, size: { readonly width: number; readonly height: number }): Point
  /** The place on the board under a point of the page; undefined outside of the board's frame. */
  pointAt(clientX: number, clientY: number): Point | undefined
}

/** How a press on a board came about. */
export interface Press {
  readonly shiftKey: boolean
  /** By a finger, which covers what it points at. */
  readonly isTouch: boolean
  /** Pixels of the screen to a unit of the board, for how exactly it can be meant. */
  readonly scale: number
}

/** What a board tells about a piece that is dragged; `undefined` as a place is outside of the board. */
export interface BoardDrag {
  /** Whether a drag may begin here; where not, the board is panned. */
  canBegin(point: Point): boolean
  onMove(from: Point, to: Point | undefined): void
  onDrop(from: Point, to: Point | undefined): void
  onCancel(): void
}

/** A part of a board, in its units. */
export interface ViewedArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface BoardViewportProps {
  /** Size of the board in its own units. */
  readonly width: number
  readonly height: number
  /** The part of the board that the first view shows; absent: all of it. */
  readonly home?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** How much of the width of the first view is kept in a tall window, as a share of 1. */
  readonly leastOfHome?: number
  /** Largest zoom, in pixels of the screen for a unit of the board. */
  readonly maxZoom?: number
  readonly label: string
  readonly description?: string
  /** Drawn once and moved as a whole, below everything that lives. */
  readonly backdrop?: ReactNode
  /** SVG in the units of the board. */
  readonly children: ReactNode
  readonly onPoint?: (point: Point, press: Press) => void
  /** A long press of a finger begins to look at something, and `undefined` ends it. */
  readonly onLook?: (point: Point | undefined) => void
  readonly drag?: BoardDrag
  /** Width of a counter in units of the board: its level of detail follows from it. */
  readonly counterWidth?: number
  /** The table zooms out by itself as long as a counter stays so wide, in pixels. */
  readonly leastCounterPx?: number
  /** Told at each move of the view which part of the board is seen, in its units: many times a second. */
  readonly onView?: (area: ViewedArea) => void
  readonly onHover?: (point: Point | undefined) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly ref?: Ref<BoardHandle>
}
