import { dragonNoir } from '../../../../games/dragon-noir/rules/game.ts'
import { leaveFinalHash } from '../../final-hash.ts'

leaveFinalHash(dragonNoir)
