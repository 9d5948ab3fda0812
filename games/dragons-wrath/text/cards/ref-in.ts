import { type CardRef, cardRefs } from '../../data/words.ts'

/** The card that `controllerOf:t0` speaks of. */
export function refIn(ref: `controllerOf:${string}` | `ownerOf:${string}`): CardRef {
  const name = ref.slice(ref.indexOf(':') + 1)
  return cardRefs.find((one) => one === name) ?? 'self'
}
