import { createContext, type ReactNode } from 'react'
import type { Point } from './point.ts'

/** What the page around a table shows on its board. */
export interface Overlay {
  /** SVG in the units of the board, above everything that lives there. */
  readonly drawing: ReactNode
  /** A place that comes into view when it is another than before. */
  readonly reveals?: Point | undefined
  /** Places that come into view together when they are others than before. */
  readonly takes?: readonly Point[] | undefined
}

/** A page gives it; each board within draws it, and nothing else is drawn again for it. */
export const BoardOverlay = createContext<Overlay | undefined>(undefined)
