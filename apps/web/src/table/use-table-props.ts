import { type Json, odds, type Tagged } from '@wyrmtable/kernel'
import type { TableProps } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import type { Session, TableView } from '../session/session.ts'

const MOST_BRANCHES = 5000

/** What pages add to a session for its table. */
export type PageProps = Pick<
  TableProps,
  'language' | 'pace' | 'passes' | 'bot' | 'onShown' | 'isBoardOnly' | 'isOwnScreen' | 'isSlow' | 'clockOf'
>

/** A session as the table of its game is given it. `page` is to stay the same value while nothing in it changes. */
export function useTableProps<View extends TableView>(
  session: Session<View>,
  shown: TableView,
  { text }: OpenTable,
  page: PageProps,
): TableProps {
  return useMemo<TableProps>(() => {
    const { game, seats, id } = session
    const { view, viewer, seq, acting, awaited, actions, outcome, log, canUndo, canRedo } = shown
    const imagined = () => session.imagined()
    return {
      ...page,
      game,
      text,
      seats,
      view,
      viewer,
      seq,
      acting,
      awaited,
      actions,
      outcome,
      log,
      canUndo,
      canRedo,
      ...(shown.isSending === undefined ? {} : { isSending: shown.isSending }),
      ...(shown.wishes === undefined ? {} : { wishes: shown.wishes }),
      ...(shown.mayWish === true ? { wish: (said: Json) => session.wish?.(said) } : {}),
      imagined,
      check: (action) => session.check(action),
      odds: (action: Tagged) =>
        odds(game, imagined(), acting[0] ?? 0, action, { maxBranches: MOST_BRANCHES }),
      play: (action) => void session.play(action),
      undo: () => session.undo(),
      redo: () => session.redo(),
      ...(id === undefined ? {} : { match: id }),
      ...(session.lookAs === undefined ? {} : { lookAs: (seat: number) => session.lookAs?.(seat) }),
      ...(session.viewAt === undefined ? {} : { viewAt: (at: number) => session.viewAt?.(at) }),
      ...(session.viewOf === undefined ? {} : { viewOf: (seat: number) => session.viewOf?.(seat) }),
    }
  }, [session, shown, text, page])
}
