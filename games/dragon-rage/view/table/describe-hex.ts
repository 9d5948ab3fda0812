import { isCity, parseLabel, terrainAt, vpIndexAt, vpValues } from '../../rules/map.ts'
import type { State } from '../../rules/state.ts'
import { isFog, isWhirlwind } from '../../rules/topics/weather.ts'
import { hexData } from '../draw/plan.ts'
import type { ViewText } from '../text/index.ts'
import { piecesAt } from './pieces-at.ts'

/** The spoken name of a hex: number, place, ground, who is there, what it is worth, what may be done. */
export function describeHex(label: string, state: State, t: ViewText, lit: number): string {
  const hex = parseLabel(label)
  if (hex === undefined) return label
  const vp = vpIndexAt(hex)
  const isDestroyed = vp >= 0 && (state.destroyed & (1 << vp)) !== 0
  return [
    label,
    hexData(label).name,
    t(`hex.${terrainAt(hex)}`),
    isCity(hex) ? t('hex.city') : undefined,
    vp < 0 ? undefined : isDestroyed ? t('hex.destroyed') : t('hex.points', { points: vpValues[vp] ?? 0 }),
    ...piecesAt(state, label),
    isFog(state, hex) ? t('hex.fog') : undefined,
    isWhirlwind(state, hex) ? t('hex.whirlwind') : undefined,
    lit > 0 ? t('hex.lit', { count: lit }) : undefined,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}
