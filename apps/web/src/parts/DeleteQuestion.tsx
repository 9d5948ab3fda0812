import { Button, Dialog } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import { deleteGame } from '../store/saved-games.ts'

/** Asks before a stored game is deleted; open while `match` is given. */
export function DeleteQuestion({
  match,
  onClose,
}: {
  readonly match: string | undefined
  readonly onClose: (isDeleted: boolean) => void
}) {
  const { t } = useSettings()
  return (
    <Dialog title={t('lobby.deleteTitle')} isOpen={match !== undefined} onClose={() => onClose(false)}>
      <p>{t('lobby.deleteText')}</p>
      <div className="dialog-row">
        <Button onPress={() => onClose(false)}>{t('lobby.keep')}</Button>
        <Button
          look="primary"
          onPress={() => {
            if (match === undefined) return
            deleteGame(match).then(
              () => onClose(true),
              () => onClose(false),
            )
          }}
        >
          {t('lobby.delete')}
        </Button>
      </div>
    </Dialog>
  )
}
