import type { Language } from '@wyrmtable/kernel'
import { Button, Dialog, Glyph, glyphs } from '@wyrmtable/ui'
import { useId, useMemo, useState } from 'react'
import { starterDecks } from '../../data/library.ts'
import { LONGEST_NOTES } from '../../data/schema.ts'
import { type ReportedLine, reportDeck } from '../../rules/decks/deck-report.ts'
import { cardName } from '../../text/names.ts'
import { viewText } from '../text/index.ts'
import { type KeptDeck, newDeck } from './kept-deck.ts'
import { deckText } from './text/index.ts'

/** A deck out of text or JSON, with a report of every line. Nothing is left out unless one says so. */
export function ImportDialog({
  language,
  isOpen,
  onImport,
  onClose,
}: {
  readonly language: Language
  readonly isOpen: boolean
  readonly onImport: (deck: KeptDeck) => void
  readonly onClose: () => void
}) {
  const t = deckText(language)
  const [text, setText] = useState('')
  const report = useMemo(() => reportDeck(text), [text])
  const hint = useId()
  const isEmpty = text.trim() === ''
  const { name, notes, provinces, allies, bad, lines } = report
  const good = lines.filter(({ card }) => card !== undefined).length
  const bring = () => {
    onImport(newDeck({ name, notes: notes.slice(0, LONGEST_NOTES), provinces, allies }))
    setText('')
  }
  const example = cardName(starterDecks[0]?.allies[0]?.card ?? '', language)
  return (
    <Dialog title={t('import.title')} isOpen={isOpen} onClose={onClose} className="wrath-dialog wrath-import">
      <p id={hint} className="muted">
        {t('import.hint', { card: example })}
      </p>
      <textarea
        aria-label={t('import.label')}
        aria-describedby={hint}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <label className="wrath-file button">
        <span>{t('import.file')}</span>
        <input
          type="file"
          className="hidden"
          accept=".txt,.json,text/plain,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            file?.text().then(setText, () => undefined)
          }}
        />
      </label>
      {isEmpty ? null : (
        <>
          <p role="status" className={bad === 0 ? 'good' : 'bad'}>
            <Glyph shape={bad === 0 ? glyphs.checkMark : glyphs.crossMark} /> {t('import.sum', { good, bad })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached */}
          <ol className="wrath-report" aria-label={t('import.report')} tabIndex={0}>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
              <Line key={place} line={line} language={language} />
            ))}
          </ol>
        </>
      )}
      <div className="dialog-row">
        {bad > 0 && good > 0 ? <Button onPress={bring}>{t('import.without', { bad })}</Button> : null}
        <Button look="primary" isDisabled={bad > 0 || good === 0} onPress={bring}>
          {t('import.go')}
        </Button>
      </div>
    </Dialog>
  )
}

function Line({ line, language }: { readonly line: ReportedLine; readonly language: Language }) {
  const t = deckText(language)
  const { card, n = 0, fault, text } = line
  if (fault !== undefined) {
    const { type, card: named, found = 0, limit = 0, clause } = fault
    const values = { card: named === undefined ? '' : cardName(named, language), found, limit }
    const what = `${viewText(language)(`deck.fault.${type}`, values)} (${clause})`
    return (
      <li className="bad">
        <Glyph shape={glyphs.crossMark} />
        <span>
          {line.line === 0 ? what : t('import.bad', { line: line.line, what })}
          {text === '' ? null : <code>{text}</code>}
        </span>
      </li>
    )
  }
  if (card === undefined) return null
  return (
    <li className="good">
      <Glyph shape={glyphs.checkMark} />
      <span>{t('import.good', { line: line.line, n, card: cardName(card, language) })}</span>
    </li>
  )
}
