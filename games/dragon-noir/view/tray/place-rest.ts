import { absentDice, seededDice } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { NoirProps } from '../props.ts'

/** Places everybody who is still to be set up where a computer would; the side is not ready yet. */
export async function placeRest(props: NoirProps): Promise<void> {
  const { game, acting, imagined } = props
  const [seat] = acting
  const state = imagined()
  if (seat === undefined || state === undefined) return
  const room = await props.bot?.()
  const chance = seededDice(crypto.randomUUID())
  const copy = game.clone(state)
  const plan: Action[] = []
  while (copy.phase === 'setup' && copy.active === seat) {
    const [action] = room?.bot.policy?.(copy, seat, (sides) => chance.pick(sides, 'set-up')) ?? []
    if (action?.type !== 'place') break
    game.apply(copy, seat, action, absentDice(), () => {})
    plan.push(action)
  }
  for (const action of plan) props.play(action)
}
