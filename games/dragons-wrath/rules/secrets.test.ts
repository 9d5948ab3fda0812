import { secretsSuite } from '../../../packages/kernel/src/testing/secrets-suite.ts'
import { scramble } from '../testing/scramble.ts'
import { dragonsWrath } from './game.ts'

secretsSuite(dragonsWrath, { scramble, games: 2, every: 5 })
