import { DIRECTION_NAMES, type Direction, type HexId, rotate } from '@wyrmtable/hex'
import { dispatch, type Handlers } from '@wyrmtable/kernel'
import { unitsData } from '../data/units.ts'
import type { Action, ActionOf } from '../rules/actions.ts'
import { labelOf } from '../rules/map.ts'
import { areas, type Dragon, formatDragon, parseDragon, parseUnit, typeOf, units } from '../rules/pieces.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import { destroyedPoints, gradeOf } from '../rules/topics/victory.ts'
import type { TextKey } from './en.ts'
import { type Say, turnName, yesNo } from './say.ts'

type Phrases = Handlers<Action, 'type', [state: State, say: Say], string>

/** What each kind of action would do. The dragon of a step is the one whose move is under way. */
const phrases: Phrases = {
  placeUnit: ({ unit, hex }, _state, { t, ...say }) => t('action.placeUnit', { unit, hex: say.hex(hex) }),
  placeDragon: ({ dragon, hex, facing }, _state, { t, ...say }) =>
    t('action.placeDragon', { dragon, hex: say.hex(hex), facing: facingName(facing, t) }),
  finishSetup: (_action, _state, { t }) => t('action.finishSetup'),
  claim: (_action, state, { t }) => {
    const points = destroyedPoints(state)
    return t('action.claim', { points, grade: t(gradeKey(gradeOf(points, state.map.vpTotal))) })
  },
  beginMove: ({ dragon, mode }, _state, { t }) => t('action.beginMove', { dragon, mode }),
  walkForward: ({ turn, overrun }, state, say) => {
    const to = aheadOfMover(state, turn)
    const pass = to !== undefined && units.some((unit) => state.unitHex(unit) === to)
    return say.t('action.walkForward', {
      turn: turnName(turn),
      hex: hexText(to, say),
      overrun: overrun === 'attack' ? 'attack' : pass ? 'pass' : 'none',
    })
  },
  walkTurn: ({ turn }, state, { t }) =>
    t('action.walkTurn', { turn: turnName(turn), facing: facingName(moverFacing(state, turn), t) }),
  walkDestroy: (_action, state, say) => {
    const hex = state.dragonHex(moverOf(state))
    return say.t('action.walkDestroy', {
      hex: hexText(hex, say),
      value: state.map.vpValues[state.map.vpIndexAt(hex)] ?? 0,
    })
  },
  walkSmash: ({ mp }, state, say) => {
    const d = moverOf(state)
    const side = state.dragonHex(d) === NOWHERE ? -1 : state.map.sideOf(state.dragonHex(d), state.facing(d))
    const id = side === -1 ? -1 : state.map.entranceOn(side)
    return say.t('action.walkSmash', {
      mp,
      entrance: id < 0 ? '?' : say.entrance(state.map.entranceAt(id).name),
    })
  },
  endMove: (_action, state, { t }) => t('action.endMove', { dragon: formatDragon(moverOf(state)) }),
  slither: ({ turn }, state, say) =>
    say.t('action.slither', {
      turn: turnName(turn),
      facing: facingName(moverFacing(state, turn), say.t),
      hex: hexText(aheadOfMover(state, 0), say),
    }),
  bound: ({ turn, distance: steps }, state, say) =>
    say.t('action.bound', {
      hex: hexText(aheadOfMover(state, turn, steps), say),
      facing: facingName(moverFacing(state, turn), say.t),
    }),
  fly: ({ takeOff, path, land }, state, say) => {
    const end = endOfFlight(state, path)
    return say.t('action.fly', {
      takeOff: yesNo(takeOff),
      land: yesNo(land),
      hex: hexText(end.hex, say),
      facing: facingName(end.facing, say.t),
      path: shortPath(path),
    })
  },
  landInPlace: (_action, state, say) =>
    say.t('action.landInPlace', { hex: hexText(state.dragonHex(moverOf(state)), say) }),
  fall: ({ direction }, state, say) => {
    const from = state.dragonHex(moverOf(state))
    return say.t('action.fall', { hex: hexText(step(state, from, asDirection(direction)), say) })
  },
  leglessSmash: (_action, state, { t }) => t('action.leglessSmash', { dragon: formatDragon(moverOf(state)) }),
  allocateDamage: ({ dragon, ...shares }, _state, { t, ...say }) =>
    t('action.allocateDamage', {
      dragon,
      shares: say.list(
        areas
          .filter((area) => shares[area] > 0)
          .map((area) => t('share.points', { points: shares[area], area: t(`area.${area}`) })),
      ),
    }),
  breathe: ({ dragon, direction }, state, say) => {
    const d = parseDragon(dragon)
    const facing = rotate(state.facing(d), direction)
    return say.t('action.breathe', {
      dragon,
      facing: facingName(facing, say.t),
      hex: hexText(step(state, state.dragonHex(d), facing), say),
    })
  },
  dragonAttack: ({ dragon, hex, head, wings, legs }, _state, { t, ...say }) =>
    t('action.dragonAttack', {
      dragon,
      hex: say.hex(hex),
      groups: say.list([
        ...(head > 0 ? [t('share.head')] : []),
        ...(wings > 0 ? [t('share.wings', { groups: wings })] : []),
        ...(legs > 0 ? [t('share.legs', { groups: legs })] : []),
      ]),
      strength: head * strengthOf('head') + wings * strengthOf('wings') + legs * strengthOf('legs'),
    }),
  passClaim: (_action, _state, { t }) => t('action.passClaim'),
  castBoost: ({ radius }, _state, { t }) => t('action.castBoost', { radius }),
  castFog: ({ hex }, _state, { t, ...say }) => t('action.castFog', { hex: say.hex(hex) }),
  castWhirlwind: ({ hex }, _state, { t, ...say }) => t('action.castWhirlwind', { hex: say.hex(hex) }),
  castLightning: ({ hex, dragon }, _state, { t, ...say }) =>
    t('action.castLightning', { hex: say.hex(hex), dragon }),
  passSpell: (_action, _state, { t }) => t('action.passSpell'),
  placeReinforcement: ({ hex }, _state, { t, ...say }) =>
    t('action.placeReinforcement', { hex: say.hex(hex) }),
  moveUnit: ({ unit, path }, _state, { t, ...say }) =>
    t('action.moveUnit', {
      unit,
      hex: say.hex(path.at(-1) ?? '?'),
      by: path.length > 1 ? path.slice(0, -1).join(', ') : 'none',
    }),
  shoot: ({ archer, dragon, area }, _state, { t }) =>
    t('action.shoot', { unit: archer, dragon, area: area === undefined ? 'none' : t(`area.${area}`) }),
  chooseMissileArea: ({ area }, _state, { t }) => t('action.chooseMissileArea', { area: t(`area.${area}`) }),
  attackDragon: ({ unit, dragon, area, open }, _state, { t }) =>
    t('action.attackDragon', { unit, dragon, area: t(`area.${area}`), open: yesNo(open) }),
  prepareBridge: ({ unit }, _state, { t }) => t('action.prepareBridge', { unit }),
  endPhase: (_action, state, { t }) => t('action.endPhase', { phase: t(`phase.${state.phase}`) }),
  concede: (_action, _state, { t }) => t('action.concede'),
  resign: (_action, _state, { t }) => t('action.resign'),
}

export const actionPhrase = (action: Action, state: State, say: Say): string =>
  dispatch(phrases, 'type', action, state, say)

/** The heading under which a list puts the action: the piece that acts, the spell, or the step of the turn. */
export function actionGroup(action: Action, state: State, say: Say): string {
  const { t } = say
  switch (action.type) {
    case 'placeUnit':
      return unitHeading(action.unit, state, say)
    case 'placeDragon':
    case 'beginMove':
    case 'breathe':
    case 'dragonAttack':
      return dragonHeading(parseDragon(action.dragon), state, say)
    case 'walkForward':
    case 'walkTurn':
    case 'walkDestroy':
    case 'walkSmash':
    case 'endMove':
    case 'slither':
    case 'bound':
    case 'fly':
    case 'landInPlace':
    case 'fall':
    case 'leglessSmash':
      return dragonHeading(moverOf(state), state, say)
    case 'moveUnit':
    case 'attackDragon':
    case 'prepareBridge':
      return unitHeading(action.unit, state, say)
    case 'shoot':
      return unitHeading(action.archer, state, say)
    case 'allocateDamage':
    case 'chooseMissileArea':
      return t('group.damage')
    case 'castBoost':
      return t('group.boost')
    case 'castFog':
      return t('group.fog')
    case 'castWhirlwind':
      return t('group.whirlwind')
    case 'castLightning':
      return t('group.lightning')
    case 'placeReinforcement':
      return t('group.reinforcements')
    case 'finishSetup':
      return t('group.setup')
    case 'passSpell':
    case 'passClaim':
    case 'endPhase':
      return t('group.phase')
    case 'claim':
    case 'concede':
    case 'resign':
      return t('group.game')
    default:
      return action satisfies never
  }
}

function unitHeading(name: string, state: State, { t, ...say }: Say): string {
  const unit = parseUnit(name)
  if (unit === undefined) return name
  const type = t(`type.${typeOf(unit)}`)
  const hex = state.unitHex(unit)
  return hex === NOWHERE
    ? t('group.newUnit', { unit: name, type })
    : t('group.unit', { unit: name, type, hex: say.hex(labelOf(hex as HexId)) })
}

function dragonHeading(d: Dragon, state: State, { t, ...say }: Say): string {
  const hex = state.dragonHex(d)
  const dragon = formatDragon(d)
  return hex === NOWHERE ? dragon : t('group.dragon', { dragon, hex: say.hex(labelOf(hex)) })
}

const grades = ['defeat', 'marginal', 'normal', 'great', 'ultimate'] as const

/** The catalog key of a grade as outcomes name it. */
export function gradeKey(grade: string): Extract<TextKey, `grade.${string}`> {
  const known = grades.find((name) => name === grade)
  return known === undefined ? 'grade.defeat' : `grade.${known}`
}

const moverOf = (state: State): Dragon => (state.mover === -1 ? parseDragon('D1') : state.mover)
const moverFacing = (state: State, turn: number): Direction => rotate(state.facing(moverOf(state)), turn)
const strengthOf = (area: 'head' | 'wings' | 'legs'): number => unitsData.dragon.areas[area].attackPerGroup
const asDirection = (index: number): Direction => rotate(0, index)

function facingName(facing: number, t: Say['t']): string {
  return t(`facing.${DIRECTION_NAMES[asDirection(facing)]}`)
}

function step(state: State, from: number, direction: Direction): HexId | undefined {
  if (from === NOWHERE) return undefined
  const to = state.map.ahead(from as HexId, direction)
  return to === -1 ? undefined : to
}

function aheadOfMover(state: State, turn: number, steps = 1): HexId | undefined {
  let hex: HexId | undefined = state.dragonHex(moverOf(state))
  for (let i = 0; i < steps && hex !== undefined; i++) hex = step(state, hex, moverFacing(state, turn))
  return hex
}

function endOfFlight(state: State, path: ActionOf<'fly'>['path']) {
  let hex: HexId | undefined = state.dragonHex(moverOf(state))
  let facing: Direction = state.facing(moverOf(state))
  for (const item of path) {
    if (item !== 'F') facing = rotate(facing, item === 'L' ? -1 : 1)
    else if (hex !== undefined) hex = step(state, hex, facing)
  }
  return { hex, facing }
}

/** 'F F L F' as '2 ↶ 1': hexes ahead and turns. */
const shortPath = (path: readonly string[]): string =>
  path
    .join('')
    .replaceAll(/F+/g, (run) => ` ${run.length} `)
    .replaceAll('L', '↶')
    .replaceAll('R', '↷')
    .trim()

const hexText = (hex: HexId | undefined, say: Say): string =>
  hex === undefined || hex < 0 ? '?' : say.hex(labelOf(hex))
