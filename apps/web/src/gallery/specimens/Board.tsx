import {
  BakedLayer,
  type BoardHandle,
  BoardOverlay,
  BoardTip,
  BoardViewport,
  ChanceChips,
  Counter,
  CounterCard,
  type CounterProps,
  counterFaces,
  GlyphMark,
  glyphs,
  HexArea,
  HexFigures,
  HexShape,
  type Moment,
  MomentMark,
  PathLine,
  RefusedPlace,
  StrikeArrow,
  ZoomButtons,
} from '@wyrmtable/ui'
import { useRef } from 'react'
import { AdviceMarks } from '../../table/advice/AdviceMarks.tsx'
import type { KitText } from '../text/index.ts'
import { hexRow } from './hex-row.ts'
import { Specimen } from './Specimen.tsx'

const plain = {
  tag: 'INF1',
  figures: '2·5·2(3)',
  glyph: glyphs.tabletopPlayers,
  face: counterFaces.azure,
} as const

const states = ['plain', 'ready', 'chosen', 'spent', 'wounded'] as const
const marks: Readonly<Record<(typeof states)[number], Partial<CounterProps>>> = {
  plain: {},
  ready: { isReady: true },
  chosen: { isChosen: true },
  spent: { isSpent: true },
  wounded: { badge: glyphs.crossMark, face: counterFaces.gold, tag: 'HERO' },
}
const sizes = [100, 50, 34, 24] as const
const looks = ['reach', 'strike', 'chosen', 'plan', 'last', 'hover', 'focus'] as const
const hexes = hexRow([...looks, 'area'])

const ground = () =>
  '<rect width="360" height="200" fill="var(--map-grass)"/><path d="M0 150C90 90 160 190 360 90V200H0Z" fill="var(--map-sea)"/>'

/** Where a piece of the second side went. */
const wayOfAMove: Moment = {
  points: [
    [60, 60],
    [120, 80],
    [176, 60],
  ],
  colour: 2,
}

/** Places that a piece reaches, with what each costs, and a way to one of them. */
const costs = [
  { x: 250, y: 60, figure: '2' },
  { x: 290, y: 84, figure: '12' },
]
const wayToGo = [
  { at: [230, 100], cost: 1 },
  { at: [262, 116], cost: 3 },
] as const

/** What lies on a board, and a board. */
export function Board({ t }: { readonly t: KitText }) {
  const handle = useRef<BoardHandle>(null)
  return (
    <>
      <Specimen title={t('gallery.counters')}>
        <svg className="gallery-drawing" viewBox="0 0 560 250" role="img" aria-label={t('gallery.counters')}>
          {states.map((state, place) => (
            <g key={state}>
              <Counter x={62 + place * 112} y={64} size={84} {...plain} {...marks[state]} />
              <text x={62 + place * 112} y={136} className="gallery-name" textAnchor="middle">
                {t(`gallery.state.${state}`)}
              </text>
            </g>
          ))}
          <defs>
            <CounterCard id="gallery-card" face={plain.face} glyph={plain.glyph} />
          </defs>
          {sizes.map((size, place) => (
            <Counter
              key={size}
              card="gallery-card"
              x={62 + place * 100}
              y={196}
              size={size}
              {...plain}
              tilt={place - 1}
            />
          ))}
          <circle cx="480" cy="196" r="34" fill="var(--turn)" />
          <GlyphMark shape={glyphs.wyvern} x={480} y={196} size={50} fill="#fff" />
        </svg>
      </Specimen>
      <Specimen title={t('gallery.hexes')}>
        <svg
          className="gallery-drawing"
          viewBox={`0 0 ${hexes.width} ${hexes.height + 24}`}
          role="img"
          aria-label={t('gallery.hexes')}
        >
          {looks.map((look) => (
            <g key={look}>
              <HexShape layout={hexes} label={look} look="gallery-ground" />
              <HexShape layout={hexes} label={look} look={look} scale={0.97} />
            </g>
          ))}
          <HexShape layout={hexes} label="area" look="gallery-ground" />
          <HexArea layout={hexes} labels={['area']} />
          {([...looks, 'area'] as const).map((look) => (
            <text
              key={look}
              x={hexes.centre(look)[0]}
              y={hexes.height + 16}
              className="gallery-name"
              textAnchor="middle"
            >
              {t(`gallery.hex.${look}`)}
            </text>
          ))}
        </svg>
      </Specimen>
      <Specimen title={t('gallery.board')} look="board">
        <BoardOverlay value={overlay}>
          <BoardViewport
            width={360}
            height={200}
            label={t('gallery.board')}
            description={t('gallery.boardNote')}
            backdrop={<BakedLayer markup={ground} width={360} height={200} />}
            ref={handle}
          >
            <Counter x={120} y={90} size={50} {...plain} />
            <Counter x={190} y={110} size={50} {...plain} {...marks.chosen} />
            <ChanceChips chips={[{ x: 120, y: 52, share: 0.58, text: '58 %' }]} />
            <MomentMark moment={wayOfAMove} />
            <HexFigures figures={costs} radius={11} look="cost" />
            <PathLine from={[190, 110]} steps={wayToGo} size={40} isTaken={false} />
            <StrikeArrow from={[120, 160]} to={[236, 168]} colour={1} dice={[5]} look="hit" />
            <RefusedPlace d="M280,120h60v60h-60Z" cross={[340, 120]} />
          </BoardViewport>
          <BoardTip handle={handle} at={[310, 150]}>
            {t('gallery.refused')}
          </BoardTip>
        </BoardOverlay>
        <div className="zoom">
          <ZoomButtons
            handle={handle}
            words={{ zoomIn: t('gallery.zoomIn'), zoomOut: t('gallery.zoomOut'), fit: t('gallery.fit') }}
          />
        </div>
      </Specimen>
    </>
  )
}

/** What a page may lay over a board: here two ways to places, one of which is looked at. */
const overlay = {
  drawing: (
    <AdviceMarks
      ways={[[{ from: [120, 90], to: [260, 60] }], [{ from: [120, 90], to: [250, 140] }]]}
      looked={0}
    />
  ),
}
