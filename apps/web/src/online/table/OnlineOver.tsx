import type { Outcome } from '@wyrmtable/kernel'
import { Button, glyphs } from '@wyrmtable/ui'
import { useEffect, useMemo, useState } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { goTo } from '../../route.ts'
import { BotClient } from '../../session/computers/bot-client.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { GameOver } from '../../table/GameOver.tsx'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import { RatedLines } from './RatedLines.tsx'

/** How an online match ended, what it means for whoever looks, whether its dice were fair, and the next match. */
export function OnlineOver({
  session,
  view: { viewer, rematch, rated, seats },
  outcome,
  box,
  onLook,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly outcome: Outcome
  readonly box: OpenBox
  readonly onLook: () => void
}) {
  const t = onlineText(useSettings().settings.language)
  // The dice are derived again here, in a worker: nobody need believe the server.
  const bots = useMemo(() => new BotClient(), [])
  useEffect(() => () => bots.close(), [bots])
  const [isAgain, playAgain] = useState(false)
  // Whoever asked goes there as soon as the table is laid.
  useEffect(() => {
    if (isAgain && rematch !== undefined) goTo({ page: 'online', match: rematch })
  }, [isAgain, rematch])
  const { tournament } = session.sight
  const next =
    tournament !== undefined ? (
      <Button look="primary" onPress={() => goTo({ page: 'tournament', id: tournament.id })}>
        {t('room.tournament')}
      </Button>
    ) : viewer === 'spectator' ? null : (
      <Button
        look="primary"
        glyph={glyphs.returnArrow}
        onPress={() => {
          playAgain(true)
          if (rematch === undefined) void session.does({ type: 'rematch' })
        }}
      >
        {t(rematch === undefined ? 'over.rematch' : 'over.toRematch')}
      </Button>
    )
  return (
    <GameOver
      session={session}
      bots={bots}
      box={box}
      outcome={outcome}
      viewer={viewer}
      next={next}
      counted={
        session.sight.rules.isRated === true ? (
          <RatedLines rated={rated} seats={seats} box={box} />
        ) : undefined
      }
      onLook={onLook}
    />
  )
}
