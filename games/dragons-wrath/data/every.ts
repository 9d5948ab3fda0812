import type { Amount } from './effect.ts'

/** So many stand for all there are, even where somebody holds more (DW-4.9). */
const EVERY = 15

/** Whether a text that names this many provinces to look at leaves the number out, and means all of them (DW-17.6). */
export const isEvery = (n: Amount): boolean => typeof n === 'number' && n >= EVERY
