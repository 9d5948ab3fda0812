import { KeySheet } from '@wyrmtable/ui'
import type { ViewText } from '../text/index.ts'

/** Every key of the table. */
export function Keys({
  t,
  isOpen,
  onClose,
}: {
  readonly t: ViewText
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  return (
    <KeySheet
      title={t('keys.title')}
      closeLabel={t('keys.close')}
      isOpen={isOpen}
      onClose={onClose}
      keys={[
        { keys: ['←', '↑', '→', '↓'], does: t('keys.arrows') },
        { keys: ['↵'], does: t('keys.enter') },
        { keys: ['␣'], does: t('keys.space') },
        { keys: ['N', '⇧ N'], does: t('keys.next') },
        { keys: ['Q', 'E'], does: t('keys.turn') },
        { keys: ['1 … 9'], does: t('keys.modes') },
        { keys: ['Z', 'Y'], does: t('keys.undo') },
        { keys: ['Ctrl ␣'], does: t('keys.primary') },
        { keys: ['B'], does: t('keys.board') },
        { keys: ['⇧ ← ↑ → ↓'], does: t('keys.pan') },
        { keys: ['+', '−', '0'], does: t('keys.zoom') },
        { keys: ['I'], does: t('keys.details') },
        { keys: ['L'], does: t('keys.chronicle') },
        { keys: ['T'], does: t('keys.threat') },
        { keys: ['M'], does: t('keys.measure') },
        { keys: ['H'], does: t('keys.bare') },
        { keys: ['Esc'], does: t('keys.cancel') },
        { keys: ['?'], does: t('keys.help') },
      ]}
    />
  )
}
