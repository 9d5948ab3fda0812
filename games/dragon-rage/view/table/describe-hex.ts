import type { HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import { parseLabel } from '../../rules/map.ts'
import { parseDragon, parseUnit, type Unit } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { isFog, isWhirlwind } from '../../rules/topics/weather.ts'
import { typeOfName } from '../board/unit-look.ts'
import { splitSide } from '../draw/plan.ts'
import type { ViewText } from '../text/index.ts'
import { facingName } from './facing-name.ts'
import { pieceName } from './piece-name.ts'
import { isDragonName, piecesAt } from './pieces-at.ts'
import type { RageProps } from './use-interaction.ts'

type Told = Pick<RageProps, 'text' | 'view'>

/** The spoken name of a hex: number, place, ground, who is there and how, what it is worth, what may be done. */
export function describeHex(label: string, told: Told, t: ViewText, deed: string | undefined): string {
  const { view: state } = told
  const hex = parseLabel(label)
  if (hex === undefined) return label
  const { map } = state
  const vp = map.vpIndexAt(hex)
  const isDestroyed = vp >= 0 && (state.destroyed & (1 << vp)) !== 0
  const parts = [
    label,
    ...piecesAt(state, label).map((piece) => describePiece(piece, told, t)),
    told.text.place?.(label),
    t(`hex.${map.terrainAt(hex)}`),
    map.isCity(hex) ? t('hex.city') : undefined,
    vp < 0
      ? undefined
      : isDestroyed
        ? t('hex.destroyed')
        : t('hex.points', { points: map.vpValues[vp] ?? 0 }),
    ...structuresAt(label, hex, state, t),
    isFog(state, hex) ? t('hex.fog') : undefined,
    isWhirlwind(state, hex) ? t('hex.whirlwind') : undefined,
  ].filter((part) => part !== undefined && part !== '')
  return deed === undefined ? parts.join(', ') : `${parts.join(', ')}; ${deed}`
}

/** 'Infantry INF3, combat 2, has acted'. */
function describePiece(piece: string, told: Told, t: ViewText): string {
  const { view: state } = told
  const name = pieceName(piece, told, t)
  if (isDragonName(piece)) {
    const d = parseDragon(piece)
    return [
      name,
      state.isFlying(d) ? t('piece.flying') : undefined,
      state.status(d) === 'dead'
        ? t('piece.isDead')
        : t('piece.facing', { facing: facingName(state.facing(d), t) }),
      state.hasMoved(d) && state.phase === 'invaderMovement' ? t('piece.acted') : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', ')
  }
  const unit = parseUnit(piece)
  const { attack, defence } = unitsData.unitTypes[typeOfName(piece)]
  return [
    // Of heroes and wizards there is but one.
    /\d$/.test(piece) && name !== piece ? `${name} ${piece}` : name,
    t('piece.combat', { value: attack === 0 ? defence : attack }),
    piece === 'HERO' && state.heroWounded ? t('piece.wounded') : undefined,
    unit !== undefined && hasActed(state, unit) ? t('piece.acted') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}

/** Whether a unit has done its part in this phase of its side. */
export function hasActed(state: State, unit: Unit): boolean {
  if (state.phase === 'archery' || state.phase === 'defenderMelee') return state.deed(unit) !== 'none'
  return state.phase === 'defenderMovement' && state.stepsUsed(unit) > 0
}

/** Entrances and bridges at a hex that are not as printed. */
function structuresAt(label: string, hex: HexId, state: State, t: ViewText): readonly string[] {
  const found: string[] = []
  state.map.entrances.forEach((entrance, id) => {
    const look = state.entrance(id)
    if (look !== 'closed' && splitSide(entrance.side).includes(label)) {
      found.push(t(`hex.${entrance.kind}.${look}`))
    }
  })
  const bridge = state.map.woodenBridgeAt(hex)
  const look = bridge < 0 ? 'intact' : state.bridge(bridge)
  if (look !== 'intact') found.push(t(`hex.bridge.${look}`))
  return found
}
