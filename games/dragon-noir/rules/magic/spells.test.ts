import { type Json, scriptedDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Spell } from '../../data/spell-schema.ts'
import { sheets } from '../../data/tables.ts'
import type { Action, SpellTarget } from '../actions.ts'
import type { Event } from '../events.ts'
import { U } from '../fields.ts'
import { dragonNoir } from '../game.ts'
import type { MatchState as State } from '../match-state.ts'
import { slotOf } from '../topics/counters.ts'
import { hasEffect } from '../topics/effects.ts'
import { isArmoured, valuesOf } from '../topics/values.ts'

const units: Record<string, Json> = {
  zacharie: 'WM.0109',
  shaman: 'WM.0901',
  'ork-1': { hex: 'WM.0409', condition: 'wounded' },
  'ork-2': { hex: 'WM.0611', stunned: 1 },
  'ork-3': 'WM.0209',
  'elf-1': { hex: 'WM.0701', condition: 'wounded' },
  'elf-2': 'WM.0803',
  'living-dead-6': { hex: 'WM.0105', side: 'horde' },
}
const underground: Record<string, Json> = { shaman: 'DC.1010', 'dwarf-1': 'DC.2010' }

/** A position in which the wizard of the spell is asked, on a board that has room for it. */
function position(spell: Spell, map: string): State {
  const mine = spell.wizard === 'zacharie'
  const options = dragonNoir.options.parse({
    scenario: 'skirmish',
    skirmish: { layout: [{ map }], magic: true },
  })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const decoded = dragonNoir.decode(
    {
      phase: 'movement',
      active: mine ? 'exile' : 'horde',
      playerTurn: mine ? 3 : 4,
      waits: [{ kind: 'magicWindow', args: [mine ? 0 : 1] }],
      units: map === 'DC' ? underground : units,
    },
    options.value,
  )
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  return decoded.value
}

const isGallery = ({ effect }: Spell): boolean =>
  effect.kind === 'place' && sheets.spells.pieces[effect.piece].terrain === 'gallery'

/** Somebody or somewhere that the spell may be aimed at. */
function targetOf(state: State, spell: Spell): SpellTarget {
  const { effect } = spell
  const mine = spell.wizard === 'zacharie'
  if (effect.kind === 'place') return placeFor(state, spell)
  if (effect.kind === 'summon')
    return { hexes: ['WM.0303', 'WM.0401', 'WM.0501'].slice(0, effect.number).map((hex) => hex) }
  if (effect.kind === 'teleport') return { hexes: ['WM.1002'] }
  if (effect.kind === 'dispel') return { unit: 'living-dead-6' }
  if (effect.kind === 'heal') return { unit: mine ? 'elf-1' : 'ork-1' }
  if (effect.kind === 'unstun') return { unit: 'ork-2' }
  if (spell.category === 'personal') return {}
  if (effect.kind === 'armour-and-defence' || effect.kind === 'stats')
    return { unit: mine ? 'elf-2' : 'ork-3' }
  return { unit: mine ? 'ork-3' : 'elf-2' }
}

/** The first place on the board that takes the piece. */
function placeFor(state: State, spell: Spell): SpellTarget {
  const [seat] = dragonNoir.toAct(state)
  if (seat === undefined) throw new Error('nobody is asked')
  for (const [hex, label] of state.setting.field.joined.labels.entries()) {
    if (hex >= state.ground.board.size) break
    for (let turn = 0; turn < 6; turn++) {
      const target = { anchor: label, turn }
      if (dragonNoir.check(state, seat, cast(spell, target)) === undefined) return target
    }
  }
  throw new Error(`no place for ${spell.id}`)
}

const cast = (spell: Spell, target: SpellTarget): Action => ({
  type: 'cast',
  wizard: spell.wizard,
  spell: spell.id,
  target,
})

/** Casts it with a ten (and a two for a die that it asks for itself); nobody answers. */
function work(spell: Spell): { state: State; target: SpellTarget; events: Event[] } {
  const state = position(spell, isGallery(spell) ? 'DC' : 'WM')
  const target = targetOf(state, spell)
  const events: Event[] = []
  const seat = dragonNoir.toAct(state)[0]
  if (seat === undefined) throw new Error('nobody is asked')
  const dice = scriptedDice([10, 2])
  const emit = (event: Event): void => {
    events.push(event)
  }
  dragonNoir.apply(state, seat, cast(spell, target), dice, emit)
  for (let i = 0; i < 3 && !events.some(({ type }) => type === 'spellWorked'); i++) {
    const next = dragonNoir.toAct(state)[0]
    if (next !== undefined) dragonNoir.apply(state, next, { type: 'pass' }, dice, emit)
  }
  return { state, target, events }
}

const has = (events: readonly Event[], part: Partial<Event>): void =>
  expect(events).toContainEqual(expect.objectContaining(part))

/** What each kind of effect must show. */
function proves(spell: Spell): void {
  const { state, target, events } = work(spell)
  has(events, { type: 'spellWorked', spell: spell.id })
  const { effect } = spell
  const slot = slotOf(state, target.unit ?? spell.wizard) ?? -1
  switch (effect.kind) {
    case 'shot-die-modifier':
    case 'untargetable':
    case 'mp-multiply':
    case 'mp-set':
    case 'halve-stats':
      expect(hasEffect(state, slot, effect.kind)).toBe(true)
      break
    case 'stats': {
      const { values } = state.setting.roster.slots[slot] ?? {}
      expect(valuesOf(state, slot).attack).toBe((values?.fresh?.attack ?? 0) + effect.attack)
      expect(valuesOf(state, slot).defence).toBe((values?.fresh?.defence ?? 0) + effect.defence)
      break
    }
    case 'armour-and-defence':
      expect(isArmoured(state, slot)).toBe(true)
      break
    case 'heal':
      expect(state.condition(slot)).toBe('fresh')
      break
    case 'unstun':
      expect(state.of(slot, U.stunned)).toBe(0)
      break
    case 'stun':
      expect(state.of(slot, U.stunned)).toBe(state.playerTurn)
      break
    case 'retreat':
      expect(state.of(slot, U.retreat)).toBe(effect.distance)
      expect(state.top).toBe('retreat')
      break
    case 'shot':
      has(events, { type: 'rolled', why: 'blackBolt', result: 'C' })
      expect(state.place(slot)).toBe('dead')
      break
    case 'place':
      expect(state.pieces().map(({ kind }) => kind)).toEqual([effect.piece])
      has(events, { type: 'pieceLaid', piece: effect.piece })
      break
    case 'summon':
      expect(events.filter(({ type }) => type === 'spectreCame')).toHaveLength(effect.number)
      break
    case 'dispel':
      expect(state.place(slot)).toBe('supply')
      break
    case 'teleport':
      expect(state.ground.label(state.hex(slot))).toBe(target.hexes?.[0])
      break
    default:
      effect satisfies never
  }
}

describe('DN-15.17: each spell does what its line says', () => {
  test.each(sheets.spells.spells.map((spell) => [`${spell.id} ${spell.name}`, spell] as const))(
    '%s',
    (_name, spell) => {
      proves(spell)
    },
  )
})

describe('DN-1.3, DN-15.11: pieces of magic terrain', () => {
  const crack = sheets.spells.spells.find(({ id }) => id === 'S11')

  test('DN-3.6: a piece changes the ground of its hexes only', () => {
    if (crack === undefined) throw new Error('no such spell')
    const { state } = work(crack)
    const changed = [...state.ground.layers.terrain].filter(
      (terrain, hex) => terrain !== state.setting.field.layers.terrain[hex],
    )
    expect(changed).toHaveLength(2)
  })

  test('DN-15.14: a dispelled piece gives the old ground back', () => {
    if (crack === undefined) throw new Error('no such spell')
    const { state } = work(crack)
    state.setPieces([])
    expect([...state.ground.layers.terrain]).toEqual([...state.setting.field.layers.terrain])
  })
})
