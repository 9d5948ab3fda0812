import type { Language } from '@wyrmtable/kernel'
import { useSeen } from '@wyrmtable/ui'
import { useMemo, useRef } from 'react'
import { drawPart } from '../draw/ground.ts'
import { ink, planOf, SIZE } from '../draw/plan.ts'
import { type Scene, viewOfScene } from './scene.ts'
import { bookText } from './text/index.ts'
import './book.css'

const boards: readonly Scene[] = (['WM', 'AR', 'DL', 'DC'] as const).map((map) => ({
  map,
  active: 'exile',
  units: {},
}))

/** DN-1.2: the four boards as they lie on the table, with the letters or figures of their sides. */
export function Boards({ language }: { readonly language: Language }) {
  return (
    <div className="noir-boards">
      {boards.map((scene) => (
        <PrintedBoard key={scene.map} scene={scene} language={language} />
      ))}
    </div>
  )
}

function PrintedBoard({ scene, language }: { readonly scene: Scene; readonly language: Language }) {
  const name = bookText(language)(`board.${scene.map}`)
  const { ground, setting } = viewOfScene(scene)
  const { layout, hexes, centre } = planOf(setting.field)
  const drawing = useRef<SVGSVGElement>(null)
  const isSeen = useSeen(drawing)
  const markup = useMemo(
    () => (isSeen ? drawPart(ground, hexes, `noir-book-${scene.map}-`) : ''),
    [ground, hexes, scene, isSeen],
  )
  return (
    <div>
      <svg
        ref={drawing}
        className="book-map"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="img"
        aria-label={name}
      >
        <rect width={layout.width} height={layout.height} fill="#241a13" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from numbers alone */}
        <g dangerouslySetInnerHTML={{ __html: markup }} />
        <g textAnchor="middle" fontSize={SIZE * 0.34} fontWeight="600" fill={ink('ink')}>
          {(isSeen ? hexes : []).map((hex) => {
            const [x, y] = centre(hex)
            const isDark = ground.terrain(hex) === 'rock'
            return (
              <text key={hex} x={x} y={y - SIZE * 0.5} {...(isDark ? { fill: '#cfc3b2' } : {})}>
                {ground.label(hex).slice(3)}
              </text>
            )
          })}
        </g>
      </svg>
      <p className="book-head">
        {name} <small>{scene.map}</small>
      </p>
    </div>
  )
}
