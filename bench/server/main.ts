import { parseArgs } from 'node:util'
import { formatRows } from '../measure.ts'
import { allOf, serverOnPostgresParts, serverParts } from './bench.ts'

/*
 * Parts of the bench of the server, on SQLite or with --postgres:
 *
 *     node bench/server/main.ts accepted growth
 *     node bench/server/main.ts --postgres processes shards
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    ms: { type: 'string', default: '2000' },
    postgres: { type: 'boolean', default: false },
  },
})
const parts = values.postgres ? serverOnPostgresParts : serverParts
const names = positionals.length > 0 ? positionals : Object.keys(parts)
const wanted = names.map((name) => {
  const part = parts[name]
  if (part === undefined)
    throw new Error(`There is no part called ${name}, but ${Object.keys(parts).join(', ')}.`)
  return part
})
const { rows, figures } = await allOf(wanted)({ rounds: Number(values.rounds), ms: Number(values.ms) })
console.log(formatRows(rows))
for (const { name, unit, value } of figures) console.log(`${name}: ${Math.round(value)} ${unit}`)
process.exit(0)
