import { Dialog } from '@wyrmtable/ui'
import { findCard } from '../../data/library.ts'
import { cardName } from '../../text/names.ts'
import { CardTile } from '../CardTile.tsx'
import { Clauses } from '../card/Clauses.tsx'
import { useWrath } from './context.ts'
import { OnItNow } from './OnItNow.tsx'

/** A card large, with the clauses behind its words and every effect on it now. */
export function Enlarged({
  shown,
  onClose,
}: {
  readonly shown: { readonly id: string; readonly card: string } | undefined
  readonly onClose: () => void
}) {
  const { props } = useWrath()
  const { language, view } = props
  const data = shown === undefined ? undefined : findCard(shown.card)
  const live = view.play.find(({ id }) => id === shown?.id)
  return (
    <Dialog
      title={shown === undefined ? '' : cardName(shown.card, language)}
      isOpen={shown !== undefined}
      onClose={onClose}
      className="wrath-dialog"
    >
      {shown === undefined ? null : (
        <ul className="wrath-tiles is-large">
          <CardTile
            card={shown.card}
            language={language}
            {...(live === undefined ? {} : { power: live, colour: live.colour })}
          />
          <li className="wrath-beside">
            <OnItNow id={shown.id} />
            {data === undefined ? null : <Clauses data={data} />}
          </li>
        </ul>
      )}
    </Dialog>
  )
}
