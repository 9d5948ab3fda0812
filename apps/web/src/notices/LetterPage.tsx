import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { ask } from '../online/wire/ask.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { noticesText } from './text/index.ts'
import '../account/account.css'

/** What a link in a letter leads to: one press, for whoever reads the letter, signed in or not. */
export function LetterPage({ deed, token }: { readonly deed: 'confirm' | 'stop'; readonly token: string }) {
  const t = noticesText(useSettings().settings.language)
  const [told, tell] = useState<'done' | 'failed'>()
  usePageTitle(t(`notices.${deed}.title`))
  const press = async () => {
    const answer = await ask('POST', `/api/notices/${deed}/${token}`)
    tell(answer.ok ? 'done' : 'failed')
  }
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="account" tabIndex={-1}>
        <h1 className="display">{t(`notices.${deed}.title`)}</h1>
        <section className="account-form panel" aria-label={t(`notices.${deed}.title`)}>
          <p role="status">{t(told === undefined ? `notices.${deed}.text` : `notices.${deed}.${told}`)}</p>
          {told === undefined ? (
            <Button look="primary" onPress={() => void press()}>
              {t(`notices.${deed}.deed`)}
            </Button>
          ) : (
            <a className="button" href="#/notices">
              {t('notices.title')}
            </a>
          )}
        </section>
      </main>
    </div>
  )
}
