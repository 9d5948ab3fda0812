import { memo } from 'react'
import { labelOf, vpHexes, vpValues } from '../../rules/map.ts'
import { units } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { labelAt } from '../table/label-at.ts'
import { VictoryBadge } from './VictoryBadge.tsx'

/** What each place is worth, above the counters so that it is never hidden. */
export const Badges = memo(function Badges({ state }: { readonly state: State }) {
  const at = units.map((unit) => labelAt(state.unitHex(unit)))
  return (
    <g className="badges">
      {vpHexes.map((hex, place) => {
        const label = labelOf(hex)
        return (
          <VictoryBadge
            key={hex}
            label={label}
            value={vpValues[place] ?? 0}
            isGone={(state.destroyed & (1 << place)) !== 0}
            counters={at.filter((one) => one === label).length}
          />
        )
      })}
    </g>
  )
})
