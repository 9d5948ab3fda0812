import type { GameText, SeatHolder } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { Choice } from '../../parts/Choice.tsx'
import { LevelField } from '../../parts/LevelField.tsx'
import { ListField } from '../../parts/ListField.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { type BotLevel, botLevels, usualLevel } from '../../session/computers/levels.ts'
import type { Agreements } from '../../session/screen-session.ts'
import type { Session } from '../../session/session.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { handsText } from './text/index.ts'

/** Most characters of a name at the table. */
const LONGEST_NAME = 60

/** Gives a seat to a person at this screen or to a computer, from now on. */
export function HandOver({
  session,
  text,
  onDone,
}: {
  readonly session: Session & Agreements
  readonly text: GameText
  readonly onDone: () => void
}) {
  const { settings, t: page } = useSettings()
  const t = handsText(settings.language)
  const { seats, stillIn } = session
  const still = seats.filter((_, place) => stillIn.includes(place))
  const [id, chooseSeat] = useState(still[0]?.id ?? '')
  const place = seats.findIndex((seat) => seat.id === id)
  const seat = seats[place]
  const [kind, chooseKind] = useState<SeatHolder['kind']>()
  const [level, chooseLevel] = useState<BotLevel>()
  const [name, setName] = useState<string>()
  if (seat === undefined) return null
  const to = kind ?? (seat.kind === 'person' ? 'computer' : 'person')
  const toLevel = level ?? botLevels.find((one) => one === seat.level) ?? usualLevel
  const person = name ?? (seat.kind === 'person' ? seat.name : page('table.person', { number: place + 1 }))
  const holder: SeatHolder =
    to === 'person'
      ? { name: person.trim(), kind: to }
      : { name: page('table.computer'), kind: to, level: toLevel }
  return (
    <div className="hand-over">
      <ListField
        label={t('hands.seat')}
        value={id}
        choices={still.map((one) => ({ value: one.id, name: `${text.seat(one.id)} – ${one.name}` }))}
        onChoose={chooseSeat}
      />
      <Choice
        label={t('hands.to')}
        value={to}
        choices={[
          { value: 'person', name: t('hands.person') },
          { value: 'computer', name: t('hands.computer') },
        ]}
        onChoose={chooseKind}
      />
      {to === 'computer' ? (
        <LevelField level={toLevel} onChange={chooseLevel} />
      ) : (
        <TextField label={t('hands.name')} maxLength={LONGEST_NAME} value={person} onChange={setName} />
      )}
      <Button
        isDisabled={holder.name === ''}
        onPress={() => {
          session.handOver(place, holder)
          onDone()
        }}
      >
        {t('hands.do')}
      </Button>
    </div>
  )
}
