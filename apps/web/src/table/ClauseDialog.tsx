import type { Manifest } from '@wyrmtable/kernel'
import { Button, Dialog } from '@wyrmtable/ui'
import { useCallback } from 'react'
import { clausesOf } from '../box/open-box.ts'
import { RulebookLink } from '../parts/RulebookLink.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'

/** The text of one clause; open while `clause` is given. */
export function ClauseDialog({
  manifest,
  clause,
  onClose,
}: {
  readonly manifest: Manifest
  readonly clause: string | undefined
  readonly onClose: () => void
}) {
  const { settings, t } = useSettings()
  const load = useCallback(() => clausesOf(manifest, settings.language), [manifest, settings.language])
  const clauses = useLoaded(load)
  const found =
    clauses !== undefined && 'value' in clauses ? clauses.value.find((one) => one.id === clause) : undefined
  return (
    <Dialog
      title={t('table.clause', { clause: clause ?? '' })}
      isOpen={clause !== undefined}
      onClose={onClose}
    >
      <h3>{found?.title[settings.language]}</h3>
      <p lang={found?.textLanguage} className="clause-text">
        {found?.text ?? (clauses === undefined ? t('app.loading') : t('table.noClause'))}
      </p>
      {found === undefined || found.textLanguage === settings.language ? null : (
        <p className="muted">{t('table.ruleInEnglish')}</p>
      )}
      <div className="dialog-row">
        <RulebookLink game={manifest.id} clause={clause} />
        <Button look="primary" onPress={onClose}>
          {t('app.close')}
        </Button>
      </div>
    </Dialog>
  )
}
