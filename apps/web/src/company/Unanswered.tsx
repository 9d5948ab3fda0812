import { Button, glyphs } from '@wyrmtable/ui'
import type { Problem } from '../online/wire/answers.ts'
import { Notice } from '../parts/Notice.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { companyText } from './text/index.ts'

/** In place of a page that the server did not give: whoever is signed out may sign in, everybody may try again. */
export function Unanswered({ fault, onAgain }: { readonly fault: Problem; readonly onAgain: () => void }) {
  const t = companyText(useSettings().settings.language)
  const isGuest = fault.code === 'signedOut'
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Notice
        isAlert={!isGuest}
        glyph={isGuest ? glyphs.owl : glyphs.brokenTablet}
        title={t(isGuest ? 'company.needsAccount' : 'company.noServer')}
        text={t(isGuest ? 'company.needsAccountText' : 'company.noServerText')}
      >
        {isGuest ? (
          <a className="button button-primary" href="#/account">
            {t('company.account')}
          </a>
        ) : (
          <Button look="primary" onPress={onAgain}>
            {t('company.again')}
          </Button>
        )}
      </Notice>
    </main>
  )
}
