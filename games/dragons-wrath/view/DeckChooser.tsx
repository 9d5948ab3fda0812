import { type Json, type JsonObject, jsonOf, type Language } from '@wyrmtable/kernel'
import { Button, type KeptMade, type SetUpProps, useMade } from '@wyrmtable/ui'
import { useId } from 'react'
import type { Deck } from '../data/card.ts'
import { findDeck, starterDecks } from '../data/library.ts'
import { deckSchema } from '../data/schema.ts'
import { deckToJson, deckToText } from '../rules/decks/write-deck.ts'
import { defaultOptions } from '../rules/options.ts'
import { type DeckLimits, deckFaults } from '../rules/topics/deck-legality.ts'
import { DeckReport } from './DeckReport.tsx'
import { type KeptDeck, playable, readKeptDeck } from './decks/kept-deck.ts'
import { deckText } from './decks/text/index.ts'
import { viewText } from './text/index.ts'
import './decks.css'

const OWN = 'own'

/** For each seat a starter, a deck that is kept in this browser, or one in text that is judged while it is typed. */
export function DeckChooser({ language, seatNames, scenario, values, onChange, shelf }: SetUpProps) {
  const t = viewText(language)
  const { kept = [] } = useMade(shelf, readKeptDeck)
  if ((values.format ?? scenario.format ?? 'decks') !== 'decks') {
    return <p className="muted">{t('deck.limited')}</p>
  }
  const chosen = seatNames.map((_, place) => chosenBy(values, place))
  const choose = (place: number, deck: Json) =>
    onChange({ ...values, decks: chosen.map((one, at) => (at === place ? deck : one)) })
  return (
    <fieldset className="wrath-decks">
      <legend>{t('deck.title')}</legend>
      {seatNames.map((seat, place) => (
        <SeatDeck
          key={seat}
          label={t('deck.of', { seat })}
          seat={seat}
          deck={chosen[place] ?? ''}
          own={kept}
          language={language}
          values={values}
          onChoose={(deck) => choose(place, deck)}
        />
      ))}
    </fieldset>
  )
}

function chosenBy({ decks }: JsonObject, place: number): Json {
  const named = Array.isArray(decks) ? decks[place] : undefined
  return named ?? starterDecks[place % starterDecks.length]?.id ?? ''
}

interface SeatDeckProps {
  readonly label: string
  /** Whose it is, for who cannot see the label. */
  readonly seat: string
  /** The id of a starter, the text of a deck, or a deck. */
  readonly deck: Json
  /** The decks of one’s own. */
  readonly own: readonly KeptMade<KeptDeck>[]
  readonly language: Language
  readonly values: JsonObject
  readonly onChoose: (deck: Json) => void
}

/** A starter, a deck of one’s own, or one in text that is judged while it is typed. */
export function SeatDeck({ label, seat, deck, own, language, values, onChoose }: SeatDeckProps) {
  const t = viewText(language)
  const limits = limitsOf(values)
  const kept = own.flatMap(({ id, value: one }) =>
    one === undefined ? [] : [playable(id, one, deckText(language)('deck.unnamed'))],
  )
  const whole = typeof deck === 'string' ? undefined : deckSchema.safeParse(deck).data
  const starter = typeof deck === 'string' ? findDeck(deck) : undefined
  // One that came from elsewhere, such as out of a link, is offered as long as it is chosen.
  const others = whole === undefined || kept.some(({ id }) => id === whole.id) ? kept : [whole, ...kept]
  const choose = (id: string) => {
    const chosen = others.find((one) => one.id === id)
    if (chosen !== undefined) onChoose(jsonOf(chosen))
    else onChoose(id === OWN ? ' ' : id)
  }
  return (
    <div className="wrath-deck">
      <label className="field">
        <span>{label}</span>
        <select value={whole?.id ?? starter?.id ?? OWN} onChange={({ target }) => choose(target.value)}>
          {others.length === 0 ? null : (
            <optgroup label={deckText(language)('mine.title')}>
              {others.map((one) => (
                <option key={one.id} value={one.id} disabled={deckFaults(one, limits).length > 0}>
                  {one.name[language]}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={deckText(language)('starters.title')}>
            {starterDecks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </optgroup>
          <option value={OWN}>{t('deck.paste')}</option>
        </select>
      </label>
      {whole !== undefined ? (
        <Standing deck={whole} limits={limits} language={language} />
      ) : starter === undefined ? (
        <InText
          seat={seat}
          text={typeof deck === 'string' ? deck : ' '}
          {...{ limits, language, onChoose }}
        />
      ) : (
        <Button onPress={() => onChoose(deckToText(starter, language))}>{t('deck.copy')}</Button>
      )}
    </div>
  )
}

/** How a whole deck stands by the options of the table, which may be others than those it was built under. */
function Standing({
  deck,
  limits,
  language,
}: {
  readonly deck: Deck
  readonly limits: DeckLimits
  readonly language: Language
}) {
  return (
    <div className="wrath-deck-report" role="status">
      <DeckReport text={deckToJson(deck)} limits={limits} language={language} />
    </div>
  )
}

function InText({
  seat,
  text,
  limits,
  language,
  onChoose,
}: {
  readonly seat: string
  readonly text: string
  readonly limits: DeckLimits
  readonly language: Language
  readonly onChoose: (deck: Json) => void
}) {
  const t = viewText(language)
  const report = useId()
  return (
    <>
      <textarea
        aria-label={t('deck.pasteLabel', { seat })}
        aria-describedby={report}
        rows={8}
        spellCheck={false}
        value={text === ' ' ? '' : text}
        onChange={({ target }) => onChoose(target.value === '' ? ' ' : target.value)}
      />
      <div id={report} className="wrath-deck-report" role="status">
        <DeckReport text={text} limits={limits} language={language} />
      </div>
    </>
  )
}

function limitsOf({ maxCopies = defaultOptions.maxCopies, maxAllies }: JsonObject): DeckLimits {
  return {
    maxCopies: typeof maxCopies === 'number' ? maxCopies : null,
    maxAllies: typeof maxAllies === 'number' ? maxAllies : defaultOptions.maxAllies,
  }
}
