import {
  createMatch,
  type Game,
  isJsonObject,
  jsonOf,
  type Manifest,
  ok,
  seededDice,
  unattendedOptions,
} from '@wyrmtable/kernel'
import { badInput, Problem } from './problem.ts'
import type { GoingOn, LaidTable, TableWish } from './table.ts'

/** A table as it is kept. With `mayEndEarly` computers among themselves have what their game needs to come to an end. */
export function laidTable(
  manifest: Manifest,
  game: Game,
  wish: TableWish,
  commits: string,
  mayEndEarly = false,
): LaidTable {
  const scenario =
    wish.scenario === undefined
      ? manifest.scenarios[0]
      : manifest.scenarios.find(({ id }) => id === wish.scenario)
  if (scenario === undefined && wish.scenario !== undefined) {
    const allowed = manifest.scenarios.map(({ id }) => id).join(', ')
    throw badInput({ code: 'notOneOf', path: '/scenario', figures: { got: wish.scenario, allowed } })
  }
  const base = scenario?.options
  const wished = { ...(isJsonObject(base) ? base : {}), ...wish.options }
  const isAlone = mayEndEarly && wish.seats.every((seat) => seat.for === 'computer')
  const ending = isAlone ? unattendedOptions(game, wished, wish.seats.length) : ok({ options: wished })
  if (!ending.ok) throw badInput(ending.fault)
  const options = game.options.parse(ending.value.options)
  if (!options.ok) throw badInput({ ...options.fault, path: `/options${options.fault.path}` })
  const rules = wish.isRated ? ratedRules(tableRules(wish)) : tableRules(wish)
  const { seats } = rules
  const table: LaidTable = {
    options: jsonOf(options.value),
    ...(scenario === undefined ? {} : { scenario: scenario.id }),
    ...rules,
    commitment: commits,
  }
  // Whether such a match can be set up at all is asked of the rules, with dice that nobody will see.
  const tried = createMatch(
    game,
    {
      id: 'tried',
      seats: seats.map((seat, place) => ({ ...seat, id: game.seatIds[place] ?? `${place}` })),
      dice: { kind: 'recorded' },
      createdAt: 0,
      options: table.options,
    },
    seededDice('tried'),
  )
  if (!tried.ok) throw badInput(tried.fault)
  return table
}

/** Who is to sit there, and how it is played apart from the rules of its game. */
export function tableRules(wish: Omit<GoingOn, 'replay'>) {
  const { clock, whenOut, spectators, spectatorDelayMs, takeBacks } = wish
  const seats = wish.seats.map((seat) =>
    seat.for === 'computer'
      ? { kind: 'computer' as const, name: seat.name ?? '', level: seat.level }
      : { kind: 'person' as const, name: '' },
  )
  return {
    seats,
    clock,
    whenOut,
    spectators,
    ...(spectatorDelayMs === undefined ? {} : { spectatorDelayMs }),
    takeBacks,
  }
}

/** Nobody plays in another's place: who can play no more has lost. */
export const tournamentRules = { takeBacks: 'never', whenOut: 'forfeit' } as const

/** What is at stake is played out as it lies, and whoever leaves has lost. */
const ratedRules = <T extends object>(rules: T) => ({ ...rules, isRated: true, ...tournamentRules }) as const

/** Ratings are of people, each for themselves, and of matches that come to an end. */
export function mayBeRated({ seats, clock }: TableWish): void {
  const reason =
    seats.length < 2 || seats.some((seat) => seat.for === 'computer')
      ? 'peopleOnly'
      : seats.filter((seat) => seat.for === 'me').length > 1
        ? 'sitsHereAlready'
        : clock.kind === 'none'
          ? 'noClock'
          : undefined
  if (reason !== undefined) throw new Problem('notAtThisTable', { reason })
}
