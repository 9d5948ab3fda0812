import type { Fault, GameText } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { Button, glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import { DeleteQuestion } from '../parts/DeleteQuestion.tsx'
import { Notice } from '../parts/Notice.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'

/** A stored game that cannot be opened: why, and what may be done with it. Nothing is dropped silently. */
export function FaultyGame({
  match,
  fault,
  record,
  text,
}: {
  readonly match: string
  readonly fault: Fault
  readonly record: unknown
  readonly text?: GameText
}) {
  const { settings, t } = useSettings()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        <Notice
          isAlert
          glyph={glyphs.brokenTablet}
          title={t('table.faulty')}
          text={
            <>
              <p>{faultSentence(fault, settings.language, text && ((refusal) => text.refusal(refusal)))}</p>
              <p className="muted">{t('table.faultyText')}</p>
            </>
          }
        >
          <Button
            glyph={glyphs.save}
            look="primary"
            onPress={() => download(`wyrmtable-${match}.json`, record)}
          >
            {t('table.exportRaw')}
          </Button>
          <Button glyph={glyphs.trashCan} onPress={() => setAsking(true)}>
            {t('lobby.delete')}
          </Button>
          <Button onPress={() => goTo({ page: 'lobby' })}>{t('table.toLobby')}</Button>
        </Notice>
        <DeleteQuestion
          match={isAsking ? match : undefined}
          onClose={(isDeleted) => {
            setAsking(false)
            if (isDeleted) goTo({ page: 'lobby' })
          }}
        />
      </main>
    </div>
  )
}

/** An address without a game. */
export function MissingGame() {
  const { t } = useSettings()
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        <Notice
          glyph={glyphs.magnifyingGlass}
          title={t('table.missing')}
          text={<p>{t('table.missingText')}</p>}
        >
          <Button look="primary" onPress={() => goTo({ page: 'lobby' })}>
            {t('table.toLobby')}
          </Button>
        </Notice>
      </main>
    </div>
  )
}
