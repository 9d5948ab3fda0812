import type { GameText, Seat } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import type { OutOfTurnDeeds, SessionView } from '../session/screen-session.ts'
import type { Session } from '../session/session.ts'
import { useSettings } from '../settings/SettingsContext.tsx'

/** Something that one of the people here may do whoever is to act. */
interface Wish {
  readonly seat: Seat
  readonly words: string
  /** Whether the match ends with it for everybody. */
  readonly isEnd?: boolean
  readonly grant: () => void
}

/** What people at this screen may do while somebody else is to act; asked once more before it is done. */
export function OutOfTurn({
  session,
  view: { free, mayResign, view },
  text,
  onDone,
}: {
  readonly session: Session<SessionView> & OutOfTurnDeeds
  readonly view: SessionView
  readonly text: GameText
  readonly onDone: () => void
}) {
  const { t } = useSettings()
  const [asked, ask] = useState<Wish>()
  /** What was taken back: the focus returns to it, so that the next key is not lost. */
  const [declined, decline] = useState<Wish>()
  const seatName = (seat: number): string => text.seat(session.game.seatIds[seat] ?? '')
  const wishes: readonly Wish[] = [
    ...free.map((one) => ({
      seat: one.seat,
      words: text.action(one.action, view),
      grant: () => session.playFree(one),
    })),
    ...mayResign.map((seat) => ({
      seat,
      words: t('table.resign'),
      // Versions without a clause for it: whoever gives up ends the match, and all the others win.
      isEnd: session.game.forfeit === undefined && session.seats.length > 2,
      grant: () => session.resign(seat),
    })),
  ]
  if (wishes.length === 0) return null
  if (asked !== undefined) {
    return (
      <section role="alert">
        <p>{t('table.freeAsk', { seat: seatName(asked.seat), action: asked.words })}</p>
        {asked.isEnd === true ? <p>{t('table.resignEnds')}</p> : null}
        <div className="dialog-row">
          <Button
            takesFocus
            onPress={() => {
              decline(asked)
              ask(undefined)
            }}
          >
            {t('table.freeNo')}
          </Button>
          <Button
            look="primary"
            onPress={() => {
              asked.grant()
              onDone()
            }}
          >
            {t('table.freeYes')}
          </Button>
        </div>
      </section>
    )
  }
  const seats = [...new Set(wishes.map(({ seat }) => seat))]
  return seats.map((seat) => (
    <details key={seat} className="free-actions" open={declined?.seat === seat}>
      <summary>{t('table.free', { seat: seatName(seat) })}</summary>
      <div className="menu-list">
        {wishes
          .filter((one) => one.seat === seat)
          .map((one) => (
            <Button
              key={one.words}
              takesFocus={declined?.seat === seat && declined.words === one.words}
              onPress={() => ask(one)}
            >
              {one.words}
            </Button>
          ))}
      </div>
    </details>
  ))
}
