/** What the box says: few words, for every visitor of the lobby loads them. */
export const en = {
  'cover.over': 'The Dragon’s',
  'cover.title': 'Wrath',
  'cover.line': 'Rival lords of the Nine Hearths',
  'seat.note': 'Lord {number}',
} as const

export type BoxKey = keyof typeof en
