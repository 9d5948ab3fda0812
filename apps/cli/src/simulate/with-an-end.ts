import { type Json, unattendedOptions } from '@wyrmtable/kernel'
import { faultSentence, refusalSentence } from '@wyrmtable/text'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import type { OpenGame } from '../games.ts'

/**
 * The options of matches in which no person sits: with the end that the game says these need, which is remarked with
 * its clause. A failure where computers cannot play by them at all.
 */
export function withAnEnd(
  context: Context,
  { game, text }: Pick<OpenGame, 'game' | 'text'>,
  options: Json,
  seats: number,
): Json {
  const { t, language, remark } = context
  const unattended = unattendedOptions(game, options, seats)
  if (!unattended.ok) {
    const { fault } = unattended
    throw new Failure(
      faultSentence(fault, language, (refusal) => refusalSentence(refusal, language, text)),
      { fault },
    )
  }
  const { remedied } = unattended.value
  if (remedied !== undefined) {
    const set = Object.entries(remedied.set).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    const reason = refusalSentence(remedied.refusal, language, text)
    remark(t('simulate.withAnEnd', { reason, set: set.join(', ') }))
  }
  return unattended.value.options
}
