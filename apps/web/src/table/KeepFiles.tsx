import { type Seat, seatReplay, toPosition, toReplay } from '@wyrmtable/kernel'
import { Button, glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import type { OpenBox } from '../box/open-box.ts'
import type { LocalSession, SessionView } from '../session/local-session.ts'
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
  readonly session: LocalSession
  readonly view: SessionView
  readonly box: OpenBox
}) {
  const { t } = useSettings()
  const [isAsked, ask] = useState(false)
  const { game, match, seats } = session
  const { header } = match
  const keep = (kind: 'replay' | 'position', document: object) =>
    download(fileNameOf(header.game, header.createdAt, view.seq, kind), document)
  const whole = (
    <>
      <Button
        glyph={glyphs.save}
        onPress={() => keep('replay', toReplay(match, { revealSecret: view.outcome !== undefined }))}
      >
        {t('table.export')}
      </Button>
      <Button
        glyph={glyphs.save}
        onPress={() => {
          const options = game.options.parse(header.options)
          if (options.ok) keep('position', toPosition(game, match.state, options.value))
        }}
      >
        {t('table.exportPosition')}
      </Button>
    </>
  )
  if (!game.hasSecrets || view.outcome !== undefined) return whole
  const people = seats.flatMap(({ kind }, seat): readonly Seat[] => (kind === 'person' ? [seat] : []))
  const [only, other] = people
  const isAlone = only !== undefined && other === undefined
  return (
    <>
      {isAlone ? (
        <Button glyph={glyphs.save} onPress={() => keep('replay', seatReplay(match, only))}>
          {t('table.exportSeen', { seat: text.seat(seats[only]?.id ?? '') })}
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
