import { U } from '../../rules/fields.ts'
import { wizardsOf } from '../../rules/magic/wizards.ts'
import { counter, slotOf } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import type { ViewKey } from '../text/en.ts'
import type { Hand } from '../use-hand.ts'

export type WayId = 'shoot' | 'spell' | 'hold'

/** One of the three things to do with a moment of fire, and what may be said of it in two words. */
export interface Way {
  readonly id: WayId
  readonly isOn: boolean
  readonly isOpen: boolean
  readonly note: ViewKey
  readonly figure: number
}

/** DN-5.1, DN-15.7: shooting, casting, or holding what one has; empty where none of it is asked. */
export function waysOf(
  state: View,
  seat: number,
  { chosen, preview, at }: Pick<Hand, 'chosen' | 'preview' | 'at'>,
): readonly Way[] {
  if (state.phase !== 'fire') return []
  const slot = chosen === undefined ? undefined : slotOf(state, chosen)
  if (state.top === 'magicWindow') {
    const [wizard] = wizardsOf(state, seat)
    return [
      { id: 'shoot', isOn: false, isOpen: false, note: 'way.later', figure: 0 },
      {
        id: 'spell',
        isOn: true,
        isOpen: true,
        note: 'way.energy',
        figure: wizard === undefined ? 0 : state.of(wizard, U.energy),
      },
      { id: 'hold', isOn: false, isOpen: true, note: 'way.forCounter', figure: 0 },
    ]
  }
  if (state.top !== undefined || slot === undefined) return []
  const targets = [...at.values()].filter((list) => list.some(({ type }) => type === 'shoot')).length
  const hasBow = counter(state, slot).values.weapon !== undefined
  return [
    {
      id: 'shoot',
      isOn: preview?.type === 'shoot',
      isOpen: targets > 0,
      note: hasBow ? (targets > 0 ? 'way.targets' : 'way.noTarget') : 'way.noBow',
      figure: targets,
    },
    {
      id: 'spell',
      isOn: false,
      isOpen: false,
      note:
        wizardsOf(state, seat).length === 0 || !state.setting.scenario.magic ? 'way.noWizard' : 'way.asked',
      figure: 0,
    },
    { id: 'hold', isOn: false, isOpen: true, note: 'way.defensive', figure: 0 },
  ]
}
