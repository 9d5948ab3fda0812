export * from '../box/glyph/shapes.ts'
export * from './shapes.ts'
