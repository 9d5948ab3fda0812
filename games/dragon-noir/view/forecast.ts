import type { Dice, Modifier, Seat } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { planCast } from '../rules/magic/targets.ts'
import { counterCost, levelOf, malusOf, threshold } from '../rules/magic/wizards.ts'
import { isRefusal } from '../rules/refusals.ts'
import { spellAt } from '../rules/topics/effects.ts'
import type { Cast, Imagined, OpenState } from '../rules/view.ts'
import type { NoirProps } from './props.ts'

/** What one face of the first die brings: its letter or word, or whether it succeeds. */
interface Face {
  readonly die: number
  readonly result: string
}

/** The first die of an action, face by face, as the rules themselves answer. */
export interface Forecast {
  readonly why: string
  readonly modifiers: readonly Modifier[]
  readonly faces: readonly Face[]
}

type Noir = NoirProps['game']
const SIDES = 10

/** Lets the first die fall on each face in turn; nothing where no die falls at once. */
export function forecastOf(game: Noir, state: Imagined, seat: Seat, action: Action): Forecast | undefined {
  if (action.type === 'cast') return spellForecast(state, seat, action)
  if (action.type === 'counter') return counterForecast(state, seat)
  const faces: Face[] = []
  let why = ''
  let modifiers: readonly Modifier[] = []
  for (let die = 1; die <= SIDES; die++) {
    const copy = game.clone(state)
    let isTold = false
    game.apply(copy, seat, action, fallingOn(die), (event) => {
      if (isTold || event.type !== 'rolled') return
      isTold = true
      why = event.why
      modifiers = event.modifiers
      faces.push({ die, result: event.result ?? (event.success === false ? 'failure' : 'success') })
    })
    if (!isTold) return undefined
  }
  return { why, modifiers, faces }
}

/** A die that falls on the given face first and on a middling one after that. */
function fallingOn(first: number): Dice {
  let fallen = 0
  return {
    roll: () => (fallen++ === 0 ? first : SIDES / 2),
    pick: () => 0,
    shuffle: () => {},
  }
}

/** DN-15.4: a spell waits for an answer before its die falls, so its chance is worked out from its cost. */
function spellForecast(
  state: Imagined,
  seat: Seat,
  action: Extract<Action, { type: 'cast' }>,
): Forecast | undefined {
  const cast = planCast(state, seat, action)
  if (isRefusal(cast)) return undefined
  const needed = threshold(spellAt(state, cast.spell).cost)
  return castFaces('spell', levelOf(state, cast.wizard), malusOf(state, cast.wizard, cast), needed)
}

/** How likely a spell that was declared succeeds when its die falls (DN-15.4). */
export function castShare(state: OpenState, cast: Cast): number {
  const needed = threshold(spellAt(state, cast.spell).cost)
  const faces = castFaces('spell', levelOf(state, cast.wizard), malusOf(state, cast.wizard, cast), needed)
  return shareOf(faces)
}

/** DN-15.9: with the threshold of double the cost, or of the spell's own. */
function counterForecast(state: Imagined, seat: Seat): Forecast | undefined {
  const cast = state.cast(state.arg(0))
  const wizard = state.setting.roster.all.find(
    (slot) => state.side(slot) === seat && state.setting.roster.slots[slot]?.values.wizard !== undefined,
  )
  if (cast === undefined || wizard === undefined) return undefined
  const spell = spellAt(state, cast.spell)
  const own = state.setting.options.counterThreshold === 'own-cost'
  const needed = threshold(own ? counterCost(state, spell) : spell.cost)
  return castFaces('counter', levelOf(state, wizard), malusOf(state, wizard, cast), needed)
}

function castFaces(why: string, level: number, malus: number, needed: number): Forecast {
  const modifiers: readonly Modifier[] = [
    { clause: 'DN-15.4', value: level },
    { clause: 'DN-15.5', value: -malus },
  ]
  return {
    why,
    modifiers: modifiers.filter(({ value }) => value !== 0),
    faces: Array.from({ length: SIDES }, (_, i) => ({
      die: i + 1,
      result: i + 1 + level - malus > needed ? 'success' : 'failure',
    })),
  }
}

/** The share of faces that do anything to the enemy: everything but a miss, a failure and harm to oneself. */
export function shareOf({ why, faces }: Forecast): number {
  const bad =
    why === 'combat'
      ? ['-', 'A', 'B']
      : ['-', 'failure', 'stop', 'stunned', 'wounded', 'refuses', 'thrown', 'falls']
  return faces.filter(({ result }) => !bad.includes(result)).length / faces.length
}
