import type { Json } from '@wyrmtable/kernel'
import {
  type BoardDraft,
  type BoardKind,
  beginHistory,
  type DraftHistory,
  didStep,
  type MadeShelf,
  redoStep,
  undoStep,
} from '@wyrmtable/ui'
import { useEffect, useRef, useState } from 'react'

/** A draft with the way back and forth. */
export interface Drawing {
  readonly history: DraftHistory<BoardDraft>
  readonly draft: BoardDraft
  /** The next draft, and what was done in words; the same draft again is no step. */
  did(next: BoardDraft, what: string): void
  /** The next draft where letters of one field are typed: they are one step. */
  typed(next: BoardDraft, what: string): void
  undo(): void
  redo(): void
  /** Why it could not be kept; undefined where it was. */
  readonly problem: string | undefined
}

/** A draft that is kept in this browser as soon as something was done to it. */
export function useDraft(start: BoardDraft, id: string, kind: BoardKind, shelf: MadeShelf): Drawing {
  const [history, setHistory] = useState(() => beginHistory(start))
  const [problem, setProblem] = useState<string>()
  const saved = useRef(start)
  const draft = history.now
  useEffect(() => {
    if (saved.current === draft) return
    saved.current = draft
    shelf.keep(id, kind.write(draft) as Json).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }, [draft, id, kind, shelf])
  return {
    history,
    draft,
    did: (next, what) => {
      if (next !== draft) setHistory((before) => didStep(before, next, what))
    },
    typed: (next, what) => {
      if (next === draft) return
      setHistory((before) =>
        before.past.at(-1)?.what === what
          ? { ...before, now: next, future: [] }
          : didStep(before, next, what),
      )
    },
    undo: () => setHistory(undoStep),
    redo: () => setHistory(redoStep),
    problem,
  }
}
