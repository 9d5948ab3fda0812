/** How a turn is played by the quick policy; several styles make plans differ. */
export interface Style {
  /** Worth of a point off a hostile shield. */
  readonly shield: number
  /** Worth of creatures killed, beside that. */
  readonly kill: number
  /** How near to the own sorcerer hostile creatures draw the own ones, mm; 0 never. */
  readonly guard: number
  /** What creatures do that strike nobody this turn. */
  readonly idle: 'advance' | 'stay' | 'fallBack'
}

export const styles = {
  balanced: { shield: 1, kill: 1, guard: 170, idle: 'advance' },
  press: { shield: 3, kill: 0.4, guard: 0, idle: 'advance' },
  hunt: { shield: 0.4, kill: 2, guard: 400, idle: 'advance' },
  hold: { shield: 1, kill: 1, guard: 170, idle: 'stay' },
  back: { shield: 0.7, kill: 1.3, guard: 300, idle: 'fallBack' },
} as const satisfies Readonly<Record<string, Style>>

export type StyleName = keyof typeof styles
