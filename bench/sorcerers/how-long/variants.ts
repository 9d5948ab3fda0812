import type { JsonObject } from '@wyrmtable/kernel'

/** A variant of the rules whose length of play is asked for. */
export interface Variant {
  readonly name: string
  readonly seats: number
  readonly options: JsonObject
}

const club = { starter: 'roll', fade: 20 } as const
const ofClub = (name: string, options: JsonObject = {}, seats = 2): Variant => ({
  name,
  seats,
  options: { ...club, ...options },
})

/** The letter of the document, the club rules, and the club rules with one thing changed at a time. */
export const variants: readonly Variant[] = [
  { name: 'document', seats: 2, options: {} },
  ofClub('club'),
  ofClub('wind: one', { wind: 'one' }),
  ofClub('gunMoveCrew: three', { gunMoveCrew: 'three' }),
  ofClub('cohesion: pairwise', { cohesion: 'pairwise' }),
  ofClub('freeTurn: false', { freeTurn: false }),
  ofClub('convictionLock: living', { convictionLock: 'living' }),
  ofClub('setup: edge', { setup: 'edge' }),
  ofClub('hitDie: 3d6', { hitDie: '3d6' }),
  ofClub('armour: pool', { armour: 'pool' }),
  ofClub('attacksPerTurn: 1', { attacksPerTurn: 1 }),
  ofClub('archerKnife: true', { archerKnife: true }),
  ofClub('ramKills: true', { ramKills: true }),
  ofClub('roster: all', { roster: 'all' }),
  ofClub('village', { table: 'village' }),
  ofClub('ruins-and-woods', { table: 'ruins-and-woods' }),
  ofClub('castle-gate', { table: 'castle-gate' }),
  ofClub('crossroads', { table: 'crossroads' }),
  ofClub('three players', {}, 3),
  ofClub('four players', {}, 4),
]
