/** What the box says: few words, for every visitor of the lobby loads them. */
export const en = {
  'cover.title': 'THE DRAGON’S WRATH',
  'cover.line': 'Rival lords of the Nine Hearths',
  'seat.note': 'Lord {number}',
} as const

export type BoxKey = keyof typeof en
