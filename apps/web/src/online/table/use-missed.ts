import type { TableProps } from '@wyrmtable/ui'
import { useEffect, useMemo, useState } from 'react'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'

/** How long each entry is looked at. */
const EACH_MS = 1_600

export interface Missed {
  /** What others did while nobody was here; 0 where there is nothing to show. */
  readonly count: number
  /** How many of them the table shows; undefined while it shows the present. */
  readonly place: number | undefined
  /** The table as it is to be drawn. */
  readonly props: TableProps
  show(): void
  next(): void
  /** Back to the present. */
  stop(): void
  /** It is not offered any more. */
  forget(): void
}

/**
 * What others did since one's last turn and before the page was opened, shown again entry by entry, until one does
 * something oneself. It begins by itself where the page was opened for that.
 */
export function useMissed(
  session: OnlineSession,
  view: OnlineView,
  props: TableProps,
  begins: boolean,
): Missed {
  const [{ from, to }] = useState(() => span(view, begins))
  const [at, go] = useState(begins && from < to ? from : undefined)
  const [isForgotten, forget] = useState(false)
  // What the server passes for the seat meanwhile is nothing that they did.
  const [hasActed, act] = useState(false)
  const count = isForgotten || hasActed ? 0 : to - from
  const isShowing = at !== undefined && count > 0
  useEffect(() => {
    if (!isShowing) return
    const timer = setTimeout(() => go(after(at, to)), EACH_MS)
    return () => clearTimeout(timer)
  }, [isShowing, at, to])
  const present = useMemo(
    () => ({
      ...props,
      play(action: Parameters<TableProps['play']>[0]) {
        act(true)
        props.play(action)
      },
    }),
    [props],
  )
  const shown = useMemo(
    () => (isShowing ? propsAt(props, session.viewAt(at), at) : present),
    [isShowing, props, present, session, at],
  )
  return {
    count,
    place: isShowing ? at - from : undefined,
    props: shown,
    show: () => go(from),
    next: () => go(at === undefined ? undefined : after(at, to)),
    stop: () => go(undefined),
    forget: () => forget(true),
  }
}

/** After the last comes the present, which looks like it. */
const after = (at: number, to: number): number | undefined => (at + 1 < to ? at + 1 : undefined)

/** The table as it was after an entry: looked at, not acted upon. */
function propsAt(now: TableProps, then: unknown, seq: number): TableProps {
  return {
    ...now,
    view: then,
    seq,
    log: now.log.filter((entry) => entry.seq <= seq),
    acting: [],
    awaited: [],
    actions: [],
    outcome: undefined,
    canUndo: false,
    canRedo: false,
    imagined: () => (now.game.hasSecrets ? undefined : then),
    play: () => {},
  }
}

/**
 * After which entry, and up to which: nothing where it is not one's turn, or nothing of it was told. How a match came to
 * its end is shown only to whoever opens it for that.
 */
function span(
  { log, acting, viewer, seats, outcome }: OnlineView,
  begins: boolean,
): { readonly from: number; readonly to: number } {
  const to = log.at(-1)?.seq ?? 0
  const own = viewer === 'spectator' ? undefined : seats[viewer]?.id
  const isAwaited = acting.length > 0 || (begins && outcome !== undefined)
  if (!isAwaited || own === undefined) return { from: to, to }
  const since = log.slice(log.findLastIndex(({ seat }) => seat === own) + 1).filter(({ seq }) => seq > 0)
  const isTold = since.some(({ events }) => events.length > 0)
  return { from: isTold ? to - since.length : to, to }
}
