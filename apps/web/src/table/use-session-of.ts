import { type Fault, jsonOf, type Result, toReplay } from '@wyrmtable/kernel'
import { useEffect, useRef, useState } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import { BotClient } from '../session/computers/bot-client.ts'
import { LocalSession } from '../session/local-session.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Pace } from '../settings/settings.ts'
import { forgetSnapshot } from '../store/saved-games.ts'
import type { Resume } from './find-table.ts'

/** Milliseconds after a step of a computer. */
export const pauses: Readonly<Record<Pace, number>> = { calm: 800, quick: 240, instant: 0 }

/** With so few cores a thinking computer takes from the drawing of what moves: one waits for the other. */
const FEW_CORES = 2

interface Opened {
  readonly isChecked: boolean
  readonly session: LocalSession
  readonly bots: BotClient
}

/**
 * The session of a stored record, made once for an address; a change of language keeps it. Told where what was believed of
 * it turned out to be wrong: it is to be opened anew.
 */
export function useSessionOf(
  match: string,
  box: OpenTable,
  resume: Resume,
  onUnsound: () => void,
): Result<Opened, Fault> {
  const { settings } = useSettings()
  const pauseMs = pauses[settings.pace]
  const [opened] = useState(() => open(box, resume, pauseMs))
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
  useCheck(opened, onUnsound)
  if (opened.ok && opened.value.session.id !== match) throw new Error('the record has another id')
  return opened
}

function open({ imagine }: OpenTable, resume: Resume, pauseMs: number): Result<Opened, Fault> {
  const resumed = resume()
  if (!resumed.ok) return resumed
  const { match, isChecked, openedAt } = resumed.value
  const bots = new BotClient()
  const waitsForBoard = navigator.hardwareConcurrency <= FEW_CORES
  const session = new LocalSession(match, bots, { pauseMs, waitsForBoard, openedAt, imagine })
  return { ok: true, value: { session, bots, isChecked } }
}

/** Time for the table to be drawn and looked at before what was believed is checked, in milliseconds. */
const CHECK_AFTER_MS = 1500

/**
 * Checks in a worker what was believed of a match that was opened from a snapshot. One that does not stand is forgotten,
 * so that the next opening plays the whole record again and says where it is wrong, if it is.
 */
function useCheck(opened: Result<Opened, Fault>, onUnsound: () => void): void {
  const tell = useRef(onUnsound)
  tell.current = onUnsound
  useEffect(() => {
    if (!opened.ok || opened.value.isChecked) return
    const { session, bots } = opened.value
    const check = async () => {
      const verification = await bots.verify(jsonOf(toReplay(session.match, { revealSecret: true })))
      if (verification.ok) return
      session.close()
      await session.settled()
      await forgetSnapshot(session.id)
      tell.current()
    }
    // Where the page was left, or the worker could not be started, it is checked at the next visit.
    const timer = setTimeout(() => void check().catch(() => {}), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [opened])
}
