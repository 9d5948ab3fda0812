import { Button, glyphs } from '@wyrmtable/ui'
import { Component, type ReactNode } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'
import { allRecords } from '../store/saved-games.ts'
import { Notice } from './Notice.tsx'
import { stateText } from './text/index.ts'

/** Catches what a page throws while it is drawn, says so, and keeps the rest alive. */
export class FaultGuard extends Component<
  { readonly children: ReactNode },
  { readonly error: Error | undefined }
> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <Broken error={error} />
  }
}

/** What happened, what is safe, what to do. */
function Broken({ error }: { readonly error: Error }) {
  const { settings, t } = useSettings()
  const words = stateText(settings.language)
  return (
    <div className="lobby">
      <main id="main" className="page">
        <Notice
          isAlert
          glyph={glyphs.brokenTablet}
          title={words('broken.title')}
          text={
            <>
              <p>{words('broken.text')}</p>
              <p>
                <b>{words('broken.safe')}</b>
              </p>
            </>
          }
        >
          <Button look="primary" onPress={() => window.location.reload()}>
            {t('app.reload')}
          </Button>
          <Button glyph={glyphs.save} onPress={() => void exportAll()}>
            {words('broken.export')}
          </Button>
          <Button
            onPress={() => {
              window.location.hash = '#/'
              window.location.reload()
            }}
          >
            {words('broken.home')}
          </Button>
          <details>
            <summary>{words('broken.detail')}</summary>
            <code>{error.message}</code>
          </details>
        </Notice>
      </main>
    </div>
  )
}

async function exportAll(): Promise<void> {
  download('wyrmtable-games.json', await allRecords())
}
