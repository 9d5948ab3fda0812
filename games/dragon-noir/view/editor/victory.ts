import type { BoardDraft } from '@wyrmtable/ui'
import type { BoardFile } from '../../data/board-schema.ts'
import { OWN } from './map-file.ts'

type Victory = BoardFile['scenario']['victory']
type SideId = 'exile' | 'horde'

/** What a scenario is about: who has more points, places to be held, leaving by a side, enemies to be killed; or as the file has it. */
export const aims = ['points', 'hold', 'leave', 'kill', 'kept'] as const
type Aim = (typeof aims)[number]
export const exits = ['N', 'E', 'S', 'W'] as const

const sideOf = (name: unknown): SideId => (name === 'horde' ? 'horde' : 'exile')
const otherOf = (side: SideId): SideId => (side === 'exile' ? 'horde' : 'exile')
const countOf = ({ facts }: BoardDraft): number => Math.max(1, Number(facts.count) || 1)
const eliminated = { side: 'either', when: 'any-time', condition: 'opponentEliminated' } as const

/** DN-18.1: the conditions that the choices of a draft stand for. */
export function writeVictory(draft: BoardDraft): Victory {
  const { facts } = draft
  const side = sideOf(facts.attacker)
  const other = otherOf(side)
  const atLimit = { side: other, when: 'turn-limit-reached', condition: 'otherwise' } as const
  switch (facts.aim as Aim) {
    case 'hold': {
      const places = draft.areas.filter(({ kind }) => kind === 'victory')
      const hexes = places.map((place) => place.hexes.map((hex) => `${OWN}.${hex}`))
      return [
        {
          side,
          when: 'end-of-own-player-turn',
          condition: {
            all: (hexes.length === 0 ? [[]] : hexes).flatMap((one) => [
              { standing: { side, hexes: one, atLeast: 1 } },
              { standing: { side: other, hexes: one, atMost: 0 } },
            ]),
          },
        },
        atLimit,
        eliminated,
      ]
    }
    case 'leave':
      return [
        {
          side,
          when: 'any-time',
          condition: { exited: { side, sides: [String(facts.exit ?? 'E')], atLeast: countOf(draft) } },
        },
        atLimit,
        eliminated,
      ]
    case 'kill':
      return [
        { side, when: 'any-time', condition: { dead: { side: other, atLeast: countOf(draft) } } },
        atLimit,
        eliminated,
      ]
    case 'kept': {
      const kept = draft.kept as { readonly victory?: Victory } | undefined
      if (kept?.victory !== undefined) return kept.victory
    }
  }
  return [{ side: 'points', when: 'turn-limit-reached', condition: 'morePoints' }, eliminated]
}

/** The choices that conditions are, if they are such as can be chosen; the places to be held. */
export function readVictory(victory: Victory): {
  readonly facts: Readonly<Record<string, string | number>>
  readonly places: readonly (readonly string[])[]
} {
  const [first] = victory
  const side = sideOf(first?.side)
  const condition = typeof first?.condition === 'object' ? first.condition : undefined
  const base = { attacker: side, count: 1, exit: 'E' }
  if (condition !== undefined && 'all' in condition) {
    const places = condition.all.flatMap((one) =>
      typeof one === 'object' &&
      'standing' in one &&
      one.standing.hexes !== undefined &&
      one.standing.side === side
        ? [one.standing.hexes.map((hex) => hex.slice(3))]
        : [],
    )
    return { facts: { ...base, aim: 'hold' }, places }
  }
  if (condition !== undefined && 'exited' in condition) {
    const { atLeast, sides } = condition.exited
    return { facts: { ...base, aim: 'leave', count: atLeast, exit: sides[0] ?? 'E' }, places: [] }
  }
  if (condition !== undefined && 'dead' in condition)
    return { facts: { ...base, aim: 'kill', count: condition.dead.atLeast }, places: [] }
  return { facts: { ...base, aim: 'points' }, places: [] }
}
