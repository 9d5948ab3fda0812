import { Button, glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import type { OpenBox } from '../box/open-box.ts'
import type { KeptAs } from '../session/kept-files.ts'
import type { ScreenSession, SessionView } from '../session/screen-session.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'
import { fileNameOf } from './file-name.ts'

/**
 * The files that a match can be kept as. While one with secrets goes on they would tell what is hidden: what the one
 * person here has seen can be kept at once, and all of it, which the game needs to move to another device, only by
 * who has read what it tells.
 */
export function KeepFiles({
  session,
  view,
  box: { text },
}: {
  readonly session: Pick<ScreenSession, 'game' | 'seats' | 'header' | 'keptAs'>
  readonly view: SessionView
  readonly box: OpenBox
}) {
  const { t } = useSettings()
  const [isAsked, ask] = useState(false)
  const { game, header, seats } = session
  const keep = (kind: Exclude<KeptAs, 'toGoOn'>) => {
    const document = session.keptAs(kind)
    const name = kind === 'seen' ? 'replay' : kind
    if (document !== undefined) download(fileNameOf(header.game, header.createdAt, view.seq, name), document)
  }
  const whole = (
    <>
      <Button glyph={glyphs.save} onPress={() => keep('replay')}>
        {t('table.export')}
      </Button>
      <Button glyph={glyphs.save} onPress={() => keep('position')}>
        {t('table.exportPosition')}
      </Button>
    </>
  )
  if (!game.hasSecrets || view.outcome !== undefined) return whole
  const [only, other] = seats.filter(({ kind }) => kind === 'person')
  return (
    <>
      {only !== undefined && other === undefined ? (
        <Button glyph={glyphs.save} onPress={() => keep('seen')}>
          {t('table.exportSeen', { seat: text.seat(only.id) })}
        </Button>
      ) : null}
      {isAsked ? (
        <section role="alert" className="menu-list">
          <p>{t('table.exportAsk')}</p>
          {whole}
        </section>
      ) : (
        <Button glyph={glyphs.save} onPress={() => ask(true)}>
          {t('table.exportAll')}
        </Button>
      )}
    </>
  )
}
