import { parseArgs } from 'node:util'
import { formatRows } from '../measure.ts'
import { hexBench } from './bench.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, ms: { type: 'string', default: '300' } },
})
console.log(formatRows(await hexBench({ rounds: Number(values.rounds), ms: Number(values.ms) })))
