/** A place on a drawing, x to the right, y down. */
export type Point = readonly [x: number, y: number]
