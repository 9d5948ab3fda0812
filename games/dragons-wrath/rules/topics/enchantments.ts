import type { Play } from '../play.ts'
import type { Enchantment, State } from '../state.ts'
import { takeFrom } from './zones.ts'

const cardIdOf = ({ face }: Enchantment): string => (typeof face === 'string' ? face : face.tokenId)

/** DW-14.5, DW-17.16: they end at once; a card kept as a reminder of them goes to the discard (DW-14.6). */
export function endEnchantments(play: Play, ending: (one: Enchantment) => boolean): void {
  const { state } = play
  const ended = state.enchantments.filter(ending)
  if (ended.length === 0) return
  state.enchantments = state.enchantments.filter((one) => !ended.includes(one))
  state.touch()
  for (const one of ended) play.emit({ type: 'enchantmentEnded', id: one.id, card: cardIdOf(one) })
  for (const { source } of ended) releaseReminder(play, source)
}

/** DW-14.6 */
function releaseReminder(play: Play, source: string): void {
  const { state } = play
  if (isRemembered(state, source)) return
  for (const player of state.players) {
    const card = takeFrom(player.ongoing, source)
    if (card === undefined) continue
    state.player(card.owner).discard.push(card)
    state.touch()
    play.emit({
      type: 'cardMoved',
      owner: card.owner,
      from: 'ongoing',
      to: 'discard',
      id: card.id,
      card: card.card,
    })
  }
}

/** Whether an enchantment without end that the card made still works. */
export const isRemembered = (state: State, source: string): boolean =>
  state.enchantments.some(
    (one) => one.source === source && one.duration === 'permanent' && one.from !== 'ability',
  )

/** DW-14.5: when all cards of a locked list have left play. */
export function endEmptyEnchantments(play: Play): void {
  const { state } = play
  const inPlay = new Set(
    state.creatures.flatMap((creature) => [creature.id, ...creature.objects.map(({ id }) => id)]),
  )
  endEnchantments(
    play,
    ({ affected }) =>
      affected !== null && affected.players.length === 0 && !affected.cards.some((id) => inPlay.has(id)),
  )
}
