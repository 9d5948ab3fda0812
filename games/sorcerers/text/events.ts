import { dispatch, type Handlers } from '@wyrmtable/kernel'
import type { Event } from '../rules/events.ts'
import type { Say } from './say.ts'

type Rolled = Extract<Event, { type: 'rolled' }>
type Lines = Handlers<Event, 'type', [say: Say], string | undefined>

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** One line of the chronicle for each kind of event. */
const lines: Lines = {
  rolled,
  sorcererPlaced: ({ figure }, { t, ...say }) => t('event.sorcererPlaced', { figure: say.figure(figure) }),
  turnBegan: ({ turn, order }, { t, ...say }) =>
    t('event.turnBegan', { turn, players: say.list(order.map(say.who)) }),
  phaseBegan: ({ phase }, { t }) => t('event.phaseBegan', { phase }),
  activated: ({ seat, figures }, { t, ...say }) =>
    t('event.activated', { player: say.who(seat), figures: say.list(figures.map(say.own)) }),
  activationEnded: ({ seat, unused }, { t, ...say }) =>
    t('event.activationEnded', { player: say.who(seat), unused }),
  figureMoved: ({ figure, how, path, costHundredths }, { t, ...say }) => {
    const to = path.at(-1)
    const from = path[0]
    if (to === undefined || from === undefined) return undefined
    return t('event.figureMoved', {
      figure: say.figure(figure),
      how,
      cm: say.cm(how === 'walk' ? costHundredths : 100 * Math.hypot(to.x - from.x, to.y - from.y)),
      clock: say.clock(to.x - from.x, to.y - from.y),
      place: say.place(to.s),
    })
  },
  figureTurned: ({ figure, face: [x, y] }, { t, ...say }) =>
    t('event.figureTurned', { figure: say.figure(figure), clock: say.clock(x, y) }),
  attackAnnounced: ({ why, attacker, target }, { t, ...say }) =>
    t('event.attackAnnounced', { why, attacker: say.figure(attacker), target: say.figure(target) }),
  outOfRange: ({ distanceHundredths, rangeMm }, { t, ...say }) =>
    t('event.outOfRange', { distance: say.cm(distanceHundredths), range: say.cm(100 * rangeMm) }),
  wounded: ({ figure, wounds, boxesLeft }, { t, ...say }) =>
    t('event.wounded', { figure: say.figure(figure), wounds, boxes: boxesLeft }),
  shieldChanged: ({ seat, by, shield, cause }, { t, ...say }) =>
    t('event.shieldChanged', { of: say.of(seat), by: signed(by), shield, cause: t(`cause.${cause}`) }),
  destroyed: ({ figure, cause }, { t, ...say }) =>
    t('event.destroyed', { figure: say.figure(figure), cause: t(`cause.${cause}`) }),
  eliminated: ({ seats, cause }, { t, ...say }) =>
    t('event.eliminated', { players: say.list(seats.map(say.who)), cause: t(`cause.${cause}`) }),
  sorcererTurnBegan: ({ seat, points }, { t, ...say }) =>
    t('event.sorcererTurnBegan', { player: say.who(seat), points }),
  sorcererTurnEnded: ({ seat, saved, lost }, { t, ...say }) =>
    t('event.sorcererTurnEnded', { player: say.who(seat), saved, lost }),
  spellCast: ({ seat, spell, cost, pointsLeft }, { t, ...say }) =>
    t('event.spellCast', { player: say.who(seat), spell, cost, left: pointsLeft }),
  healed: ({ figures }, { t, ...say }) => t('event.healed', { figures: say.figures(figures) }),
  created: ({ figure, weapon, at }, { t, ...say }) =>
    t('event.created', {
      figure: say.figure(figure),
      weapon: t(`weapon.${weapon}`),
      place: say.place(at.s),
    }),
  shieldsFaded: ({ shields }, { t, ...say }) =>
    t('event.shieldsFaded', {
      shields: say.list(shields.map(({ seat, shield }) => `${say.who(seat)} ${shield}`)),
    }),
  gameEnded: ({ reason }, { t }) =>
    reason === 'none' ? undefined : t('event.gameEnded', { reason: t(`end.${reason}`) }),
}

export function eventLine(event: Event, say: Say): string | undefined {
  const line: string | undefined = dispatch(lines, 'type', event, say)
  return line === undefined ? undefined : say.sentence(line)
}

function rolled(event: Rolled, { t, ...say }: Say): string {
  const { why, by = '', on = '', dice, total, need, skill, skillModifiers = [], success } = event
  if (why === 'initiative') return t('roll.initiative', { player: say.who(by), dice: dice.join(', ') })
  const sum = dice.length === 1 ? String(total) : `${dice.join(' + ')} = ${total}`
  const changes = skillModifiers.map(({ clause, value }) => `${signed(value)} [${clause}]`).join(' ')
  return t(`roll.${why}`, {
    by: say.figure(by),
    on: say.figure(on),
    success: success === true ? 'yes' : 'no',
    figures: t('figures.roll', {
      dice: sum,
      need: need ?? 0,
      modifiers:
        changes === '' ? t('suffix.none') : t('figures.modifiers', { skill: skill ?? 0, modifiers: changes }),
    }),
  })
}
