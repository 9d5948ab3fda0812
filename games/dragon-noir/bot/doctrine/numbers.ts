/** By what a side lets itself be led in one turn; worths are in points of the scenarios' table. */
export interface Numbers {
  /** How much danger counts. */
  readonly loss: number
  /** How much being thrown back by one's own attack counts. */
  readonly back: number
  /** How much the best shot of the next turn counts. */
  readonly shot: number
  /** Worth of an MP towards the enemy where nothing else is wanted. */
  readonly step: number
  /** The turn of eight from which a building is stormed: 0 at once, 99 never. */
  readonly storm: number
  /** How far from a building bows keep before that, in hexes. */
  readonly band: number
  /** An attack that promises less is not planned. */
  readonly least: number
  /** Worth of an MP towards a way out that wins. */
  readonly exit: number
  /** How much the way to a chest that is to be carried out counts. */
  readonly chest: number
}

export const usual: Numbers = {
  loss: 0.8,
  back: 1,
  shot: 0.9,
  step: 0.12,
  storm: 5,
  band: 11.5,
  least: 0.15,
  exit: 0.45,
  chest: 1,
}

/** Worth of driving one who holds the building out of it. */
export const HOLDER = 2.5
/** Turns by which `storm` counts: longer scenarios begin later. */
const TURNS = 8
const NEVER = 90

/** Whether the building is stormed in this game turn. */
export const stormsIn = ({ storm }: Numbers, turn: number, turnLimit: number): boolean =>
  storm <= 0 || (storm < NEVER && turn >= storm + (turnLimit - TURNS))
