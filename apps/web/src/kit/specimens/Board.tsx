import {
  BakedLayer,
  type BoardHandle,
  BoardOverlay,
  BoardViewport,
  ChanceChip,
  Counter,
  type CounterProps,
  counterFaces,
  GlyphMark,
  glyphs,
  HexArea,
  HexShape,
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

/** What lies on a board, and a board. */
export function Board({ t }: { readonly t: KitText }) {
  const handle = useRef<BoardHandle>(null)
  return (
    <>
      <Specimen title={t('kit.counters')}>
        <svg className="kit-drawing" viewBox="0 0 560 250" role="img" aria-label={t('kit.counters')}>
          {states.map((state, place) => (
            <g key={state}>
              <Counter x={62 + place * 112} y={64} size={84} {...plain} {...marks[state]} />
              <text x={62 + place * 112} y={136} className="kit-name" textAnchor="middle">
                {t(`kit.state.${state}`)}
              </text>
            </g>
          ))}
          {sizes.map((size, place) => (
            <Counter key={size} x={62 + place * 100} y={196} size={size} {...plain} tilt={place - 1} />
          ))}
          <circle cx="480" cy="196" r="34" fill="var(--turn)" />
          <GlyphMark shape={glyphs.wyvern} x={480} y={196} size={50} fill="#fff" />
        </svg>
      </Specimen>
      <Specimen title={t('kit.hexes')}>
        <svg
          className="kit-drawing"
          viewBox={`0 0 ${hexes.width} ${hexes.height + 24}`}
          role="img"
          aria-label={t('kit.hexes')}
        >
          {looks.map((look) => (
            <g key={look}>
              <HexShape layout={hexes} label={look} look="kit-ground" />
              <HexShape layout={hexes} label={look} look={look} scale={0.97} />
            </g>
          ))}
          <HexShape layout={hexes} label="area" look="kit-ground" />
          <HexArea layout={hexes} labels={['area']} />
          {([...looks, 'area'] as const).map((look) => (
            <text
              key={look}
              x={hexes.centre(look)[0]}
              y={hexes.height + 16}
              className="kit-name"
              textAnchor="middle"
            >
              {t(`kit.hex.${look}`)}
            </text>
          ))}
        </svg>
      </Specimen>
      <Specimen title={t('kit.board')} look="board">
        <BoardOverlay value={overlay}>
          <BoardViewport
            width={360}
            height={200}
            label={t('kit.board')}
            description={t('kit.boardNote')}
            backdrop={<BakedLayer markup={ground} width={360} height={200} />}
            ref={handle}
          >
            <Counter x={120} y={90} size={50} {...plain} />
            <Counter x={190} y={110} size={50} {...plain} {...marks.chosen} />
            <ChanceChip x={120} y={52} share={0.58} text="58 %" />
          </BoardViewport>
        </BoardOverlay>
        <div className="zoom">
          <ZoomButtons
            handle={handle}
            words={{ zoomIn: t('kit.zoomIn'), zoomOut: t('kit.zoomOut'), fit: t('kit.fit') }}
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
