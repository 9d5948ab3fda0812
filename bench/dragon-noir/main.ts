import { parseArgs } from 'node:util'
import { formatRows } from '../measure.ts'
import { dragonNoirBench } from './bench.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, ms: { type: 'string', default: '300' } },
})
const { rows, figures } = await dragonNoirBench({ rounds: Number(values.rounds), ms: Number(values.ms) })
console.log(formatRows(rows))
for (const { name, unit, value } of figures) console.log(`${name}: ${Math.round(value * 10) / 10} ${unit}`)
