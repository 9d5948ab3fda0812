import type { GameText } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import type { FreeAction, LocalSession, SessionView } from '../session/local-session.ts'
import { useSettings } from '../settings/SettingsContext.tsx'

/** What people at this screen may do while somebody else is to act; asked once more before it is done. */
export function OutOfTurn({
  session,
  view: { free, state },
  text,
  onDone,
}: {
  readonly session: LocalSession
  readonly view: SessionView
  readonly text: GameText
  readonly onDone: () => void
}) {
  const { t } = useSettings()
  const [asked, ask] = useState<FreeAction>()
  const seatName = (seat: number): string => text.seat(session.match.game.seatIds[seat] ?? '')
  if (free.length === 0) return null
  if (asked !== undefined) {
    return (
      <section role="alert">
        <p>
          {t('table.freeAsk', {
            seat: seatName(asked.seat),
            action: text.action(asked.action, state),
          })}
        </p>
        <div className="dialog-row">
          <Button onPress={() => ask(undefined)}>{t('table.freeNo')}</Button>
          <Button
            look="primary"
            onPress={() => {
              session.playFree(asked)
              onDone()
            }}
          >
            {t('table.freeYes')}
          </Button>
        </div>
      </section>
    )
  }
  const seats = [...new Set(free.map(({ seat }) => seat))]
  return seats.map((seat) => (
    <details key={seat} className="free-actions">
      <summary>{t('table.free', { seat: seatName(seat) })}</summary>
      <div className="menu-list">
        {free
          .filter((one) => one.seat === seat)
          .map((one) => (
            <Button key={JSON.stringify(one.action)} onPress={() => ask(one)}>
              {text.action(one.action, state)}
            </Button>
          ))}
      </div>
    </details>
  ))
}
