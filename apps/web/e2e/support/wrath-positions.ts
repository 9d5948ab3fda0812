type Json = Readonly<Record<string, unknown>>

/** Creatures of the base set that bear objects, and some that do not. */
const faces = ['DWB-036', 'DWB-026', 'DWB-039', 'DWB-034', 'DWB-086', 'DWB-079', 'DWB-091', 'DWB-030']
const hand = [
  'DWB-066',
  'DWB-096',
  'DWB-058',
  'DWB-036',
  'DWB-212',
  'DWB-070',
  'DWB-025',
  'DWB-100',
  'DWB-108',
  'DWB-044',
]
const lands = ['R', 'R', 'R', 'Rx', 'G', 'G', 'G', 'Gk', 'B', 'Y', 'Y', 'M', 'Mx']

const cards = (prefix: string, ids: readonly string[]): readonly Json[] =>
  ids.map((card, place) => ({ id: `${prefix}-${place + 1}`, card }))

/** A player with so many cards in hand; every id begins with the letter of the seat. */
function playerOf(letter: string, held: number): Json {
  return {
    provinces: lands,
    hand: cards(`${letter}-hand`, hand.slice(0, held)),
    pile: cards(`${letter}-pile`, ['DWB-180', 'DWB-025', 'DWB-026', 'DWB-081', 'DWB-108']),
    discard: cards(`${letter}-gone`, ['DWB-062', 'DWB-027']),
  }
}

function creaturesOf(letter: string, by: number, count: number): readonly Json[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `${letter}-${place + 1}`,
    face: faces[place % faces.length],
    by,
    ...(place === 1 ? { objects: [{ id: `${letter}-object`, card: 'DWB-096' }] } : {}),
  }))
}

/** Some seats with as many creatures and cards in hand each, at a step of the sixth year. */
export function crowd(seats: number, creatures: number, held: number, step = 'C2'): Json {
  const letters = ['A', 'B', 'C', 'D'].slice(0, seats)
  return {
    turn: 6,
    step,
    order: letters.map((_, seat) => seat),
    players: letters.map((letter) => playerOf(letter, held)),
    creatures: letters.flatMap((letter, seat) => creaturesOf(letter, seat, creatures)),
  }
}

/** A duel in which each side has a few of everything. */
export const duel = (step: string): Json => crowd(2, 3, 6, step)

/** Somebody with answers in hand and five creatures, against one who has five weaker ones and no card. */
export const warband: Json = {
  turn: 6,
  step: 'M1',
  order: [0, 1],
  players: [
    { provinces: ['R', 'R', 'R', 'R', 'G', 'G'], hand: cards('A-hand', ['DWB-066', 'DWB-066']) },
    { provinces: ['R', 'R', 'R'] },
  ],
  creatures: ['A', 'B'].flatMap((letter, by) =>
    Array.from({ length: 5 }, (_, place) => ({
      id: `${letter}-${place + 1}`,
      face: by === 0 ? 'DWB-036' : 'DWB-025',
      by,
    })),
  ),
}

/** Somebody with a ritual that searches his pile, which holds creatures that it finds and one that it does not. */
export const seeker: Json = {
  turn: 6,
  step: 'M1',
  order: [0, 1],
  players: [
    {
      provinces: ['G', 'G', 'G', 'R'],
      hand: cards('A-hand', ['DWB-106']),
      pile: cards('A-pile', ['DWB-081', 'DWB-044', 'DWB-079']),
    },
    { provinces: ['R', 'R', 'R'] },
  ],
}

/** Somebody whose creature bears a bowl that shows the uppermost cards of a pile. */
export const diviner: Json = {
  turn: 6,
  step: 'C2',
  order: [0, 1],
  players: [
    { provinces: ['B', 'B', 'B', 'R'] },
    { provinces: ['R', 'R', 'R'], pile: cards('B-pile', ['DWB-081', 'DWB-044', 'DWB-079', 'DWB-025']) },
  ],
  creatures: [{ id: 'A-1', face: 'DWB-034', by: 0, objects: [{ id: 'A-bowl', card: 'DWB-152' }] }],
}

/** Somebody with a ritual that shows him the hand of another, one that shows it to all, and one who holds three cards. */
export const spymaster: Json = {
  turn: 6,
  step: 'M1',
  order: [0, 1],
  players: [
    {
      provinces: ['B', 'B', 'B', 'R'],
      hand: cards('A-hand', ['DWB-160', 'DWX-041']),
      pile: cards('A-pile', ['DWB-081', 'DWB-044']),
    },
    {
      provinces: ['R', 'R', 'R'],
      hand: cards('B-hand', ['DWB-081', 'DWB-079', 'DWB-044']),
      pile: cards('B-pile', ['DWB-081', 'DWB-044']),
    },
  ],
}
