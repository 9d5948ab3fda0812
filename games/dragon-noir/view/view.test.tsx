import type { Json } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { dragonNoir } from '../rules/game.ts'
import type { MatchState as State } from '../rules/match-state.ts'
import { type Reached, reachOf } from '../rules/reach.ts'
import { slotOf } from '../rules/topics/counters.ts'
import { viewOf } from '../rules/view.ts'
import { boardInText } from '../text/board.ts'
import { actorOf, placesOf } from './action-place.ts'
import { aids } from './aids/aids.ts'
import { reachOfChosen } from './board/ReachArea.tsx'
import { drawField, drawPiece } from './draw/ground.ts'
import { planOf } from './draw/plan.ts'
import { forecastOf, shareOf } from './forecast.ts'
import { type Arrival, arrivalsOf } from './march/arrivals.ts'
import { whyNotThere } from './march/why-not-there.ts'
import { optionNotes } from './option-notes.ts'
import { wholeMoves } from './side/whole-moves.ts'

function positionOf(position: Json, scenario = 'mill'): State {
  const options = dragonNoir.options.parse({ scenario })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const read = dragonNoir.decode(position, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}
const game: Parameters<typeof forecastOf>[0] = dragonNoir as never

test('a shot is foretold face by face as DN-6.23 reads it', () => {
  const state = positionOf({ phase: 'fire', active: 'exile', units: { elf: 'WM.0109', 'ork-1': 'WM.1309' } })
  const [shot] = dragonNoir.actions(state, 0)
  if (shot?.type !== 'shoot') throw new Error('nobody can be shot at')
  const forecast = forecastOf(game, state, 0, shot)
  // Short, in the open, an Elf: rows 1 to 8 of the long bow, so that its ninth is out of reach.
  expect(forecast?.faces.map(({ result }) => result)).toEqual([
    'C',
    'C',
    'C',
    'B',
    'B',
    'B',
    'A',
    'A',
    '-',
    '-',
  ])
  expect(forecast && shareOf(forecast)).toBe(0.8)
})

test('an attack is foretold with its losses, which are no success', () => {
  const state = positionOf({
    phase: 'combat',
    active: 'exile',
    units: { elf: 'WM.0907', 'ork-1': 'WM.0908' },
  })
  const [attack] = dragonNoir.actions(state, 0)
  if (attack?.type !== 'attack') throw new Error('nobody can be attacked')
  const forecast = forecastOf(game, state, 0, attack)
  expect(forecast?.faces.map(({ result }) => result).join('')).toBe('EDDCC-BBAA')
  expect(forecast && shareOf(forecast)).toBe(0.5)
})

test('a spell is foretold by its cost and the way to its target (DN-15.4, DN-15.5)', () => {
  const units = { zacharie: 'WM.0109', 'ork-1': 'WM.1409' }
  const state = positionOf(
    { phase: 'fire', active: 'exile', waits: [{ kind: 'magicWindow', args: [0, 0, 0, 0] }], units },
    'two-wizards',
  )
  const forecast = forecastOf(game, state, 0, {
    type: 'cast',
    wizard: 'zacharie',
    spell: 'Z09',
    target: { unit: 'ork-1' },
  })
  // Distance 13, malus 3: six or more.
  expect(forecast && shareOf(forecast)).toBe(0.5)
})

test('a step without danger costs no die and says so', () => {
  const state = positionOf({
    phase: 'movement',
    active: 'exile',
    mover: 'elf',
    mp: 5,
    units: { elf: 'WM.0907', 'ork-1': 'WM.2018' },
  })
  const step = dragonNoir.actions(state, 0).find(({ type }) => type === 'step')
  if (step === undefined) throw new Error('nowhere to go')
  expect(forecastOf(game, state, 0, step)).toBeUndefined()
  expect(actorOf(step, viewOf(state, 0))).toBe('elf')
  expect(placesOf(step, viewOf(state, 0)).map((hex) => state.ground.label(hex))).toEqual([
    step.type === 'step' ? step.to : '',
  ])
})

test.each(['mill', 'arena', 'under-the-mountain', 'dragon-of-the-lake', 'two-wizards'])(
  'the boards of %s are drawn without a hole',
  (scenario) => {
    const options = dragonNoir.options.parse({ scenario })
    if (!options.ok) throw new Error(scenario)
    const state = dragonNoir.setup(options.value, 2, { roll: () => 1, pick: () => 0, shuffle: () => {} })
    const { markup } = drawField(state.setting.groundWith([]))
    expect(markup()).not.toMatch(/NaN|undefined/)
  },
)

test('magic terrain is drawn on its own hexes', () => {
  const state = positionOf({ pieces: [{ kind: 'tower', anchor: 'WM.1115', turn: 0 }] }, 'two-wizards')
  expect(drawPiece(state.ground, 0)).toContain('<path')
  expect(drawPiece(state.ground, 0)).not.toMatch(/NaN|undefined/)
})

test('the board in characters has each counter in its column and row', () => {
  const state = positionOf({ units: { 'elf-2': 'WM.0101', 'ork-1': 'WM.0201' } })
  const lines = boardInText(viewOf(state, 0), { colour: false, columns: 80 }).split('\n')
  expect(lines).toHaveLength(36)
  expect(lines[0]?.startsWith('E2 ')).toBe(true)
  expect(lines[1]?.startsWith('   o1 ')).toBe(true)
})

test('every option is explained in each language', () => {
  for (const language of ['en', 'fr', 'es'] as const)
    for (const { name, values } of optionNotes(language))
      for (const words of [name, ...Object.values(values)]) expect(words).not.toMatch(/^option\./)
})

test('reach is where steps lead: each place by actions that the rules take, for no more MP than there are', () => {
  const state = positionOf({
    phase: 'movement',
    active: 'exile',
    mover: 'godiva',
    mp: 5,
    units: { godiva: 'WM.0909', 'elf-1': 'WM.0910', 'ork-1': 'WM.1310' },
  })
  const reach = reachOfChosen(viewOf(state, 0), 'godiva')
  const elf = state.setting.field.joined.labels.indexOf('WM.0910') as never
  expect(reach.has(elf)).toBe(false)
  expect(Math.max(...reach.values())).toBe(5)
  for (const place of reachOf(state, slotOf(state, 'godiva') ?? -1)) {
    const way = []
    for (let at: Reached | undefined = place; at?.action !== undefined; at = at.before) way.unshift(at.action)
    const walked = state.clone()
    for (const action of way) {
      expect(dragonNoir.check(walked, 0, action)).toBeUndefined()
      // The first step beside the Ork may be followed by a roll; what stops her there is no fault of the way.
      dragonNoir.apply(
        walked,
        0,
        action,
        { roll: () => 1, pick: () => 0, shuffle: () => {} } as never,
        () => {},
      )
    }
    expect(state.mp - walked.mp).toBe(place.cost)
  }
})

test('advice is shown where the action leads, and from where its actor stands', () => {
  const state = positionOf({ phase: 'fire', active: 'exile', units: { elf: 'WM.0909', 'ork-1': 'WM.1310' } })
  const mark = aids.markOf?.({ type: 'shoot', shooter: 'elf', target: 'ork-1' } as never, state)
  expect(mark?.from).toEqual(planOf(state.setting.field).centre(state.hex(slotOf(state, 'elf') ?? -1)))
  expect(mark?.to).toEqual(planOf(state.setting.field).centre(state.hex(slotOf(state, 'ork-1') ?? -1)))
  expect(aids.markOf?.({ type: 'endPhase' }, state)).toBeUndefined()
  expect([aids.seatOf('elf-2'), aids.seatOf('ork-1'), aids.seatOf('gargoyle-1')]).toEqual([0, 1, undefined])
})

const marching = (state: State) =>
  ({ game, state, seat: 0, actions: dragonNoir.actions(state, 0) }) as Parameters<typeof arrivalsOf>[0]

/** Plays a march to its end, every die low. */
function marched(state: State, arrival: Arrival): State {
  const after = state.clone()
  for (const action of arrival.actions) {
    expect(dragonNoir.check(after, 0, action)).toBeUndefined()
    dragonNoir.apply(after, 0, action, { roll: () => 1, pick: () => 0, shuffle: () => {} } as never, () => {})
  }
  return after
}

test('a march is actions that the rules take one after another, for the MP that it says', () => {
  const state = positionOf({
    phase: 'movement',
    active: 'exile',
    units: {
      laberne: { hex: 'WM.0909', mounted: true, facing: 'SE' },
      godiva: 'WM.0907',
      'ork-1': 'WM.1310',
    },
  })
  for (const unit of ['laberne', 'godiva']) {
    const slot = slotOf(state, unit) ?? -1
    const arrivals = [...arrivalsOf(marching(state), unit).values()].flat()
    expect(arrivals.length).toBeGreaterThan(30)
    for (const arrival of arrivals) {
      const after = marched(state, arrival)
      expect([after.hex(slot), after.facing(slot), after.mp]).toEqual([
        arrival.stand.hex,
        arrival.stand.facing,
        arrival.left,
      ])
      expect(arrival.steps().at(-1)?.cost).toBe(arrival.cost)
    }
  }
})

test('a march from outside begins with the entry, and leads by a place that was chosen', () => {
  const setUp = positionOf({
    phase: 'movement',
    active: 'exile',
    units: { 'elf-1': { place: 'waiting' }, 'ork-1': 'WM.1310' },
  })
  const asked = marching(setUp)
  const all = arrivalsOf(asked, 'elf-1')
  const label = (hex: string) => setUp.setting.field.joined.labels.indexOf(hex) as never
  const [entry] = all.get(label('WM.0109')) ?? []
  expect(entry?.actions).toEqual([{ type: 'enter', unit: 'elf-1', hex: 'WM.0109' }])
  expect(entry?.mayStay).toBe(true)
  const [goal] = arrivalsOf(asked, 'elf-1', entry).get(label('WM.0409')) ?? []
  if (goal === undefined) throw new Error('not in reach')
  expect(goal.actions[0]).toEqual(entry?.actions[0])
  marched(setUp, goal)
})

test('why somebody does not get to a hex is judged by where it leads', () => {
  const state = positionOf({
    phase: 'movement',
    active: 'exile',
    units: {
      laberne: { hex: 'WM.0909', mounted: true, facing: 'SE' },
      godiva: 'WM.0907',
      'ork-1': 'WM.1310',
    },
  })
  const view = viewOf(state, 0)
  const why = (unit: string, hex: string) =>
    whyNotThere(view, slotOf(state, unit) ?? -1, state.setting.field.joined.labels.indexOf(hex) as never)
  expect(why('godiva', 'WM.1907')).toMatchObject({ type: 'needsMp', clause: 'DN-7.1', left: 8 })
  expect(why('godiva', 'WM.1310')).toMatchObject({ type: 'enemyThere', clause: 'DN-7.3' })
  expect(why('godiva', 'WM.0909')).toMatchObject({ type: 'mayNotStay', clause: 'DN-10.3' })
  expect(why('laberne', 'WM.1606')).toMatchObject({ type: 'impassable', clause: 'DN-7.4' })
  expect(why('godiva', 'WM.0908')).toBeUndefined()
})

test('a move of many steps is told as one, unless somebody answered', () => {
  const step = (seq: number, from: string, hex: string) => ({
    seq,
    seat: 'horde',
    events: [{ type: 'unitMoved', unit: 'ork-1', from, hex, how: 'step' } as const],
  })
  const began = { seq: 1, seat: 'horde', events: [{ type: 'moveBegan', unit: 'ork-1', mp: 6 } as const] }
  const shot = { seq: 4, seat: 'exile', events: [{ type: 'energyChanged' } as never] }
  const told = wholeMoves([began, step(2, 'a', 'b'), step(3, 'b', 'c'), shot, step(5, 'c', 'd')])
  expect(told.map(({ events }) => events)).toEqual([
    [{ type: 'unitMoved', unit: 'ork-1', from: 'a', hex: 'c', how: 'step' }],
    shot.events,
    step(5, 'c', 'd').events,
  ])
})
