import type { Action } from '../rules/actions.ts'
import { idOf } from '../rules/topics/counters.ts'
import { spellAt } from '../rules/topics/effects.ts'
import type { View } from '../rules/view.ts'
import type { Say } from './say.ts'

/** Degrees of a sixth of a circle. */
const SIXTH = 60

/** What pressing it would do. */
export function actionPhrase(action: Action, state: View, say: Say): string {
  const { t, unit, units, spell, list, word } = say
  switch (action.type) {
    case 'place':
    case 'enter':
      return t(`action.${action.type}`, { hex: action.hex, facing: word('facing', action.facing ?? 'N') })
    case 'shoot':
      return t('action.shoot', { target: unit(action.target) })
    case 'step':
      return t('action.step', { hex: action.to, place: action.place ?? 'above' }).trim()
    case 'mount':
    case 'takeHorse':
    case 'dropHorse':
      return t(`action.${action.type}`, { horse: unit(action.horse) })
    case 'dismount':
    case 'putDown':
    case 'displace':
    case 'placeUnhorsed':
    case 'pushed':
    case 'moveHorse':
      return t(`action.${action.type}`, { hex: action.hex })
    case 'lift':
      return t('action.lift', { unit: unit(action.carried) })
    case 'clear':
      return t('action.clear', { from: action.from, hex: action.to })
    case 'unlock':
    case 'lock':
    case 'useLink':
    case 'fly':
      return t(`action.${action.type}`, { hex: action.to })
    case 'entranceLevel':
      return t('action.entranceLevel', { place: action.place })
    case 'dragonStep':
      return t('action.dragonStep', {
        dir: word('facing', action.dir),
        facing: word('facing', action.facing),
      })
    case 'dragonTurn':
      return t('action.dragonTurn', { facing: word('facing', action.facing) })
    case 'attack':
      return t('action.attack', {
        attackers: attackersOf(action, units, word, list),
        defenders: units(action.defenders),
      })
    case 'chooseCasualty':
      return t('action.chooseCasualty', { unit: unit(action.unit) })
    case 'chooseDragonPart':
      return t('action.chooseDragonPart', { part: word('part', action.part) })
    case 'retreat':
    case 'advance':
      return t(`action.${action.type}`, { unit: unit(action.unit), path: list(action.path) })
    case 'cast':
      return t('action.cast', { spell: spell(action.spell), target: targetOf(action, state, say) }).trim()
    case 'setOrders':
      return t('action.setOrders', { magic: word('order', action.magic), fire: word('order', action.fire) })
    default:
      return t(`action.${action.type}`)
  }
}

type Attack = Extract<Action, { type: 'attack' }>
function attackersOf(
  { attackers, dragonParts = [] }: Attack,
  units: Say['units'],
  word: Say['word'],
  list: Say['list'],
): string {
  const names = units(attackers)
  return dragonParts.length === 0
    ? names
    : `${names} (${list(dragonParts.map((part) => word('part', part)))})`
}

type Cast = Extract<Action, { type: 'cast' }>
function targetOf({ target }: Cast, state: View, { t, unit, spell, list }: Say): string {
  const { piece, effect, turn = 0 } = target
  if (target.unit !== undefined) return `→ ${unit(target.unit)}`
  const laid = piece === undefined ? undefined : state.pieces()[piece]
  if (laid !== undefined) return `→ ${t('target.piece', { hex: state.ground.label(laid.anchor) })}`
  const lasting = effect === undefined ? undefined : state.effects()[effect]
  if (lasting !== undefined) {
    const name = spell(spellAt(state, lasting.spell).id)
    return `→ ${t('target.effect', { spell: name, unit: unit(idOf(state, lasting.unit)) })}`
  }
  const hexes = target.hexes ?? (target.anchor === undefined ? [] : [target.anchor])
  if (hexes.length === 0) return ''
  return `→ ${turn === 0 ? list(hexes) : t('target.turned', { hex: list(hexes), degrees: turn * SIXTH })}`
}

/** Heading under which lists group an action: who acts, or what it belongs to. */
export function actionGroup(action: Action, state: View, { t, unit }: Say): string {
  if (action.type === 'shoot') return unit(action.shooter)
  if (action.type === 'cast') return t('group.magic')
  if (action.type === 'attack') return t('group.combat')
  if ('unit' in action) return unit(action.unit)
  return state.mover >= 0 && state.top === undefined ? unit(idOf(state, state.mover)) : t('group.general')
}
