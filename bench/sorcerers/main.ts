import { parseArgs } from 'node:util'
import { formatRows } from '../measure.ts'
import { sorcerersBench } from './bench.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, ms: { type: 'string', default: '300' } },
})
const { rows, figures } = await sorcerersBench({ rounds: Number(values.rounds), ms: Number(values.ms) })
console.log(formatRows(rows))
for (const { name, unit, value } of figures) console.log(`${name}: ${value.toFixed(1)} ${unit}`)
