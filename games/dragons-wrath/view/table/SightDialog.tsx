import { ClauseLink } from '@wyrmtable/ui'
import { cardName } from '../../text/names.ts'
import { CardsDialog } from './CardsDialog.tsx'
import { useWrath } from './context.ts'
import { nameOf } from './name-of.ts'
import type { Sight } from './sight.ts'

/** Cards that an effect shows, for as long as somebody looks at them. */
export function SightDialog({
  sight,
  onClose,
}: {
  readonly sight: Sight | undefined
  readonly onClose: () => void
}) {
  const { props, t } = useWrath()
  if (sight === undefined) return <CardsDialog title="" cards={[]} isOpen={false} onClose={onClose} />
  const { seat, of, zone, by, isPublic, cards } = sight
  const title = t(`sight.${zone}`, {
    source: by === undefined ? '' : cardName(by, props.language),
    by: nameOf(seat, props),
    whose: of === props.viewer ? 'own' : 'other',
    seat: nameOf(of, props),
    count: cards.length,
  })
  return (
    <CardsDialog
      title={title}
      note={
        <>
          {t(isPublic ? 'sight.all' : 'sight.alone')}{' '}
          <ClauseLink clause={zone === 'found' ? 'DW-17.5' : 'DW-17.6'} />
        </>
      }
      cards={cards}
      isOpen
      onClose={onClose}
    />
  )
}
