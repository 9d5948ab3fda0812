import { GlyphMark, glyphs } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import { stateText } from './text/index.ts'

/** While a table or a page is loaded: a board of parchment, and a ring that turns. */
export function SettingUp() {
  const { settings } = useSettings()
  const t = stateText(settings.language)
  return (
    <div className="setting-up" role="status">
      <svg className="setting-up-board" viewBox="0 0 430 208" aria-hidden="true">
        {hexes.map(({ d, opacity }) => (
          <path key={d} d={d} opacity={opacity} />
        ))}
      </svg>
      <svg className="setting-up-ring" viewBox="-60 -60 120 120" aria-hidden="true">
        <circle className="setting-up-track" r="44" strokeWidth="7" />
        <g className="setting-up-arc">
          <path
            d="M0,-44A44,44 0 1 1 -38,-22"
            fill="none"
            stroke="currentColor"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <GlyphMark shape={glyphs.wyvern} x={-32} y={-30} size={32} fill="currentColor" />
        </g>
        <GlyphMark shape={glyphs.perspectiveDiceSixFacesRandom} x={0} y={2} size={44} fill="currentColor" />
      </svg>
      <h1 className="display">{t('loading.title')}</h1>
      <p>{t('loading.text')}</p>
    </div>
  )
}

const radius = 34
const across = radius * Math.sqrt(3)

/** Three rows of eight hexes, each a little paler or darker. */
const hexes = Array.from({ length: 24 }, (_, i) => {
  const column = i % 8
  const row = Math.floor(i / 8)
  const x = 36 + column * radius * 1.5
  const y = 30 + (row + (column % 2) / 2) * across
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3
    return `${(x + Math.cos(angle) * radius * 0.96).toFixed(1)},${(y + Math.sin(angle) * radius * 0.96).toFixed(1)}`
  })
  return { d: `M${corners.join('L')}Z`, opacity: 0.2 + ((column * 7 + row * 3) % 10) / 20 }
})
