import { Button } from '@wyrmtable/ui'
import { Component, type ReactNode } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { Notice } from './Notice.tsx'

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

function Broken({ error }: { readonly error: Error }) {
  const { t } = useSettings()
  return (
    <main id="main" className="page">
      <Notice
        isAlert
        title={t('app.broken')}
        text={
          <>
            <p>{t('app.brokenText')}</p>
            <p className="muted">{error.message}</p>
          </>
        }
      >
        <Button look="primary" onPress={() => window.location.reload()}>
          {t('app.reload')}
        </Button>
      </Notice>
    </main>
  )
}
