import type { GameText, Seat } from '@wyrmtable/kernel'
import { useState } from 'react'
import { Choice } from '../../parts/Choice.tsx'
import { DeedDialog } from '../../parts/DeedDialog.tsx'
import { goTo } from '../../route.ts'
import type { ScreenSession } from '../../session/screen-session.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { OnlineFields } from '../lobby/OnlineFields.tsx'
import { type OnlineWish, usualWish } from '../lobby/online-wish.ts'
import { problemWords } from '../problem-words.ts'
import { onlineText } from '../text/index.ts'
import { goOnOnline } from './go-on-online.ts'
import '../online.css'

const paces = ['live', 'days'] as const

/** Takes a match of this screen to the server: who plays which side there, how fast, and what becomes of its dice. */
export function GoOnDialog({
  session,
  text,
  onClose,
}: {
  readonly session: Pick<ScreenSession, 'seats' | 'keptAs' | 'close' | 'start' | 'settled'>
  readonly text: GameText
  readonly onClose: () => void
}) {
  const { settings } = useSettings()
  const { language, name } = settings
  const t = onlineText(language)
  const { seats } = session
  const people = seats.flatMap(({ kind }, seat): readonly Seat[] => (kind === 'person' ? [seat] : []))
  const computers = seats.flatMap(({ kind }, seat): readonly Seat[] => (kind === 'computer' ? [seat] : []))
  const [mine, setMine] = useState<Seat>(people[0] ?? 0)
  // At a table of two there is nobody else to go online for.
  const [invited, invite] = useState<readonly Seat[]>(seats.length === 2 ? computers : [])
  const [pace, setPace] = useState<(typeof paces)[number]>('live')
  const [table, setTable] = useState<OnlineWish>(usualWish)
  const nameOf = (seat: Seat) => text.seat(seats[seat]?.id ?? '')
  const go = async (): Promise<string | undefined> => {
    session.close()
    let id: string | undefined
    try {
      await session.settled()
      const replay = session.keptAs('toGoOn')
      if (replay === undefined) return t('fault.wrongMoment')
      const gone = await goOnOnline(replay, seats, {
        pace,
        table,
        mine,
        invited,
        name: name === '' ? nameOf(mine) : name,
      })
      if (!gone.ok) {
        const isThere = gone.fault.code !== 'noServer' && gone.fault.code !== 'offline'
        return isThere ? problemWords(gone.fault, language, text) : t('room.noServerText')
      }
      id = gone.value
      goTo({ page: 'online', match: id })
      return undefined
    } finally {
      if (id === undefined) session.start()
    }
  }
  return (
    <DeedDialog title={t('goOn.title')} deed={t('goOn.deed')} onDo={go} onClose={onClose}>
      <p>{t('goOn.text')}</p>
      {people.length < 2 ? null : (
        <Choice
          label={t('goOn.mine')}
          value={`${mine}`}
          choices={people.map((seat) => ({ value: `${seat}`, name: nameOf(seat) }))}
          onChoose={(seat) => setMine(Number(seat))}
        />
      )}
      {computers.map((seat) => (
        <label key={seat} className="check">
          <input
            type="checkbox"
            checked={invited.includes(seat)}
            onChange={({ target }) =>
              invite(target.checked ? [...invited, seat] : invited.filter((one) => one !== seat))
            }
          />
          <span>{t('goOn.invite', { seat: nameOf(seat) })}</span>
        </label>
      ))}
      <Choice
        label={t('goOn.pace')}
        value={pace}
        choices={paces.map((value) => ({ value, name: t(`goOn.pace.${value}`) }))}
        onChoose={setPace}
      />
      <OnlineFields pace={pace} seats={2} wish={table} onChange={setTable} mayBeRated={false} />
      <p className="muted">{t('goOn.dice')}</p>
    </DeedDialog>
  )
}
