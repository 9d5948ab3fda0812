import type { ActionType } from '../rules/actions.ts'
import type { Cause, EventType, RollReason } from '../rules/events.ts'
import type { RefusalType } from '../rules/refusals.ts'
import type { EndReason, Phase, Weapon } from '../rules/state.ts'

/** What must have a sentence: a new kind of any of these does not compile until it has one. */
type Demanded =
  | `phase.${Phase}`
  | `action.${ActionType}`
  | `event.${Exclude<EventType, 'rolled'>}`
  | `roll.${RollReason}`
  | `cause.${Cause | 'strengthened'}`
  | `refusal.${RefusalType}`
  | `end.${Exclude<EndReason, 'none'>}`
  | `weapon.${Exclude<Weapon, 'none'>}`

/** Sorcerers in English; the other catalogs have the same keys. */
export const en = {
  // Seats, figures, weapons, places
  seat: 'Player {number}',
  'seat.computer': 'Computer',
  // Whoever plays, in a sentence and after what is theirs
  'who.computer': 'the computer',
  'of.number': 'of player {number}',
  'of.computer': 'of the computer',
  'of.named': '{start, select, other {of {name}}}',
  'figure.sorcerer': 'sorcerer {of}',
  'figure.creature': '{race} {count} {of}',
  'figure.own': '{race} {count}',
  'figure.new': 'new {race} {of}',
  'weapon.light': 'light weapon',
  'weapon.medium': 'medium weapon',
  'weapon.shooter': 'shooting weapon',
  'weapon.artillery': 'gun',
  'weapon.natural': 'natural weapon',
  'place.table': 'the table',
  'place.roof': 'the roof of {piece}',
  'place.floor': 'floor {floor} of {piece}',
  clock: '{hour} o’clock',
  'measure.cm': '{cm} cm',

  // Decisions
  'phase.setup': 'Set-up',
  'phase.opportunity': 'Creature phase: choose a group',
  'phase.activation': 'Creature phase: a group acts',
  'phase.sorcerer': 'Sorcerer phase',
  'phase.over': 'The game is over',
  status: 'Turn {turn} · {players}',
  'seat.brief': 'P{number}',
  'status.player': '{player} shield {shield}, {points} points',
  'status.fallen': '{player} fallen',

  // Headings of groups of actions
  'group.setup': 'Set-up',
  'group.groups': 'Groups',
  'group.move': 'Movement',
  'group.magic': 'Magic',
  'group.create': 'Create: {race}, {weapon}',
  'group.end': 'End',
  'group.game': 'Game',

  // Actions: what pressing it would do
  'action.placeSorcerer':
    'Place your sorcerer on the {edge, select, left {left} right {right} top {upper} other {lower}} edge, {cm} from its {isUpright, select, yes {upper} other {left}} end',
  'action.activate': 'Activate {figures}',
  'action.move': '{figure}: move {cm} cm towards {clock}{onto}{contact}',
  'action.fly': '{figure}: fly {cm} cm towards {clock}{onto}{contact}',
  'action.jump': '{figure}: jump down {cm} cm towards {clock}{onto}{contact}',
  'action.turn': '{figure}: turn towards {clock}',
  'action.melee': '{figure}: strike at {target}',
  'action.shoot': '{figure}: shoot at {target}, towards {clock}',
  'action.breath': '{figure}: breathe fire at {target}, towards {clock}',
  'action.gunFire': '{figure}: fire at {target}, towards {clock}, served by {crew}',
  'action.gunHaul': '{figure}: haul {cm} cm towards {clock} with {crew}',
  'action.gunTurn': '{figure}: turn towards {clock} with {crew}',
  'action.endActivation': 'End the activation',
  'action.sorcererMove': 'Sorcerer: move {cm} cm towards {clock}',
  'action.sorcererTurn': 'Sorcerer: turn towards {clock}',
  'action.castBolt': 'Magic bolt at {target}, towards {clock} (90 points)',
  'action.castShield': 'Strengthen the shield by 10 (90 points)',
  'action.castWind': 'Magic wind: heal {figures} (15 points)',
  'action.create':
    'Create {count, plural, one {# {race}} other {# × {race}}} with {weapon} {cm} away towards {clock}{onto} ({cost} points)',
  'action.endSorcererTurn': 'End the sorcerer’s turn, saving {points} points',
  'action.resign': 'Resign',
  'suffix.onto': ', onto {place}',
  'suffix.contact': ', into contact with {figures}',
  'suffix.none': '',
  'far.exact': '{cm} towards {clock}',
  'far.band':
    '{band, select, near {within 40 cm} middle {40 to 80 cm} other {further than 80 cm}} towards {clock}',
  'wind.all': 'all wounded in reach',

  // Events: the chronicle
  'event.sorcererPlaced': 'The {figure} stands ready.',
  'event.turnBegan': 'Turn {turn} begins. Order: {players}.',
  'event.phaseBegan': '{phase, select, creatures {The creatures act.} other {The sorcerers act.}}',
  'event.activated': '{player} activates {figures}.',
  'event.activationEnded':
    '{player} ends the activation{unused, plural, =0 {.} one {; # action is lost.} other {; # actions are lost.}}',
  'event.figureMoved':
    '{figure} {how, select, fly {flies} jump {jumps} haul {is hauled} other {moves}} {cm} towards {clock}, on {place}.',
  'event.figureTurned': '{figure} turns towards {clock}.',
  'event.attackAnnounced':
    '{attacker} {why, select, melee {strikes at} breath {breathes fire at} gunFire {fires at} other {shoots at}} {target}.',
  'event.outOfRange': '{distance} away, more than {range}: out of range and lost.',
  'event.wounded':
    '{figure} takes {wounds, plural, =0 {no wound} one {# wound} other {# wounds}}; {boxes, plural, one {# box} other {# boxes}} left.',
  'event.shieldChanged': 'Shield {of} {by} to {shield} ({cause}).',
  'event.destroyed': '{figure} is destroyed ({cause}).',
  'event.eliminated': '{players} eliminated ({cause}).',
  'event.sorcererTurnBegan': '{player} has {points} spell points.',
  'event.sorcererTurnEnded': '{player} saves {saved} points{lost, plural, =0 {.} other { and loses #.}}',
  'event.spellCast':
    '{player} casts {spell, select, bolt {the magic bolt} shield {strengthening} wind {the magic wind} other {a creation}} for {cost} points; {left} left.',
  'event.healed': '{figures} healed.',
  'event.created': '{figure} appears with {weapon} on {place}.',
  'event.shieldsFaded': 'The shields fade: {shields}.',
  'event.gameEnded': '{reason}',

  'roll.initiative': '{player} rolls {dice} for initiative.',
  'roll.melee': '{by} strikes: {figures}, {success, select, yes {a hit} other {a miss}}.',
  'roll.shot': '{by} shoots: {figures}, {success, select, yes {a hit} other {a miss}}.',
  'roll.gunFire': '{by} fires: {figures}, {success, select, yes {a hit} other {a miss}}.',
  'roll.breath': 'Fire reaches {on}: {figures}, {success, select, yes {a hit} other {a miss}}.',
  'figures.roll': '{dice} needs {need} or less{modifiers}',
  'figures.modifiers': ' ({skill} {modifiers})',

  'cause.melee': 'melee',
  'cause.shot': 'shot',
  'cause.gunFire': 'gun fire',
  'cause.breath': 'fiery breath',
  'cause.ram': 'advance into the shield',
  'cause.bolt': 'magic bolt',
  'cause.fading': 'fading',
  'cause.shieldGone': 'shield gone',
  'cause.resigned': 'resigned',
  'cause.strengthened': 'strengthened',

  // Refusals
  'refusal.unknown': 'That is not allowed.',
  'refusal.noStarts': 'The table {table} has no starting places for {seats} players.',
  'refusal.noRoom':
    'On the {edge, select, left {left} right {right} top {upper} other {lower}} edge of the table {table} there is no room for a sorcerer.',
  'refusal.noEnd':
    'Without a person at the table a last turn is needed, for computers who only defend would never end.',
  'refusal.E_OVER': 'The game is over.',
  'refusal.E_PLAYER': 'This decision belongs to {what}.',
  'refusal.E_PHASE': 'Not now: {what}.',
  'refusal.E_PARAM': 'Malformed or unknown: {what}.',
  'refusal.E_GROUP': '{figure} may not act now: not yours, activated already, or not in the active group.',
  'refusal.groupSize': 'A group has one to {need} creatures; {found} are named.',
  'refusal.E_ACTIONS': '{figure} has no action of that kind left ({found} of {need}).',
  'refusal.E_WEAPON': '{figure} is not made for that.',
  'refusal.weaponOf': '{figure} is not made for that: {what}.',
  'refusal.E_CREW': '{other} cannot serve {figure} now.',
  'refusal.crewSize':
    '{figure} needs {need, plural, one {one crewman} other {# crewmen}} for that; {found} are named.',
  'refusal.E_TARGET': '{other} is not a lawful target.',
  'refusal.E_ENGAGED': '{figure} is in contact with {other} and cannot shoot.',
  'refusal.E_CONTACT': '{figure} and {other} do not stand as that needs: {foundCm} apart, limit {needCm}.',
  'refusal.gunBeset': '{other} stands at {figure}: it cannot fire.',
  'refusal.notInContact': '{figure} and {other} are not close enough for a blow.',
  'refusal.E_ARC': '{other} is not in the arc of {figure}.',
  'refusal.E_SIGHT': '{figure} does not see {other}: {block} is in the way.',
  'weapon.breath': 'breath',
  'block.above': 'height',
  'block.slab': 'a roof or floor',
  'block.wood': 'a wood, deeper than 5 cm,',
  'block.wall': 'a wall',
  'refusal.E_NOOP': 'That would change nothing.',
  'refusal.E_LINK': '{figure} cannot use {what} from there.',
  'refusal.E_EDGE': 'The base of {figure} would reach over the edge: {foundCm} from it, {needCm} needed.',
  'refusal.E_WALL': '{figure} comes too near a wall on the way: {foundCm}, {needCm} needed.',
  'refusal.E_AREA': 'A sorcerer may not enter woods, buildings or ruins: {foundCm}, {needCm} needed.',
  'refusal.E_ENEMY': 'The way runs through {other}: {foundCm} from its centre, {needCm} needed.',
  'refusal.E_OVERLAP': '{figure} would stand on {other}: {foundCm} between centres, {needCm} needed.',
  'refusal.E_STAND': '{figure} cannot stand there: {foundCm}, {needCm} needed.',
  'refusal.E_LENGTH': '{figure} would need {foundCm}; {needCm} are allowed.',
  'refusal.E_JUMP': 'No jump there: {foundCm}, limit {needCm}.',
  'refusal.E_FADED': 'Shields have been fading since turn {need}: they cannot be strengthened.',
  'refusal.E_POINTS': 'That costs {need} points; {found} are left.',
  'refusal.E_CONVICTION':
    'That race does not fit a camp that is {camp, select, good {good} bad {bad} other {neutral}}.',
  'refusal.E_ROSTER': 'The race {what} is not in this game’s roster.',
  'refusal.E_SLOTS': 'Only {found} places of that race are free; {need} are needed.',
  'refusal.E_COUNT': 'A batch has at most {need}; {found} are named.',
  'refusal.E_ZONE': 'Outside the zone: {foundCm}, limit {needCm}.',
  'refusal.offEdge':
    '{figure} must stand on the {edge, select, left {left} right {right} top {upper} other {lower}} edge; that is {foundCm} from there.',
  'refusal.tooNear': '{figure} would stand too near {other}: {foundCm} between centres, {needCm} needed.',
  'refusal.E_NEARENEMY': 'A new creature may not touch {other}.',
  'refusal.E_COHESION': 'Too far from the rest of the batch: {foundCm}, limit {needCm}.',
  'refusal.E_MOVED': 'The sorcerer has moved already.',
  'refusal.E_MAGICDONE': 'The block of magic is over.',

  // Ends
  'end.eliminated': 'The last other sorcerer has fallen',
  'end.resigned': 'The last other player has resigned',
  'end.fallenTogether': 'All who were left fell together',
  'end.faded': 'The shields have faded away',
  'end.turnLimit': 'The last turn is over',
  'end.outOfTime': 'The last other player has run out of time',
  'outcome.win': '{reason}: {players} {count, plural, one {wins} other {share the win}}.',
  'outcome.draw': '{reason}: a draw.',

  // The table in a terminal
  'board.legend':
    'S sorcerer; other letters are races with their numbers.  # wall  + door  t wood  ^ rock or solid building  % building or ruin  - low obstacle  = link',
  'board.figure': '{id}: {where}{onto}, facing {clock}{more}',
  'board.part':
    '{down, select, upper {upper } lower {lower } other {}}{across, select, left {left} right {right} other {{down, select, middle {middle} other {part}}}} of the table',
  'board.creature':
    ', {weapon}, wounds {wounds} of {boxes}{actions, plural, =0 {} one {, # action} other {, # actions}}',

  // What explanations of computer opponents name
  'reason.shield': 'the sorcerer’s own shield',
  'reason.creatures': 'the strength of one’s creatures',
  'reason.attack': 'blows that are near to their aim',
  'reason.magic': 'points for magic, and bolts in reach',
  'reason.room': 'room to flee',
  'reason.theirShield': 'the opponent’s shield',
  'reason.theirCreatures': 'the opponent’s creatures',
  'reason.danger': 'blows to be feared',
  'reason.theirRoom': 'the opponent’s room to flee',
} as const satisfies Readonly<Record<Demanded, string>> & Readonly<Record<string, string>>

export type TextKey = keyof typeof en
