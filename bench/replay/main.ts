import { parseArgs } from 'node:util'
import { formatRows } from '../measure.ts'
import { replayBench } from './bench.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, ms: { type: 'string', default: '300' } },
})
console.log(formatRows(await replayBench({ rounds: Number(values.rounds), ms: Number(values.ms) })))
