import { type createSearch, searchPerGame } from '@wyrmtable/ai'
import { type Game, seededDice } from '@wyrmtable/kernel'
import { connectFour } from '../games/connect-four.ts'
import { PlainConnectFour } from '../games/plain-connect-four.ts'
import { coins, noughts, pile, rope } from '../games/small-games.ts'
import { type BenchRow, benchRow, interleave, type MeasureOptions, median, ratioOf } from '../measure.ts'
import { duelScore } from './duel.ts'
import { shareInMaps } from './map-share.ts'
import { nodeBytes } from './node-bytes.ts'
import { plainUct } from './plain-uct.ts'
import { bareShares, percentile, turnShares } from './rage-turns.ts'
import { threadGain } from './threads.ts'

const dice = seededDice(1)
/** Matches at equal time and at equal simulations, in all. */
const MATCHES = 200
const SIMULATIONS = 500
/** Time of a move in matches at equal time. */
const MOVE_MS = 4

/** The search beside plain UCT on connect four, and what it promises of time and memory. */
export async function aiBench(options: MeasureOptions): Promise<BenchRow[]> {
  const create = await warmSearch()
  const rounds = Math.max(1, options.rounds)
  const perRound = Math.ceil(MATCHES / rounds / 2) * 2
  return [
    await speed(create, options),
    scoreRow('search: score at equal time', 0.45, rounds, (round) =>
      duelScore(create, perRound, { ms: MOVE_MS }, round * perRound),
    ),
    scoreRow('search: score at equal simulations', 0.5, rounds, (round) =>
      duelScore(create, perRound, { simulations: SIMULATIONS }, round * perRound),
    ),
    await promiseRow(options),
    memoryRow(),
    await mapsRow(options),
    await threadsRow(options),
  ]
}

/** The search made for connect four, after other games have thought in the same process. */
async function warmSearch(): Promise<typeof createSearch> {
  const others: readonly Game[] = [pile, coins, rope, noughts]
  for (const game of others) {
    const other = await searchPerGame(game.id)
    const search = other(game, {}, { seed: 1 })
    const state = game.setup({}, 2, dice)
    search.begin(state, game.toAct(state)[0]!)
    search.think({ playouts: 300 })
  }
  return searchPerGame(connectFour.id)
}

async function speed(create: typeof createSearch, options: MeasureOptions): Promise<BenchRow> {
  const plain = new PlainConnectFour()
  const { base, ours } = await interleave(
    {
      base(ms) {
        const start = performance.now()
        const { simulations } = plainUct(plain, { ms })
        return (simulations * 1000) / (performance.now() - start)
      },
      ours(ms) {
        const search = create(connectFour, {}, { seed: 1 }, () => performance.now())
        search.begin(connectFour.setup({}, 2, dice), 0)
        const start = performance.now()
        const simulations = search.think({ deadline: start + ms })
        return (simulations * 1000) / (performance.now() - start)
      },
    },
    options,
  )
  const about = { name: 'search: connect four', unit: 'simulations', base: 'plain UCT', floor: 0.4 }
  return benchRow(about, ours, base)
}

/** A score beside that of its opponent; the ratio is the score itself. */
function scoreRow(name: string, floor: number, rounds: number, score: (round: number) => number): BenchRow {
  const scores = Array.from({ length: rounds }, (_, round) => score(round))
  const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length
  return {
    name,
    unit: 'score',
    base: 'plain UCT',
    baseMedian: 1 - mean,
    ours: mean,
    ratio: { min: Math.min(...scores), median: mean, max: Math.max(...scores) },
    floor,
  }
}

/**
 * The p99 of a turn's thinking time over the promise, beside that of a bare loop with the same end: on a
 * machine that others use the loop is late as well. The ratio may not fall below 1 / 1.1.
 */
async function promiseRow({ rounds, ms }: MeasureOptions): Promise<BenchRow> {
  const turnMs = Math.max(100, ms / 2)
  const level = { turnMs, playouts: Number.POSITIVE_INFINITY, steady: 1000, care: 1, forgets: 0, sight: {} }
  await turnShares(level, 6)
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    const perRound = Math.ceil(100 / rounds)
    ours.push(...(await turnShares(level, perRound, round * 1000)))
    bare.push(...bareShares(turnMs, perRound))
  }
  // A loop that is done in time is on time, no better.
  const base = Math.max(1, percentile(bare, 0.99))
  const slowest = percentile(ours, 0.99)
  const ratio = base / Math.max(1, slowest)
  return {
    name: 'thinking time: p99 of a turn, bare loop over ours',
    unit: 'promise',
    base: 'bare loop',
    baseMedian: base,
    ours: slowest,
    ratio: { min: ratio, median: ratio, max: ratio },
    floor: 0.909,
  }
}

/** 64 bytes over the bytes that a node takes, its references to the move counted. */
function memoryRow(): BenchRow {
  const bytes = nodeBytes()
  const ratio = 64 / bytes
  return {
    name: 'memory: 64 bytes over those of a node',
    unit: 'bytes',
    base: 'a node',
    baseMedian: bytes,
    ours: 64,
    ratio: { min: ratio, median: ratio, max: ratio },
    floor: 1,
  }
}

/** What is left of a Dragon Rage turn beside reach and threat maps. */
async function mapsRow({ rounds, ms }: MeasureOptions): Promise<BenchRow> {
  const level = {
    turnMs: ms,
    playouts: Number.POSITIVE_INFINITY,
    steady: 1000,
    care: 1,
    forgets: 0,
    sight: {},
  }
  const rest: number[] = []
  for (let round = 0; round < Math.min(rounds, 3); round++) {
    rest.push(1 - (await shareInMaps(async () => void (await turnShares(level, 8)))))
  }
  return {
    name: 'Dragon Rage: share of a turn outside of reach and threat maps',
    unit: 'turn',
    base: 'whole turn',
    baseMedian: 1,
    ours: rest.reduce((sum, each) => sum + each, 0) / rest.length,
    ratio: ratioOf(
      rest,
      rest.map(() => 1),
    ),
    floor: 0.75,
  }
}

/** What a second thread brings where there is a core for it: playouts of two threads in the time of one. */
async function threadsRow({ ms }: MeasureOptions): Promise<BenchRow> {
  const gains = await threadGain(2, ms, 7)
  return {
    name: 'root parallelism: playouts of two threads over one',
    unit: 'playouts',
    base: 'one thread',
    baseMedian: 1,
    ours: median(gains),
    ratio: ratioOf(
      gains,
      gains.map(() => 1),
    ),
  }
}
