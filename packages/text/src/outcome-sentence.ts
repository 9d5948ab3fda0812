import type { GameText, Language, Outcome } from '@wyrmtable/kernel'
import { formatList } from './figures.ts'
import { messages } from './messages.ts'

/** Endings of the match itself, whatever the game; their clause is ''. */
const ours = ['drawAgreed', 'resigned', 'outOfTime'] as const

/** How a match ended: in the game's own sentence, or in that of an ending which no rule of the game speaks of. */
export function outcomeSentence(
  outcome: Outcome,
  language: Language,
  text: Pick<GameText, 'outcome' | 'seat'>,
  seatIds: readonly string[],
): string {
  const own = ours.find((reason) => reason === outcome.reason)
  if (own === undefined || outcome.clause !== '') return text.outcome(outcome)
  const winners = outcome.winners.map((seat) => text.seat(seatIds[seat] ?? `${seat}`))
  return messages(language)(`outcome.${own}`, {
    names: formatList(language, winners),
    count: winners.length,
  })
}
