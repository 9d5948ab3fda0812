import { type Match, odds, type Refusal } from '@wyrmtable/kernel'
import type { LoggedEntry, TableProps } from '@wyrmtable/ui'
import { memo, useMemo } from 'react'
import type { OpenTable } from '../../box/open-box.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'

/** Entries before the position that a table may want to mark; the chronicle stands beside the board. */
const recent = 4

const over: Refusal = { type: 'matchOver', clause: '' }

/** The game's own table at one position, only to be looked at: nobody acts and nothing can be done. */
export const ReplayBoard = memo(function ReplayBoard({
  box,
  match,
  entries,
  seq,
}: {
  readonly box: OpenTable
  readonly match: Match
  readonly entries: readonly LoggedEntry[]
  readonly seq: number
}) {
  const { settings } = useSettings()
  const { language } = settings
  const { Table } = box
  const props = useMemo(() => {
    const { game, text } = box
    const state = match.at(seq)
    const looked: TableProps = {
      game,
      text,
      language,
      state,
      seq,
      seats: match.header.seats,
      acting: [],
      awaited: seq === match.seq ? match.toAct() : game.toAct(state),
      // The last entry may have ended the match in a state that goes on.
      outcome: seq === match.seq ? match.outcome() : game.outcome(state),
      actions: [],
      log: entries.slice(Math.max(0, seq - recent), seq),
      canUndo: false,
      canRedo: false,
      check: () => over,
      odds: (action) => odds(game, state, 0, action),
      play: () => {},
      undo: () => {},
      redo: () => {},
      isBoardOnly: true,
    }
    return looked
  }, [box, match, entries, seq, language])
  return <Table {...props} />
})
