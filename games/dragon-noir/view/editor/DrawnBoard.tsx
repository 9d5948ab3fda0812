import type { BoardDraft } from '@wyrmtable/ui'
import { memo, useMemo } from 'react'
import { sheets } from '../../data/tables.ts'
import { createField } from '../../rules/field.ts'
import { Ground } from '../../rules/ground.ts'
import { Backdrop } from '../board/Backdrop.tsx'
import { layout } from './board-layout.ts'
import { OWN, writeMap } from './map-file.ts'

/** A draft as the table would draw it. Forces and choices change nothing of it. */
export const DrawnBoard = memo(
  function DrawnBoard({ draft }: { readonly draft: BoardDraft }) {
    const ground = useMemo(() => {
      const map = writeMap(draft, layout)
      return new Ground(createField([{ map: OWN, origin: [0, 0], rotation: 0 }], [], { [OWN]: map }), sheets)
    }, [draft])
    return <Backdrop ground={ground} />
  },
  (before, after) => before.draft.ground === after.draft.ground && before.draft.sides === after.draft.sides,
)
