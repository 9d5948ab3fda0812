import { manifests } from '@wyrmtable/games'
import type { Manifest } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import { Thinkers } from './matches/computers/thinkers.ts'
import { House } from './matches/house.ts'
import { Work } from './matches/jobs/work.ts'
import { Lending, lendingWhisper } from './matches/lending/lending.ts'
import { Lobby } from './matches/lobby.ts'
import { Presence } from './matches/presence.ts'
import { realTime, type Time } from './matches/time.ts'
import { startNotices } from './notices/index.ts'
import { type NoticeOptions, noticeSettings } from './notices/settings.ts'
import { Tournaments } from './tournaments/tournaments.ts'
import { untilSignal } from './until-signal.ts'

export interface WorkerOptions {
  /** One that processes share; closing the worker closes it. */
  readonly store: MatchStore
  /** Is told what went wrong. */
  readonly onFault: (error: unknown) => void
  /** Absent: every game there is. */
  readonly games?: readonly Manifest[]
  /** Absent: the clock of this machine. */
  readonly time?: Time
  /** The same as of the servers. */
  readonly notices?: NoticeOptions
}

/**
 * Does what nobody waits for in the matches of a store that other processes serve: computers think, time runs out,
 * snapshots are kept. Nobody can connect to it. SIGTERM and SIGINT end it, and the process.
 */
export async function startWorker(options: WorkerOptions): Promise<{ close(): Promise<void> }> {
  const { store, onFault, games = manifests, time = realTime, notices = {} } = options
  const settings = noticeSettings(notices)
  if (!store.isShared) throw new Error('a store of one process leaves nothing to others')
  const house = new House(store, time, games, false)
  house.onFault = onFault
  const presence = new Presence(
    time,
    () => {},
    () => {},
  )
  house.onWhisper = (_, text) => {
    const said = JSON.parse(text)
    if (said.type === 'presence') presence.heard(said)
  }
  const lending = new Lending(house, () => store.whisper(lendingWhisper))
  const work = new Work(house, startNotices(house, presence, settings), onFault, new Thinkers(), lending)
  work.tournaments = new Tournaments(house, new Lobby(house))
  await work.start()
  const close = untilSignal(async () => {
    await work.close()
    await house.close()
    await store.close()
  }, onFault)
  return { close }
}
