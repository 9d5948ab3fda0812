import { type HexLayout, outlineOf, smooth, soften } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import { unitsData } from '../../data/units.ts'
import { hexesAround } from '../table/hexes-around.ts'
import { hexOfPiece } from '../table/pieces-at.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'

interface Area {
  readonly centre: string
  readonly radius: number
}

/** All hexes that a spell takes in, in the colour of the side that casts it. */
export const SpellArea = memo(function SpellArea({
  layout,
  centre,
  radius,
}: Area & { readonly layout: HexLayout }) {
  const covered = hexesAround(layout, centre, radius)
  const edge = outlineOf(covered, layout)
    .map((loop) => smooth(soften(loop), true))
    .join('')
  return <path className="spell-area" data-hexes={covered.length} d={edge} />
})

/** What the spell that is chosen would take in: the fog at the pointer, or the boost around the wizard. */
export function spellAreaOf(
  { view: state, acting }: RageProps,
  { preview, spell, ways, bare }: Interaction,
  aim: string | undefined,
): Area | undefined {
  if (state.phase !== 'spell' || acting.length === 0) return undefined
  if (spell === 'castFog') {
    const planned = preview?.action.type === 'castFog' ? preview.action.hex : undefined
    const centre = planned ?? (aim !== undefined && ways.has(aim) ? aim : undefined)
    return centre === undefined ? undefined : { centre, radius: unitsData.spells.fog.radius }
  }
  const centre = hexOfPiece(state, 'WZD')
  if (spell !== 'castBoost' || centre === undefined) return undefined
  const radii = bare.flatMap((action) => (action.type === 'castBoost' ? [action.radius] : []))
  const radius = preview?.action.type === 'castBoost' ? preview.action.radius : Math.max(...radii)
  return radius < 0 ? undefined : { centre, radius }
}
