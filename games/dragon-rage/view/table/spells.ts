/** Spells of the wizard, as the actions that cast them. */
export const spells = ['castFog', 'castWhirlwind', 'castLightning', 'castBoost'] as const
export type Spell = (typeof spells)[number]
