/** What the box says: few words, for every visitor of the lobby loads them. */
export const en = {
  'seat.exile': 'The exiles, blue',
  'seat.horde': 'The horde, red',
  'cover.title': 'Dragon Noir',
  'cover.line': 'Steel, arrows and sorcery',
} as const

export type BoxKey = keyof typeof en
