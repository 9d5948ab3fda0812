import { type Json, scriptedDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { type Power, powers } from '../data/character-schema.ts'
import { type WeaponId, weaponIds } from '../data/schema.ts'
import { sheets } from '../data/tables.ts'
import type { Event } from './events.ts'
import { type Condition, conditions, U } from './fields.ts'
import { dragonNoir } from './game.ts'
import type { MatchState as State } from './match-state.ts'
import { sideIds } from './roster.ts'
import { isMounted, slotOf } from './topics/counters.ts'
import { strike } from './topics/harm.ts'
import { planAttack } from './topics/odds.ts'
import { gaitOf, groundCost } from './topics/passage.ts'
import { planShot } from './topics/shooting.ts'
import { isArmoured, valuesOf } from './topics/values.ts'

/** Counters on the mill board, or on the lake. */
function scene(units: Record<string, Json>, more: Record<string, Json> = {}, map = 'WM'): State {
  const options = dragonNoir.options.parse({ scenario: 'skirmish', skirmish: { layout: [{ map }] } })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const decoded = dragonNoir.decode({ phase: 'combat', active: 'exile', units, ...more }, options.value)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  return decoded.value
}
function slot(state: State, id: string): number {
  const found = slotOf(state, id)
  if (found === undefined) throw new Error(`no counter ${id}`)
  return found
}
/** Strikes a counter with a result of combat; what the dice show does not matter here. */
function struck(id: string, blow: 'stunned' | 'wounded' | 'killed', entry: Record<string, Json> = {}): State {
  const state = scene({ [id]: { hex: '0909', ...entry } })
  const play = { state, dice: scriptedDice([]), emit: () => {} }
  strike(play, slot(state, id), blow, { cause: 'combat', clause: 'DN-11.15', distance: 1 })
  return state
}

test('DN-1.1: two sides play', () => {
  expect(dragonNoir.seatIds).toEqual(['exile', 'horde'])
  expect([...sideIds]).toEqual(dragonNoir.seatIds)
})

describe('DN-4.1, DN-4.2, DN-4.4: values of every character in every state it can be in', () => {
  test.each(sheets.characters.characters.map((values) => [values.id, values] as const))(
    '%s',
    (id, values) => {
      if (values.parts !== undefined) {
        for (const part of Object.values(values.parts)) expect(part.wounded.defence).toBeGreaterThan(0)
        return
      }
      const side = values.side === 'spectre' ? 'horde' : values.side
      const name = values.count > 1 ? `${id}-1` : id
      const wanted: [Condition, boolean][] = conditions.flatMap((condition): [Condition, boolean][] =>
        values[condition] === undefined ? [] : [[condition, false]],
      )
      if (values.mounted !== undefined) wanted.push(['fresh', true], ['wounded', true])
      expect(wanted.length).toBeGreaterThan(0)
      for (const [condition, mounted] of wanted) {
        const state = scene({
          [name]: { hex: '0909', facing: 'N', condition, side, ...(mounted && { mounted }) },
        })
        const one = slot(state, name)
        const printed = mounted
          ? condition === 'fresh'
            ? values.mounted
            : values.mountedWounded
          : values[condition]
        expect(valuesOf(state, one)).toEqual(printed)
        expect(isMounted(state, one)).toBe(mounted)
        expect(isArmoured(state, one)).toBe(values.armour === true)
        // DN-4.5: who lies stunned keeps its defence alone.
        if (!mounted) state.set(one, U.stunned, 1)
        if (!mounted) expect(valuesOf(state, one)).toEqual({ attack: 0, move: 0, defence: printed?.defence })
      }
    },
  )
})

describe('DN-4.3: what a result makes of whom', () => {
  /** By state: stunned, wounded, killed. */
  const next: Record<Condition | 'stunned', readonly string[]> = {
    fresh: ['stunned', 'wounded', 'dead'],
    stunned: ['dead', 'dead', 'dead'],
    wounded: ['dead', 'dead', 'dead'],
    wounded2: ['dead', 'dead', 'dead'],
    mad: ['unharmed', 'dead', 'dead'],
  }
  const bearer: Record<Condition | 'stunned', readonly [string, Record<string, Json>]> = {
    fresh: ['ork-1', {}],
    stunned: ['ork-1', { stunned: 1 }],
    wounded: ['ork-1', { condition: 'wounded' }],
    wounded2: ['baby-dragon', { condition: 'wounded2' }],
    mad: ['crazy-ork', { condition: 'mad' }],
  }
  test.each(Object.keys(next) as (Condition | 'stunned')[])('%s', (name) => {
    const [id, entry] = bearer[name]
    const found = (['stunned', 'wounded', 'killed'] as const).map((blow) => {
      const state = struck(id, blow, entry)
      const one = slot(state, id)
      if (state.place(one) === 'dead') return 'dead'
      if (state.of(one, U.stunned) > 0) return 'stunned'
      return state.condition(one) === (name === 'stunned' ? 'fresh' : name)
        ? 'unharmed'
        : state.condition(one)
    })
    expect(found).toEqual(next[name])
  })
})

const told = (
  state: State,
  action: Parameters<typeof dragonNoir.apply>[2],
  dice: readonly number[],
): Event[] => {
  const events: Event[] = []
  const seat = dragonNoir.toAct(state)[0]
  if (seat === undefined) throw new Error('nobody is to act')
  dragonNoir.apply(state, seat, action, scriptedDice(dice), (event) => void events.push(event))
  return events
}
const shifts = (state: State, attackers: string[], defenders: string[]): unknown => {
  const plan = planAttack(state, { type: 'attack', attackers, defenders })
  return 'shifts' in plan ? plan.shifts : plan
}
const listed = (state: State): readonly string[] =>
  dragonNoir.toAct(state).flatMap((seat) => dragonNoir.actions(state, seat).map(({ type }) => type))

describe('DN-14: each power', () => {
  const proofs: Record<Power, () => void> = {
    'mistress-of-lucifer': () => {
      const state = scene(
        { godiva: '0909', lucifer: '0910', 'troll-1': '0908', ork: '0101' },
        { active: 'horde' },
      )
      expect(
        planAttack(state, { type: 'attack', attackers: ['troll-1'], defenders: ['godiva'] }),
      ).toMatchObject({
        defence: 10,
        defenders: [slot(state, 'godiva'), slot(state, 'lucifer')],
      })
    },
    dog: () => {
      expect(struck('wardog', 'stunned').of(0, U.retreat)).toBe(1)
      expect(struck('wardog', 'wounded').place(0)).toBe('removed')
    },
    elf: () => {
      const state = scene({ elf: '0909', ork: '1309' }, { phase: 'fire' })
      const events = told(state, { type: 'shoot', shooter: 'elf', target: 'ork' }, [10])
      const roll = events.find((event) => event.type === 'rolled')
      expect(roll).toMatchObject({ modifiers: [{ clause: 'DN-14.3', value: -1 }] })
      const wood = scene({ elf: '1003', ork: '0903' })
      expect(shifts(wood, ['elf'], ['ork'])).toEqual([{ clause: 'DN-11.9', value: 1 }])
    },
    dwarf: () => {
      const state = scene({ 'dwarf-1': '0908', 'dwarf-2': '1008', ork: '0909' })
      expect(shifts(state, ['dwarf-1', 'dwarf-2'], ['ork'])).toEqual([{ clause: 'DN-14.9', value: 2 }])
    },
    'baby-dragon': () => {
      expect(struck('baby-dragon', 'killed').condition(0)).toBe('wounded')
      expect(struck('baby-dragon', 'wounded', { condition: 'wounded' }).condition(0)).toBe('wounded2')
    },
    zed: () => {
      const zeds = scene({ zed: '0909', elf: '0908' }, { active: 'horde' })
      told(zeds, { type: 'attack', attackers: ['zed'], defenders: ['elf'] }, [2])
      expect(zeds.place(slot(zeds, 'elf'))).toBe('dead')
      const orks = scene({ 'ork-1': '0909', 'ork-2': '1008', elf: '0908' }, { active: 'horde' })
      told(orks, { type: 'attack', attackers: ['ork-1', 'ork-2'], defenders: ['elf'] }, [4])
      expect(orks.condition(slot(orks, 'elf'))).toBe('wounded')
    },
    'crazy-ork': () => {
      expect(struck('crazy-ork', 'stunned').condition(0)).toBe('mad')
      expect(struck('crazy-ork', 'killed').place(0)).toBe('dead')
    },
    goblin: () => {
      const state = scene({ goblin: '0909', ork: '0908' })
      expect(groundCost(state, gaitOf(state, slot(state, 'goblin')), 'water')).toBe(2)
      expect(groundCost(state, gaitOf(state, slot(state, 'ork')), 'water')).toBe(4)
    },
    troll: () => {
      expect(struck('troll', 'killed').condition(0)).toBe('wounded')
      expect(struck('troll', 'stunned').of(0, U.retreat)).toBe(1)
    },
    spectre: () => {
      const state = struck('living-dead-1', 'killed', { side: 'horde' })
      expect(state.of(slot(state, 'living-dead-1'), U.retreat)).toBe(1)
    },
    'spectre-flyer': () => {
      const state = scene(
        { 'gargoyle-1': { hex: '0909', side: 'exile' }, ork: '0101' },
        { phase: 'movement' },
      )
      told(state, { type: 'startMove', unit: 'gargoyle-1' }, [])
      expect(listed(state)).toContain('fly')
    },
    'black-dragon': () => {
      const dragon = { hex: '1309', facing: 'N' }
      const state = scene({ 'black-dragon': dragon }, { active: 'horde', phase: 'movement' }, 'DL')
      told(state, { type: 'startMove', unit: 'black-dragon' }, [])
      expect(new Set(listed(state))).toEqual(new Set(['dragonStep', 'dragonTurn', 'endMove']))
    },
  }
  test.each(powers)('%s', (power) => {
    proofs[power]()
  })
})

describe('DN-6.1, DN-6.5, DN-6.23: each weapon', () => {
  interface Bow {
    readonly shooter: string
    /** Last hexes of the three bands. */
    readonly bands: readonly [number, number, number]
    /** Row of the fire table for a 9 at short range. */
    readonly row: number
    /** MP after a shot of one's own turn. */
    readonly mp: number
    readonly needs: number
  }
  const bows: Record<WeaponId, Bow> = {
    shortbow: { shooter: 'ork-archer', bands: [10, 24, 50], row: 9, mp: 3, needs: 0 },
    longbow: { shooter: 'jon', bands: [12, 30, 70], row: 9, mp: 3, needs: 1 },
    crossbow: { shooter: 'guard-crossbow', bands: [15, 35, 60], row: 9, mp: 0, needs: 3 },
  }
  test.each(weaponIds)('%s', (weapon) => {
    const { shooter, bands, row, mp, needs } = bows[weapon]
    const { range, defensiveRequires } = sheets.weapons.weapons[weapon]
    expect([range.short[1], range.medium[1], range.long[1]]).toEqual(bands)
    expect(defensiveRequires).toHaveLength(needs)
    const state = scene(
      { [shooter]: { hex: '0909', side: 'exile' }, ork: '1309' },
      { phase: 'fire', active: 'exile' },
    )
    expect(planShot(state, slot(state, shooter), slot(state, 'ork'))).toMatchObject({ weapon, band: 'short' })
    const events = told(state, { type: 'shoot', shooter, target: 'ork' }, [9])
    expect(events.find(({ type }) => type === 'shotFired')).toMatchObject({ row })
    told(state, { type: 'endPhase' }, [])
    const start = { type: 'startMove', unit: shooter } as const
    if (mp === 0) expect(dragonNoir.check(state, 0 as never, start)).toMatchObject({ clause: 'DN-6.5' })
    else expect(told(state, start, [])).toContainEqual({ type: 'moveBegan', unit: shooter, mp })
  })
})
