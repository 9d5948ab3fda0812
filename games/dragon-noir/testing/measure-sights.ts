/**
 * Holds the lines of fire of the rules against the slow reference on many random pairs.
 *
 *     node games/dragon-noir/testing/measure-sights.ts 1000000 seed
 */
import { compareSights } from './sight/compare-sights.ts'

const [wanted = '100000', seed = 'soak'] = process.argv.slice(2)
const STEP = 20_000
let pairs = 0
let free = 0
for (let part = 0; pairs < Number(wanted); part++) {
  const found = compareSights(Math.min(STEP, Number(wanted) - pairs), `${seed}/${part}`)
  pairs += found.pairs
  free += found.free
  console.log(`${pairs} pairs, ${free} free, ${found.differences.length} differences`)
  if (found.differences.length === 0) continue
  for (const difference of found.differences) console.error(difference)
  process.exit(1)
}
