import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useEffect, useState } from 'react'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { radarDish } from './glyph/shapes.ts'
import { problemWords } from './problem-words.ts'
import { SubstituteRoom } from './room/SubstituteRoom.tsx'
import { WaitingRoom } from './room/WaitingRoom.tsx'
import { findOnline } from './session/open-online.ts'
import { OnlineTable } from './table/OnlineTable.tsx'
import { onlineText } from './text/index.ts'
import type { Problem } from './wire/answers.ts'
import { newsLine } from './wire/news-line.ts'
import './online.css'

/** Between two looks for a server that could not be reached. */
const RETRY_MS = 4_000

/** A match at the server: the room where people gather, then its table. */
export function OnlineMatchPage({
  match,
  invitation,
  seat,
  isSince,
}: {
  readonly match: string
  readonly invitation: string | undefined
  /** The seat that the invitation is for. */
  readonly seat: string | undefined
  /** Whether it is shown first what happened since the seat's last turn. */
  readonly isSince: boolean
}) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = onlineText(language)
  const [round, setRound] = useState(0)
  const [as, setAs] = useState<string>()
  const [isWatching, watch] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks again
  const load = useCallback(
    () => findOnline(match, language, as, invitation),
    [match, language, as, round, invitation],
  )
  const loaded = useLoaded(load, true)
  const again = useCallback(() => setRound((one) => one + 1), [])
  const found = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const isOpen = found?.ok === true && found.value.begun === undefined
  // What happens in the room is told like everything else; it is small enough to be looked at anew.
  useEffect(() => {
    if (!isOpen) return
    const unwatch = newsLine().watch(match)
    const unlisten = newsLine().listen((line) => {
      if ('match' in line && line.match === match && line.type !== 'presence') again()
      if (line.type === 'hello') again()
    })
    return () => {
      unlisten()
      unwatch()
    }
  }, [isOpen, match, again])
  const isGone = found?.ok === false && (found.fault.code === 'offline' || found.fault.code === 'noServer')
  // Whoever came while there was no server need not ask for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look
  useEffect(() => {
    if (!isGone) return
    const timer = setTimeout(again, RETRY_MS)
    return () => clearTimeout(timer)
  }, [isGone, again, round, found])
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  if (found === undefined) return <LoadingPage />
  if (!found.ok) {
    return (
      <div className="lobby">
        <TopBar />
        <main id="main" className="page" tabIndex={-1}>
          <Notice
            isAlert
            glyph={isGone ? radarDish : glyphs.brokenTablet}
            title={t(isGone ? 'room.noServer' : 'room.missing')}
            text={isGone ? t('room.noServerText') : missingText(found.fault)}
          >
            <Button look="primary" onPress={again}>
              {t('room.tryAgain')}
            </Button>
            <Button onPress={() => goTo({ page: 'lobby' })}>{page('table.toLobby')}</Button>
          </Notice>
        </main>
      </div>
    )
  }
  const { sight, begun } = found.value
  if (begun === undefined) {
    return <WaitingRoom sight={sight} invitation={invitation} seat={seat} onChange={again} />
  }
  const isSought = sight.offers.some(
    ({ isOpen, matter }) => isOpen === true && matter.type === 'substitute' && matter.seat === seat,
  )
  if (isSought && invitation !== undefined && seat !== undefined && sight.mine.length === 0 && !isWatching) {
    return (
      <SubstituteRoom
        sight={sight}
        seat={seat}
        invitation={invitation}
        box={begun.box}
        onChange={again}
        onWatch={() => watch(true)}
      />
    )
  }
  return (
    <OnlineTable
      key={`${sight.id} ${sight.viewer}`}
      sight={sight}
      past={begun.past}
      box={begun.box}
      isSince={isSince}
      onSeat={setAs}
    />
  )

  function missingText(fault: Problem): string {
    return fault.code === 'noSuchMatch' || fault.code === 'badInput'
      ? t('room.missingText')
      : problemWords(fault, language)
  }
}
