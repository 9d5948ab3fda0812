import { seatIds } from '../../rules/seats.ts'
import type { PlayerView } from '../../rules/view.ts'
import { CardsDialog } from './CardsDialog.tsx'
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
  const title =
    player === undefined ? '' : t('piles.of', { seat: props.text.seat(seatIds[player.seat] ?? '') })
  return (
    <CardsDialog
      title={title}
      cards={[...(player?.ongoing ?? []), ...(player?.discard.toReversed() ?? [])]}
      isOpen={player !== undefined}
      onClose={onClose}
    />
  )
}
