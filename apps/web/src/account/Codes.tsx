import { Button, SharedText } from '@wyrmtable/ui'
import { copyText } from '../parts/copy-text.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { accountText } from './text/index.ts'

/** Codes that are shown this once, until somebody says that they are kept. */
export function Codes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = accountText(useSettings().settings.language)
  return (
    <section className="account-codes panel">
      <h2 className="section-title">{t('account.codes')}</h2>
      <p>{t('account.codesText')}</p>
      <SharedText
        title={t('account.recovery')}
        text={codes.join('\n')}
        rows={codes.length}
        page={{ copy: copyText }}
        words={{ copy: t('account.copy'), copied: t('account.copied'), failed: t('account.notCopied') }}
      >
        <Button look="primary" onPress={onKept}>
          {t('account.codesKept')}
        </Button>
      </SharedText>
    </section>
  )
}
