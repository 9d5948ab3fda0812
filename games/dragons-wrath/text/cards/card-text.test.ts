import { languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { CreatureCard, CurseCard } from '../../data/card.ts'
import type { Ability, Condition, Effect, Filter, Modifier } from '../../data/effect.ts'
import { allCards, cardOf, poolCards } from '../../data/library.ts'
import { eventNames, ruleNames } from '../../data/words.ts'
import { cardText } from './card-text.ts'
import { flavourOf } from './flavour.ts'

const levy = cardOf('DWS-006')
const fury = cardOf('DWS-039')

const withAbility = (ability: Ability): CreatureCard => {
  if (levy.type !== 'creature') throw new Error('the levy is a creature')
  return { ...levy, abilities: [ability] }
}
const withEffect = (effect: Effect): CurseCard => {
  if (fury.type !== 'curse') throw new Error('the fury is a curse')
  return { ...fury, effect: [effect] }
}

const draw: Effect = { op: 'draw', player: 'you', n: 1 }
const token = {
  tokenId: 'wisp',
  name: { en: 'Wisp', fr: 'Feu follet', es: 'Fuego fatuo' },
  color: 'blue',
  pp: 1,
  pm: 1,
  traits: ['flying'],
} as const
const provinces = ['destroyProvince', 'exhaustProvince', 'refreshProvince'] as const

const effects: readonly Effect[] = [
  { op: 'destroy', what: 't0' },
  ...(['hand', 'play', 'discard', 'pileTop', 'pileBottom', 'exile'] as const).map(
    (to): Effect => ({ op: 'move', what: 't0', to }),
  ),
  { op: 'discard', player: 'opponents', n: 2, pick: 'random', filter: { type: ['curse'] } },
  draw,
  { op: 'search', player: 'you', zone: 'discard', n: 2, to: 'hand' },
  { op: 'look', player: 'opponents', zone: 'hand', n: 1, public: true },
  { op: 'look', player: 'you', zone: 'provinces', n: 3 },
  { op: 'createToken', player: 'you', token, n: 2 },
  { op: 'createCopy', player: 'opponents', of: 't0' },
  { op: 'moveObject', what: 'self', to: 't0' },
  ...provinces.flatMap((op) =>
    (['holder', 'you', 'random'] as const).map(
      (pick): Effect => ({ op, player: 'allPlayers', n: 1, pick, filter: { exhausted: true } }),
    ),
  ),
  { op: 'recoverProvince', player: 'you', n: 2 },
  { op: 'stealProvince', from: 'opponents', to: 'you', n: 1, pick: 'holder' },
  { op: 'dispel', what: { kind: 'enchantment', controller: 'opponent' } },
  { op: 'counter' },
  { op: 'cancelAttack' },
  { op: 'endCombatTurn' },
  { op: 'redirectAttack', to: 't0' },
  { op: 'setAttackMode', mode: 'magic' },
  { op: 'extraAttack', what: 't0' },
  { op: 'fight', a: 'attacker', b: 'defender', mode: 'magic' },
  { op: 'delayed', at: 'nextTurnStart', do: [draw] },
  { op: 'choose', by: 'opponents', options: [{ do: [draw] }, { do: [draw] }] },
  {
    op: 'random',
    outcomes: [
      { weight: 2, do: [draw] },
      { weight: 1, do: [draw] },
    ],
  },
  // biome-ignore lint/suspicious/noThenProperty: the field is named by the card format
  { op: 'if', cond: { turnAtLeast: 3 }, then: [draw], else: [draw] },
  { op: 'forEach', over: { kind: 'creature', controller: 'you' }, do: [{ op: 'destroy', what: 'each' }] },
  { op: 'payOrElse', player: 'eventPlayer', cost: { discardProvince: 1 }, orElse: [draw] },
  { op: 'payOrElse', player: 'controllerOf:t0', cost: { discardCards: 2 }, orElse: [draw] },
]

const modifiers: readonly Modifier[] = [
  { op: 'addPower', stat: 'both', n: { statOf: 'self', stat: 'pm' } },
  { op: 'setPower', stat: 'pp', n: { turn: true } },
  { op: 'mulPower', stat: 'pm', num: 1, den: 2 },
  { op: 'swapPower' },
  { op: 'loseAbilities' },
  { op: 'gainControl' },
  { op: 'addTrait', trait: 'undead' },
  { op: 'removeTrait', trait: 'incorporeal' },
  { op: 'setColor', color: 'grey' },
  { op: 'setM', value: false },
  { op: 'grantAbility', ability: { kind: 'triggered', on: { event: 'turnEnd' }, do: [draw] } },
  { op: 'copyOf', of: 't0' },
  { op: 'costDelta', cards: { color: ['red'], type: ['ritual'] }, color: 'red', n: 1 },
  { op: 'initiative', n: -1 },
  ...ruleNames.map((rule): Modifier => ({ op: 'rule', rule, n: 2, mode: 'magic' })),
]

const filters: readonly Filter[] = [
  { color: ['red', 'blue'] },
  { notColor: ['green'] },
  { trait: ['flying', 'undead'] },
  { allTraits: ['flying', 'undead'] },
  { notTrait: ['insect'] },
  { type: ['creature'] },
  { objectType: ['A', 'P'] },
  { hasM: true },
  { hasM: false },
  { hasObject: true },
  { pp: { min: 2, max: 4 } },
  { pm: { min: 3 } },
  { costTotal: { max: 2 } },
  { attackedThisTurn: true },
  { attackedThisTurn: false },
  { token: true },
  { cardId: 'DWS-006' },
  { sphere: ['any', 'red'] },
  { exhausted: true },
  { enchantmentFrom: ['curse', 'ability'] },
]

const conditions: readonly Condition[] = [
  { vs: { trait: ['flying'] } },
  { role: 'attacker' },
  { role: 'defender' },
  { mode: 'magic' },
  { turnAtLeast: 4 },
  { exists: { kind: 'object', controller: 'you' } },
  { is: { ref: 'self', filter: { color: ['red'] } } },
  { compare: [{ provincesOf: 'opponents' }, '>', 3] },
  { all: [{ role: 'attacker' }, { mode: 'physical' }] },
  { any: [{ role: 'attacker' }, { mode: 'physical' }] },
  { not: { role: 'defender' } },
  { not: { turnAtLeast: 2 } },
]

const abilities: readonly Ability[] = [
  ...modifiers.map((mod): Ability => ({ kind: 'static', affects: 'self', mod: [mod] })),
  ...filters.map(
    (filter): Ability => ({
      kind: 'static',
      affects: { kind: 'creature', filter },
      mod: [{ op: 'swapPower' }],
    }),
  ),
  ...conditions.map(
    (when): Ability => ({ kind: 'static', affects: 'self', when, mod: [{ op: 'swapPower' }] }),
  ),
  ...eventNames.flatMap((event) =>
    (['self', 'other', 'any'] as const).map(
      (subject): Ability => ({
        kind: 'triggered',
        on: { event, subject, player: 'opponent', otherFilter: { trait: ['flying'] } },
        limit: { per: 'game', n: 2 },
        do: [draw],
      }),
    ),
  ),
  { kind: 'replacement', event: 'provinceLoss', of: 'you', instead: [draw], optional: true },
  { kind: 'replacement', event: 'destroy', of: 'self', instead: [draw], keepsEvent: true },
  { kind: 'activated', cost: { exhaust: { red: 2, grey: 1 }, discardCards: 2 }, do: [draw] },
]

describe.each(languages)('card text in %s', (language) => {
  test('DW-26.1, DW-26.2, DW-26.4: every card has one without unresolved marks, of at most 320 characters', () => {
    for (const card of allCards) {
      const text = cardText(card, language)
      expect(text).toBe(cardText(card, language))
      expect(text.length).toBeLessThanOrEqual(320)
      expect(text).not.toMatch(/undefined|NaN|\[object|[{}]|DW[SBX]-| {2}/)
      const hasRules = 'effect' in card || ('abilities' in card && (card.abilities ?? []).length > 0)
      expect(text !== '').toBe(hasRules)
      if (hasRules) expect(text).toMatch(/^[\p{Lu}].*[.»”)]$/u)
    }
  })

  test('DW-26.4: every primitive, modifier, rule, condition, event and filter key has words', () => {
    const told = [...effects.map(withEffect), ...abilities.map(withAbility)].map((card) =>
      cardText(card, language),
    )
    for (const text of told) {
      expect(text).not.toMatch(/undefined|NaN|\[object|[{}]|DW[SBX]-| {2}/)
      expect(text.length).toBeGreaterThan(8)
    }
  })
})

describe('gender, number and elision (DW-26.3)', () => {
  test.each([
    ['DWS-031', 'en', 'Destroy target creature with PP 4 or less.'],
    ['DWS-031', 'fr', 'Détruisez la créature ciblée de PP 4 ou moins.'],
    ['DWS-031', 'es', 'Destruye la criatura objetivo de PP 4 o menos.'],
    ['DWS-020', 'fr', 'Les autres créatures fanatiques que vous contrôlez gagnent +1 PP et PM et ont M.'],
    ['DWS-020', 'es', 'Las otras criaturas fanáticas que controlas obtienen +1 PP y PM y tienen M.'],
    // Adjectives agree, and a loss is suffered rather than won.
    ['DWS-032', 'fr', 'Les créatures volantes deviennent grises et subissent −2 PP jusqu’à dissipation.'],
    ['DWS-036', 'en', 'Your opponents cannot cast curses until end of turn. Draw 2 cards. Discard 1 card.'],
    // In Spanish an order after another’s sentence would read like a statement about him.
    [
      'DWS-036',
      'es',
      'Tus adversarios no pueden lanzar maleficios hasta el final del turno. Tú robas 2 cartas. Tú descartas 1 carta.',
    ],
    ['DWS-012', 'es', 'Pagas 1 esfera verde menos por las criaturas verdes.'],
    // Elision: de + l’…, si + il, que + elle.
    [
      'DWB-149',
      'fr',
      'Si le porteur doit être détruit tandis qu’il combat par la magie, il survit (une fois par tour).',
    ],
    [
      'DWB-090',
      'fr',
      'Si cette créature doit être détruite tandis qu’elle défend, elle survit (une fois par tour).',
    ],
    [
      'DWB-219',
      'fr',
      'Regardez les provinces de l’adversaire ciblé. Ce joueur épuise 3 provinces de votre choix.',
    ],
    [
      'DWB-219',
      'es',
      'Mira las provincias del adversario objetivo. Ese jugador agota 3 provincias de tu elección.',
    ],
    // A creature is she, its bearer he; Spanish leaves the pronoun out.
    ['DWB-028', 'fr', 'Tant que cette créature attaque, elle gagne +1 PP.'],
    ['DWB-028', 'es', 'Mientras esta criatura ataca, obtiene +1 PP.'],
    ['DWB-198', 'fr', 'Tant que le porteur défend, il gagne +2 PP et PM.'],
    ['DWB-198', 'es', 'Mientras el portador defiende, obtiene +2 PP y PM.'],
    // One found is put by a singular pronoun of its gender, several by a plural.
    ['DWB-205', 'fr', 'Cherchez dans votre défausse une créature de coût 3 ou moins et mettez-la en jeu.'],
    [
      'DWB-181',
      'es',
      'Cuando esta criatura entra en juego, busca en tu descarte un objeto mágico y ponlo en tu mano.',
    ],
    ['DWB-204', 'fr', 'Cherchez dans votre défausse jusqu’à 2 créatures et mettez-les dans votre main.'],
    // What you may do is told in the infinitive.
    ['DWB-040', 'fr', 'Quand un tour commence, vous pouvez épuiser 1 province, puis tirer 1 carte.'],
    ['DWB-040', 'es', 'Cuando empieza un turno, puedes agotar 1 provincia y luego robar 1 carta.'],
    // Owners of several cards are several.
    ['DWB-161', 'en', 'Return all creatures to their owners’ hands.'],
    // Relative clauses come after whose it is.
    [
      'DWX-028',
      'es',
      'Las criaturas que controlas y que no sean mercenarias obtienen +1 PP y PM y no pueden ser objetivo de otros jugadores hasta que se disipe.',
    ],
    [
      'DWB-209',
      'fr',
      'Détruisez la créature non morte-vivante ciblée. Créez 1 jeton Os en marche (2/1, gris, mort-vivant).',
    ],
    // What a creature bears is told by a clause: nothing is destroyed with an object.
    ['DWX-031', 'es', 'Destruye la criatura objetivo que no sea verde y que lleve un objeto mágico.'],
    // A loss behind a gain has its own verb.
    ['DWB-065', 'fr', 'La créature ciblée gagne +4 PP et subit −1 PM pendant cette attaque.'],
    // Whose kind a name does not tell has a pronoun.
    [
      'DWX-059',
      'fr',
      'Pour chaque créature d’un adversaire qui a attaqué ce tour, son contrôleur épuise 1 province de son choix.',
    ],
    [
      'DWX-059',
      'es',
      'Por cada criatura de un adversario que haya atacado este turno, su controlador agota 1 provincia de su elección.',
    ],
    // Each player is the subject, then that player.
    ['DWB-206', 'en', 'Each opponent discards 2 cards unless that player exhausts 3 provinces. Draw 1 card.'],
    // A price counted in the text comes before what it is counted by.
    [
      'DWB-120',
      'en',
      'Cast only when an attack on a creature is declared. During this attack, the attacker gets −1 PP and PM for each insect creature you control (at most 4).',
    ],
  ] as const)('%s in %s', (card, language, text) => {
    expect(cardText(cardOf(card), language)).toBe(text)
  })
})

test.each(languages)(
  'each card of the sets has a line of flavour in %s, and a name of its own',
  (language) => {
    const names = poolCards.map(({ name }) => name[language])
    expect(new Set(names).size).toBe(names.length)
    for (const { id } of poolCards) expect(flavourOf(id, language)).toMatch(/^[\p{Lu}“«¿¡].*[.!?…”»]$/u)
  },
)
