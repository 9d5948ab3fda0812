import { greedyPlayer, randomPlayer } from '@wyrmtable/ai'
import { type Seat, seededDice } from '@wyrmtable/kernel'
import { bot } from '../../games/dragon-noir/bot/index.ts'
import { dragonNoir as g } from '../../games/dragon-noir/rules/game.ts'
import { texts } from '../../games/dragon-noir/text/index.ts'

const [, , scenario = 'mill', who = 'greedy,random', n = '1', loud = ''] = process.argv
const kinds = who.split(',')
for (let i = 0; i < Number(n); i++) {
  const o = g.options.parse({ scenario })
  if (!o.ok) throw 1
  const d = seededDice('g' + i)
  const s = g.setup(o.value, 2, d)
  const players = kinds.map((k, p) =>
    k === 'random' ? randomPlayer(g, { seed: `${i}${p}` }) : greedyPlayer(g, bot, { seed: `${i}${p}` }),
  )
  let acts = 0
  const t = process.cpuUsage().user
  for (;;) {
    const [seat] = g.toAct(s)
    if (seat === undefined) break
    const a = await players[seat]!.choose(s as never, seat as Seat)
    acts++
    g.apply(s, seat, a, d, (e) => {
      if (loud) {
        const l = texts.en.event(e)
        if (l && e.type !== 'rolled') console.log(l)
      }
    })
  }
  console.log(
    scenario,
    who,
    s.gameTurn,
    acts,
    JSON.stringify(g.outcome(s)),
    ((process.cpuUsage().user - t) / 1e6).toFixed(1) + 's',
  )
}
