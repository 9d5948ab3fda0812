import { parseArgs } from 'node:util'
import { formatRows } from '../measure.ts'
import { serverBench } from './bench.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, ms: { type: 'string', default: '2000' } },
})
const { rows, figures } = await serverBench({ rounds: Number(values.rounds), ms: Number(values.ms) })
console.log(formatRows(rows))
for (const { name, unit, value } of figures) console.log(`${name}: ${Math.round(value)} ${unit}`)
process.exit(0)
