/** What a press on the table does. */
export const tools = [
  'choose',
  'house',
  'ruin',
  'wood',
  'rock',
  'low',
  'stairs',
  'ladder',
  'gangway',
  'start',
] as const
export type Tool = (typeof tools)[number]

/** In which steps things are moved and stretched, in mm. */
export type Snap = 5 | 1

/** The digits choose tools, in their order. */
export function toolForKey(key: string): Tool | undefined {
  return /^\d$/.test(key) ? tools[(Number(key) + 9) % 10] : undefined
}
