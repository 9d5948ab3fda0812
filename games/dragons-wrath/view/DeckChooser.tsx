import type { JsonObject, Language } from '@wyrmtable/kernel'
import { Button, type SetUpProps } from '@wyrmtable/ui'
import { useId } from 'react'
import { findDeck, starterDecks } from '../data/library.ts'
import { deckToText } from '../rules/decks/write-deck.ts'
import { defaultOptions } from '../rules/options.ts'
import type { DeckLimits } from '../rules/topics/deck-legality.ts'
import { DeckReport } from './DeckReport.tsx'
import { viewText } from './text/index.ts'
import './decks.css'

const OWN = 'own'

/** For each seat a starter, or a deck of its own, judged while it is typed. */
export function DeckChooser({ language, seatNames, scenario, values, onChange }: SetUpProps) {
  const t = viewText(language)
  if ((values.format ?? scenario.format ?? 'decks') !== 'decks') {
    return <p className="muted">{t('deck.limited')}</p>
  }
  const chosen = seatNames.map((_, place) => chosenBy(values, place))
  const choose = (place: number, deck: string) =>
    onChange({ ...values, decks: chosen.map((one, at) => (at === place ? deck : one)) })
  return (
    <fieldset className="wrath-decks">
      <legend>{t('deck.title')}</legend>
      {seatNames.map((seat, place) => (
        <SeatDeck
          key={seat}
          seat={seat}
          deck={chosen[place] ?? ''}
          language={language}
          values={values}
          onChoose={(deck) => choose(place, deck)}
        />
      ))}
    </fieldset>
  )
}

function chosenBy({ decks }: JsonObject, place: number): string {
  const named = Array.isArray(decks) ? decks[place] : undefined
  return typeof named === 'string' ? named : (starterDecks[place % starterDecks.length]?.id ?? '')
}

interface SeatDeckProps {
  readonly seat: string
  /** The id of a starter, or the text of a deck. */
  readonly deck: string
  readonly language: Language
  readonly values: JsonObject
  readonly onChoose: (deck: string) => void
}

function SeatDeck({ seat, deck, language, values, onChoose }: SeatDeckProps) {
  const t = viewText(language)
  const report = useId()
  const starter = findDeck(deck)
  return (
    <div className="wrath-deck">
      <label className="field">
        <span>{t('deck.of', { seat })}</span>
        <select
          value={starter?.id ?? OWN}
          onChange={({ target }) => onChoose(target.value === OWN ? ' ' : target.value)}
        >
          {starterDecks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
          <option value={OWN}>{t('deck.paste')}</option>
        </select>
      </label>
      {starter === undefined ? (
        <>
          <textarea
            aria-label={t('deck.pasteLabel', { seat })}
            aria-describedby={report}
            rows={8}
            spellCheck={false}
            value={deck === ' ' ? '' : deck}
            onChange={({ target }) => onChoose(target.value === '' ? ' ' : target.value)}
          />
          <div id={report} className="wrath-deck-report" role="status">
            <DeckReport text={deck} limits={limitsOf(values)} language={language} />
          </div>
        </>
      ) : (
        <Button onPress={() => onChoose(deckToText(starter, language))}>{t('deck.copy')}</Button>
      )}
    </div>
  )
}

function limitsOf({ maxCopies = defaultOptions.maxCopies, maxAllies }: JsonObject): DeckLimits {
  return {
    maxCopies: typeof maxCopies === 'number' ? maxCopies : null,
    maxAllies: typeof maxAllies === 'number' ? maxAllies : defaultOptions.maxAllies,
  }
}
