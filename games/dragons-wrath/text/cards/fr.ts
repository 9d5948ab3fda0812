import { keysOf } from '@wyrmtable/kernel'
import type { Cost } from '../../data/basics.ts'
import type { Amount, EffectOf, Filter, Stat } from '../../data/effect.ts'
import { isEvery } from '../../data/every.ts'
import type { Colour, Mode, Trait } from '../../data/words.ts'
import { counting } from './amounts.ts'
import { comparing } from './comparisons.ts'
import { creatureOf, happens, subjectOf } from './described.ts'
import { forEachOf, lasting, optionsIn, priceOf, sharesIn } from './effects.ts'
import { type Forms, form, gains, type Holder, noun, type Parts, romance } from './romance.ts'
import { told } from './told.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const s = (who: Noun, one: string, many: string, you = many): string =>
  who.text === 'vous' ? you : who.plural ? many : one

const vowel = /^[aeiouyéèêâîôûh]/i
const contracted = (before: 'de' | 'à', text: string): string => {
  if (text.startsWith('le ')) return `${before === 'de' ? 'du' : 'au'} ${text.slice(3)}`
  if (text.startsWith('les ')) return `${before === 'de' ? 'des' : 'aux'} ${text.slice(4)}`
  return before === 'de' && vowel.test(text) ? `d’${text}` : `${before} ${text}`
}
const de = (text: string): string => contracted('de', text)
const to = (text: string): string => contracted('à', text)
const que = (clause: string): string => (vowel.test(clause) ? `qu’${clause}` : `que ${clause}`)
const si = (clause: string): string => (/^ils? /.test(clause) ? `s’${clause}` : `si ${clause}`)

const regular = (word: string): Forms => [word, `${word}e`, `${word}s`, `${word}es`]
const same = (word: string): Forms => [word, word, `${word}s`, `${word}s`]
const traits: { readonly [T in Trait]: Forms } = {
  incorporeal: ['incorporel', 'incorporelle', 'incorporels', 'incorporelles'],
  flying: regular('volant'),
  armoured: regular('blindé'),
  undead: ['mort-vivant', 'morte-vivante', 'morts-vivants', 'mortes-vivantes'],
  fanatic: same('fanatique'),
  demonic: same('démoniaque'),
  magical: same('magique'),
  mercenary: same('mercenaire'),
  insect: same('insecte'),
}
const colours: { readonly [C in Colour | 'any']: Forms } = {
  red: same('rouge'),
  green: regular('vert'),
  blue: regular('bleu'),
  grey: ['gris', 'grise', 'gris', 'grises'],
  any: same('magique'),
}
const origin: { readonly [F in NonNullable<Filter['enchantmentFrom']>[number]]: string } = {
  ritual: 'd’un rituel',
  curse: 'd’un maléfice',
  ability: 'd’une capacité',
}
const sides: { readonly [H in Holder]: readonly [one: string, many: string] } = {
  you: ['que vous contrôlez', 'que vous contrôlez'],
  opponent: ['d’un adversaire', 'de vos adversaires'],
  thatPlayer: ['de ce joueur', 'de ce joueur'],
}
const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP et PM' }
const how: { readonly [M in Mode]: string } = { physical: 'physiquement', magic: 'par la magie' }

const many = (n: number): boolean => Math.abs(n) > 1
const { quantity, some, counted, figure, range } = counting({
  stats,
  isOne: (n) => !many(n),
  forEach: (thing) => ` par ${thing}`,
  atMost: (n) => ` (${n} au plus)`,
  where: (x) => `, X étant ${x}`,
  numberOf: (things) => `le nombre ${de(things)}`,
  statOf: (stat, of) => `la ${stat} ${de(of)}`,
  provincesOf: ({ text }) =>
    text === 'vous' ? 'le nombre de vos provinces' : `le nombre de provinces ${de(text)}`,
  turn: 'le numéro du tour',
  between: (min, max) => `${min} à ${max}`,
  orLess: (max) => `${max} ou moins`,
  orMore: (min) => `${min} ou plus`,
})

const grammar = romance({
  language: 'fr',
  traits,
  insect: ['un insecte', 'des insectes'],
  colours,
  choice: { random: ' au hasard', yours: ' de votre choix', theirs: ' de son choix' },
  parts,
  counted,
})
const { v, article, provinces, choice, onProvinces } = grammar

/** Words behind the noun that a filter asks for: adjectives agreeing with it, then what it has. */
function parts(filter: Filter | undefined, what: Pick<Noun, 'feminine' | 'plural'>, tell: Tell): Parts {
  const { sphere, trait, allTraits, color } = grammar.qualities(what, tell)
  const agree = (forms: Forms): string => form(forms, what)
  const not = (words: readonly string[]): string =>
    words.length === 1 ? `non ${words[0]}` : `ni ${words.join(' ni ')}`
  const has = what.plural ? 'ont' : 'a'
  return {
    adjectives: told(filter, {
      sphere,
      trait,
      allTraits,
      notTrait: (list) => not(list.map((one) => agree(traits[one]))),
      color,
      notColor: (list) => not(list.map((one) => agree(colours[one]))),
      exhausted: (is) => agree(is ? regular('épuisé') : ready),
      token: (is) => (is ? (what.plural ? 'jetons' : 'jeton') : []),
    }),
    after: told(filter, {
      objectType: (list) => `de type ${tell.or(list)}`,
      hasM: (yes) => (yes ? 'avec M' : 'sans M'),
      hasObject: (yes) => (yes ? 'portant un objet magique' : 'ne portant aucun objet magique'),
      pp: (asked) => `de ${range('PP', asked)}`,
      pm: (asked) => `de ${range('PM', asked)}`,
      costTotal: (asked) => `de ${range('coût', asked)}`,
      token: (is) => (is ? [] : what.plural ? 'qui ne sont pas des jetons' : 'qui n’est pas un jeton'),
      attackedThisTurn: (did) => (did ? `qui ${has} attaqué ce tour` : `qui n’${has} pas attaqué ce tour`),
      cardId: (card) => `${agree(['nommé', 'nommée', 'nommés', 'nommées'])} ${tell.cardName(card)}`,
      enchantmentFrom: (list) => `${agree(regular('venu'))} ${tell.or(list.map((one) => origin[one]))}`,
    }),
  }
}
const ready: Forms = ['prêt', 'prête', 'prêts', 'prêtes']

function describe(described: Described, tell: Tell): Noun {
  const { kind, determiner, controller, other, attachedTo } = described
  const { base, feminine, plural, isCard, holder, adjectives, after } = grammar.headOf(described, tell)
  const end: string[] = []
  if (isCard) {
    const zone = kind === 'handCard' ? 'main' : 'défausse'
    const whose: Readonly<Record<string, string>> = {
      you: `de votre ${zone}`,
      opponent: plural ? `des ${zone}s de vos adversaires` : `de la ${zone} d’un adversaire`,
      any: plural ? `de toutes les ${zone}s` : `d’une ${zone}`,
    }
    end.push(whose[controller ?? 'any'] ?? `de la ${zone} de ce joueur`)
  } else if (holder !== undefined)
    end.push(kind === 'province' && holder === 'you' ? 'que vous tenez' : sides[holder][plural ? 1 : 0])
  if (attachedTo !== undefined)
    end.push(`${form(regular('porté'), { feminine, plural })} par ${tell.ref(attachedTo).text}`)
  const isTarget = determiner === 'target' || determiner === 'upToOneTarget'
  const targeted = isTarget ? [feminine ? 'ciblée' : 'ciblé'] : []
  const isClause = (part: string): boolean => part.startsWith('qui ')
  const words = [
    ...[base, ...adjectives, ...targeted],
    ...[...after.filter((part) => !isClause(part)), ...end, ...after.filter(isClause)],
  ]
  const text = [...(other === true ? [plural ? 'autres' : 'autre'] : []), ...words].join(' ')
  const lead = {
    target: definite(text, feminine),
    upToOneTarget: `au plus ${article(feminine)} `,
    all: feminine ? 'toutes les ' : 'tous les ',
    the: 'les ',
    one: `${article(feminine)} `,
    bare: '',
    bareMany: '',
  }[determiner]
  return noun(`${lead}${text}`, feminine, plural)
}
const definite = (word: string, feminine: boolean): string =>
  vowel.test(word) ? 'l’' : feminine ? 'la ' : 'le '

const someone = (player: string | undefined): Noun =>
  noun(player === 'you' ? 'vous' : player === 'opponent' ? 'un adversaire' : 'un joueur')
/** In a clause, where you are named. */
const vp = (who: Noun, you: string, one: string): string => `${who.text} ${who.text === 'vous' ? you : one}`

const casting: Words['casting'] = {
  only: {
    attackDeclared: 'À lancer seulement quand une créature est attaquée',
    provinceAttackDeclared: 'À lancer seulement quand des provinces sont attaquées',
  },
  reaction: (list) =>
    `À lancer en réaction à ${list.map((one) => (one === 'curse' ? 'un maléfice' : 'un rituel')).join(' ou à ')}`,
  bearer: {
    any: 'Se place sur n’importe quelle créature avec M',
    opponent: 'Se place sur une créature avec M d’un adversaire',
  },
}

const infinitives: Readonly<Record<string, string>> = {
  détruisez: 'détruire',
  renvoyez: 'renvoyer',
  mettez: 'mettre',
  retirez: 'retirer',
  défaussez: 'défausser',
  tirez: 'tirer',
  cherchez: 'chercher',
  regardez: 'regarder',
  révélez: 'révéler',
  créez: 'créer',
  déplacez: 'déplacer',
  épuisez: 'épuiser',
  redressez: 'redresser',
  récupérez: 'récupérer',
  donnez: 'donner',
  dissipez: 'dissiper',
  contrecarrez: 'contrecarrer',
}

/** Modèles français (DW-26.2). */
export const frWords: Words = {
  andThen: ', puis ',
  ordersAreAmbiguous: false,
  casting,
  describe,
  figure,
  that: ({ kind, filter }) => {
    if (kind === 'player') return noun('ce joueur')
    const [one, , feminine] = grammar.namedBefore(kind, filter)
    return noun(`${feminine ? 'cette' : vowel.test(one) ? 'cet' : 'ce'} ${one}`, feminine)
  },
  mentioned: {
    self: ({ isObject, again, asSubject }) =>
      isObject
        ? noun(again && asSubject ? 'il' : 'cet objet')
        : noun(again && asSubject ? 'elle' : 'cette créature', true),
    bearer: ({ again, asSubject }) => noun(again && asSubject ? 'il' : 'le porteur'),
    each: ({ asSubject }) => noun(asSubject ? 'elle' : 'cette carte', true),
    victor: () => noun('la créature victorieuse', true),
  },
  cards: {
    attacker: noun('l’attaquant'),
    defender: noun('le défenseur'),
    created: noun('le jeton'),
    object: noun('cet objet'),
    winner: noun('la créature victorieuse', true),
    loser: noun('la créature vaincue', true),
    attacked: noun('la créature attaquée', true),
    bearerOfIt: noun('son porteur'),
    t0: noun('la cible', true),
    t1: noun('la deuxième cible', true),
    t2: noun('la troisième cible', true),
    t3: noun('la quatrième cible', true),
  },
  players: {
    you: noun('vous'),
    opponents: noun('chaque adversaire'),
    allPlayers: noun('chaque joueur'),
    activePlayer: noun('le joueur actif'),
    defendingPlayer: noun('le joueur attaqué'),
    targetPlayer: noun('le joueur ciblé'),
  },
  holder: grammar.holder({ owner: 'propriétaire', controller: 'contrôleur' }, 'son', de),
  group: (players) => noun(players === 'opponents' ? 'vos adversaires' : 'tous les joueurs', false, true),
  gets: (who, figures) => gains(figures, s(who, 'gagne', 'gagnent'), s(who, 'subit', 'subissent'), 'et'),
  combat: (who, { role, mode, vs }, tell) => {
    const foe = vs === undefined ? '' : ` ${creatureOf(undefined, tell, vs)}`
    const manner = mode === undefined ? '' : ` ${how[mode]}`
    if (role === 'attacker') return `${who.text} attaque${foe}${manner}`
    if (role === 'defender')
      return vs === undefined && mode === undefined
        ? `${who.text} défend`
        : `${who.text} est ${who.feminine ? 'attaquée' : 'attaqué'}${manner}${foe === '' ? '' : ` par${foe}`}`
    return `${who.text} combat${foe}${manner}`
  },
  together: ([first = '', ...rest], tell) => tell.and([first, ...rest.map(que)]),
  duration: {
    thisAttack: 'pendant cette attaque',
    endOfTurn: 'jusqu’à la fin du tour',
    endOfNextTurn: 'jusqu’à la fin du tour prochain',
    permanent: 'jusqu’à dissipation',
  },
  cost: ({ exhaust, discardSelf, discardCards }, isObject) =>
    [
      ...keysOf<Cost>(exhaust ?? {}).map((colour) => {
        const n = exhaust?.[colour] ?? 0
        return `épuisez ${some(n, 'province', 'provinces')} ${form(colours[colour], { feminine: true, plural: many(n) })}`
      }),
      ...(discardSelf === true ? [isObject ? 'défaussez cet objet' : 'défaussez cette créature'] : []),
      ...(discardCards === undefined ? [] : [`défaussez ${some(discardCards, 'carte', 'cartes')}`]),
    ].join(', '),
  static: ({ text }, mods, when) =>
    when === undefined ? `${text} ${mods}` : `Tant ${que(when)}, ${text} ${mods}`,
  triggered: (event, effects, when) =>
    `Quand ${event}${when === undefined ? '' : `, ${si(when)}`}, ${effects}`,
  activated: (cost, effects, when) =>
    `${cost} : ${effects}${when === undefined ? '' : ` (seulement tant ${que(when)})`}`,
  replacement: (event, effects, order, when) => {
    const condition = `${si(event)}${when === undefined ? '' : ` tandis ${que(when)}`}`
    if (order === 'nothing') return `${condition}, ${effects}`
    return order === 'first' ? `${condition}, d’abord ${effects}` : `${condition}, à la place ${effects}`
  },
  replaced: (event, of, tell) => {
    const who =
      of === 'you'
        ? noun('vous')
        : tell.ref(of === 'bearer' || of === 'attackByBearer' ? 'bearer' : 'self', true)
    if (event === 'destroy') return `${who.text} doit être ${who.feminine ? 'détruite' : 'détruit'}`
    if (of === 'you') return 'vous devez perdre des provinces par une attaque ou un effet'
    return `${who.text} doit faire perdre des provinces par son attaque`
  },
  nothing: (event, isObject) =>
    event === 'destroy' ? (isObject ? 'il survit' : 'elle survit') : 'aucune n’est perdue',
  wish: (order) => {
    const [first = '', ...rest] = order.split(' ')
    const infinitive = infinitives[first]
    return infinitive === undefined
      ? undefined
      : [infinitive, ...rest]
          .join(' ')
          .replace(/ et mettez-(les|le|la) /, ' et $1 mettre ')
          .replace(/ et remettez-les /, ' et les remettre ')
  },
  may: (wishes) => `vous pouvez ${wishes}`,
  mayDo: (orders) => `vous pouvez décider ceci : ${orders}`,
  explicit: (order) => order,
  limit: (per, n) =>
    `(${n === 1 ? 'une fois' : n === 2 ? 'deux fois' : `${n} fois`} par ${per === 'turn' ? 'tour' : 'partie'})`,
  event: {
    turnStart: () => 'un tour commence',
    turnEnd: () => 'un tour finit',
    enterPlay: happens('entre en jeu'),
    leavePlay: happens('quitte le jeu'),
    destroyed: (pattern, tell) => {
      const who = subjectOf(pattern, tell)
      return `${who.text} est ${who.feminine ? 'détruite' : 'détruit'}`
    },
    attackDeclared: ({ player, otherFilter, ...pattern }, tell) =>
      `${subjectOf(pattern, tell).text} attaque ${creatureOf(player, tell, otherFilter)}`,
    provinceAttackDeclared: ({ player, ...pattern }, tell) =>
      `${subjectOf(pattern, tell).text} attaque ${player === 'you' ? 'vos provinces' : 'des provinces'}`,
    combatWon: (pattern, tell) =>
      `${subjectOf(pattern, tell).text} gagne un combat${pattern.otherFilter === undefined ? '' : ` contre ${creatureOf(undefined, tell, pattern.otherFilter)}`}`,
    cardCast: ({ player, subjectFilter }, tell) => {
      const { adjectives } = parts(subjectFilter, { feminine: false, plural: false }, tell)
      return [
        vp(someone(player), 'lancez', 'lance'),
        grammar.spellOf(subjectFilter?.type, tell),
        ...adjectives,
      ].join(' ')
    },
    provinceDiscarded: ({ player, cause }) => {
      const who = someone(player)
      if (cause === 'payment') return `${vp(who, 'défaussez', 'défausse')} une province en paiement`
      if (cause === 'sacrifice') return `${vp(who, 'sacrifiez', 'sacrifie')} une province`
      const loses = `${vp(who, 'perdez', 'perd')} une province`
      return cause === undefined ? loses : `${loses} par ${cause === 'attack' ? 'une attaque' : 'un effet'}`
    },
    objectAttached: (pattern, tell) =>
      pattern.subject === 'self'
        ? 'cet objet est placé sur une créature'
        : `${subjectOf({ ...pattern, player: 'any' }, tell, 'object').text} est placé sur ${creatureOf(pattern.player, tell)}`,
  },
  condition: {
    turnAtLeast: ({ turnAtLeast }) => `c’est le tour ${turnAtLeast} ou plus tard`,
    exists: ({ exists }, tell) => {
      const { controller, kind } = exists
      const isHeld = kind !== 'discardCard' && kind !== 'handCard' && kind !== 'player'
      const verb = kind === 'province' ? ['tenez', 'tient'] : ['contrôlez', 'contrôle']
      if (isHeld && (controller === 'you' || controller === 'opponent')) {
        const who = someone(controller)
        return `${vp(who, verb[0] ?? '', verb[1] ?? '')} ${describe({ ...exists, controller: 'any', determiner: 'one' }, tell).text}`
      }
      return `il y a ${describe({ ...exists, determiner: 'one' }, tell).text}`
    },
    is: ({ is: { ref, filter } }, tell) => {
      const who = tell.ref(ref, true)
      const { is, isNot } = grammar.being(filter, who, tell)
      const being = told(filter, {
        ...is,
        exhausted: (yes) => form(yes ? regular('épuisé') : ready, who),
        objectType: (list) => `de type ${tell.or(list)}`,
        cardId: tell.cardName,
      })
      const clauses = [
        ...(being.length === 0 ? [] : [`est ${tell.and(being)}`]),
        ...told(filter, {
          enchantmentFrom: (list) => `provient ${tell.or(list.map((from) => origin[from]))}`,
        }),
        ...(isNot.length === 0 ? [] : [`n’est ${isNot.length === 1 ? 'pas' : 'ni'} ${isNot.join(' ni ')}`]),
        ...told(filter, {
          token: (is) => (is ? 'est un jeton' : 'n’est pas un jeton'),
          hasM: (yes) => (yes ? 'a M' : 'n’a pas M'),
          hasObject: (yes) => (yes ? 'porte un objet magique' : 'ne porte aucun objet magique'),
          pp: (asked) => `a ${range('PP', asked)}`,
          pm: (asked) => `a ${range('PM', asked)}`,
          costTotal: (asked) => `a ${range('coût', asked)}`,
          attackedThisTurn: (did) => (did ? 'a attaqué ce tour' : 'n’a pas attaqué ce tour'),
        }),
      ]
      return `${who.text} ${tell.and(clauses)}`
    },
    compare: comparing({
      holds: (player) => vp(player, 'tenez', 'tient'),
      provinces: (n) => some(n, 'province', 'provinces'),
      some: {
        '<': (n) => `moins de ${n}`,
        '<=': (n) => `${n} ou moins`,
        '=': (n) => `exactement ${n}`,
        '>=': (n) => `${n} ou plus`,
        '>': (n) => `plus de ${n}`,
      },
      thanPlayer: {
        '<': (who) => `moins de provinces ${que(who)}`,
        '<=': (who) => `au plus autant de provinces ${que(who)}`,
        '=': (who) => `autant de provinces ${que(who)}`,
        '>=': (who) => `au moins autant de provinces ${que(who)}`,
        '>': (who) => `plus de provinces ${que(who)}`,
      },
      is: (left, than, right) => `${left} est ${than} ${right}`,
      than: {
        '<': 'inférieur à',
        '<=': 'au plus égal à',
        '=': 'égal à',
        '>=': 'au moins égal à',
        '>': 'supérieur à',
      },
      quantity,
    }),
    any: ({ any }, tell) =>
      tell.or(any.map((one, i) => (i === 0 ? tell.condition(one) : que(tell.condition(one))))),
    not: ({ not }, tell) => {
      if ('role' in not) {
        const who = tell.ref(tell.isObject ? 'bearer' : 'self', true).text
        return `${who} ${not.role === 'attacker' ? 'n’attaque' : 'ne défend'} pas`
      }
      if ('exists' in not)
        return tell
          .condition(not)
          .replace(/^vous (\S+) une? /, (_all, verb) => `vous ne ${verb} aucune `)
          .replace(/^un adversaire (\S+) une? /, (_all, verb) => `aucun adversaire ne ${verb} de `)
          .replace(/^il y a une? /, 'il n’y a pas de ')
      return `il n’est pas vrai ${que(tell.condition(not))}`
    },
  },
  modifier: {
    setPower: ({ stat, n }, who, tell) =>
      typeof n === 'number'
        ? `${s(who, 'a', 'ont')} ${n} en ${stats[stat]} de base`
        : `${s(who, 'a', 'ont')} X en ${stats[stat]} de base, X étant ${quantity(n, tell)}`,
    mulPower: ({ stat, num, den }, who) => {
      const power =
        stat === 'both' ? `${s(who, 'ses', 'leurs')} PP et PM` : `${s(who, 'sa', 'leur')} ${stats[stat]}`
      if (num === 2 && den === 1) return `${s(who, 'double', 'doublent')} ${power}`
      if (num === 1 && den === 2)
        return `${s(who, 'réduit', 'réduisent')} de moitié ${power}, fraction arrondie en dessous`
      return `${s(who, 'a', 'ont')} ${den === 1 ? `${num} fois` : `${num}/${den} de`} ${power}`
    },
    swapPower: (_mod, who) => `${s(who, 'échange ses', 'échangent leurs')} PP et PM`,
    loseAbilities: (_mod, who) => `${s(who, 'perd toutes ses', 'perdent toutes leurs')} capacités`,
    gainControl: (_mod, who) => `${s(who, 'passe', 'passent')} sous votre contrôle`,
    addTrait: ({ trait }, who) => `${s(who, 'est', 'sont')} ${grammar.traitOf(trait, who)}`,
    removeTrait: ({ trait }, who) => `${s(who, 'n’est', 'ne sont')} plus ${grammar.traitOf(trait, who)}`,
    setColor: ({ color }, who) => `${s(who, 'devient', 'deviennent')} ${form(colours[color], who)}`,
    setM: ({ value }, who) => `${value ? s(who, 'a', 'ont') : s(who, 'perd', 'perdent')} M`,
    grantAbility: ({ ability }, who, tell) => `${s(who, 'gagne', 'gagnent')} « ${tell.ability(ability)} »`,
    copyOf: ({ of }, who, tell) =>
      `${s(who, 'devient une copie', 'deviennent des copies')} ${de(tell.ref(of).text)}`,
    costDelta: ({ cards, color, n }, who, tell) => {
      const [, more, feminine] = grammar.typeOf(cards.type, tell)
      const { adjectives, after } = parts(cards, { feminine, plural: true }, tell)
      const size = Math.abs(n)
      const sphere = `${size} ${many(size) ? 'sphères' : 'sphère'} ${form(colours[color], { feminine: true, plural: many(size) })}`
      return `${s(who, 'paie', 'paient', 'payez')} ${sphere} de ${n < 0 ? 'moins' : 'plus'} pour les ${[more, ...adjectives, ...after].join(' ')}`
    },
    initiative: ({ n }, who) =>
      `${s(who, 'compte', 'comptent', 'comptez')} ${Math.abs(n)} de ${n < 0 ? 'moins' : 'plus'} en puissance pour l’ordre du tour`,
    rule: ({ rule, n, mode }, who) =>
      frWords.rule[rule]({ ...(n === undefined ? {} : { n }), ...(mode === undefined ? {} : { mode }) }, who),
  },
  rule: {
    cannotAttack: (_rule, who) => `ne ${s(who, 'peut', 'peuvent')} pas attaquer`,
    cannotAttackProvinces: (_rule, who) => `ne ${s(who, 'peut', 'peuvent')} pas attaquer les provinces`,
    cannotBeAttacked: (_rule, who) =>
      `ne ${s(who, 'peut', 'peuvent')} pas être ${form(regular('attaqué'), who)}`,
    cannotBeTargeted: (_rule, who) =>
      `ne ${s(who, 'peut', 'peuvent')} pas être ${form(regular('ciblé'), who)} par les autres joueurs`,
    cannotCastCurses: (_rule, who) => `ne ${s(who, 'peut', 'peuvent', 'pouvez')} pas lancer de maléfices`,
    provinceAttackFromTurn: ({ n = 1 }, who) =>
      `${s(who, 'peut', 'peuvent')} attaquer les provinces dès le tour ${n}`,
    ignoreGuard: (_rule, who) => `${s(who, 'ignore', 'ignorent')} la règle de garde`,
    provinceDamage: ({ n = 1 }, who) =>
      `${s(who, 'coûte', 'coûtent')} ${n} ${many(n) ? 'provinces' : 'province'} de plus au joueur attaqué`,
    attackModeOnly: ({ mode = 'physical' }, who) =>
      `${s(who, 'n’attaque', 'n’attaquent')} les créatures que ${how[mode]}`,
  },
  effect: {
    destroy: ({ what }, tell) => `détruisez ${tell.what(what).text}`,
    move: ({ what, to: place, under }, tell) => {
      const thing = tell.what(what)
      const owner = thing.plural ? 'de leurs propriétaires' : 'de son propriétaire'
      const pile = thing.isYours === true ? 'votre tas' : `le tas ${owner}`
      switch (place) {
        case 'hand':
          return `renvoyez ${thing.text} dans ${thing.isYours === true ? 'votre main' : `la main ${owner}`}`
        case 'discard':
          return `défaussez ${thing.text}`
        case 'exile':
          return `retirez ${thing.text} de la partie`
        case 'pileTop':
          return `mettez ${thing.text} sur ${pile}`
        case 'pileBottom':
          return `mettez ${thing.text} sous ${pile}`
        case 'play':
          return `mettez ${thing.text} en jeu${under === 'you' ? ' sous votre contrôle' : ''}`
      }
    },
    discard: ({ player, n, pick, filter }, tell) => {
      const [one, more] = grammar.filtered(grammar.typeOf(filter?.type, tell), filter, tell, true)
      return `${v(tell.player(player), 'défaussez', 'défausse')} ${counted(n, one, more, tell)}${pick === 'random' ? ' au hasard' : ''}`
    },
    draw: ({ player, n }, tell) =>
      `${v(tell.player(player), 'tirez', 'tire')} ${counted(n, 'carte', 'cartes', tell)}`,
    search: ({ player, zone, filter, n, to: place }, tell) => {
      const holder = tell.player(player)
      const { wanted, feminine } = grammar.wanted(n, filter, tell, 'jusqu’à ')
      const it = n === 1 ? (feminine ? 'la' : 'le') : 'les'
      const hand = holder.text === 'vous' ? 'dans votre main' : 'dans la main de ce joueur'
      return `cherchez dans ${zoneOf(holder, zone === 'pile' ? 'tas' : 'défausse')} ${wanted} et mettez-${it} ${place === 'hand' ? hand : 'en jeu'}`
    },
    look: ({ player, zone, n, public: shown, reorder }, tell) => {
      const holder = tell.player(player)
      const place = looked[zone](holder, n, tell)
      return `${shown === true ? 'révélez' : 'regardez'} ${place}${reorder === true ? ' et remettez-les dans l’ordre de votre choix' : ''}`
    },
    modify: ({ what, mod, duration }, tell) => {
      const who = tell.what(what, true)
      return lasting(mod, `${who.text} ${tell.mods(mod, who)}`, frWords.duration[duration])
    },
    createToken: ({ player, token, n }, tell) => {
      const who = tell.player(player)
      const name = tell.tokenName(token)
      return `${v(who, 'créez', 'crée')} ${counted(n, `jeton ${name}`, `jetons ${name}`, tell)} ${grammar.lookOf(token, noun(''))}`
    },
    createCopy: ({ player, of }, tell) =>
      `${v(tell.player(player), 'créez', 'crée')} un jeton qui est une copie ${de(tell.ref(of).text)}`,
    moveObject: ({ what, to: place }, tell) =>
      `déplacez ${tell.ref(what).text} sur ${typeof place === 'string' ? tell.ref(place).text : describe({ ...place, determiner: 'one' }, tell).text}`,
    destroyProvince: onProvinces('défaussez', 'défausse'),
    exhaustProvince: onProvinces('épuisez', 'épuise'),
    refreshProvince: onProvinces('redressez', 'redresse', 'jusqu’à '),
    recoverProvince: ({ player, n, filter }, tell) => {
      const who = tell.player(player)
      const from = who.text === 'vous' ? 'votre' : 'sa'
      return `${v(who, 'récupérez', 'récupère')} ${provinces(n, filter, tell, n === 1 ? '' : 'jusqu’à ')} dans ${from} défausse`
    },
    stealProvince: ({ from, to: taker, n, pick }, tell) => {
      const holder = tell.player(from)
      const taking = tell.player(taker)
      const what = `${provinces(n, undefined, tell)}${choice(pick, holder)}`
      if (taking.text === 'vous') return `${holder.text} vous donne ${what}`
      return `${v(holder, 'donnez', 'donne')} ${what} ${to(taking.text)}`
    },
    dispel: ({ what }, tell) => `dissipez ${tell.what(what).text}`,
    counter: () => 'contrecarrez cette carte',
    cancelAttack: () => 'l’attaque est annulée',
    endCombatTurn: () => 'le tour de combat finit après l’attaque en cours',
    redirectAttack: ({ to: target }, tell) => `${tell.ref(target, true).text} devient la cible de l’attaque`,
    setAttackMode: ({ mode }) =>
      mode === 'other'
        ? 'une attaque physique devient magique, une attaque magique devient physique'
        : `l’attaque devient ${mode === 'magic' ? 'magique' : 'physique'}`,
    extraAttack: ({ what }, tell) => `${tell.ref(what, true).text} peut attaquer une fois de plus ce tour`,
    fight: ({ a, b, mode }, tell) => `${tell.ref(a, true).text} combat ${how[mode]} ${tell.ref(b).text}`,
    delayed: ({ at, do: list }, tell) =>
      `${at === 'turnEnd' ? 'à la fin du tour' : 'au début du tour prochain'}, ${tell.effects(list)}`,
    choose: ({ by, options }, tell) => {
      const list = optionsIn(options, ' : ', tell)
      return `${v(tell.player(by), 'choisissez', 'choisit')} — ${list.join(' ; ')}`
    },
    random: ({ outcomes }, tell) =>
      `au hasard — ${sharesIn(outcomes, (weight, all) => `${weight} fois sur ${all} : `, tell).join(' ; ')}`,
    if: ({ cond, then: yes, else: no }, tell) =>
      `${si(tell.condition(cond))}, ${tell.effects(yes)}${no === undefined ? '' : ` ; sinon, ${tell.effects(no)}`}`,
    forEach: (effect, tell) =>
      forEachOf(
        effect,
        { thing: (name) => `pour chaque ${name}`, players: (names) => `pour ${names}` },
        tell,
      ),
    payOrElse: ({ player, cost, orElse }, tell) => {
      const { deed, n, what } = priceOf(cost)
      const [you, one] = paying[deed]
      const [thing, things] = grammar.nounOf(what)
      const otherwise = tell.effects(orElse)
      return `${otherwise}, sauf ${si(vp(tell.player(player), you, one))} ${some(n, thing, things)}`
    },
  },
}

/** In a clause: you pay, somebody pays. */
const paying = { exhaust: ['épuisez', 'épuise'], discard: ['défaussez', 'défausse'] } as const

/** What is looked at. */
const looked: { readonly [Z in EffectOf<'look'>['zone']]: (holder: Noun, n: Amount, tell: Tell) => string } =
  {
    pileTop: (holder, n, tell) => {
      const top = n === 1 ? 'la carte du dessus' : `les ${counted(n, 'carte', 'cartes', tell)} du dessus`
      return `${top} ${de(zoneOf(holder, 'tas'))}`
    },
    hand: (holder) => zoneOf(holder, 'main'),
    provinces: (holder, n, tell) => {
      if (!isEvery(n)) return `${counted(n, 'province', 'provinces', tell)} ${de(holder.text)}`
      return holder.text === 'vous' ? 'vos provinces' : `les provinces ${de(holder.text)}`
    },
  }
const zoneOf = (player: Noun, zone: 'tas' | 'défausse' | 'main'): string =>
  player.text === 'vous' ? `votre ${zone}` : `${zone === 'tas' ? 'le' : 'la'} ${zone} ${de(player.text)}`
