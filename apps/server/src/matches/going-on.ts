import { type Game, type Manifest, readAnyVersion } from '@wyrmtable/kernel'
import { tableRules } from './laid-table.ts'
import type { Brought } from './line.ts'
import { badInput, Problem } from './problem.ts'
import type { GoingOn, LaidTable } from './table.ts'

/** A table for a match that was begun elsewhere. */
interface TableGoingOn {
  /** Those that are played from here on. */
  readonly game: Game
  readonly table: LaidTable
  readonly brought: Brought
}

/** The table of a match that was begun elsewhere and was played again by its rules before; a Problem where it cannot go on. */
export async function tableGoingOn(
  games: readonly Manifest[],
  wish: GoingOn,
  commits: string,
): Promise<TableGoingOn> {
  const read = await readAnyVersion(games, wish.replay)
  if (!read.ok) throw badInput({ ...read.fault, path: `/replay${read.fault.path}` })
  const { game: begunUnder, boxes, replay } = read.value
  const rules = await Promise.all(boxes.map((box) => box.rules()))
  const game = rules.at(-1)?.game ?? begunUnder
  if (game.hasSecrets) throw new Problem('notAtThisTable', { reason: 'hasSecrets' })
  const { seats: before } = replay
  if (wish.seats.length !== before.length) {
    const code = wish.seats.length < before.length ? 'tooSmall' : 'tooBig'
    const figures = { minimum: before.length, maximum: before.length, got: wish.seats.length }
    throw badInput({ code, path: '/seats', figures })
  }
  const { id, version, options, dice, createdAt, position, setup, entries } = replay
  const goesOn = {
    ...{ id, game: game.id, version, options, createdAt },
    seats: before.map((seat) => ({ ...seat })),
    dice: dice.kind === 'verifiable' ? { ...dice, seatSeeds: [...dice.seatSeeds] } : dice,
    ...(position === undefined ? {} : { position }),
    versions: boxes.map((box) => box.version),
  }
  const table = { options, ...tableRules(wish), commitment: commits, goesOn }
  return { game, table, brought: { setup, entries: [...entries] } }
}
