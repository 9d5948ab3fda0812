import type { Campaign } from './campaign/campaign.ts'
import type { fireOrders, magicOrders } from './fields.ts'
import type { Ground } from './ground.ts'
import type { Setting } from './setting.ts'
import { copyOfCells, State } from './state.ts'

/** DN-17.2: what answers for a side while it is not asked. */
export interface Orders {
  readonly magic: (typeof magicOrders)[number]
  readonly fire: (typeof fireOrders)[number]
}

/** A side without orders is asked. */
const noOrders: Orders = { magic: 'ask', fire: 'ask' }

/** All of a match: what lies open, and the standing orders that each side keeps to itself (DN-17.5). */
export class MatchState extends State {
  /** By side. Never changed in place. */
  orders: readonly [Orders, Orders]

  constructor(
    setting: Setting,
    cells?: Int16Array,
    ground?: Ground,
    campaign?: Campaign,
    orders: readonly [Orders, Orders] = [noOrders, noOrders],
  ) {
    super(setting, cells, ground, campaign)
    this.orders = orders
  }

  override clone(): MatchState {
    return new MatchState(this.setting, copyOfCells(this.cells), this.ground, this.campaign, this.orders)
  }

  ordersOf(side: number): Orders {
    return this.orders[side === 0 ? 0 : 1]
  }

  setOrders(side: number, orders: Orders): void {
    const [exile, horde] = this.orders
    this.orders = side === 0 ? [orders, horde] : [exile, orders]
  }
}
