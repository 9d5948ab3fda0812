import { createThinker, imagined, playMatch } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { manifestNamed, seededDice } from '@wyrmtable/kernel'
import type { FromWins, WinsQuestion } from './messages.ts'

const tell = (message: FromWins) => self.postMessage(message)

/** Plays games between captains on a board that is drawn, so that the page never waits. */
self.onmessage = ({ data }: MessageEvent<WinsQuestion>) => {
  play(data).catch((error: unknown) => {
    tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
  })
}

async function play({ game: id, options: wanted, seed }: WinsQuestion): Promise<never> {
  const manifest = manifestNamed(manifests, id)
  if (manifest === undefined) throw new Error(`no game ${id}`)
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  const options = game.options.parse(wanted)
  if (!options.ok) throw new Error(`options: ${options.fault.code} ${options.fault.path}`)
  for (let index = 0; ; index++) {
    const name = `${seed}/${index}`
    let asked = 0
    const players = game.seatIds.map((_, seat) => {
      const thinker = createThinker(game, bot, {
        level: 'captain',
        seed: `${name}/${seat}`,
        now: () => performance.now(),
        playouts: 'steady',
      })
      // Nobody thinks with what his seat may not know.
      return {
        choose: (state: unknown) => {
          const dice = seededDice(`${name}/${seat}/seen/${asked++}`)
          return thinker.choose(imagined(game, bot, game.view(state, seat), seat, dice), seat)
        },
      }
    })
    const { outcome } = await playMatch(game, players, { seed: name, options: options.value })
    tell({ type: 'played', winners: outcome?.winners ?? [] })
  }
}
