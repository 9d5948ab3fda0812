import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { licences } from './licences.ts'

/** What this is and whose work is in it. */
export function AboutPage() {
  const { t } = useSettings()
  usePageTitle(t('about.title'))
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        <section className="notice">
          <h1 className="display">{t('about.title')}</h1>
          <div className="notice-text">
            <p>{t('about.text')}</p>
            <p>{t('about.glyphs')}</p>
            <p>{t('about.fonts')}</p>
            <h2 className="section-title">{t('about.licences')}</h2>
            <ul className="licences">
              {licences.map(({ name, file }) => (
                <li key={file}>
                  <a href={`./${file}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
          <div className="notice-row">
            <a className="button button-primary" href="#/">
              {t('table.toLobby')}
            </a>
          </div>
        </section>
      </main>
    </div>
  )
}
