import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { plans } from './plans.ts'

export const bot: BotRoom<State, Action> = { evaluate, candidates, plans }
