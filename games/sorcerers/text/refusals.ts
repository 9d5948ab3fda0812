import type { Refusal as AnyRefusal } from '@wyrmtable/kernel'
import { type Refusal, type RefusalType, refusalTypes } from '../rules/refusals.ts'
import { phases } from '../rules/state.ts'
import type { Say } from './say.ts'

/** Why not, in one sentence with its millimetres. */
export function refusalSentence(refusal: AnyRefusal, say: Say): string {
  if (!isOurs(refusal)) return say.t('refusal.unknown')
  const { type, figure, other, at, needHundredths, foundHundredths, need, found, what } = refusal
  return say.sentence(
    say.t(`refusal.${type}`, {
      figure: figure === undefined ? '…' : say.figure(figure),
      other: other === undefined ? '…' : say.figure(other),
      at: at === undefined ? '…' : at.join(', '),
      needMm: needHundredths === undefined ? '…' : say.mm(needHundredths),
      foundMm: foundHundredths === undefined ? '…' : say.mm(foundHundredths),
      need: need ?? '…',
      found: found ?? '…',
      what: what === undefined ? '…' : named(what, say),
    }),
  )
}

const known: ReadonlySet<string> = new Set<RefusalType>(refusalTypes)
const isOurs = (refusal: AnyRefusal): refusal is Refusal => known.has(refusal.type)

/** What a refusal names: a step of the game, a race, or an id as it was given. */
function named(what: string, { t, ...say }: Say): string {
  const phase = phases.find((one) => one === what)
  return phase === undefined ? say.race(what) : t(`phase.${phase}`)
}
