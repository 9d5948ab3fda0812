import type { BotRoom, Tagged } from '@wyrmtable/kernel'

export type { Plan } from '@wyrmtable/kernel'

/**
 * What a game may tell the search beyond the contract. All is optional: without any of it the search
 * plays random matches to their end, as for any game.
 */
export type SearchRoom<State = unknown, Action extends Tagged = Tagged, View = State> = Partial<
  BotRoom<State, Action, View>
>
