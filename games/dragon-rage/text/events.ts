import { dispatch, type Handlers, type Modifier } from '@wyrmtable/kernel'
import type { Event } from '../rules/events.ts'
import { kindOfEntrance, type Say, whoIs, yesNo } from './say.ts'

type Rolled = Extract<Event, { type: 'rolled' }>
type Lines = Handlers<Event, 'type', [say: Say], string | undefined>

/** One line of the chronicle for each kind of event; undefined for those that only animation needs. */
const lines: Lines = {
  rolled,
  moveEnded: () => undefined,
  phaseBegan: ({ turn, phase }, { t }) => t('event.phaseBegan', { turn, phase: t(`phase.${phase}`) }),
  unitPlaced: ({ unit, hex, reinforcement }, { t, ...say }) =>
    t('event.unitPlaced', { unit, hex: say.hex(hex), reinforcement: yesNo(reinforcement) }),
  dragonPlaced: ({ dragon, hex, facing }, { t, ...say }) =>
    t('event.dragonPlaced', { dragon, hex: say.hex(hex), facing: t(`facing.${facing}`) }),
  moveBegan: ({ dragon, mode, mp }, { t }) => t('event.moveBegan', { dragon, mode, mp }),
  dragonMoved: ({ dragon, how, from, path, facing, mpLeft }, { t, ...say }) =>
    t('event.dragonMoved', {
      dragon,
      how,
      hex: say.hex(path.at(-1) ?? from),
      facing: t(`facing.${facing}`),
      left: mpLeft ?? 'none',
    }),
  entranceSmashed: ({ entrance, dragon }, { t, ...say }) =>
    t('event.entranceSmashed', { entrance: say.entrance(entrance), dragon }),
  entranceOpened: ({ entrance, unit }, { t, ...say }) =>
    t('event.entranceOpened', { entrance: say.entrance(entrance), unit }),
  entranceClosed: ({ entrance }, { t, ...say }) =>
    t('event.entranceClosed', { entrance: say.entrance(entrance) }),
  gateControlled: ({ entrance, seat }, { t, ...say }) =>
    t('event.gateControlled', { entrance: say.entrance(entrance), seat, kind: kindOfEntrance(entrance) }),
  bridgePrepared: ({ hex, unit }, { t, ...say }) => t('event.bridgePrepared', { hex: say.hex(hex), unit }),
  bridgeBroken: ({ hex, dragon, deadline }, { t, ...say }) =>
    t('event.bridgeBroken', { hex: say.hex(hex), dragon, deadline }),
  bridgeCondemned: ({ hex }, { t, ...say }) => t('event.bridgeCondemned', { hex: say.hex(hex) }),
  bridgeBurned: ({ hex }, { t, ...say }) => t('event.bridgeBurned', { hex: say.hex(hex) }),
  bridgeSaved: ({ hex }, { t, ...say }) => t('event.bridgeSaved', { hex: say.hex(hex) }),
  vpDestroyed: ({ hex, value, total, cause }, { t, ...say }) =>
    t('event.vpDestroyed', { hex: say.hex(hex), value, total, cause: t(`cause.${cause}`) }),
  combat: ({ why, dragon, hex, attack, defence, result }, { t, ...say }) =>
    t('event.combat', { why, dragon, hex: say.hex(hex), attack, defence, result }),
  breathed: ({ dragon, hexes, usesLeft }, { t, ...say }) =>
    t('event.breathed', { dragon, hexes: say.hexes(hexes), left: usesLeft }),
  unitKilled: ({ unit, hex, cause }, { t, ...say }) =>
    t('event.unitKilled', { unit, who: whoIs(unit), hex: say.hex(hex), cause: t(`cause.${cause}`) }),
  heroWounded: ({ hex, cause }, { t, ...say }) =>
    t('event.heroWounded', { hex: say.hex(hex), cause: t(`cause.${cause}`) }),
  dragonDamaged: ({ dragon, area, points, total, groupsLost }, { t }) =>
    t('event.dragonDamaged', { dragon, area: t(`area.${area}`), points, total, groups: groupsLost }),
  areaDestroyed: ({ dragon, area }, { t }) => t('event.areaDestroyed', { dragon, area: t(`area.${area}`) }),
  dragonCrashed: ({ dragon, hex }, { t, ...say }) => t('event.dragonCrashed', { dragon, hex: say.hex(hex) }),
  dragonDied: ({ dragon, hex, drowned }, { t, ...say }) =>
    t('event.dragonDied', { dragon, hex: say.hex(hex), drowned: yesNo(drowned) }),
  wentBerserk: ({ dragon }, { t }) => t('event.wentBerserk', { dragon }),
  damageAwaited: ({ dragon, kind, points }, { t }) => t('event.damageAwaited', { dragon, kind, points }),
  boostCast: ({ hex, radius, pointsLeft }, { t, ...say }) =>
    t('event.boostCast', { hex: say.hex(hex), radius, left: pointsLeft }),
  fogCast: ({ hex, pointsLeft }, { t, ...say }) =>
    t('event.fogCast', { hex: say.hex(hex), left: pointsLeft }),
  whirlwindCast: ({ hex, pointsLeft }, { t, ...say }) =>
    t('event.whirlwindCast', { hex: say.hex(hex), left: pointsLeft }),
  lightningCast: ({ hex, dragon, power, pointsLeft }, { t, ...say }) =>
    t('event.lightningCast', { hex: say.hex(hex), dragon, power, left: pointsLeft }),
  spellPassed: (_event, { t }) => t('event.spellPassed'),
  spellEnded: ({ spell, hex }, { t, ...say }) => t('event.spellEnded', { spell, hex: say.hex(hex) }),
  whirlwindDrifted: ({ from, to }, { t, ...say }) =>
    t('event.whirlwindDrifted', { from: say.hex(from), to: to === null ? 'none' : say.hex(to) }),
  reinforcementsDue: ({ units, lost }, { t, ...say }) =>
    t('event.reinforcementsDue', { units: say.list(units), count: units.length, lost }),
  reinforcementsWait: ({ units }, { t, ...say }) =>
    t('event.reinforcementsWait', { units: say.list(units), count: units.length }),
  unitMoved: ({ unit, from, path }, { t, ...say }) =>
    t('event.unitMoved', { unit, from: say.hex(from), hex: say.hex(path.at(-1) ?? from) }),
  unitFaltered: ({ unit }, { t }) => t('event.unitFaltered', { unit }),
  attackDeclared: ({ unit, dragon, area, from }, { t, ...say }) =>
    t('event.attackDeclared', { unit, dragon, area: t(`area.${area}`), from: say.hex(from) }),
  claimPassed: (_event, { t }) => t('event.claimPassed'),
  gameEnded: ({ reason, vp }, { t }) =>
    reason === 'none' ? undefined : t('event.gameEnded', { reason: t(`end.${reason}`), points: vp }),
}

export function eventLine(event: Event, say: Say): string | undefined {
  const line: string | undefined = dispatch(lines, 'type', event, say)
  return line === undefined ? undefined : say.sentence(line)
}

const perils: Readonly<Record<string, string>> = {
  'DR-15.6': 'dragonfire',
  'DR-15.9': 'dragonfire',
  'DR-25.1': 'death',
  'DR-13.2': 'crash',
}

function rolled(event: Rolled, say: Say): string {
  const { t } = say
  return t(`roll.${event.why}`, {
    by: event.by === undefined ? '?' : named(event.by, say),
    on: event.on === undefined ? '?' : named(event.on, say),
    success: yesNo(event.success),
    peril: perils[event.clause] ?? 'none',
    figures: figures(event, say),
  })
}

const named = (id: string, say: Say): string => (/^\d{4}$/.test(id) ? say.hex(id) : id)

/** '5 needs 5+', '4 +1 (hero) = 5 needs 5+', '5 + 6 = 11 needs 11+'. */
function figures({ dice, modifiers, total, need, atMost }: Rolled, { t }: Say): string {
  const addends = [dice.join(' + '), ...modifiers.map((modifier) => modifierText(modifier, t))]
  const plain = dice.length === 1 && modifiers.length === 0
  const sum = plain ? String(total) : `${addends.join(' ')} = ${total}`
  if (need === undefined) return t('figures.bare', { sum })
  return t(atMost === true ? 'figures.atMost' : 'figures.need', { sum, need })
}

const modifierNames = {
  'DR-15.6': 'modifier.tower',
  'DR-15.9': 'modifier.tower',
  'DR-18.4': 'modifier.boost',
  'DR-18.5': 'modifier.boost',
  'DR-21.3': 'modifier.hero',
  'DR-26.1': 'modifier.hero',
  'DR-26.2': 'modifier.hero',
  'DR-26.5': 'modifier.steady',
} as const
const isNamed = (clause: string): clause is keyof typeof modifierNames => Object.hasOwn(modifierNames, clause)

function modifierText({ clause, value }: Modifier, t: Say['t']): string {
  const sign = value < 0 ? '−' : '+'
  return `${sign}${Math.abs(value)} (${isNamed(clause) ? t(modifierNames[clause]) : clause})`
}
