import type { BoardDraft } from '@wyrmtable/ui'
import { memo, useMemo } from 'react'
import { writeMapData } from '../../rules/own/write-map-data.ts'
import { CityBackdrop } from '../board/CityBackdrop.tsx'
import { writeFile } from './board-file.ts'

/** A draft as the table would draw it. */
export const DrawnBoard = memo(
  function DrawnBoard({ draft }: { readonly draft: BoardDraft }) {
    const map = useMemo(() => writeMapData(writeFile(draft)), [draft])
    return <CityBackdrop map={map} />
  },
  ({ draft: before }, { draft: after }) =>
    before.ground === after.ground && before.sides === after.sides && before.areas === after.areas,
)
