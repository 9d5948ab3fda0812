import { Button } from '@wyrmtable/ui'
import type { OpenBox } from '../../box/open-box.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import { Absence } from './Absence.tsx'

/** Who plays on in which seat: a computer, or somebody who is still to be found. All others at the table are asked. */
export function SeatChanges({
  session,
  view: { seats, present },
  text,
  onOffer,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly text: OpenBox['text']
  readonly onOffer: (matter: object) => void
}) {
  const t = onlineText(useSettings().settings.language)
  const { viewer, rules } = session.sight
  return (
    <details className="seat-changes">
      <summary>{t('seats.title')}</summary>
      <ul>
        {seats.map(({ id, name, kind }) => {
          const isOwn = id === viewer
          const seat = text.seat(id)
          return (
            <li key={id}>
              <p>
                <b>{seat}</b>{' '}
                <span className="muted">
                  {isOwn ? t('talk.you') : kind === 'computer' ? t('talk.computer') : name}
                </span>
              </p>
              {isOwn || kind === 'computer' ? null : (
                <Absence at={present[id]} awayMs={rules.awayMs} name={name || seat} />
              )}
              <div className="dialog-row">
                {kind === 'computer' ? null : (
                  <Button onPress={() => onOffer({ type: 'handOver', seat: id, level: 'captain' })}>
                    {t(isOwn ? 'seats.computer.mine' : 'seats.computer', { seat })}
                  </Button>
                )}
                {isOwn && kind === 'computer' ? (
                  <Button onPress={() => onOffer({ type: 'comeBack' })}>{t('seats.comeBack')}</Button>
                ) : (
                  <Button onPress={() => onOffer({ type: 'substitute', seat: id })}>
                    {t(isOwn ? 'seats.substitute.mine' : 'seats.substitute', { seat })}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="muted">{t('seats.text')}</p>
    </details>
  )
}
