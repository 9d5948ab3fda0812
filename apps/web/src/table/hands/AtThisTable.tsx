import type { GameText } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import type { Agreements } from '../../session/screen-session.ts'
import type { Session } from '../../session/session.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { HandOver } from './HandOver.tsx'
import { handsText } from './text/index.ts'

/** What everybody at this screen may agree to: a draw, and who answers for which seat. */
export function AtThisTable({
  session,
  text,
  knowsDraw,
  onDone,
}: {
  readonly session: Session & Agreements
  readonly text: GameText
  readonly knowsDraw: boolean
  readonly onDone: () => void
}) {
  const t = handsText(useSettings().settings.language)
  const [isAsked, ask] = useState(false)
  return (
    <>
      <details className="free-actions">
        <summary>{t('hands.title')}</summary>
        <HandOver session={session} text={text} onDone={onDone} />
      </details>
      {!knowsDraw || !session.mayAgreeDraw ? null : isAsked ? (
        <section role="alert">
          <p>{t('draw.ask')}</p>
          <div className="dialog-row">
            <Button onPress={() => ask(false)}>{t('draw.no')}</Button>
            <Button
              look="primary"
              onPress={() => {
                session.agreeDraw()
                onDone()
              }}
            >
              {t('draw.yes')}
            </Button>
          </div>
        </section>
      ) : (
        <div className="menu-list">
          <Button onPress={() => ask(true)}>{t('draw.offer')}</Button>
        </div>
      )}
    </>
  )
}
