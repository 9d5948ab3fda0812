/** A refusal of one game: its reason, its clause, and those of the game's figures that its sentence needs. */
export type RefusalOf<Type extends string, Figures> = Partial<Figures> & {
  readonly type: Type
  readonly clause: string
}

/** The function with which the rules of one game refuse. */
export const refuser =
  <Type extends string, Figures>() =>
  (type: Type, clause: string, figures: Partial<Figures> = {}): RefusalOf<Type, Figures> => ({
    type,
    clause,
    ...figures,
  })
