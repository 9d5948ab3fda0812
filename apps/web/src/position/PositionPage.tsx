import { isJsonObject, readJson } from '@wyrmtable/kernel'
import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback } from 'react'
import { boxOf } from '../box/open-box.ts'
import { useImport } from '../lobby/use-import.ts'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { unpackPosition } from './position-link.ts'
import { positionText } from './text/index.ts'

/** A position that somebody sent the address of: it is set up when that is asked for, as a game at this screen. */
export function PositionPage({ packed }: { readonly packed: string }) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = positionText(language)
  const load = useCallback(() => unpackPosition(packed), [packed])
  const loaded = useLoaded(load)
  const { problem, take } = useImport()
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  const text = loaded.value
  const title = text === undefined ? undefined : boxOf(gameIn(text))?.title[language]
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        {text === undefined || title === undefined ? (
          <Notice glyph={glyphs.brokenTablet} title={t('position.faulty')} text={t('position.faultyText')}>
            <a className="button button-primary" href="#/">
              {page('table.toLobby')}
            </a>
          </Notice>
        ) : (
          <Notice
            glyph={glyphs.tabletopPlayers}
            title={t('position.title', { game: title })}
            text={
              <>
                <p>{t('position.text')}</p>
                {problem === undefined ? null : (
                  <p className="problem" role="alert">
                    {problem}
                  </p>
                )}
              </>
            }
          >
            <Button
              look="primary"
              onPress={() => take(new File([text], 'position.json', { type: 'application/json' }))}
            >
              {t('position.open')}
            </Button>
            <a className="button" href="#/">
              {page('table.toLobby')}
            </a>
          </Notice>
        )}
      </main>
    </div>
  )
}

function gameIn(text: string): string {
  const read = readJson(text)
  return read.ok && isJsonObject(read.value) ? String(read.value.game ?? '') : ''
}
