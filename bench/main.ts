import { parseArgs } from 'node:util'
import { aiBench } from './ai/bench.ts'
import { dragonNoirBench } from './dragon-noir/bench.ts'
import { dragonRageBench } from './dragon-rage/bench.ts'
import { dragonsWrathBench } from './dragons-wrath/bench.ts'
import { hexBench } from './hex/bench.ts'
import { kernelBench } from './kernel/bench.ts'
import { formatRows } from './measure.ts'
import { replayBench } from './replay/bench.ts'
import { serverBench } from './server/bench.ts'
import { sorcerersBench } from './sorcerers/bench.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    ms: { type: 'string', default: '300' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(
    'bench [--rounds N] [--ms N] [--json]\nPrints our rates beside their references of the same interleaved run.',
  )
} else {
  const options = { rounds: Number(values.rounds), ms: Number(values.ms) }
  const say = (text: string): void => {
    if (!values.json) process.stderr.write(`${text}\n`)
  }
  say('kernel …')
  const kernel = await kernelBench(options)
  say('replays …')
  const replays = await replayBench(options)
  say('hex …')
  const hex = await hexBench(options)
  say('ai …')
  const ai = await aiBench(options)
  say('dragon-rage …')
  const { rows, figures: rage } = await dragonRageBench(options)
  say('dragon-noir …')
  const noir = await dragonNoirBench(options)
  say('sorcerers …')
  const duels = await sorcerersBench(options)
  say('dragons-wrath …')
  const wrath = await dragonsWrathBench(options)
  say('server …')
  // A commit takes its time: what is shorter measures chance.
  const server = await serverBench({ ...options, ms: Math.max(1_000, options.ms) })
  const figures = [...server.figures, ...rage, ...noir.figures, ...duels.figures, ...wrath.figures]
  const all = [
    ...kernel,
    ...replays,
    ...hex,
    ...ai,
    ...rows,
    ...noir.rows,
    ...duels.rows,
    ...wrath.rows,
    ...server.rows,
  ]
  if (values.json) console.log(JSON.stringify({ rows: all, figures }, null, 2))
  else {
    console.log(formatRows(all))
    for (const { name, unit, value } of figures)
      console.log(`${name}: ${Math.round(value).toLocaleString('en-US')} ${unit}`)
  }
}
