import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { AddChannels } from './AddChannels.tsx'
import { Channels } from './Channels.tsx'
import { noticesOfMine } from './notices.ts'
import { pushTarget } from './push-here.ts'
import { RulesForm } from './RulesForm.tsx'
import { noticesText } from './text/index.ts'
import '../account/account.css'
import './notices.css'

/** How somebody with an account is told what happens while they are not looking. */
export function NoticesPage() {
  const t = noticesText(useSettings().settings.language)
  const [round, setRound] = useState(0)
  const again = () => setRound((one) => one + 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(async () => ({ mine: await noticesOfMine(), here: await pushTarget() }), [round])
  const loaded = useLoaded(load, true)
  usePageTitle(t('notices.title'))
  if (loaded === undefined || 'error' in loaded) return <LoadingPage />
  const { mine, here } = loaded.value
  if (!mine.ok) {
    const isOut = mine.fault.code === 'signedOut'
    return (
      <div className="lobby">
        <TopBar />
        <main id="main" className="page" tabIndex={-1}>
          <Notice
            isAlert
            glyph={glyphs.brokenTablet}
            title={t('notices.title')}
            text={t(isOut ? 'notices.signedOut' : 'notices.noServer')}
          >
            <Button look="primary" onPress={() => (isOut ? goTo({ page: 'account' }) : again())}>
              {t(isOut ? 'notices.toAccount' : 'notices.again')}
            </Button>
          </Notice>
        </main>
      </div>
    )
  }
  const { channels, rules, tries, offers } = mine.value
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="account notices" tabIndex={-1}>
        <h1 className="display">{t('notices.title')}</h1>
        <p className="account-lead">{t('notices.lead')}</p>
        <p className="account-ways">
          <a className="button" href="#/account">
            {t('notices.toAccount')}
          </a>
        </p>
        <Channels channels={channels} tries={tries} here={here} onChanged={again} />
        <AddChannels channels={channels} rules={rules} offers={offers} here={here} onChanged={again} />
        <RulesForm rules={rules} />
      </main>
    </div>
  )
}
