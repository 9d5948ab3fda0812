import type { Fault, Result } from '@wyrmtable/kernel'
import { useEffect, useState } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import { BotClient } from '../session/bot-client.ts'
import { LocalSession } from '../session/local-session.ts'
import { resumeMatch } from '../session/resume-match.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Pace } from '../settings/settings.ts'

const pauses: Readonly<Record<Pace, number>> = { calm: 800, quick: 240, instant: 0 }

/** With so few cores a thinking computer takes from the drawing of what moves: one waits for the other. */
const FEW_CORES = 2

interface Opened {
  readonly session: LocalSession
  readonly bots: BotClient
}

/** The session of a stored record, made once for an address; a change of language keeps it. */
export function useSessionOf(match: string, box: OpenTable, record: unknown): Result<Opened, Fault> {
  const { settings } = useSettings()
  const pauseMs = pauses[settings.pace]
  const [opened] = useState(() => open(box, record, pauseMs))
  useEffect(() => {
    if (!opened.ok) return
    const { session, bots } = opened.value
    session.start()
    return () => {
      session.close()
      bots.close()
    }
  }, [opened])
  useEffect(() => {
    if (opened.ok) opened.value.session.setPause(pauseMs)
  }, [opened, pauseMs])
  if (opened.ok && opened.value.session.id !== match) throw new Error('the record has another id')
  return opened
}

function open({ game, imagine }: OpenTable, record: unknown, pauseMs: number): Result<Opened, Fault> {
  const match = resumeMatch(game, record)
  if (!match.ok) return match
  const bots = new BotClient()
  const waitsForBoard = navigator.hardwareConcurrency <= FEW_CORES
  const session = new LocalSession(match.value, bots, { pauseMs, waitsForBoard, imagine })
  return { ok: true, value: { session, bots } }
}
