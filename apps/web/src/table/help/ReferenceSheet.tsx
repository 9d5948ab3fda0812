import type { Manifest } from '@wyrmtable/kernel'
import { Button, Dialog } from '@wyrmtable/ui'
import { useCallback } from 'react'
import { viewOf } from '../../box/open-box.ts'
import { RulebookLink } from '../../parts/RulebookLink.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { SheetFigures } from '../../rulebook/SheetFigures.tsx'
import { rulebookText } from '../../rulebook/text/index.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { helpText } from './text/index.ts'

/** The tables and values of a game over its table, from the data of its rulebook. */
export function ReferenceSheet({
  manifest,
  onClose,
}: {
  readonly manifest: Manifest
  readonly onClose: () => void
}) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = helpText(language)
  const load = useCallback(
    async () => (await (await viewOf(manifest)).book?.())?.figures.filter(({ isOnSheet }) => isOnSheet) ?? [],
    [manifest],
  )
  const loaded = useLoaded(load)
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  return (
    <Dialog title={t('help.sheet')} isOpen onClose={onClose} className="reference-sheet">
      {loaded === undefined ? (
        <p role="status">{page('app.loading')}</p>
      ) : loaded.value.length === 0 ? (
        <p>{t('help.noSheet')}</p>
      ) : (
        <SheetFigures
          figures={loaded.value}
          game={manifest.id}
          language={language}
          heading="h3"
          t={rulebookText(language)}
        />
      )}
      <div className="dialog-row">
        <RulebookLink game={manifest.id} />
        <Button look="primary" onPress={onClose}>
          {page('app.close')}
        </Button>
      </div>
    </Dialog>
  )
}
