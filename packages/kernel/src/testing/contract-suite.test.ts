import { contractSuite } from './contract-suite.ts'
import { bidding, ladder, nim } from './toy-games/index.ts'

contractSuite(nim, { options: [{}, { piles: [1] }, { piles: [7, 7], misere: true }] })
contractSuite(ladder, { games: 5, options: [{}, { top: 30 }] })
contractSuite(bidding, { options: [{}, { cards: 5 }] })
