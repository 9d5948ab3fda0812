/**
 * How long games of Sorcerers last, and whether defence can stall them: the figures of
 * `games/sorcerers/how-long.md`, one row of a Markdown table for each variant.
 *
 *     node bench/sorcerers/how-long/main.ts --games 100
 *     node bench/sorcerers/how-long/main.ts --games 30 --defend 1         P2 only strengthens his shield
 *     node bench/sorcerers/how-long/main.ts --games 30 --defend 2         both do
 *     … --only 'club,wind: one'                                           some variants
 *
 * Each game is told on the error output as it ends, one line of JSON. With defenders shields never fade, whatever the variant says: the question is whether that is needed.
 */
import { parseArgs } from 'node:util'
import { playGame } from './play.ts'
import { attacker, defender } from './players.ts'
import { heading, rowOf } from './tally.ts'
import { type Variant, variants } from './variants.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    defend: { type: 'string', default: '0' },
    turns: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const chosen = values.only?.split(',').map((name) => name.trim())
const defenders = Number(values.defend)

console.log(heading)
for (const variant of variants) {
  if (chosen !== undefined && !chosen.includes(variant.name)) continue
  const asked = defenders === 0 ? variant : unfading(variant)
  const games = []
  for (let game = 0; game < Number(values.games); game++) {
    const seed = `${values.seed}/${variant.name}/${game}`
    const players = Array.from({ length: asked.seats }, (_, seat) =>
      seat < asked.seats - defenders ? attacker(`${seed}/${seat}`) : defender(),
    )
    const played = await playGame(asked, players, seed, Number(values.turns))
    games.push(played)
    process.stderr.write(`${JSON.stringify({ variant: variant.name, game, ...played })}\n`)
  }
  console.log(rowOf(variant.name, games))
}

function unfading({ name, seats, options }: Variant): Variant {
  return { name, seats, options: { ...options, fade: 0 } }
}
