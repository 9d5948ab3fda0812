import type { Json } from '@wyrmtable/kernel'
import {
  type BoardDraft,
  type BoardKind,
  beginHistory,
  type DraftHistory,
  didStep,
  leftField,
  type MadeShelf,
  redoStep,
  typedStep,
  undoStep,
} from '@wyrmtable/ui'
import { useEffect, useRef, useState } from 'react'

/** A draft with the way back and forth. */
export interface Drawing {
  readonly history: DraftHistory<BoardDraft>
  readonly draft: BoardDraft
  /** The next draft, and what was done in words; the same draft again is no step. */
  did(next: BoardDraft, what: string): void
  /** The next draft where letters of a field are typed: until it is left they are one step. */
  typed(next: BoardDraft, what: string, field: string): void
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
  useEffect(() => {
    const leave = () => setHistory(leftField)
    window.addEventListener('focusout', leave)
    return () => window.removeEventListener('focusout', leave)
  }, [])
  return {
    history,
    draft,
    did: (next, what) => {
      if (next !== draft) setHistory((before) => didStep(before, next, what))
    },
    typed: (next, what, field) => {
      if (next !== draft) setHistory((before) => typedStep(before, next, what, field))
    },
    undo: () => setHistory(undoStep),
    redo: () => setHistory(redoStep),
    problem,
  }
}
