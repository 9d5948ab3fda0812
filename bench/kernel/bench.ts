import {
  createMatch,
  type Game,
  type Json,
  type Match,
  openMatch,
  type Replay,
  readReplay,
  seededDice,
  type Tagged,
  toReplay,
} from '@wyrmtable/kernel'
import { connectFour } from '../games/connect-four.ts'
import { PlainConnectFour, plainPlayout } from '../games/plain-connect-four.ts'
import { PlainWarGame } from '../games/plain-war-game.ts'
import { PlainWarObjects } from '../games/plain-war-objects.ts'
import { coins, noughts, pile, rope } from '../games/small-games.ts'
import { neighbours } from '../games/war-field.ts'
import { type WarAction, warGame } from '../games/war-game.ts'
import { asObjects, isFree, placeOf, type WarState } from '../games/war-state.ts'
import { type BenchRow, benchRow, interleave, type MeasureOptions, timed } from '../measure.ts'
import { playoutFor } from './playout-per-game.ts'
import { xorshift } from './random.ts'

/** Shared by all matches: making dice costs as much as many moves, and is not what is measured. */
const dice = seededDice(1)

/** All figures of the kernel that have a floor, each beside its reference in the same run. */
export async function kernelBench(options: MeasureOptions): Promise<BenchRow[]> {
  // Accepting is measured with all games loaded, as on a server.
  const small: readonly Game[] = [pile, coins, rope, noughts]
  for (const game of small) for (let i = 0; i < 300; i++) warmUp(game, i)
  return [
    ...(await acceptConnectFour(options)),
    ...(await acceptWar(options)),
    ...(await playouts(options)),
    ...(await snapshots(options)),
    ...(await replays(options)),
    ...(await coldLoads(options)),
  ]
}

/**
 * Check, apply, events, hash chain and record of each move. A match of connect four is so short that
 * setting it up costs about as much as its moves; the second row has that in it.
 */
async function acceptConnectFour(options: MeasureOptions): Promise<BenchRow[]> {
  const plainRandom = xorshift(7)
  const plain = new PlainConnectFour()
  const random = xorshift(7)
  const rates = await interleave(
    {
      plain: timed(() => {
        let moves = 0
        for (let i = 0; i < 100; i++) moves += plainPlayout(plain, plainRandom)
        return moves
      }),
      moves: (ms) => {
        let moves = 0
        let elapsed = 0
        while (elapsed < ms) {
          const matches = Array.from({ length: 100 }, () => begin(connectFour))
          const start = performance.now()
          for (const match of matches) moves += playOut(match, random)
          elapsed += performance.now() - start
        }
        return (moves * 1000) / elapsed
      },
      matches: timed(() => {
        let moves = 0
        for (let i = 0; i < 10; i++) moves += playOut(begin(connectFour), random)
        return moves
      }),
    },
    options,
  )
  const about = { unit: 'moves', base: 'plain loop' }
  return [
    benchRow({ ...about, name: 'accept: connect four', floor: 0.05 }, rates.moves, rates.plain),
    benchRow({ ...about, name: 'accept: connect four, with set-up' }, rates.matches, rates.plain),
  ]
}

function playOut<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  random: (n: number) => number,
): number {
  for (;;) {
    const [seat] = match.toAct()
    if (seat === undefined) return match.seq
    const actions = match.game.actions(match.state, seat)
    match.play(seat, actions[random(actions.length)]!, 0)
  }
}

/**
 * The floor is against hand-written objects, the loop that the goal was set by. The loop over typed arrays
 * beside it has neither record, events nor hashes: it shows how far away bare memory is.
 */
async function acceptWar(options: MeasureOptions): Promise<BenchRow[]> {
  const arrays = new PlainWarGame()
  const objects = new PlainWarObjects()
  const arraysRandom = xorshift(11)
  const objectsRandom = xorshift(11)
  const random = xorshift(11)
  const rates = await interleave(
    {
      arrays: timed(() => {
        for (let i = 0; i < 60; i++) plainStep(arrays, arraysRandom)
        arrays.endTurn()
        return 61
      }),
      objects: timed(() => {
        for (let i = 0; i < 60; i++) {
          const [id, to] = objects.randomStep(objectsRandom)
          if (!objects.step(id, to)) throw new Error('the step was not legal')
        }
        objects.endTurn()
        return 61
      }),
      kernel: timed(() => {
        const match = begin(warGame)
        for (let turn = 0; turn < 20; turn++) playTurn(match, random)
        return match.seq
      }),
    },
    options,
  )
  const about = { name: 'accept: war game, 400 cells, 60 units', unit: 'moves' }
  return [
    benchRow({ ...about, base: 'plain objects', floor: 0.16 }, rates.kernel, rates.objects),
    benchRow({ ...about, base: 'plain typed arrays' }, rates.kernel, rates.arrays),
  ]
}

/** Random matches of connect four while five other games run in the same process. */
async function playouts(options: MeasureOptions): Promise<BenchRow[]> {
  const own = await playoutFor(connectFour.id)
  const others: readonly { game: Game; run: typeof own }[] = await Promise.all(
    [pile, coins, rope, noughts, warGame].map(async (game: Game) => ({
      game,
      run: await playoutFor(game.id),
    })),
  )
  const random = xorshift(3)
  const plainRandom = xorshift(3)
  const start = connectFour.setup({}, 2, dice)
  const plain = new PlainConnectFour()
  const { plain: base, kernel } = await interleave(
    {
      plain: timed(() => {
        for (let i = 0; i < 500; i++) plainPlayout(plain, plainRandom)
        return 500
      }),
      kernel: timed(() => {
        for (let i = 0; i < 500; i++) own(connectFour, connectFour.clone(start), dice, random)
        // The other games keep running, so that whatever the games share has seen all of them.
        const { game, run } = others[random(others.length)]!
        run(game, game.setup({ turns: 1 }, 2, dice), dice, random, 50)
        return 500
      }),
    },
    options,
  )
  const about = {
    name: 'playouts: connect four, six games loaded',
    unit: 'playouts',
    base: 'plain loop',
    floor: 0.5,
  }
  return [benchRow(about, kernel, base)]
}

async function snapshots(options: MeasureOptions): Promise<BenchRow[]> {
  const state = warGame.setup({ turns: 10 }, 2, dice)
  const objects = asObjects(state)
  const kept: unknown[] = [undefined, undefined]
  const { structured, kernel } = await interleave(
    {
      structured: timed(() => {
        for (let i = 0; i < 10; i++) kept[i & 1] = structuredClone(objects)
        return 10
      }),
      kernel: timed(() => {
        for (let i = 0; i < 1000; i++) kept[i & 1] = warGame.clone(state)
        return 1000
      }),
    },
    options,
  )
  const about = { name: 'snapshot: 60-unit state', unit: 'copies', base: 'structuredClone', floor: 1000 }
  return [benchRow(about, kernel, structured)]
}

/**
 * A match of 10,000 entries: accepted, opened again from its own record, verified in full, and read from JSON and from
 * text. The floor of reading is that it takes at most one and a half times as long as playing again what was read; from
 * text the engine's own parser, which nothing reads faster than, is part of what it is measured by.
 */
async function replays(options: MeasureOptions): Promise<BenchRow[]> {
  const random = xorshift(5)
  const long = begin(warGame)
  while (long.seq < 10_000) playTurn(long, random)
  const replay: Replay<WarAction> = toReplay(long)
  const text = JSON.stringify(replay)
  const json: Json = JSON.parse(text)
  const { accept, trusted, checked, parsed, readJson, readText } = await interleave(
    {
      accept: timed(() => {
        const match = begin(warGame)
        while (match.seq < 10_000) playTurn(match, random)
        return match.seq
      }),
      trusted: timed(() => opened(replay, true)),
      checked: timed(() => opened(replay, false)),
      parsed: timed(() => {
        JSON.parse(text)
        return opened(replay, false)
      }),
      readJson: timed(() => entriesRead(json)),
      readText: timed(() => entriesRead(text)),
    },
    options,
  )
  const about = { unit: 'entries', base: 'accepting' }
  return [
    benchRow({ ...about, name: 'replay: 10,000 entries, own record', floor: 1 }, trusted, accept),
    benchRow({ ...about, name: 'replay: 10,000 entries, each checked' }, checked, accept),
    benchRow(
      { unit: 'entries', base: 'checking', name: 'replay: 10,000 entries, read from JSON', floor: 0.66 },
      readJson,
      checked,
    ),
    benchRow(
      {
        unit: 'entries',
        base: 'JSON.parse and checking',
        name: 'replay: 10,000 entries, read from text',
        floor: 0.66,
      },
      readText,
      parsed,
    ),
  ]
}

function entriesRead(document: string | Json): number {
  const found = readReplay(document, () => warGame)
  if (!found.ok) throw new Error(JSON.stringify(found.fault))
  return found.value.entries.length
}

/** As a server wakes a match: the last snapshot and the entries after it, early and late in the match. */
async function coldLoads(options: MeasureOptions): Promise<BenchRow[]> {
  const random = xorshift(5)
  const long = begin(warGame)
  const early = stored(long, random, 500)
  const late = stored(long, random, 10_000)
  const { base, ours } = await interleave({ base: timed(early), ours: timed(late) }, options)
  const about = { name: 'cold load at entry 10,000', unit: 'loads', base: 'at entry 500', floor: 0.5 }
  return [benchRow(about, ours, base)]
}

/** Opens the match, from text, as it stood at the entry; its last snapshot is 50 entries old. */
function stored(match: Match<WarState, WarAction>, random: (n: number) => number, at: number): () => number {
  while (match.seq < at - 50) playStep(match, random)
  const snapshot = JSON.stringify(match.snapshot())
  while (match.seq < at) playStep(match, random)
  const { header, setup } = match
  const record = JSON.stringify({ ...header, setup, entries: match.entries.slice(at - 50) })
  return () => {
    const opened = openMatch(warGame, JSON.parse(record), {
      snapshot: JSON.parse(snapshot),
      trusted: true,
    })
    if (!opened.ok || opened.value.seq !== at) throw new Error('not opened')
    return 1
  }
}

function opened(replay: Replay<WarAction>, trusted: boolean): number {
  const match = openMatch(warGame, replay, { trusted })
  if (!match.ok) throw new Error(JSON.stringify(match.fault))
  return match.value.seq
}

function begin<S, A extends Tagged, E extends Tagged, O, V>(game: Game<S, A, E, O, V>): Match<S, A, E, O, V> {
  const seats = game.seatIds.map((id) => ({ id, name: id, kind: 'person' as const }))
  const created = createMatch(game, { id: 'bench', seats, dice: { kind: 'recorded' }, createdAt: 0 }, dice)
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  return created.value
}

/** 60 random steps and the end of the turn. */
function playTurn<S extends Uint8Array, E extends Tagged, O, V>(
  match: Match<S, WarAction, E, O, V>,
  random: (n: number) => number,
): void {
  for (let i = 0; i < 60; i++) step(match, random)
  match.play(match.toAct()[0]!, { type: 'endTurn' }, 0)
}

/** A random step, or the end of the turn where no more are left in it. */
function playStep(match: Match<WarState, WarAction>, random: (n: number) => number): void {
  const seat = match.toAct()[0]!
  if (warGame.actions(match.state, seat).length > 1) step(match, random)
  else match.play(seat, { type: 'endTurn' }, 0)
}

function step<S extends Uint8Array, E extends Tagged, O, V>(
  match: Match<S, WarAction, E, O, V>,
  random: (n: number) => number,
): void {
  const seat = match.toAct()[0]!
  const { state } = match
  let unit = 0
  let to = -1
  do {
    unit = seat * 30 + random(30)
    to = neighbours[placeOf(state, unit) * 6 + random(6)]!
  } while (!isFree(state, to))
  const done = match.play(seat, { type: 'step', unit, to }, 0)
  if (!done.ok) throw new Error(JSON.stringify(done.fault))
}

function plainStep(plain: PlainWarGame, random: (n: number) => number): void {
  let unit = 0
  let to = -1
  do {
    unit = plain.side * 30 + random(30)
    to = neighbours[plain.places[unit]! * 6 + random(6)]!
  } while (!plain.isFree(to))
  if (!plain.step(unit, to)) throw new Error('the step was not legal')
}

function warmUp(game: Game, seed: number): void {
  const random = xorshift(seed + 1)
  const match = begin(game)
  for (let i = 0; i < 100; i++) {
    const [seat] = match.toAct()
    if (seat === undefined) break
    const actions = game.actions(match.state, seat)
    match.play(seat, actions[random(actions.length)]!, 0)
  }
}
