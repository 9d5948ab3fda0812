import { keysOf, type Language } from '@wyrmtable/kernel'
import { BookTable, type DiagramHex, HexDiagram } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import { unitsData } from '../../data/units.ts'
import { areas } from '../../rules/pieces.ts'
import { DragonShape, tints } from '../board/DragonShape.tsx'
import { BodySheet } from '../side/BodySheet.tsx'
import { viewText } from '../text/index.ts'
import { type BookText, bookText } from './text/index.ts'

const { dragon } = unitsData

/** DR-2.6: the sheet as it lies on the table, of a dragon that nothing has touched. */
export function BodyFigure({ language }: { readonly language: Language }) {
  return <BodySheet state={{ damage: () => 0 }} d={0} t={viewText(language)} />
}

/** DR-12.1: how far each way of moving leads. */
export function Moves({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  const { walkMP, bound, fly } = dragon
  return (
    <BookTable
      columns={[t('head.mode'), t('head.howFar')]}
      rows={[
        { key: 'walk', head: name('mode.walk'), cells: [t('move.walk', { points: walkMP })] },
        { key: 'slither', head: name('mode.slither'), cells: [t('move.slither')] },
        { key: 'bound', head: name('mode.bound'), cells: [t('move.bound', bound)] },
        {
          key: 'fly',
          head: name('mode.fly'),
          cells: [t('move.fly', { min: fly.min, max: fly.max, straight: fly.straightBeforeTurn })],
        },
      ]}
    />
  )
}

type Place = 'front' | 'side' | 'rear' | 'frontCentre' | 'frontFlank' | 'rearFlank' | 'underneath' | 'above'
type Places = Readonly<Partial<Record<Place, boolean>>>

/** Where each place of an arc lies around a dragon that faces north. */
const directionsOf: Readonly<Record<Place, readonly number[]>> = {
  underneath: [],
  above: [],
  front: [5, 0, 1],
  side: [4, 2],
  rear: [3],
  frontCentre: [0],
  frontFlank: [5, 1],
  rearFlank: [4, 2],
}

/** One area of the body: the hexes of its arc filled, its figure in them; T where towers count. */
function Arc({
  places,
  figure,
  title,
  spoken,
}: {
  readonly places: Places
  readonly figure: string
  readonly title: string
  readonly spoken: string
}) {
  const around: readonly DiagramHex[] = keysOf(places).flatMap((place) =>
    directionsOf[place].map((direction) => ({
      way: [direction],
      look: places[place] === true ? ('in' as const) : ('out' as const),
      ...(places[place] === true ? { words: figure } : {}),
    })),
  )
  const own: DiagramHex = { way: [], look: places.underneath === true ? 'in' : 'out' }
  return (
    <div className="book-arc">
      <HexDiagram hexes={[own, ...around]} label={spoken}>
        <g transform={places.underneath === true ? 'translate(0 -4) scale(.22)' : 'scale(.3)'}>
          <DragonShape tint={tints.D1} isFlying={false} />
        </g>
        {places.underneath === true ? (
          <text className="diagram-words" x="0" y="16" textAnchor="middle" fontSize="9">
            {figure}
          </text>
        ) : null}
        {places.above === true ? (
          <text className="diagram-tower" x="44" y="-38" textAnchor="middle" fontSize="13">
            T
          </text>
        ) : null}
      </HexDiagram>
      <p>{title}</p>
    </div>
  )
}

const placesIn = (places: Places, t: BookText): string =>
  keysOf(places)
    .filter((place) => places[place])
    .map((place) => t(`at.${place}`))
    .join(', ')

function Arcs({ children, t }: { readonly children: ReactNode; readonly t: BookText }) {
  return (
    <>
      <div className="book-arcs">{children}</div>
      <p className="book-note">{t('at.towerNote')}</p>
    </>
  )
}

/** DR-16.3: the hexes that head, wings and legs reach. */
export function Reach({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  return (
    <Arcs t={t}>
      {(['head', 'wings', 'legs'] as const).map((part) => {
        const area = name(`body.${part}`)
        const strength = dragon.areas[part].attackPerGroup
        return (
          <Arc
            key={part}
            places={dragon.attackArcs[part]}
            figure={`${strength}`}
            title={t('reach.group', { area, strength })}
            spoken={t('reach.spoken', { area, places: placesIn(dragon.attackArcs[part], t) })}
          />
        )
      })}
    </Arcs>
  )
}

/** DR-22.5 and 22.6: from where each area can be hit, and on what. */
export function Hits({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  return (
    <Arcs t={t}>
      {areas.map((part) => {
        const area = name(`body.${part}`)
        const need = dragon.areas[part].toHit
        return (
          <Arc
            key={part}
            places={dragon.hitArcs[part]}
            figure={`${need}+`}
            title={t('hits.area', { area, need })}
            spoken={t('hits.spoken', { area, need, places: placesIn(dragon.hitArcs[part], t) })}
          />
        )
      })}
    </Arcs>
  )
}

/** DR-15.3: the three ways fire may go from a dragon that faces north. */
export function FireLine({ language }: { readonly language: Language }) {
  const hexes: readonly DiagramHex[] = [
    { way: [], look: 'middle' },
    ...[5, 0, 1].flatMap((direction): readonly DiagramHex[] => [
      { way: [direction], look: 'in', words: '1' },
      { way: [direction, direction], look: 'half', words: '2' },
    ]),
    ...[2, 3, 4].map((direction): DiagramHex => ({ way: [direction], look: 'out' })),
  ]
  return (
    <HexDiagram hexes={hexes} label={bookText(language)('fire.spoken')}>
      <g transform="scale(.3)">
        <DragonShape tint={tints.D1} isFlying={false} />
      </g>
    </HexDiagram>
  )
}
