import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { whoIsHere } from './account.ts'
import { Codes } from './Codes.tsx'
import { SignedIn } from './SignedIn.tsx'
import { SignedOut } from './SignedOut.tsx'
import { accountText } from './text/index.ts'
import './account.css'

/** Who is at this browser: a guest who may sign in, or somebody with an account. */
export function AccountPage() {
  const { settings } = useSettings()
  const t = accountText(settings.language)
  const [round, setRound] = useState(0)
  const [codes, showCodes] = useState<readonly string[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(() => whoIsHere(), [round])
  const loaded = useLoaded(load, true)
  const again = () => setRound(round + 1)
  const answer = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const me = answer?.ok ? answer.value : undefined
  const title = me?.name ?? t('account.title')
  usePageTitle(title)
  if (answer === undefined) return <LoadingPage />
  return (
    <div className="lobby">
      <TopBar />
      {me === undefined ? (
        <main id="main" className="page" tabIndex={-1}>
          <Notice isAlert glyph={glyphs.brokenTablet} title={t('account.title')} text={t('account.noServer')}>
            <Button look="primary" onPress={again}>
              {t('account.again')}
            </Button>
          </Notice>
        </main>
      ) : (
        <main id="main" className="account" tabIndex={-1}>
          <h1 className="display">{title}</h1>
          {codes !== undefined ? (
            <Codes
              codes={codes}
              onKept={() => {
                showCodes(undefined)
                again()
              }}
            />
          ) : me.name === null ? (
            <SignedOut seats={me.seats} onCodes={showCodes} onChanged={again} />
          ) : (
            <SignedIn key={me.name} me={me} onCodes={showCodes} onChanged={again} />
          )}
        </main>
      )}
    </div>
  )
}
