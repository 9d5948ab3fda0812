import type { RefObject } from 'react'
import { Glyph } from '../glyph/Glyph.tsx'
import { expand } from '../glyph/shapes.ts'
import type { BoardHandle } from './board-viewport-props.ts'

/** Nearer, farther and all of the board, for a `zoom` box. */
export function ZoomButtons({
  handle,
  words,
}: {
  readonly handle: RefObject<BoardHandle | null>
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string }
}) {
  return (
    <>
      <button type="button" aria-label={words.zoomIn} onClick={() => handle.current?.zoomIn()}>
        +
      </button>
      <button type="button" aria-label={words.zoomOut} onClick={() => handle.current?.zoomOut()}>
        −
      </button>
      <button type="button" aria-label={words.fit} onClick={() => handle.current?.fit()}>
        <Glyph shape={expand} />
      </button>
    </>
  )
}
