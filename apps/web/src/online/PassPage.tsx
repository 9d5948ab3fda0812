import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useEffect } from 'react'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { problemWords } from './problem-words.ts'
import { onlineText } from './text/index.ts'
import { ask } from './wire/ask.ts'
import { newsLine } from './wire/news-line.ts'

/** Passes that were handed in: React may draw a page twice, and a pass is good for once. */
const handedIn = new Map<string, ReturnType<typeof handIn>>()

const handIn = (pass: string) => ask<{ readonly match: string }>('POST', '/api/passes', { pass })

/** The link by which a seat comes to this device: hands it in and leads to the match. */
export function PassPage({ pass }: { readonly pass: string }) {
  const { settings, t: page } = useSettings()
  const t = onlineText(settings.language)
  const load = useCallback(() => {
    const asked = handedIn.get(pass) ?? handIn(pass)
    handedIn.set(pass, asked)
    return asked
  }, [pass])
  const loaded = useLoaded(load)
  const answer = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  useEffect(() => {
    if (!answer?.ok) return
    newsLine().renew()
    goTo({ page: 'online', match: answer.value.match })
  }, [answer])
  if (answer === undefined || answer.ok) return <LoadingPage />
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        <Notice
          isAlert
          glyph={glyphs.brokenTablet}
          title={t('menu.device')}
          text={problemWords(answer.fault, settings.language)}
        >
          <Button look="primary" onPress={() => goTo({ page: 'lobby' })}>
            {page('table.toLobby')}
          </Button>
        </Notice>
      </main>
    </div>
  )
}
