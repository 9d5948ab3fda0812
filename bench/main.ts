import { parseArgs } from 'node:util'
import { aiBench } from './ai/bench.ts'
import { promiseBench } from './ai/promise-bench.ts'
import { dragonNoirBench } from './dragon-noir/bench.ts'
import { dragonRageBench, type Figure } from './dragon-rage/bench.ts'
import { dragonsWrathBench } from './dragons-wrath/bench.ts'
import { hexBench } from './hex/bench.ts'
import { kernelBench } from './kernel/bench.ts'
import { type BenchRow, formatRows, type MeasureOptions, missedFloors } from './measure.ts'
import { replayBench } from './replay/bench.ts'
import { serverBench, serverOnPostgresBench } from './server/bench.ts'
import type { ServerBench } from './server/server-bench.ts'
import { sorcerersBench } from './sorcerers/bench.ts'

/** Every bench by its name, in the order in which all are run. */
const benches = {
  kernel: rowsAlone(kernelBench),
  replays: rowsAlone(replayBench),
  hex: rowsAlone(hexBench),
  ai: rowsAlone(aiBench),
  thinking: rowsAlone(promiseBench),
  'dragon-rage': dragonRageBench,
  'dragon-noir': dragonNoirBench,
  sorcerers: sorcerersBench,
  'dragons-wrath': dragonsWrathBench,
  // A commit takes its time: what is shorter measures chance.
  server: atLeastASecond(serverBench),
  'server-postgres': atLeastASecond(serverOnPostgresBench),
} as const
type Name = keyof typeof benches

const names = Object.keys(benches).filter((name): name is Name => name in benches)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    ms: { type: 'string', default: '300' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !(name in benches))

if (values.help || unknown.length > 0) {
  const usage = `bench [NAME…] [--rounds N] [--ms N] [--json]
Prints our rates beside their references of the same interleaved run; ends with status 1 where a floor is missed.
Names: ${names.join(', ')}`
  if (unknown.length === 0) console.log(usage)
  else {
    process.stderr.write(`There is no bench called ${unknown.join(', ')}.\n${usage}\n`)
    // An exit hook of the embedded PostgreSQL ends with 0 whatever code is only noted.
    process.exit(2)
  }
} else {
  const options = { rounds: Number(values.rounds), ms: Number(values.ms) }
  const rows: BenchRow[] = []
  const figures: Figure[] = []
  for (const name of names) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    if (!values.json) process.stderr.write(`${name} …\n`)
    const measured = await benches[name](options)
    rows.push(...measured.rows)
    figures.push(...measured.figures)
  }
  const missed = missedFloors(rows)
  if (values.json)
    console.log(JSON.stringify({ rows, figures, missed: missed.map(({ name }) => name) }, null, 2))
  else {
    console.log(formatRows(rows))
    for (const { name, unit, value } of figures)
      console.log(`${name}: ${Math.round(value).toLocaleString('en-US')} ${unit}`)
    if (missed.length > 0) console.log(`${missed.length} of ${rows.length} rows miss their floor:`)
    for (const { name, base, ratio, floor } of missed)
      console.log(`  ${name} against ${base}: ${ratio.median.toPrecision(3)}, promised ${floor}`)
  }
  // Said at once: see above.
  process.exit(missed.length > 0 ? 1 : 0)
}

function atLeastASecond(bench: (options: MeasureOptions) => Promise<ServerBench>) {
  return ({ rounds, ms }: MeasureOptions): Promise<ServerBench> => bench({ rounds, ms: Math.max(1_000, ms) })
}

/** A bench that has no figures beside its ratios. */
function rowsAlone(bench: (options: MeasureOptions) => Promise<BenchRow[]>) {
  return async (options: MeasureOptions): Promise<{ rows: BenchRow[]; figures: Figure[] }> => ({
    rows: await bench(options),
    figures: [],
  })
}
