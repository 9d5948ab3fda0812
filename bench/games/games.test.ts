import type { Game } from '@wyrmtable/kernel'
import { contractSuite } from '@wyrmtable/kernel/testing'
import { connectFour } from './connect-four.ts'
import { hexEleven } from './hex-eleven.ts'
import { coins, noughts, pile, rope } from './small-games.ts'
import { warGame } from './war-game.ts'

contractSuite(connectFour)
contractSuite(hexEleven)
contractSuite(warGame, { games: 1, options: [{ turns: 4 }] })
const small: readonly Game[] = [pile, coins, rope, noughts]
for (const game of small) contractSuite(game, { games: 3 })
