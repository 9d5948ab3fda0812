/** What the box says: few words, for every visitor of the lobby loads them. */
export const en = {
  'seat.note': 'Sorcerer {number}',
  'cover.title': 'Sorcerers',
  'cover.line': 'A war of wills on an open table',
} as const

export type BoxKey = keyof typeof en
