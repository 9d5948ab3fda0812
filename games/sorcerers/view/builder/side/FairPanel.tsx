import { jsonOf } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { Button, type MadeProps, type TriedOut } from '@wyrmtable/ui'
import { useEffect, useRef, useState } from 'react'
import type { TableData } from '../../../data/table-schema.ts'
import { seatFill } from '../../figure/figure-look.ts'
import type { StartNumber } from '../model/starts.ts'
import type { BuilderText } from '../text/index.ts'

/** As many games tell a clear advantage from luck. */
const GAMES = 120

/** Lets captains play on the table among themselves, and shows who wins how often, and how sure that is. */
export function FairPanel({
  data,
  seats,
  mayPlay,
  page,
  t,
}: {
  readonly data: TableData
  readonly seats: StartNumber
  readonly mayPlay: boolean
  readonly page: Pick<MadeProps, 'tryOut'>
  readonly t: BuilderText
}) {
  const [stand, setStand] = useState<TriedOut>()
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const has = data.starts[seats] !== undefined
  // Games on a table that was changed say nothing of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table and the seats end what runs on others
  useEffect(() => {
    setStand(undefined)
    return () => running.current?.abort()
  }, [data, seats])
  const run = () => {
    const control = new AbortController()
    running.current = control
    setProblem(undefined)
    setStand({ games: 0, seats: [] })
    setRunning(true)
    page
      .tryOut({
        // Who begins is drawn, and a game of two defenders ends.
        options: { table: jsonOf(data), starter: 'roll', fade: 20 },
        seats,
        level: 'captain',
        games: GAMES,
        signal: control.signal,
        onGame: setStand,
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        if (running.current === control) setRunning(false)
      })
  }
  return (
    <section className="side-section sorcerers-fair" aria-label={t('fair.title')}>
      <h2 className="section-title">
        {t('fair.title')}{' '}
        {stand === undefined ? null : <small>{t('fair.games', { games: stand.games })}</small>}
      </h2>
      {stand?.seats.map(({ share, low, high }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the player
        <p key={seat} className="sorcerers-fair-row">
          <b>{t('fair.player', { number: seat + 1 })}</b>
          <span aria-hidden="true">
            <i style={{ width: `${share * 100}%`, background: seatFill(seat) }} />
            <u style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
          </span>
          <b>{formatPercent(t.language, share)}</b>
        </p>
      ))}
      <p role="status" className="muted">
        {problem ?? (stand === undefined ? t('fair.note') : verdict(stand, t))}
      </p>
      {isRunning ? (
        <Button onPress={() => running.current?.abort()}>{t('fair.stop')}</Button>
      ) : (
        <Button isDisabled={!mayPlay || !has} onPress={run}>
          {t(stand === undefined ? 'fair.run' : 'fair.again')}
        </Button>
      )}
    </section>
  )
}

/** Whether what was won so far is more than luck. */
function verdict({ games, seats }: TriedOut, t: BuilderText): string {
  if (games === 0 || seats.length === 0) return t('fair.playing')
  const even = 1 / seats.length
  const percent = (share: number): string => formatPercent(t.language, share)
  const seat = seats.findIndex(({ low, high }) => low > even || high < even)
  const { low, high } = seats[Math.max(0, seat)] ?? { low: 0, high: 1 }
  const figures = { low: percent(low), high: percent(high), number: Math.max(0, seat) + 1 }
  if (seat < 0) return t('fair.even', figures)
  return t(low > even ? 'fair.more' : 'fair.less', figures)
}
