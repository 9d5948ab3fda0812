import { useCallback, useEffect, useState } from 'react'
import { seatTime } from '../clock/seat-time.ts'
import { serverIsAt, serverNow } from '../clock/server-now.ts'
import type { AskedTo, MatchSummary } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import { newsLine } from '../wire/news-line.ts'

/** What the server of this page has for whoever looks at the lobby. */
export interface OnlineLobby {
  /** Matches of this browser, those that wait for it first. */
  readonly mine: readonly MatchSummary[]
  /** Public tables of others that wait for somebody. */
  readonly open: readonly MatchSummary[]
  /** Seats that friends ask whoever looks to. */
  readonly invitations: readonly AskedTo[]
  /** People who ask to be friends. */
  readonly asking: number
  /** Who is signed in. */
  readonly account: string | null
  /** Whether the host has written something that was not read yet. */
  readonly hasNotice: boolean
}

interface Mine {
  readonly invitations: readonly AskedTo[]
  readonly asking: number
  readonly now: number
  readonly matches: readonly MatchSummary[]
  readonly hasNotice: boolean
  /** Who is signed in. */
  readonly account: string | null
}

/** Whether what is made here goes to an account. */
let isFollowing = false

/** Between two looks at the tables that wait: nobody is told of those. */
const EVERY_MS = 20_000
/** What happens close together is looked at once. */
const GATHER_MS = 300

/** The matches at the server, kept up to date; undefined where no server answers, as without a line. */
export function useOnlineLobby(): OnlineLobby | undefined {
  const [lobby, setLobby] = useState<OnlineLobby>()
  /** Gives whether this browser holds seats, whose news are worth a connection. */
  const look = useCallback(async () => {
    if (!navigator.onLine) {
      setLobby(undefined)
      return false
    }
    const [mine, tables] = await Promise.all([
      ask<Mine>('GET', '/api/mine'),
      ask<{ readonly tables: readonly MatchSummary[] }>('GET', '/api/tables'),
    ])
    if (!mine.ok || !tables.ok) {
      setLobby(undefined)
      return false
    }
    serverIsAt(mine.value.now)
    const { account } = mine.value
    if (account !== null || isFollowing) {
      isFollowing = account !== null
      void import('../../account/follow/following.ts').then((module) => module.followAccount(account))
    }
    const own = new Set(mine.value.matches.map(({ id }) => id))
    const asked = new Set(mine.value.invitations.map(({ match }) => match.id))
    setLobby({
      hasNotice: mine.value.hasNotice,
      invitations: mine.value.invitations,
      asking: mine.value.asking,
      account,
      mine: [...mine.value.matches].sort(
        (a, b) => rank(a) - rank(b) || timeOf(a) - timeOf(b) || b.createdAt - a.createdAt,
      ),
      open: tables.value.tables.filter(({ id }) => !own.has(id) && !asked.has(id)),
    })
    return own.size > 0
  }, [])
  useEffect(() => {
    let isGone = false
    let gathering: ReturnType<typeof setTimeout> | undefined
    let unlisten = () => {}
    void look().then((hasSeats) => {
      if (!hasSeats || isGone) return
      unlisten = newsLine().listen((line) => {
        if (line.type === 'presence') return
        clearTimeout(gathering)
        gathering = setTimeout(() => void look(), GATHER_MS)
      })
    })
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look()
    }, EVERY_MS)
    return () => {
      isGone = true
      clearInterval(timer)
      clearTimeout(gathering)
      unlisten()
    }
  }, [look])
  return lobby
}

const rank = (match: MatchSummary): number =>
  isMyTurn(match) ? 0 : match.state === 'running' ? 1 : match.state === 'open' ? 2 : 3

/** What I have left where it is my turn, so that the most urgent comes first. */
function timeOf(match: MatchSummary): number {
  if (!isMyTurn(match)) return 0
  const times = match.toAct
    .filter((seat) => match.mine.includes(seat))
    .flatMap((id) => {
      const place = match.seats.findIndex((seat) => seat.id === id)
      return seatTime(match.rules.clock, match.clock, { id, place }, serverNow())?.left ?? []
    })
  return Math.min(Number.MAX_SAFE_INTEGER, ...times)
}

export const isMyTurn = ({ state, toAct, mine }: MatchSummary): boolean =>
  state === 'running' && toAct.some((seat) => mine.includes(seat))
