import { distance, type HexId } from '@wyrmtable/hex'
import type { Spell } from '../../data/spell-schema.ts'
import type { ActionOf } from '../actions.ts'
import { U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { typeOfId } from '../roster.ts'
import type { Cast, State } from '../state.ts'
import {
  hasPower,
  idOf,
  isBlackDragon,
  isCharacter,
  isOnMap,
  isSpectre,
  isStanding,
  isStunned,
  isWizard,
  livingAt,
  slotOf,
  slots,
} from '../topics/counters.ts'
import { effectKey, findEffect, hasEffect, spellAt, spellIndex } from '../topics/effects.ts'
import { isGround } from '../topics/occupancy.ts'
import { footGait, isLocked, isWet } from '../topics/passage.ts'
import { isWounded } from '../topics/values.ts'
import { mayLay, piecesLeft } from './pieces.ts'
import { listOf, wizardsOf } from './wizards.ts'

/** DN-15.3, DN-15.6, DN-15.10, DN-15.17: the spell as declared, or why it may not be cast. */
export function planCast(state: State, side: number, action: ActionOf<'cast'>): Cast | Refusal {
  const wizard = wizardsOf(state, side).find((slot) => idOf(state, slot) === action.wizard)
  const { spell: id } = action
  if (!state.setting.scenario.magic) return refuse('noMagic', 'DN-18.4')
  if (wizard === undefined) return refuse('notWizard', 'DN-15.3', { unit: action.wizard })
  if (state.of(wizard, U.cast) === 1) return refuse('alreadyCast', 'DN-15.6', { unit: action.wizard })
  const number = spellIndex(state, id)
  const spell = number < 0 ? undefined : spellAt(state, number)
  if (spell === undefined || spell.wizard !== listOf(state, wizard))
    return refuse('unknownSpell', 'DN-15.2', { spell: id })
  const left = state.of(wizard, U.energy)
  if (spell.cost > left) return refuse('needsEnergy', 'DN-15.1', { needed: spell.cost, left })
  return readTarget(state, wizard, number, action.target)
}

const none: Omit<Cast, 'spell' | 'wizard'> = {
  unit: -1,
  anchor: -1,
  turn: -1,
  piece: -1,
  effect: -1,
  hexes: [],
}

function readTarget(
  state: State,
  wizard: number,
  spell: number,
  target: ActionOf<'cast'>['target'],
): Cast | Refusal {
  const data = spellAt(state, spell)
  const bad = refuse('badTarget', 'DN-15.17', { spell: data.id })
  const hexes = (target.hexes ?? []).map((label) => parseHexIn(state, label))
  if (hexes.some((hex) => hex === undefined)) return bad
  const known = hexes.filter((hex): hex is HexId => hex !== undefined)
  const single = known.length === 1 ? known[0] : undefined
  const anchor = target.anchor === undefined ? single : parseHexIn(state, target.anchor)
  const unit = target.unit === undefined ? -1 : (slotOf(state, target.unit) ?? -2)
  const lasting = target.effect === undefined ? undefined : state.effects()[target.effect]
  if (unit === -2 || (target.effect !== undefined && lasting === undefined)) return bad
  const { kind } = data.effect
  const cast: Cast = {
    ...none,
    spell,
    wizard,
    unit: data.category === 'personal' && kind !== 'teleport' ? wizard : unit,
    anchor: kind === 'place' ? (anchor ?? -1) : -1,
    turn: kind === 'place' ? (target.turn ?? 0) : -1,
    piece: target.piece ?? -1,
    effect: lasting === undefined ? -1 : effectKey(state, lasting),
    hexes: kind === 'place' ? [] : known,
  }
  if (data.effect.kind === 'place' && piecesLeft(state, data.effect.piece) < 1)
    return refuse('noPieceLeft', 'DN-1.3', { spell: data.id })
  return isAllowed(state, cast, data) ? cast : bad
}

/** DN-15.17: what each spell may be aimed at; also whether a second spell is still legal (DN-15.7). */
export function isAllowed(state: State, cast: Cast, spell: Spell): boolean {
  const { effect, category } = spell
  switch (effect.kind) {
    case 'mp-multiply':
      return mayStillMove(state, cast.wizard)
    case 'shot-die-modifier':
    case 'untargetable':
      return true
    case 'stats':
      return category === 'personal' || isFriend(state, cast)
    case 'heal':
      return (
        isTargetable(state, cast) &&
        isWounded(state, cast.unit) &&
        !isSpectre(state, cast.unit) &&
        !isBlackDragon(state, cast.unit)
      )
    case 'unstun':
      return isTargetable(state, cast) && isStunned(state, cast.unit)
    case 'stun':
      return isTargetable(state, cast) && isStanding(state, cast.unit)
    case 'armour-and-defence':
      return isTargetable(state, cast) && isStanding(state, cast.unit) && !isBlackDragon(state, cast.unit)
    case 'mp-set':
      return isTargetable(state, cast) && !isBlackDragon(state, cast.unit)
    case 'retreat':
    case 'halve-stats':
    case 'shot':
      return isStandingEnemy(state, cast)
    case 'place':
      return (
        cast.anchor >= 0 &&
        mayLay(state, { kind: effect.piece, anchor: cast.anchor as HexId, turn: cast.turn as 0 })
      )
    case 'dispel':
      return isDispellable(state, cast)
    case 'summon':
      return maySummon(state, cast, effect.type, effect.number)
    case 'teleport':
      return mayStepTo(state, cast, effect.max)
    default:
      return effect satisfies never
  }
}

/** DN-15.17, Z02: in his own side's player turn, before or in his own move. */
const mayStillMove = (state: State, wizard: number): boolean =>
  state.side(wizard) === state.active &&
  (state.phase === 'fire' || state.phase === 'movement') &&
  state.of(wizard, U.moveDone) === 0

/** DN-15.10: a character on the map, not hidden from the enemy by a Cloak of Air. */
function isTargetable(state: State, { unit, wizard }: Cast): boolean {
  if (unit < 0 || !isCharacter(state, unit) || !isOnMap(state, unit)) return false
  return state.side(unit) === state.side(wizard) || !hasEffect(state, unit, 'untargetable')
}

const isFriend = (state: State, cast: Cast): boolean =>
  isTargetable(state, cast) &&
  state.side(cast.unit) === state.side(cast.wizard) &&
  isStanding(state, cast.unit) &&
  !isBlackDragon(state, cast.unit)

const isStandingEnemy = (state: State, cast: Cast): boolean =>
  isTargetable(state, cast) &&
  state.side(cast.unit) !== state.side(cast.wizard) &&
  isStanding(state, cast.unit) &&
  !isBlackDragon(state, cast.unit)

/** DN-15.17, Z22 and S22: one of three things. */
function isDispellable(state: State, { unit, piece, effect }: Cast): boolean {
  if ([unit, piece, effect].filter((one) => one >= 0).length !== 1) return false
  if (unit >= 0) return isSpectre(state, unit) && isOnMap(state, unit)
  return piece >= 0 ? piece < state.pieces().length : findEffect(state, effect) !== undefined
}

/** DN-15.15: on empty ground where a foot character may stand, away from the enemy wizard. */
function maySummon(state: State, cast: Cast, type: string, number: number): boolean {
  const supply = slots(state).filter(
    (slot) =>
      isSpectre(state, slot) && typeOfId(idOf(state, slot)) === type && state.place(slot) === 'supply',
  )
  const enemies = slots(state).filter(
    (slot) => isWizard(state, slot) && isOnMap(state, slot) && state.side(slot) !== state.side(cast.wizard),
  )
  const hexes = cast.hexes as readonly HexId[]
  return (
    supply.length >= number &&
    hexes.length === number &&
    new Set(hexes).size === number &&
    hexes.every(
      (hex) =>
        livingAt(state, hex).length === 0 &&
        isGround(state, footGait(state, cast.wizard), hex) &&
        enemies.every((enemy) => distance(state.ground.board, state.hex(enemy), hex) > 1),
    )
  )
}

/** DN-15.17, S02: empty and legal, within six hexes, not on a rampart and not into a locked cell. */
function mayStepTo(state: State, cast: Cast, most: number): boolean {
  const [hex] = cast.hexes as readonly HexId[]
  if (hex === undefined || cast.hexes.length !== 1) return false
  const { ground } = state
  const terrain = ground.terrain(hex)
  return (
    distance(ground.board, state.hex(cast.wizard), hex) <= most &&
    livingAt(state, hex).length === 0 &&
    isGround(state, footGait(state, cast.wizard), hex) &&
    !isWet(terrain) &&
    terrain !== 'tower-rampart' &&
    !ground.around(hex).some(({ edge }) => isLocked(state, edge) && ground.isInner(edge, hex))
  )
}

/** DN-14.1, DN-15.17: dragons sleep through nothing and to nothing. */
export const isDragon = (state: State, slot: number): boolean =>
  isBlackDragon(state, slot) || hasPower(state, slot, 'baby-dragon')
