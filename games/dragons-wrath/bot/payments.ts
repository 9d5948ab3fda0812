import type { Seat } from '@wyrmtable/kernel'
import type { State } from '../rules/state.ts'
import { sphereOf } from '../rules/topics/payment.ts'

/** What a province is worth as a payment: magic ones are dear, and so are spheres of which few are left. */
export function rarityOf(state: State, seat: Seat, id: string): number {
  const { provinces } = state.player(seat)
  const province = provinces.find((one) => one.id === id)
  if (province === undefined) return 0
  const sphere = sphereOf(province)
  const same = provinces.filter((one) => sphereOf(one) === sphere).length
  return (sphere === 'any' ? 2 : 1 / same) - (province.known ? 0.01 : 0)
}
