import type { Seat } from '@wyrmtable/kernel'
import type { Cause } from '../../data/words.ts'
import { boardOf } from '../board/board.ts'
import { thingOfCard } from '../board/things.ts'
import { drawPublic, type Play } from '../play.ts'
import { isLiving, type Province, type State } from '../state.ts'
import { happen } from './triggers.ts'
import { named, plain, readyProvince, takeFrom } from './zones.ts'

export interface Loss {
  readonly seat: Seat
  readonly id: string
}

/**
 * DW-5.17, DW-5.22, DW-5.23: the provinces of a batch are discarded together. Collectors get them instead of
 * the discard piles, each by a draw where there are several; the draws go holder by holder in the order in
 * force. The event happens all the same.
 */
export function discardProvinces(
  play: Play,
  losses: readonly Loss[],
  cause: Cause,
  attacker: string | null = null,
): void {
  const { state } = play
  const board = boardOf(state)
  const collectors = state.players.flatMap((player, seat) =>
    player.collector && !player.eliminated ? [seat] : [],
  )
  const byHolder = state.order.flatMap((seat) => losses.filter((loss) => loss.seat === seat))
  const lost = byHolder.flatMap(({ seat, id }) => {
    const province = takeFrom(state.player(seat).provinces, id)
    return province === undefined ? [] : [{ seat, province }]
  })
  for (const { seat, province } of lost) {
    state.lastKnown[province.id] = { ...thingOfCard(province, seat), exhausted: province.exhausted }
    const to = recipientOf(play, collectors)
    const owner = state.player(province.owner)
    // DW-12.3: of an eliminated owner it leaves the game.
    if (to === null) (owner.eliminated ? owner.exile : owner.discard).push(plain(province))
    else state.player(to).provinces.push(readyProvince(province, true))
    play.emit({ type: 'provinceDiscarded', seat, ...named(province), cause, to })
  }
  state.touch()
  for (const { seat, province } of lost) {
    happen(
      play,
      { event: 'provinceDiscarded', card: province.id, other: attacker, player: seat, cause },
      board,
    )
  }
}

/** RND-5 */
function recipientOf(play: Play, collectors: readonly Seat[]): Seat | null {
  if (collectors.length < 2) return collectors[0] ?? null
  return collectors[drawPublic(play, collectors.length, 'collector', 'DW-5.22')] ?? null
}

/** Replaces provinces of the holder by what `change` makes of them. */
export function changeProvinces(
  state: State,
  seat: Seat,
  ids: readonly string[],
  change: (province: Province) => Province,
): Province[] {
  const player = state.player(seat)
  const changed: Province[] = []
  player.provinces = player.provinces.map((province) => {
    if (!ids.includes(province.id)) return province
    const next = change(province)
    changed.push(next)
    return next
  })
  state.touch()
  return changed
}

/** DW-13.5, DW-13.6: faces of a payment are shown and stay known. */
export function showProvinces(play: Play, seat: Seat, ids: readonly string[]): void {
  const shown = changeProvinces(play.state, seat, ids, (one) => ({ ...one, known: true }))
  if (shown.length > 0) play.emit({ type: 'provincesShown', seat, provinces: shown.map(named) })
}

/** DW-5.6, DW-5.12, DW-17.12: they lie face down, their faces known. */
export function exhaustProvinces(play: Play, seat: Seat, ids: readonly string[]): void {
  const done = changeProvinces(play.state, seat, ids, (one) => ({ ...one, exhausted: true, known: true }))
  if (done.length > 0) play.emit({ type: 'provincesExhausted', seat, provinces: done.map(named) })
}

export function readyProvinces(play: Play, seat: Seat, ids: readonly string[]): void {
  const done = changeProvinces(play.state, seat, ids, (one) => ({ ...one, exhausted: false }))
  if (done.length > 0) play.emit({ type: 'provincesReadied', seat, n: done.length })
}

/** DW-5.15, DW-5.24, DW-17.15: a new holder gets them ready and in public; nothing is discarded. */
export function stealProvinces(play: Play, from: Seat, to: Seat, ids: readonly string[]): void {
  const { state } = play
  if (!isLiving(state, to)) return
  for (const id of ids) {
    const province = takeFrom(state.player(from).provinces, id)
    if (province === undefined) continue
    state.player(to).provinces.push(readyProvince(province, true))
    play.emit({ type: 'provinceStolen', from, to, ...named(province) })
  }
  state.touch()
}

/** DW-17.14 */
export function recoverProvinces(play: Play, seat: Seat, ids: readonly string[]): void {
  const { state } = play
  for (const id of ids) {
    const card = takeFrom(state.player(seat).discard, id)
    if (card === undefined) continue
    state.player(seat).provinces.push(readyProvince(card, true))
    play.emit({ type: 'provinceRecovered', seat, ...named(card) })
  }
  state.touch()
}
