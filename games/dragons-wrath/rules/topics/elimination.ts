import type { Seat } from '@wyrmtable/kernel'
import type { Question } from '../frames.ts'
import type { Play } from '../play.ts'
import { type Card, isLiving, type State } from '../state.ts'
import { endEmptyEnchantments, endEnchantments } from './enchantments.ts'
import { cardBehind } from './leaving.ts'
import { plain } from './zones.ts'

/**
 * DW-12.1 (SC1), DW-12.3: all of a check together. What they own leaves the game wherever it is but in
 * exile and in the hands of others; what they only controlled goes home. Nothing of this is an event that
 * abilities wait for.
 */
export function eliminate(play: Play, seats: readonly Seat[]): void {
  const { state } = play
  const rank = state.players.filter((player) => !player.eliminated).length - seats.length + 1
  for (const seat of seats) {
    const player = state.player(seat)
    player.eliminated = true
    player.rank = rank
    player.collector = false
    play.emit({ type: 'playerEliminated', seat, rank })
  }
  const isGone = (seat: Seat): boolean => seats.includes(seat)
  endEnchantments(play, ({ controller, mods, from }) => {
    if (!isGone(controller)) return false
    const controls = mods.some(({ op }) => op === 'gainControl')
    return controls || !(state.options.ritualsSurviveElimination && from === 'ritual')
  })
  removeFromPlay(state, isGone)
  endEmptyEnchantments(play)
  for (const seat of seats) leaveGame(play, seat)
  state.order = state.order.filter((seat) => !isGone(seat))
  state.queue = state.queue.filter(({ context }) => !isGone(context.you))
  state.fresh = state.fresh.filter(({ context }) => !isGone(context.you))
  state.delayed = state.delayed.filter(({ context }) => !isGone(context.you))
  state.question = questionWithout(state.question, isGone)
  state.touch()
}

function removeFromPlay(state: State, isGone: (seat: Seat) => boolean): void {
  for (const creature of [...state.creatures]) {
    const control = state.enchantments.findLast(
      ({ affected, mods }) =>
        affected?.cards.includes(creature.id) === true && mods.some(({ op }) => op === 'gainControl'),
    )
    if (!isGone(creature.owner) && !isGone(control?.controller ?? creature.by)) {
      for (const one of creature.objects) if (isGone(one.owner)) goHome(state, one)
      creature.objects = creature.objects.filter(({ owner }) => !isGone(owner))
      continue
    }
    const card = cardBehind(creature)
    for (const one of card === undefined ? creature.objects : [card, ...creature.objects]) goHome(state, one)
    state.creatures = state.creatures.filter((one) => one !== creature)
  }
  for (const cast of state.resolving) if (isGone(cast.by)) goHome(state, cast)
  state.resolving = state.resolving.filter(({ by }) => !isGone(by))
  state.touch()
}

/** To the owner's discard; out of the game where the owner is eliminated, which his exile stands for. */
function goHome(state: State, card: Card): void {
  const owner = state.player(card.owner)
  const zone = owner.eliminated ? owner.exile : owner.discard
  zone.push(plain(card))
}

/** What he owns leaves the game; provinces of others that he held are exiled by their owners. */
function leaveGame(play: Play, seat: Seat): void {
  const { state } = play
  const player = state.player(seat)
  for (const province of player.provinces) {
    if (province.owner !== seat && isLiving(state, province.owner)) {
      state.player(province.owner).exile.push(plain(province))
    } else player.exile.push(plain(province))
  }
  for (const card of [...player.hand, ...player.pile, ...player.discard, ...player.ongoing]) {
    const home = card.owner === seat || !isLiving(state, card.owner) ? seat : card.owner
    if (home === seat) player.exile.push(plain(card))
    else state.player(home).discard.push(plain(card))
  }
  player.provinces = []
  player.hand = []
  player.pile = []
  player.discard = []
  player.ongoing = []
  player.commit = null
}

/** DW-12.4: questions to him are dropped; of several asked at once the others still answer. */
function questionWithout(question: Question | null, isGone: (seat: Seat) => boolean): Question | null {
  if (question === null) return null
  switch (question.kind) {
    case 'draftPick':
      return { ...question, seats: question.seats.filter((seat) => !isGone(seat)) }
    case 'buildDeck':
      return { ...question, seats: question.seats.filter((seat) => !isGone(seat)) }
    case 'mulligan':
      return { ...question, seats: question.seats.filter((seat) => !isGone(seat)) }
    case 'commitMagic':
    case 'commitPurchase':
      return { ...question, seats: question.seats.filter((seat) => !isGone(seat)) }
    case 'choices':
      return question
    default:
      return isGone(question.seat) ? null : question
  }
}
