import type { Language } from '@wyrmtable/kernel'
import { Button, Dialog, type MadeProps } from '@wyrmtable/ui'
import { type ReactNode, useState } from 'react'
import { deckToLink } from '../../rules/decks/deck-link.ts'
import { notesToLetters } from '../../rules/decks/notes-link.ts'
import { deckToJson, deckToText } from '../../rules/decks/write-deck.ts'
import { linkAddress } from './address.ts'
import { type KeptDeck, playable } from './kept-deck.ts'
import { deckText } from './text/index.ts'

/** A deck to be given away: as a link that holds it, as text with its notes, as JSON. */
export function ShareDialog({
  kept,
  language,
  page,
  isOpen,
  onClose,
}: {
  readonly kept: KeptDeck
  readonly language: Language
  readonly page: Pick<MadeProps, 'link' | 'copy' | 'download'>
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = deckText(language)
  const deck = playable('shared-deck', kept, t('deck.unnamed'))
  const name = deck.name[language]
  const link = deckToLink({ ...kept, name })
  const notes = kept.notes.trim() === '' ? '' : notesToLetters(kept.notes.trim())
  const file =
    name
      .normalize('NFD')
      .replaceAll(/[^\w]+/g, '-')
      .toLowerCase() || 'deck'
  const text = deckToText(deck, language, kept.notes)
  const json = deckToJson(deck, kept.notes)
  return (
    <Dialog
      title={t('share.title', { name })}
      isOpen={isOpen}
      onClose={onClose}
      className="wrath-dialog wrath-share"
    >
      {link === undefined ? (
        <p>{t('share.tooLarge')}</p>
      ) : (
        <Shared
          title={t('share.link')}
          text={page.link(linkAddress(link, notes))}
          rows={3}
          page={page}
          language={language}
        >
          <p className="muted">{t(notes === undefined ? 'share.linkNoNotes' : 'share.linkNote')}</p>
        </Shared>
      )}
      <Shared title={t('share.text')} text={text} rows={6} page={page} language={language}>
        <Button onPress={() => page.download(`${file}.txt`, text)}>{t('share.save')}</Button>
      </Shared>
      <Shared title={t('share.json')} text={json} rows={3} page={page} language={language}>
        <Button onPress={() => page.download(`${file}.json`, json)}>{t('share.save')}</Button>
      </Shared>
    </Dialog>
  )
}

function Shared({
  title,
  text,
  rows,
  page,
  language,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly rows: number
  readonly page: Pick<MadeProps, 'copy'>
  readonly language: Language
  readonly children: ReactNode
}) {
  const t = deckText(language)
  const [said, say] = useState('')
  return (
    <section className="wrath-shared">
      <h3>{title}</h3>
      <textarea
        aria-label={title}
        readOnly
        rows={rows}
        value={text}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className="dialog-row">
        <Button
          onPress={() => {
            page.copy(text).then(
              () => say(t('share.copied')),
              () => say(t('share.failed')),
            )
          }}
        >
          {t('share.copy')}
        </Button>
        {children}
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
