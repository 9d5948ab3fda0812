import { seededDice } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { RageProps } from './use-interaction.ts'

/** Places all pieces that are still to be set up on legal hexes chosen by chance. */
export function quickFill(props: RageProps): void {
  const { game, acting } = props
  const [seat] = acting
  if (seat === undefined) return
  const chance = seededDice(crypto.randomUUID())
  const copy = props.state.clone()
  const plan: Action[] = []
  for (;;) {
    const open = game
      .actions(copy, seat)
      .filter((action) => action.type === 'placeUnit' || action.type === 'placeDragon')
    const action = open[open.length === 0 ? 0 : chance.pick(open.length, 'set-up')]
    if (action === undefined) break
    game.apply(copy, seat, action, chance, () => {})
    plan.push(action)
  }
  for (const action of plan) props.play(action)
}
