import { presets, type Stops } from '../../rules/stops.ts'

type StopName = keyof Stops
type StopMode = Stops[StopName]

/** DW-11.14: what a player may be asked at, by phase of the year and by what happens in it; each stop is in one group. */
export const stopGroups = [
  {
    group: 'phase',
    stops: [
      'turnStart',
      'magicCommit',
      'afterMagic',
      'purchaseCommit',
      'afterPurchase',
      'myCombat',
      'turnEnd',
    ],
  },
  { group: 'source', stops: ['attackDeclared', 'provinceAttackDeclared', 'reaction'] },
] as const satisfies readonly { readonly group: string; readonly stops: readonly StopName[] }[]

/** DW-11.15, and one more for who wants to see every window. */
export const readyMade = ['live', 'correspondence', 'everywhere'] as const

export const everywhere: Stops = {
  ...presets.live,
  turnStart: 'always',
  afterMagic: 'always',
  afterPurchase: 'always',
  attackDeclared: 'always',
  provinceAttackDeclared: 'always',
  turnEnd: 'always',
  reaction: 'always',
}

const own: readonly StopName[] = ['magicCommit', 'purchaseCommit']
const allModes: readonly StopMode[] = ['always', 'ifPlayable', 'ifInvolved', 'never']

/** What may be said of a stop: a commit is skipped only where nothing could be committed (DW-11.18), one's own combat concerns oneself. */
export function modesOf(name: StopName): readonly StopMode[] {
  if (own.includes(name)) return ['always', 'ifPlayable']
  return name === 'myCombat' ? ['always', 'ifPlayable', 'never'] : allModes
}
