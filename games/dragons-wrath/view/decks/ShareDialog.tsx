import type { Language } from '@wyrmtable/kernel'
import { Button, Dialog, type MadeProps, madeFileName, SharedText } from '@wyrmtable/ui'
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
  const file = madeFileName(name, 'deck')
  const text = deckToText(deck, language, kept.notes)
  const json = deckToJson(deck, kept.notes)
  const words = { copy: t('share.copy'), copied: t('share.copied'), failed: t('share.failed') }
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
        <SharedText
          title={t('share.link')}
          text={page.link(linkAddress(link, notes))}
          rows={3}
          page={page}
          words={words}
        >
          <p className="muted">{t(notes === undefined ? 'share.linkNoNotes' : 'share.linkNote')}</p>
        </SharedText>
      )}
      <SharedText title={t('share.text')} text={text} rows={6} page={page} words={words}>
        <Button onPress={() => page.download(`${file}.txt`, text)}>{t('share.save')}</Button>
      </SharedText>
      <SharedText title={t('share.json')} text={json} rows={3} page={page} words={words}>
        <Button onPress={() => page.download(`${file}.json`, json)}>{t('share.save')}</Button>
      </SharedText>
    </Dialog>
  )
}
