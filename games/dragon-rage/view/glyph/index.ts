import box from '../box/glyph/shapes.json' with { type: 'json' }
import own from './shapes.json' with { type: 'json' }

/** The glyphs of the table: those of the box, and its own. */
export const shapes = { ...box, ...own }
