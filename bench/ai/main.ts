import { parseArgs } from 'node:util'
import { formatRows } from '../measure.ts'
import { aiBench } from './bench.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, ms: { type: 'string', default: '300' } },
})
console.log(formatRows(await aiBench({ rounds: Number(values.rounds), ms: Number(values.ms) })))
