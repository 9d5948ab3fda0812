import { type Seat, type SeatInfo, toPosition } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { useState } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { Choice } from '../../parts/Choice.tsx'
import { DeedDialog } from '../../parts/DeedDialog.tsx'
import { PositionButtons } from '../../position/PositionButtons.tsx'
import { goTo } from '../../route.ts'
import { botLevels, usualLevel } from '../../session/computers/levels.ts'
import { startMatch } from '../../session/start-match.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { saveMatch } from '../../store/saved-games.ts'
import { fileNameOf } from '../../table/file-name.ts'
import { keepBranch } from '../branches/branches.ts'
import type { Reel } from '../reel.ts'
import type { ReplayText } from '../text/index.ts'

type Kind = SeatInfo['kind']

/** Asks who sits where, then begins a game of one's own in the position. */
export function PlayOnDialog({
  match,
  seq,
  box,
  t,
  onClose,
}: {
  readonly match: Reel
  readonly seq: number
  readonly box: OpenBox
  readonly t: ReplayText
  readonly onClose: () => void
}) {
  const { settings, t: page } = useSettings()
  const { header } = match
  const game = match.gameAt(seq)
  const [kinds, setKinds] = useState<readonly Kind[]>(() =>
    firstKinds(header.seats, game.toAct(match.at(seq))),
  )
  const begin = async (): Promise<string | undefined> => {
    const seats = header.seats.map((seat, place) => {
      const number = place + 1
      return seatOf(seat, kinds[place] ?? 'person', {
        person: seat.kind === 'person' ? seat.name : page('table.person', { number }),
        computer: page('table.computer'),
      })
    })
    const started = startMatch(game, { seats, options: header.options, position: game.encode(match.at(seq)) })
    if (!started.ok) {
      const why = faultSentence(started.fault, settings.language, (refusal) => box.text.refusal(refusal))
      return t('replay.playOnFault', { why })
    }
    await saveMatch(started.value)
    keepBranch({ of: header.id, seq, match: started.value.header.id })
    // Who comes back before the table is there comes back to the replay.
    onClose()
    goTo({ page: 'table', match: started.value.header.id })
    return undefined
  }
  return (
    <DeedDialog title={t('replay.playOn')} deed={t('replay.playOnGo')} onDo={begin} onClose={onClose}>
      <p>{t('replay.playOnText')}</p>
      <PositionButtons
        fileName={fileNameOf(header.game, header.createdAt, seq, 'position')}
        position={() => toPosition(game, match.at(seq), header.options)}
      />
      {header.seats.map((seat, place) => (
        <Choice
          key={seat.id}
          label={box.text.seat(seat.id)}
          value={kinds[place] ?? 'person'}
          choices={[
            { value: 'person', name: t('replay.me') },
            { value: 'computer', name: t('replay.computer') },
          ]}
          onChoose={(kind) => setKinds(kinds.map((old, at) => (at === place ? kind : old)))}
        />
      ))}
    </DeedDialog>
  )
}

/** Whoever is to act is a person, so that one can begin at once; the others stay what they were. */
const firstKinds = (seats: readonly SeatInfo[], acting: readonly Seat[]): readonly Kind[] =>
  seats.map((seat, place) => (acting.includes(place) ? 'person' : seat.kind))

function seatOf(
  seat: SeatInfo,
  kind: Kind,
  names: { readonly person: string; readonly computer: string },
): SeatInfo {
  if (kind === 'person') return { id: seat.id, name: names.person, kind }
  const level = botLevels.find((one) => one === seat.level) ?? usualLevel
  const name = seat.kind === 'computer' ? seat.name : names.computer
  return { id: seat.id, name, kind, level }
}
