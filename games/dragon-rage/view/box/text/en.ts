/** What the box says: few words, for every visitor of the lobby loads them. */
export const en = {
  'seat.invader': 'Two dragons',
  'seat.defender': 'The city',
  'cover.line': 'Two dragons against a city',
} as const

export type BoxKey = keyof typeof en
