import { type BotRoom, seededDice } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { State } from '../../rules/state.ts'
import type { RageProps } from './use-interaction.ts'

/**
 * Places all pieces that are still to be set up: where a computer would, one of its good posts by chance;
 * without a computer on any legal hex.
 */
export async function quickFill(props: RageProps): Promise<void> {
  const { game, acting } = props
  const [seat] = acting
  if (seat === undefined) return
  const room = await props.bot?.()
  const chance = seededDice(crypto.randomUUID())
  const copy = props.view.clone()
  const plan: Action[] = []
  for (;;) {
    const open = placing(candidatesOf(room?.bot, copy, seat)) ?? placing(game.actions(copy, seat))
    const action = open?.[chance.pick(open.length, 'set-up')]
    if (action === undefined) break
    game.apply(copy, seat, action, chance, () => {})
    plan.push(action)
  }
  for (const action of plan) props.play(action)
}

const candidatesOf = (bot: BotRoom<State, Action> | undefined, state: State, seat: RageProps['acting'][0]) =>
  seat === undefined ? [] : (bot?.candidates?.(state, seat) ?? [])

function placing(actions: readonly Action[]): readonly Action[] | undefined {
  const found = actions.filter((action) => action.type === 'placeUnit' || action.type === 'placeDragon')
  return found.length > 0 ? found : undefined
}
