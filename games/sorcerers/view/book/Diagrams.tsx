import type { Language } from '@wyrmtable/kernel'
import { GlyphMark } from '@wyrmtable/ui'
import { racesData } from '../../data/races.ts'
import { spellsData } from '../../data/spells.ts'
import { glyphOfRace, seatFill } from '../figure/figure-look.ts'
import { shapes } from '../glyph/index.ts'
import { bookText } from './text/index.ts'

/** A base as it stands on the table: a rim of its seat, and a notch that looks up. */
function Base({ radius, race }: { readonly radius: number; readonly race: string | undefined }) {
  return (
    <>
      <circle r={radius - radius * 0.13} fill="#f4e6c4" stroke={seatFill(0)} strokeWidth={radius * 0.26} />
      <circle r={radius} fill="none" stroke="#1a0f0a" strokeOpacity=".7" />
      <path
        d={`M-5.5,${2 - radius}L0,${-radius - 6.5}L5.5,${2 - radius}Z`}
        fill={seatFill(0)}
        stroke="#1a0f0a"
      />
      <GlyphMark
        shape={race === undefined ? shapes.pointyHat : glyphOfRace(race)}
        x={0}
        y={0}
        size={radius * 1.35}
        fill="#20140c"
      />
    </>
  )
}

/** SO-4.1: one base of each size beside the others. */
export function Bases({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const { sorcerer, races } = racesData
  const sizes = new Map<
    string,
    { radius: number; height: number; names: string[]; race: string | undefined }
  >()
  const add = (radius: number, height: number, name: string, race: string | undefined) => {
    const key = `${radius}/${height}`
    const size = sizes.get(key)
    if (size === undefined) sizes.set(key, { radius, height, names: [name], race })
    else size.names.push(name)
  }
  add(sorcerer.radius_mm, sorcerer.height_mm, t('sorcerer'), undefined)
  for (const { id, name, radius_mm, height_mm } of races) add(radius_mm, height_mm, name[language], id)
  const list = [...sizes.values()].sort((a, b) => a.radius - b.radius || a.height - b.height)
  const step = 72
  return (
    <>
      <svg
        className="hex-diagram"
        viewBox={`${-step / 2} -42 ${step * list.length} 84`}
        role="img"
        aria-label={t('bases.spoken', { names: list.map(({ names }) => names.join(', ')).join('; ') })}
      >
        {list.map(({ radius, height, race }, place) => (
          <g key={`${radius}/${height}`} transform={`translate(${place * step} 0)`}>
            <Base radius={radius} race={race} />
          </g>
        ))}
      </svg>
      <ul className="book-list">
        {list.map(({ radius, height, names }) => (
          <li key={`${radius}/${height}`}>
            <b>{names.join(', ')}</b> – {t('head.radius')} {t('mm', { length: radius })}, {t('head.height')}{' '}
            {t('mm', { length: height })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** SO-4.5 */
export function Arc({ language }: { readonly language: Language }) {
  const t = bookText(language)
  return (
    <svg className="hex-diagram" viewBox="-110 -80 220 130" role="img" aria-label={t('arc.spoken')}>
      <path d="M-104,0A104,78 0 0 1 104,0Z" className="diagram-hex is-half" />
      <path d="M-104,0H104" stroke="var(--edge-strong)" strokeWidth="2" />
      <Base radius={20} race="orc" />
      <text className="diagram-words" textAnchor="middle" y="-46" fontSize="13">
        {t('arc.ahead')}
      </text>
      <text className="diagram-tower" textAnchor="middle" y="44" fontSize="13">
        {t('arc.behind')}
      </text>
    </svg>
  )
}

/** SO-10.11: the ring in which new creatures stand, at scale. */
export function Zone({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const [bolt, , , create] = spellsData.spells
  const { radius_mm: own } = racesData.sorcerer
  const [inner, outer] = [own + create.min_mm, own + create.max_mm]
  const rim = outer + 14
  return (
    <svg
      className="hex-diagram"
      viewBox={`${-rim} ${-rim} ${2 * rim} ${2 * rim}`}
      role="img"
      aria-label={t('zone.spoken', { min: create.min_mm, max: create.max_mm, bolt: bolt.range_mm })}
    >
      <circle r={outer} className="diagram-hex is-half" strokeDasharray="8 5" />
      <circle r={inner} className="diagram-hex is-out" strokeDasharray="8 5" />
      <Base radius={own} race={undefined} />
      {[inner, outer].map((at, place) => (
        <text
          key={at}
          className={place === 0 ? 'diagram-tower' : 'diagram-words'}
          textAnchor="middle"
          y={-at + 40}
          fontSize="30"
        >
          {t('mm', { length: place === 0 ? create.min_mm : create.max_mm })}
        </text>
      ))}
    </svg>
  )
}
