import { parseArgs } from 'node:util'
import { formatRows } from '../measure.ts'
import { figuresBench, sorcerersBench } from './bench.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, ms: { type: 'string', default: '300' } },
})
const options = { rounds: Number(values.rounds), ms: Number(values.ms) }
console.log(formatRows(await sorcerersBench(options)))
const figures = await figuresBench(options)
console.log(`candidates of a group of four, largest table  ${figures.listMs.toFixed(2)} ms (limit 5)`)
console.log(`check of a dragged ghost                      ${figures.checkMs.toFixed(3)} ms (limit 0.2)`)
console.log(
  `random duels of five turns                    ${figures.gamesPerSecond.toFixed(1)} a second (${Math.round(figures.actionsPerGame)} actions each)`,
)
console.log(
  `copies of a state of ${figures.stateBytes} bytes             ${Math.round(figures.clonesPerSecond)} a second`,
)
