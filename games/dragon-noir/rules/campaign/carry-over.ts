import { U } from '../fields.ts'
import { type Play, roll } from '../play.ts'
import type { State } from '../state.ts'
import { counter, idOf, slots } from '../topics/counters.ts'
import { isWounded } from '../topics/values.ts'
import type { Campaign } from './campaign.ts'
import { dropHorse, keptAfter, keyOf, withKept } from './kept.ts'

/** DN-19.2: a wounded survivor is whole again on 7 or less. */
const HEALS = 7

type Counts = Record<string, number>
const add = (counts: Counts, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

const characters = (state: State): readonly number[] =>
  slots(state).filter((slot) => counter(state, slot).kind === 'character')

/** DN-19.2: the dead are lost, the wounded heal or not by a die each; spectres and horses are not counted. */
export function afterScenario(play: Play, campaign: Campaign): Partial<Campaign> {
  const { state } = play
  const fallen: Counts = { ...campaign.fallen }
  const wounded: Counts = { ...campaign.wounded }
  for (const slot of characters(state)) {
    const place = state.place(slot)
    if (place === 'dead' || place === 'removed') add(fallen, keyOf(state, slot))
    else if (place !== 'supply' && isWounded(state, slot)) {
      const { total } = roll(play, { why: 'campaignHealing', clause: 'DN-19.2', by: idOf(state, slot) })
      if (total > HEALS) add(wounded, keyOf(state, slot))
    }
  }
  return { fallen, wounded, ...keptAfter(state, campaign) }
}

/**
 * DN-19.2: of a type so many are missing, the last first, and so many of the others begin wounded. Gives what is
 * left of the wounds: those of types that this scenario has no use for wait for their next one.
 */
export function beforeScenario(state: State, campaign: Campaign): Campaign {
  const missing: Counts = { ...campaign.fallen }
  const hurt: Counts = { ...campaign.wounded }
  for (const slot of [...characters(state)].reverse()) {
    const key = keyOf(state, slot)
    if ((missing[key] ?? 0) <= 0) continue
    missing[key] = (missing[key] ?? 0) - 1
    leaveOut(state, slot)
  }
  withKept(state, campaign)
  for (const slot of characters(state)) {
    const key = keyOf(state, slot)
    if (state.place(slot) === 'supply' || (hurt[key] ?? 0) <= 0) continue
    hurt[key] = (hurt[key] ?? 0) - 1
    if (hurt[key] === 0) delete hurt[key]
    state.setCondition(slot, 'wounded')
    // DN-15.3: a wizard who begins wounded begins with half.
    state.set(slot, U.energy, state.of(slot, U.energy) >> 1)
  }
  return { ...campaign, wounded: hurt }
}

/** Played without him, and without his horse. */
function leaveOut(state: State, slot: number): void {
  state.setPlace(slot, 'supply')
  dropHorse(state, slot)
}
