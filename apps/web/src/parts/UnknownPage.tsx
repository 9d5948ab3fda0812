import { glyphs } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import { Notice } from './Notice.tsx'
import { TopBar } from './TopBar.tsx'
import { stateText } from './text/index.ts'

/** An address that leads nowhere. */
export function UnknownPage() {
  const { settings, t } = useSettings()
  const words = stateText(settings.language)
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        <Notice glyph={glyphs.magnifyingGlass} title={words('unknown.title')} text={words('unknown.text')}>
          <a className="button button-primary" href="#/">
            {t('table.toLobby')}
          </a>
        </Notice>
      </main>
    </div>
  )
}
