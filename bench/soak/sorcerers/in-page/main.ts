import { sorcerers } from '../../../../games/sorcerers/rules/game.ts'
import { leaveFinalHash } from '../../final-hash.ts'

leaveFinalHash(sorcerers)
