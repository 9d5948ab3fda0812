/** The outline of a glyph on a square of 512 units. */
export interface GlyphShape {
  readonly name: string
  readonly d: string
}
