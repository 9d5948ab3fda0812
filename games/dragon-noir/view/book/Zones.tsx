import type { HexId } from '@wyrmtable/hex'
import type { Language } from '@wyrmtable/kernel'
import { polygon } from '@wyrmtable/ui/drawing'
import { reachOf } from '../../rules/reach.ts'
import { isInPosition } from '../../rules/topics/contact.ts'
import { bodyOf, slotOf } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import { sayIn } from '../../text/say.ts'
import { planOf, SIZE } from '../draw/plan.ts'
import { Cutout } from './Cutout.tsx'
import { type Scene, viewOfScene } from './scene.ts'
import { type BookKey, bookText } from './text/index.ts'

/** One character, and what is asked of the hexes around it. */
interface Lone extends Scene {
  readonly words: BookKey & `scene.${string}`
  readonly unit: string
}

const rider: Lone = {
  words: 'scene.rider',
  map: 'WM',
  active: 'exile',
  units: { laberne: { hex: '1404', facing: 'N', mounted: true } },
  unit: 'laberne',
}
const zones: readonly Lone[] = [
  { words: 'scene.onFoot', map: 'WM', active: 'exile', units: { jon: '1404' }, unit: 'jon' },
  rider,
  { words: 'scene.behindWall', map: 'WM', active: 'exile', units: { jon: '1605' }, unit: 'jon' },
  { words: 'scene.byWater', map: 'WM', active: 'exile', units: { 'dwarf-1': '1808' }, unit: 'dwarf-1' },
]

const slotIn = (view: View, { unit }: Lone): number => {
  const slot = slotOf(view, unit)
  if (slot === undefined) throw new Error(`${unit} is not in the scene`)
  return slot
}

/** All that the drawing shows: the hexes of a counter and those next to them. */
function hexesAround(view: View, slot: number): readonly HexId[] {
  const own = bodyOf(view, slot)
  const { neighbours } = view.ground.board
  const next = own.flatMap((hex) => [...neighbours.slice(hex * 6, hex * 6 + 6)])
  return [...new Set([...own, ...next])].filter((hex): hex is HexId => hex !== -1)
}

/** DN-8.2: the hexes that somebody is in position to attack. */
export function Positions({ language }: { readonly language: Language }) {
  const t = bookText(language)
  return (
    <>
      <div className="noir-scenes">
        {zones.map((scene) => {
          const view = viewOfScene(scene)
          const slot = slotIn(view, scene)
          const plan = planOf(view.setting.field)
          const around = hexesAround(view, slot)
          const zone = around.filter(
            (hex) => !bodyOf(view, slot).includes(hex) && isInPosition(view, slot, hex),
          )
          const title = t(scene.words)
          return (
            <div key={scene.words} className="noir-scene">
              <Cutout
                id={scene.words}
                view={view}
                around={around}
                say={sayIn(language)}
                label={t('zone.spoken', { who: title, count: zone.length })}
              >
                {zone.map((hex) => (
                  <path key={hex} className="noir-zone" d={polygon(plan.corners(hex, 0.9))} />
                ))}
              </Cutout>
              <p>
                {title}
                <b>{t('zone.count', { count: zone.length })}</b>
              </p>
            </div>
          )
        })}
      </div>
      <p className="book-note">{t('zone.note')}</p>
    </>
  )
}

/** DN-9.2: what the first step of a rider costs on open ground. */
export function Turning({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const view = viewOfScene(rider)
  const slot = slotIn(view, rider)
  const plan = planOf(view.setting.field)
  const steps = new Map<HexId, number>()
  for (const { stand, cost, before } of reachOf(view, slot)) {
    if (before === undefined || before.before !== undefined || bodyOf(view, slot).includes(stand.hex))
      continue
    steps.set(stand.hex, Math.min(cost, steps.get(stand.hex) ?? cost))
  }
  const costs = [...steps].map(([hex, cost]) => `${view.ground.label(hex).slice(3)}: ${cost}`)
  return (
    <div className="noir-scenes">
      <div className="noir-scene">
        <Cutout
          id="turning"
          view={view}
          around={hexesAround(view, slot)}
          say={sayIn(language)}
          label={t('turning.spoken', { costs: costs.join(', ') })}
        >
          {[...steps].map(([hex, cost]) => {
            const [x, y] = plan.centre(hex)
            return (
              <g key={hex}>
                <path className="noir-zone" d={polygon(plan.corners(hex, 0.9))} />
                <text
                  className="noir-cost"
                  x={x}
                  y={y + SIZE * 0.25}
                  textAnchor="middle"
                  fontSize={SIZE * 0.8}
                >
                  {cost}
                </text>
              </g>
            )
          })}
        </Cutout>
        <p>{t('turning.note')}</p>
      </div>
    </div>
  )
}
