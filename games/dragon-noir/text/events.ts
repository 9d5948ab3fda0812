import { dispatch, type Handlers } from '@wyrmtable/kernel'
import type { Event } from '../rules/events.ts'
import { type Say, yesNo } from './say.ts'

type Lines = Handlers<Event, 'type', [say: Say], string | undefined>

/** One line of the chronicle for each kind of event; undefined for those that only animation needs. */
const lines: Lines = {
  rolled: ({ why, by = '', dice, total, result }, { t, unit, word }) =>
    t('event.rolled', {
      why: t(`roll.${why}`),
      by: unit(by),
      die: dice[0] ?? 0,
      total,
      result: result === undefined ? 'none' : word('result', result),
    }),
  phaseBegan: ({ turn, side, phase }, { t, word }) =>
    t('event.phaseBegan', { turn, side: word('seat', side), phase: t(`phase.${phase}`) }),
  unitPlaced: ({ unit, hex }, { t, ...say }) => t('event.unitPlaced', { unit: say.unit(unit), hex }),
  moveBegan: ({ unit, mp }, { t, ...say }) => t('event.moveBegan', { unit: say.unit(unit), mp }),
  unitMoved: ({ unit, hex, how }, { t, ...say }) =>
    t('event.unitMoved', { unit: say.unit(unit), hex, how: t(`way.${how}`) }),
  moveEnded: () => undefined,
  mpLost: ({ unit, left }, { t, ...say }) => t('event.mpLost', { unit: say.unit(unit), left }),
  shotFired: ({ shooter, target, range, cover, result }, { t, unit, word }) =>
    t('event.shotFired', {
      shooter: unit(shooter),
      target: unit(target),
      range,
      cover: word('cover', cover),
      result: result === '-' ? 'none' : result,
    }),
  combatFought: ({ attackers, defenders, attack, defence, column, result }, { t, units }) =>
    t('event.combatFought', {
      attackers: units(attackers),
      defenders: units(defenders),
      attack,
      defence,
      column,
      result: result === '-' ? 'none' : result,
    }),
  unitFate: ({ unit, fate, cause }, { t, ...say }) =>
    t('event.unitFate', { unit: say.unit(unit), fate: t(`fate.${fate}`), cause: t(`cause.${cause}`) }),
  partWounded: ({ part, wounds }, { t, word }) =>
    t('event.partWounded', { part: word('part', part), wounds }),
  retreatFailed: ({ unit, hex }, { t, ...say }) => t('event.retreatFailed', { unit: say.unit(unit), hex }),
  lifted: ({ unit, carried }, { t, ...say }) =>
    t('event.lifted', { unit: say.unit(unit), carried: say.unit(carried) }),
  putDown: ({ carried, hex }, { t, unit }) => t('event.putDown', { carried: unit(carried), hex }),
  horseTaken: ({ unit, horse }, { t, ...say }) =>
    t('event.horseTaken', { unit: say.unit(unit), horse: say.unit(horse) }),
  horseLeft: ({ horse, hex }, { t, unit }) => t('event.horseLeft', { horse: unit(horse), hex }),
  corpsesMoved: ({ hex, sunk }, { t }) => t('event.corpsesMoved', { hex, sunk: yesNo(sunk) }),
  lockTurned: ({ hex, locked, unit }, { t, ...say }) =>
    t('event.lockTurned', { hex, locked: yesNo(locked), unit: say.unit(unit) }),
  unitLeft: ({ unit, hex }, { t, ...say }) => t('event.unitLeft', { unit: say.unit(unit), hex }),
  spellDeclared: ({ wizard, spell, target, cost, energyLeft }, { t, ...say }) =>
    t('event.spellDeclared', {
      wizard: say.unit(wizard),
      spell: say.spell(spell),
      target: say.unit(target),
      cost,
      left: energyLeft,
    }),
  spellCountered: ({ wizard, spell, cost, energyLeft, success }, { t, ...say }) =>
    t('event.spellCountered', {
      wizard: say.unit(wizard),
      spell: say.spell(spell),
      cost,
      left: energyLeft,
      success: yesNo(success),
    }),
  spellFailed: ({ spell }, { t, ...say }) => t('event.spellFailed', { spell: say.spell(spell) }),
  spellWithdrawn: ({ wizard, spell }, { t, ...say }) =>
    t('event.spellWithdrawn', { wizard: say.unit(wizard), spell: say.spell(spell) }),
  spellWorked: ({ spell, target }, { t, ...say }) =>
    t('event.spellWorked', { spell: say.spell(spell), target: say.unit(target) }),
  energyChanged: ({ wizard, energy }, { t, unit }) =>
    t('event.energyChanged', { wizard: unit(wizard), energy }),
  effectEnded: ({ spell, unit }, { t, ...say }) =>
    t('event.effectEnded', { spell: say.spell(spell), unit: say.unit(unit) }),
  pieceLaid: ({ hexes }, { t, list }) => t('event.pieceLaid', { hexes: list(hexes) }),
  pieceRemoved: (_event, { t }) => t('event.pieceRemoved'),
  spectreCame: ({ unit, hex }, { t, ...say }) => t('event.spectreCame', { unit: say.unit(unit), hex }),
  ordersSet: ({ side, magic, fire }, { t, word }) =>
    t('event.ordersSet', {
      side: word('seat', side),
      magic: word('order', magic),
      fire: word('order', fire),
    }),
  // What the orders did is told by itself; where they passed there is nothing to tell.
  ordersAnswered: () => undefined,
  scenarioEnded: ({ scenario, winner }, { t, word }) =>
    t('event.scenarioEnded', { scenario: word('scenario', scenario), winner: word('seat', winner) }),
  scenarioBegan: ({ episode, scenario, exile, horde }, { t, word }) =>
    t('event.scenarioBegan', { episode, scenario: word('scenario', scenario), exile, horde }),
  gameEnded: ({ winner }, { t, word }) => t('event.gameEnded', { winner: word('seat', winner) }),
}

export const eventLine = (event: Event, say: Say): string | undefined => dispatch(lines, 'type', event, say)
