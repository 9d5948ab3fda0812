import { absentDice, type BotRoom, type Seat, seededDice } from '@wyrmtable/kernel'
import { setups } from '../../data/setups.ts'
import type { Action } from '../../rules/actions.ts'
import { dragonIds } from '../../rules/pieces.ts'
import { parseDirection } from '../../rules/position.ts'
import type { State } from '../../rules/state.ts'
import { layoutOf } from '../draw/plan.ts'
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

/** What each side is recommended to set up, by the name of the phase. */
export const recommended = {
  defenderSetup: setups.defender.map(({ id, units }) => ({
    id,
    actions: Object.entries(units).map(([unit, hex]): Action => ({ type: 'placeUnit', unit, hex })),
  })),
  invaderSetup: setups.invader.map(({ id, dragons }) => ({
    id,
    actions: dragonIds.map((dragon): Action => {
      const { hex, facing } = dragons[dragon]
      return { type: 'placeDragon', dragon, hex, facing: parseDirection(facing) }
    }),
  })),
} as const

/**
 * Sets all pieces up as they are recommended, those too that stand elsewhere: one whose post is still taken waits, and
 * where each waits for another, one of them makes room.
 */
export function setUpAs(
  props: Pick<RageProps, 'game' | 'acting' | 'view'>,
  wanted: readonly Action[],
): readonly Action[] {
  const { game, acting } = props
  const [seat] = acting
  if (seat === undefined) return []
  const copy = props.view.clone()
  const plan: Action[] = []
  const act = (action: Action) => {
    game.apply(copy, seat, action, absentDice(), () => {})
    plan.push(action)
  }
  let waiting = [...wanted]
  while (waiting.length > 0) {
    const rest = waiting.filter((action) => {
      if (game.check(copy, seat, action) !== undefined) return true
      act(action)
      return false
    })
    if (rest.length === waiting.length) {
      const room = rest.flatMap((action) => elsewhere(copy, seat, action, game)).at(0)
      if (room === undefined) return plan
      act(room)
    }
    waiting = rest
  }
  return plan
}

/** The piece of an action at any other post. */
function elsewhere(state: State, seat: Seat, action: Action, game: RageProps['game']): readonly Action[] {
  if (action.type !== 'placeUnit' && action.type !== 'placeDragon') return []
  return layoutOf(state.map)
    .labels.map((hex): Action => ({ ...action, hex }))
    .filter((other) => game.check(state, seat, other) === undefined)
}

const candidatesOf = (bot: BotRoom<State, Action> | undefined, state: State, seat: RageProps['acting'][0]) =>
  seat === undefined ? [] : (bot?.candidates?.(state, seat) ?? [])

function placing(actions: readonly Action[]): readonly Action[] | undefined {
  const found = actions.filter((action) => action.type === 'placeUnit' || action.type === 'placeDragon')
  return found.length > 0 ? found : undefined
}
