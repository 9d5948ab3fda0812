import { Button, Dialog } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import type { Named } from '../../rules/events.ts'
import { CardTile } from '../CardTile.tsx'
import { useWrath } from './context.ts'

/** Some cards in a row, large enough to be read, with what they are and whose. */
export function CardsDialog({
  title,
  note,
  cards,
  isOpen,
  onClose,
}: {
  readonly title: string
  readonly note?: ReactNode
  readonly cards: readonly Named[]
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const { props, t } = useWrath()
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} className="wrath-dialog wrath-cards">
      {note === undefined ? null : <p className="muted">{note}</p>}
      {cards.length === 0 ? <p>{t('cards.none')}</p> : null}
      <ul className="wrath-tiles">
        {cards.map(({ id, card }) => (
          <CardTile key={id} card={card} language={props.language} />
        ))}
      </ul>
      <div className="dialog-row">
        <Button look="primary" onPress={onClose} shortcut="Esc">
          {t('cards.close')}
        </Button>
      </div>
    </Dialog>
  )
}
