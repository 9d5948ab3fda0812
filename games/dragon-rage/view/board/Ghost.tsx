import type { Ref } from 'react'
import { parseDragon, parseUnit } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { escapeNumber } from '../../rules/topics/morale.ts'
import { isDragonName } from '../table/pieces-at.ts'
import { DragonToken } from './DragonToken.tsx'
import { UnitCounter } from './UnitCounter.tsx'

/** The piece that is dragged, drawn in its hex and moved as a whole. */
export function Ghost({
  ref,
  piece,
  from,
  state,
}: {
  readonly ref: Ref<SVGGElement>
  readonly piece: string
  readonly from: string
  readonly state: State
}) {
  const unit = parseUnit(piece)
  return (
    <g ref={ref} className="drag-ghost">
      {isDragonName(piece) ? (
        <DragonToken
          dragon={piece}
          hex={from}
          facing={state.facing(parseDragon(piece))}
          look={state.isFlying(parseDragon(piece)) ? 'flying' : 'grounded'}
          isChosen
        />
      ) : unit === undefined ? null : (
        <UnitCounter
          unit={piece}
          hex={from}
          place={0}
          isChosen
          isSpent={false}
          isReady={false}
          isWounded={piece === 'HERO' && state.heroWounded}
          escapes={escapeNumber(state, unit)}
        />
      )}
    </g>
  )
}
