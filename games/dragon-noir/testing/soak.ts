/**
 * Random matches over all scenarios and switches; each is recorded, replayed, and must end in the same state.
 *
 *     node games/dragon-noir/testing/soak.ts 3000 seed
 */
import {
  createMatch,
  type JsonObject,
  seededDice,
  stateHash,
  toReplay,
  verifyReplay,
} from '@wyrmtable/kernel'
import { dragonNoir } from '../rules/game.ts'
import { scenariosOfSoak, switches } from './switches.ts'

const [wanted = '100', seed = 'soak'] = process.argv.slice(2)
const MOST = 60_000
const seats = dragonNoir.seatIds.map((id) => ({ id, name: id, kind: 'computer' as const }))
const ends = new Map<string, number>()
let actions = 0
let longest = 0

for (let number = 0; number < Number(wanted); number++) {
  const name = `${seed}/${number}`
  const random = seededDice(`${name}/choices`)
  const scenario = scenariosOfSoak[number % scenariosOfSoak.length] as JsonObject
  const options = { ...scenario, ...switches(random) }
  const start = { id: name, options, seats, dice: { kind: 'seeded', seed: name } as const, createdAt: 0 }
  const created = createMatch(dragonNoir, start, seededDice(name))
  if (!created.ok) throw new Error(`${name}: ${JSON.stringify(created.fault)}`)
  const match = created.value
  try {
    for (;;) {
      const [seat] = match.toAct()
      if (seat === undefined) break
      const listed = dragonNoir.actions(match.state, seat)
      const action = listed[random.pick(Math.max(1, listed.length), 'choice')]
      if (action === undefined) throw new Error('nothing may be done')
      const played = match.play(seat, action, match.seq + 1)
      if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.fault)}`)
      if (match.seq > MOST) throw new Error('it does not end')
    }
  } catch (error) {
    console.error(name, JSON.stringify(options), `after ${match.seq}`, error)
    process.exitCode = 1
    continue
  }
  const verified = verifyReplay(dragonNoir, toReplay(match))
  if (!verified.ok) {
    console.error(name, JSON.stringify(verified.fault))
    process.exitCode = 1
  }
  actions += match.seq
  longest = Math.max(longest, match.seq)
  const outcome = match.outcome()
  const winner = outcome?.winners.map((one) => dragonNoir.seatIds[one]).join() || 'draw'
  const end = `${options.scenario as string} ${outcome?.reason ?? '?'} ${winner}`
  ends.set(end, (ends.get(end) ?? 0) + 1)
  if (number % 100 === 99)
    console.log(`${number + 1} matches, last ${stateHash(dragonNoir, match.state).slice(0, 16)}`)
}
console.log(`${wanted} matches, ${actions} actions, longest ${longest}`)
for (const [end, count] of [...ends].sort()) console.log(`${String(count).padStart(6)}  ${end}`)
