import { useEffect, useState } from 'react'
import type { TableData } from '../../../data/table-schema.ts'
import { apartFaults, pieceFaults, type TableFault } from '../../../rules/tables/validity.ts'

/** How long a table rests before its ground is searched, in milliseconds. */
const REST_MS = 180

/**
 * All that is wrong with a table. What its pieces are wrong in is known at once; whether its ground joins the starts is
 * looked for when the table has come to rest.
 */
export function useFaults(data: TableData, near: readonly TableFault[], isMoving: boolean) {
  const [searched, setSearched] = useState<{
    readonly data: TableData
    readonly far: readonly TableFault[]
  }>()
  useEffect(() => {
    if (isMoving) return
    const timer = setTimeout(() => {
      const isSound = pieceFaults(data).every(
        ({ type }) => !['small', 'name', 'outside', 'shape'].includes(type),
      )
      setSearched({ data, far: isSound ? apartFaults(data) : [] })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [data, isMoving])
  const isKnown = !isMoving && searched?.data === data
  // What was found last stays in view until it is looked for again.
  return { all: [...near, ...(searched?.far ?? [])], isKnown }
}
