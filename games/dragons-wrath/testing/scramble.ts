import type { Viewer } from '@wyrmtable/kernel'
import { poolCards, starterDecks } from '../data/library.ts'
import { newId } from '../rules/ids.ts'
import type { Card, Limited, Province, State } from '../rules/state.ts'

const provinceCards = ['DWS-001', 'DWS-002', 'DWS-003', 'DWS-004', 'DWS-005']

type Random = (n: number) => number

/**
 * The state with everything changed that the viewer cannot know: hands and piles of others dealt anew, the
 * own pile in another order, unknown provinces of others of other spheres, other secret commits and seeds, other
 * deck lists and answers of others.
 */
export function scramble(state: State, viewer: Viewer, random: Random): State {
  state.idSeed = state.idSeed.map(() => random(1_000_000))
  Object.assign(state, { options: otherDecks(state, viewer, random) })
  const { question } = state
  const asks = question?.kind === 'choices' ? question.asks : []
  // What the viewer is shown to choose among stays where it is.
  const shown = new Set(asks.filter(({ seat }) => seat === viewer).flatMap(({ offered }) => offered))
  for (const [seat, player] of state.players.entries()) {
    if (seat === viewer) {
      player.pile = redealt(state, player.pile, shown, random)
      continue
    }
    const hidden = [...player.hand, ...player.pile]
    const dealt = redealt(state, hidden, shown, random)
    player.hand = dealt.slice(0, player.hand.length)
    player.pile = dealt.slice(player.hand.length)
    player.provinces = player.provinces.map((one) => otherFace(state, one, viewer, random))
    if (player.commit !== null) player.commit = {}
  }
  if (state.limited !== null) otherBoosters(state.limited, viewer, random)
  otherAnswers(state, viewer, random)
  state.touch()
  return state
}

/** Any starter may be what another plays. */
function otherDecks({ options, players }: State, viewer: Viewer, random: Random): State['options'] {
  if (options.format !== 'decks') return options
  const decks = players.map((_, seat) => {
    const own = options.decks[seat % options.decks.length]
    return seat === viewer && own !== undefined ? own : (starterDecks[random(starterDecks.length)]?.id ?? '')
  })
  return { ...options, decks }
}

/** What others answered to what was asked of several, or will be asked to choose among. */
function otherAnswers({ question, players }: State, viewer: Viewer, random: Random): void {
  if (question?.kind === 'mulligan') {
    const answered = players.flatMap((_, seat) => (question.seats.includes(seat) ? [] : [seat]))
    question.again = answered.filter((seat) =>
      seat === viewer ? question.again.includes(seat) : random(2) === 0,
    )
  }
  if (question?.kind !== 'choices') return
  for (const ask of question.asks) {
    if (ask.seat === viewer || ask.picked === null) continue
    ask.picked = shuffled(ask.meant, random).slice(0, ask.picked.length)
  }
}

/** What others hold of boosters, and have picked or built in secret. */
function otherBoosters(limited: Limited, viewer: Viewer, random: Random): void {
  const other = (cards: readonly string[]): string[] =>
    cards.map(() => poolCards[random(poolCards.length)]?.id ?? '')
  for (const seat of limited.packs.keys()) {
    if (seat === viewer) continue
    const pack = other(limited.packs[seat] ?? [])
    limited.packs[seat] = pack
    limited.pools[seat] = other(limited.pools[seat] ?? [])
    if (limited.picked[seat] !== null) limited.picked[seat] = pack[random(pack.length)] ?? null
  }
}

/** Faces dealt anew over the same places, under new ids. */
function redealt(state: State, places: readonly Card[], shown: ReadonlySet<string>, random: Random): Card[] {
  const mixed = shuffled(
    places.filter(({ id }) => !shown.has(id)),
    random,
  )
  // A question names cards by their ids.
  const keeps = state.question?.kind === 'choices'
  return places.map((one) => {
    const face = shown.has(one.id) ? one : (mixed.pop() ?? one)
    return { card: face.card, owner: face.owner, id: keeps ? one.id : newId(state) }
  })
}

function otherFace(state: State, province: Province, viewer: Viewer, random: Random): Province {
  const seen = province.known || (viewer !== 'spectator' && province.seenBy.includes(viewer))
  if (seen) return province
  const card = provinceCards[random(provinceCards.length)] ?? province.card
  return { ...province, card, id: state.question?.kind === 'choices' ? province.id : newId(state) }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  const mixed: T[] = []
  while (left.length > 0) mixed.push(...left.splice(random(left.length), 1))
  return mixed
}
