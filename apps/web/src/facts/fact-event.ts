import type { Entry, Fact, GameText, Language, Tagged } from '@wyrmtable/kernel'
import { factSentence } from '@wyrmtable/text'

/** A fact about the match, told among the events of its game, which know nothing of it. */
interface FactEvent extends Tagged {
  readonly type: 'matchFact'
  readonly fact: Fact
}

const isFactEvent = (event: Tagged): event is FactEvent => event.type === 'matchFact' && 'fact' in event

/**
 * What an entry told: the fact first, if it is one, and what the game made of it. A game that tells of giving up in
 * words of its own needs none besides, and rules that hold unasked are not spoken of.
 */
export function toldBy({ fact }: Pick<Entry, 'fact'>, events: readonly Tagged[]): readonly Tagged[] {
  if (fact === undefined || isToldByGame(fact, events)) return events
  const event: FactEvent = { type: 'matchFact', fact }
  return [event, ...events]
}

function isToldByGame(fact: Fact, events: readonly Tagged[]): boolean {
  if (fact.type === 'resigned') return events.length > 0
  return fact.type === 'rules' && fact.position === undefined
}

/** What a viewer may learn of an event; facts are for everybody. */
export const redacted = (event: Tagged, redact: (event: Tagged) => Tagged | undefined): readonly Tagged[] =>
  isFactEvent(event) ? [event] : [redact(event) ?? []].flat()

/** The words of a game, and of the facts among its events. */
export const withFacts = (text: GameText, language: Language): GameText => ({
  ...text,
  ...(text.called === undefined
    ? {}
    : {
        called: (match: Parameters<typeof text.called>[0]) =>
          withFacts(text.called?.(match) ?? text, language),
      }),
  event: (event) => (isFactEvent(event) ? factSentence(event.fact, language, text) : text.event(event)),
})
