import { Dialog } from '@wyrmtable/ui'
import { seatIds } from '../../rules/seats.ts'
import type { PlayerView } from '../../rules/view.ts'
import { CardTile } from '../CardTile.tsx'
import { useWrath } from './context.ts'

/** What lies open in the piles of a player: his discard, newest first, and the rituals that last. */
export function PileDialog({
  player,
  onClose,
}: {
  readonly player: PlayerView | undefined
  readonly onClose: () => void
}) {
  const { props, t } = useWrath()
  const { text, language } = props
  const title = player === undefined ? '' : t('piles.of', { seat: text.seat(seatIds[player.seat] ?? '') })
  return (
    <Dialog title={title} isOpen={player !== undefined} onClose={onClose} className="wrath-dialog">
      <ul className="wrath-tiles">
        {[...(player?.ongoing ?? []), ...(player?.discard.toReversed() ?? [])].map(({ id, card }) => (
          <CardTile key={id} card={card} language={language} />
        ))}
      </ul>
    </Dialog>
  )
}
