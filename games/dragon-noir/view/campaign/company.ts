import { scenariosData } from '../../data/scenarios.ts'
import { U } from '../../rules/fields.ts'
import { sideIds, typeOfId } from '../../rules/roster.ts'
import { fullEnergy } from '../../rules/setup.ts'
import { counter, idOf, slots } from '../../rules/topics/counters.ts'
import { isWounded } from '../../rules/topics/values.ts'
import type { View } from '../../rules/view.ts'
import type { Annals, Fallen } from './annals.ts'

/** One type of a side's company: a name, or so many of a kind. */
export interface Member {
  readonly type: string
  /** How many there are in the campaign, and how many of them are left. */
  readonly count: number
  readonly left: number
  /** Of those who are left: with a wound, and whether he has lost his horse. */
  readonly wounded: number
  readonly isHorseless: boolean
  /** Whether the present scenario has a use for anybody of it. */
  readonly isHere: boolean
  readonly energy?: { readonly level: number; readonly left: number; readonly full: number }
  /** How the last of them to fall fell. */
  readonly fell?: Fallen
}

/** Everybody who fights for a side somewhere in the campaign: those who are left first. */
export function companyOf(state: View, side: 0 | 1, { fallen }: Annals): readonly Member[] {
  const members = [...strengthOf(state, side)].map(([type, count]) => {
    const key = `${sideIds[side]}/${type}`
    const here = slots(state).filter(
      (slot) =>
        counter(state, slot).kind === 'character' &&
        counter(state, slot).side === side &&
        typeOfId(idOf(state, slot)) === type,
    )
    const alive = here.filter((slot) => state.place(slot) !== 'supply')
    const dead = alive.filter((slot) => ['dead', 'removed'].includes(state.place(slot)))
    const [one] = alive
    const lost = state.phase === 'over' ? 0 : dead.length
    const left = Math.max(0, count - (state.campaign?.fallen[key] ?? 0) - lost)
    const hurt = alive.filter((slot) => !dead.includes(slot) && isWounded(state, slot)).length
    const level = one === undefined ? 0 : (counter(state, one).values.wizard?.level ?? 0)
    return {
      type,
      count,
      left,
      wounded: Math.min(left, hurt + (state.campaign?.wounded[key] ?? 0)),
      isHorseless: state.campaign?.horseless?.[key] !== undefined,
      isHere: alive.length > dead.length,
      ...(one === undefined || level === 0
        ? {}
        : { energy: { level, left: state.of(one, U.energy), full: fullEnergy(state, one) } }),
      ...(left < count ? fellOf(fallen, type) : {}),
    }
  })
  const rank = ({ left, isHere }: Member): number => (left === 0 ? 2 : isHere ? 0 : 1)
  return members.toSorted((a, b) => rank(a) - rank(b))
}

const fellOf = (fallen: readonly Fallen[], type: string): { readonly fell?: Fallen } => {
  const fell = fallen.find((one) => one.type === type)
  return fell === undefined ? {} : { fell }
}

/** The most of each type that any scenario of the campaign asks for. */
function strengthOf({ setting }: View, side: 0 | 1): ReadonlyMap<string, number> {
  const { episodes, boards = {} } = setting.options.campaign
  const strength = new Map<string, number>()
  for (const id of episodes.flat()) {
    const { sides } =
      boards[id]?.scenario ?? scenariosData.scenarios.find((one) => one.id === id) ?? setting.scenario
    for (const { type, count } of sides[sideIds[side]].units)
      strength.set(type, Math.max(strength.get(type) ?? 0, count))
  }
  return strength
}
