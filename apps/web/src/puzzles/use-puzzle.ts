import { type Puzzle, type Seat, seatOfEntry } from '@wyrmtable/kernel'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import { BotClient } from '../session/computers/bot-client.ts'
import { LocalSession } from '../session/local-session.ts'
import { startMatch } from '../session/start-match.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { pauses } from '../table/use-session-of.ts'
import { judgeTry, type Verdict } from './judge-try.ts'
import { stateOfPuzzle } from './puzzle-state.ts'

/** Who answers a wrong try. */
const level = 'captain'

/** Time to see each step of a plan that is shown, in milliseconds. */
const stepMs = 900

/** How a try stands: the answer to a wrong one is being played, or has been. */
type Standing = Verdict['kind'] | 'answered'

export interface PuzzleTry {
  readonly session: LocalSession
  readonly bots: BotClient
  readonly seat: Seat
  readonly standing: Standing
}

/**
 * A try of a puzzle: a match from its position that is not kept, with a person for who is to act and computers for the
 * others. After a wrong try a computer goes on for the person until the other side has answered.
 */
export function usePuzzle(box: OpenTable, puzzle: Puzzle, you: string, isShown: boolean): PuzzleTry {
  const { settings } = useSettings()
  const pauseMs = pauses[settings.pace]
  const [{ session, bots, seat }] = useState(() => begin(box, puzzle, you, pauseMs))
  const view = useSyncExternalStore(session.subscribe, session.snapshot)
  const { match } = session
  const { text, game } = box
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is another one after each entry of the match
  const verdict = useMemo(
    () => judgeTry(puzzle, match, seat, (state) => text.phase(game.view(state, 'spectator'))),
    [puzzle, match, seat, text, game, view],
  )
  const decided = 'seq' in verdict ? verdict.seq : undefined
  const isWrong = verdict.kind === 'wrong'
  const isAnswered =
    isWrong &&
    (view.outcome !== undefined ||
      (match.toAct().includes(seat) &&
        match.line.some((entry) => entry.seq > (decided ?? 0) && isOfOther(entry, game.seatIds[seat]))))
  useEffect(() => {
    session.start()
    return () => {
      session.close()
      bots.close()
    }
  }, [session, bots])
  useEffect(() => session.setPause(pauseMs), [session, pauseMs])
  // The one who tried looks on: what it leads to is played to the end of the other side's answer.
  useEffect(() => {
    if (isWrong) session.handOver(seat, { kind: 'computer', name: you, level })
  }, [session, isWrong, seat, you])
  useEffect(() => {
    if (isAnswered || verdict.kind === 'right') session.close()
  }, [session, isAnswered, verdict.kind])
  useEffect(() => {
    if (!isShown) return
    let next = 0
    const timer = setInterval(() => {
      const action = puzzle.line[next++]
      if (action === undefined) clearInterval(timer)
      else session.play(action)
    }, stepMs)
    return () => clearInterval(timer)
  }, [isShown, puzzle, session])
  return { session, bots, seat, standing: isAnswered ? 'answered' : verdict.kind }
}

const isOfOther = (entry: Parameters<typeof seatOfEntry>[0], own: string | undefined): boolean =>
  entry.fact === undefined && seatOfEntry(entry) !== own

function begin({ game, imagine }: OpenTable, puzzle: Puzzle, you: string, pauseMs: number) {
  const { options, position } = puzzle
  const state = stateOfPuzzle(game, puzzle)
  const seat = game.toAct(state)[0] ?? 0
  const seats = game.seatIds
    .slice(0, game.seatsOf?.(state))
    .map((id, place) =>
      place === seat
        ? ({ id, kind: 'person', name: you } as const)
        : ({ id, kind: 'computer', name: id, level } as const),
    )
  const match = startMatch(game, { seats, position, ...(options === undefined ? {} : { options }) })
  if (!match.ok) throw new Error(`the position of a puzzle of ${game.id}: ${match.fault.code}`)
  const bots = new BotClient()
  const session = new LocalSession(match.value, bots, { pauseMs, isKept: false, imagine })
  return { session, bots, seat }
}
