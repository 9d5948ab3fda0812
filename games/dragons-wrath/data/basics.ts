import type { Colour, Trait } from './words.ts'

export interface Tri {
  readonly en: string
  readonly fr: string
  readonly es: string
}

/** Spheres by colour, total at least 1 (DW-2.4). */
export type Cost = { readonly [C in Colour]?: number }

/** A creature made by an effect: cost 0, no abilities (DW-17.8). */
export interface Token {
  readonly tokenId: string
  readonly name: Tri
  readonly color: Colour
  readonly pp: number
  readonly pm: number
  readonly m?: boolean
  readonly traits: readonly Trait[]
}
