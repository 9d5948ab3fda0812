import { dispatch, type Handlers } from '@wyrmtable/kernel'
import { edgeDistance } from '@wyrmtable/plane'
import type { Action, ActionOf, Spot } from '../rules/actions.ts'
import { newFigure } from '../rules/magic/create.ts'
import { currentSorcerer } from '../rules/phases/sorcerer-move.ts'
import { magic, raceOf, sorcererData } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { engagedContacts } from '../rules/topics/contact.ts'
import { figureOf, movedTo, type Scene, sceneOf } from '../rules/topics/scene.ts'
import { centimetres, type Say } from './say.ts'

type Phrases = Handlers<Action, 'type', [state: State, say: Say], string>

/** SO-14.13: what each action would do, in one line. */
const phrases: Phrases = {
  placeSorcerer: ({ x, y }, state, { t, ...say }) => {
    const { width } = sceneOf(state).terrain
    const r = sorcererData.radius_mm
    const edge = x === r ? 'left' : x === width - r ? 'right' : y === r ? 'top' : 'bottom'
    const isUpright = edge === 'left' || edge === 'right'
    return t('action.placeSorcerer', {
      edge,
      isUpright: isUpright ? 'yes' : 'no',
      cm: say.cm(100 * (isUpright ? y : x)),
    })
  },
  activate: ({ ids }, _state, { t, ...say }) => t('action.activate', { figures: say.list(ids.map(say.own)) }),
  move: ({ id, path }, state, say) => travel('action.move', id, endOfPath(state, id, path), state, say),
  fly: ({ id, ...to }, state, say) => travel('action.fly', id, to, state, say),
  jump: ({ id, ...to }, state, say) => travel('action.jump', id, to, state, say),
  turn: ({ id, face: [x, y] }, _state, { t, ...say }) =>
    t('action.turn', { figure: say.own(id), clock: say.clock(x, y) }),
  melee: ({ id, target }, _state, { t, ...say }) =>
    t('action.melee', { figure: say.own(id), target: say.figure(target) }),
  shoot: ({ id, target }, state, say) => aimed('action.shoot', id, target, state, say),
  breath: ({ id, target }, state, say) => aimed('action.breath', id, target, state, say),
  gunFire: ({ id, target, crew }, state, { t, ...say }) =>
    t('action.gunFire', {
      figure: say.own(id),
      target: say.figure(target),
      clock: clockTo(state, id, target, say),
      crew: say.list(crew.map(say.own)),
    }),
  gunHaul: ({ id, crew, dx, dy }, _state, { t, ...say }) =>
    t('action.gunHaul', {
      figure: say.own(id),
      cm: centimetres({ x: 0, y: 0 }, { x: dx, y: dy }),
      clock: say.clock(dx, dy),
      crew: say.list(crew.map(say.own)),
    }),
  gunTurn: ({ id, crew, face: [x, y] }, _state, { t, ...say }) =>
    t('action.gunTurn', {
      figure: say.own(id),
      clock: say.clock(x, y),
      crew: say.list(crew.map(say.own)),
    }),
  endActivation: (_action, _state, { t }) => t('action.endActivation'),
  sorcererMove: ({ path }, state, { t, ...say }) => {
    const from = sorcererPlace(state)
    const to = endOf(from, path)
    return t('action.sorcererMove', {
      cm: centimetres(from, to),
      clock: say.clock(to.x - from.x, to.y - from.y),
    })
  },
  sorcererTurn: ({ face: [x, y] }, _state, { t, ...say }) =>
    t('action.sorcererTurn', { clock: say.clock(x, y) }),
  castBolt: ({ target }, state, { t, ...say }) =>
    t('action.castBolt', {
      target: say.figure(target),
      clock: clockTo(state, `P${state.current + 1}-sorcerer`, target, say),
    }),
  castShield: (_action, _state, { t }) => t('action.castShield'),
  castWind: ({ target }, _state, { t, ...say }) =>
    t('action.castWind', { figures: target === undefined ? t('wind.all') : say.own(target) }),
  create: ({ race, weapon, at }, state, { t, ...say }) => {
    const from = sorcererPlace(state)
    const to = at[0] ?? { s: 'table', ...from }
    return t('action.create', {
      count: at.length,
      race: say.race(race),
      weapon: t(`weapon.${weapon}`),
      cm: say.cm(apartOf(state, race, to)),
      clock: say.clock(to.x - from.x, to.y - from.y),
      onto: to.s === 'table' ? t('suffix.none') : t('suffix.onto', { place: say.place(to.s) }),
      cost: raceOf(race)?.summon[weapon]?.cost ?? 0,
    })
  },
  endSorcererTurn: (_action, state, { t }) =>
    t('action.endSorcererTurn', { points: Math.min(magic.cap, state.points(state.current)) }),
  resign: (_action, _state, { t }) => t('action.resign'),
}

export const actionPhrase = (action: Action, state: State, say: Say): string =>
  dispatch(phrases, 'type', action, state, say)

/** SO-10.11: from the edge of the sorcerer to that of a new creature, in hundredths of a mm. */
function apartOf(state: State, raceId: string, { s, x, y }: Spot): number {
  const scene = sceneOf(state)
  const race = raceOf(raceId)
  const surface = scene.table.surfaceIds.indexOf(s)
  if (race === undefined || surface < 0) return 0
  return edgeDistance(currentSorcerer(scene), newFigure(scene, race, state.current, surface, x, y, ''))
}

type Path = ActionOf<'move'>['path']

function sorcererPlace(state: State): { readonly x: number; readonly y: number } {
  const slot = state.setting.slots.sorcerers[state.current] ?? 0
  return { x: state.x(slot), y: state.y(slot) }
}

interface Spoken {
  readonly x: number
  readonly y: number
}

const endOf = (from: Spoken, path: Path): Spoken =>
  path.reduce<Spoken>((at, step) => ('link' in step ? at : step), from)

/** Where a path leads, links followed to whichever end the figure is not at. */
function endOfPath(state: State, id: string, path: Path): Spot {
  const { table, slots } = state.setting
  const slot = slots.byId.get(id) ?? 0
  let at = { surface: state.surface(slot), x: state.x(slot), y: state.y(slot) }
  for (const step of path) {
    if ('link' in step) {
      const ends = table.links.find((link) => link.id === step.link)?.ends
      if (ends === undefined) continue
      const [a, b] = ends
      at = a.surface === at.surface && a.x === at.x && a.y === at.y ? b : a
    } else at = { ...at, x: step.x, y: step.y }
  }
  return { s: table.surfaceIds[at.surface] ?? 'table', x: at.x, y: at.y }
}

function travel(
  key: 'action.move' | 'action.fly' | 'action.jump',
  id: string,
  to: Spot,
  state: State,
  { t, ...say }: Say,
): string {
  const scene = sceneOf(state)
  const figure = figureOf(scene, id)
  const from = figure ?? { x: 0, y: 0 }
  const surface = state.setting.table.surfaceIds.indexOf(to.s)
  const changes = figure !== undefined && surface >= 0 && figure.surface !== surface
  const met = contactsAt(scene, id, to)
  return t(key, {
    figure: say.own(id),
    cm: centimetres(from, to),
    clock: say.clock(to.x - from.x, to.y - from.y),
    onto: changes ? t('suffix.onto', { place: say.place(to.s) }) : t('suffix.none'),
    contact: met.length > 0 ? t('suffix.contact', { figures: say.figures(met) }) : t('suffix.none'),
  })
}

/** Ids of the enemies that the figure would touch there. */
function contactsAt(scene: Scene, id: string, to: Spot): readonly string[] {
  const figure = figureOf(scene, id)
  const surface = scene.table.surfaceIds.indexOf(to.s)
  if (figure === undefined || surface < 0) return []
  return engagedContacts(scene, movedTo(scene, figure, surface, to)).map((enemy) => enemy.id)
}

function aimed(
  key: 'action.shoot' | 'action.breath',
  id: string,
  target: string,
  state: State,
  { t, ...say }: Say,
): string {
  return t(key, {
    figure: say.own(id),
    target: say.figure(target),
    clock: clockTo(state, id, target, say),
  })
}

function clockTo(state: State, id: string, target: string, say: Pick<Say, 'clock'>): string {
  const { byId } = state.setting.slots
  const from = byId.get(id)
  const to = byId.get(target)
  if (from === undefined || to === undefined) return say.clock(0, -1)
  return say.clock(state.x(to) - state.x(from), state.y(to) - state.y(from))
}

/** The heading under which a list puts the action. */
export function actionGroup(action: Action, { t, ...say }: Say): string {
  switch (action.type) {
    case 'placeSorcerer':
      return t('group.setup')
    case 'activate':
      return t('group.groups')
    case 'move':
    case 'fly':
    case 'jump':
    case 'turn':
    case 'melee':
    case 'shoot':
    case 'breath':
    case 'gunFire':
    case 'gunHaul':
    case 'gunTurn':
      return say.own(action.id)
    case 'sorcererMove':
    case 'sorcererTurn':
      return t('group.move')
    case 'castBolt':
    case 'castShield':
    case 'castWind':
      return t('group.magic')
    case 'create':
      return t('group.create', { race: say.race(action.race), weapon: t(`weapon.${action.weapon}`) })
    case 'endActivation':
    case 'endSorcererTurn':
      return t('group.end')
    case 'resign':
      return t('group.game')
    default:
      return action satisfies never
  }
}
