import { Button, Dialog } from '@wyrmtable/ui'
import { goTo } from '../route.ts'
import type { Conflict } from '../session/import-file.ts'
import { useSettings } from '../settings/SettingsContext.tsx'

/** A file tells another course of a game that is stored here: which one is to be kept? */
export function ConflictQuestion({
  conflict,
  onClose,
}: {
  readonly conflict: Conflict
  readonly onClose: () => void
}) {
  const { t } = useSettings()
  const open = () => goTo({ page: 'table', match: conflict.match })
  return (
    <Dialog title={t('import.conflict')} isOpen onClose={onClose}>
      <p>{t('import.conflictText')}</p>
      <div className="dialog-row">
        <Button onPress={open}>{t('import.stored')}</Button>
        <Button look="primary" onPress={() => void conflict.replace().then(open)}>
          {t('import.replace')}
        </Button>
      </div>
    </Dialog>
  )
}
