import type { Filter, Range, Stat } from '../../data/effect.ts'
import type { Colour, Trait } from '../../data/words.ts'
import { refIn } from './en.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const noun = (text: string, feminine = false, plural = false): Noun => ({ text, plural, feminine })
/** Second person for you, third for others. */
const v = (who: Noun, you: string, one: string, many = one): string =>
  who.text === 'vous' ? you : `${who.text} ${who.plural ? many : one}`
const n3 = (who: Noun, one: string, many: string): string => (who.text === 'vous' || who.plural ? many : one)
/** Before a subject that is `vous` itself the second person is meant. */
const s = (who: Noun, one: string, many: string, you: string): string =>
  who.text === 'vous' ? you : n3(who, one, many)

const contracted = (before: 'de' | 'à', text: string): string => {
  if (text.startsWith('le ')) return `${before === 'de' ? 'du' : 'au'} ${text.slice(3)}`
  if (text.startsWith('les ')) return `${before === 'de' ? 'des' : 'aux'} ${text.slice(4)}`
  return before === 'de' && /^[aeiouyéèêh]/i.test(text) ? `d’${text}` : `${before} ${text}`
}
const de = (text: string): string => contracted('de', text)
const to = (text: string): string => contracted('à', text)

type Forms = readonly [masculine: string, feminine: string, masculines: string, feminines: string]
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
const form = (forms: Forms, { feminine, plural }: Pick<Noun, 'feminine' | 'plural'>): string =>
  forms[(plural ? 2 : 0) + (feminine ? 1 : 0)] ?? forms[0]

const count = (n: string, one: string, many: string): string => `${n} ${n === '1' || n === '0' ? one : many}`
const signed = (n: string): string => (/^\d/.test(n) ? `+${n}` : n.replace('-', '−'))
/** The power behind the figure, before what it is counted by. */
const powered = (amount: string, stat: string): string =>
  amount.replace(/^([+−]?\d+)( par .*)?$/, `$1 ${stat}$2`)
const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP et PM' }
const modes: Readonly<Record<string, string>> = {
  physical: 'physique',
  magic: 'magique',
  other: 'de l’autre type',
}
const range = (stat: string, { min, max }: Range): string => {
  if (min !== undefined && max !== undefined)
    return min === max ? `${stat} ${min}` : `${stat} de ${min} à ${max}`
  return min === undefined ? `${stat} ${max} ou moins` : `${stat} ${min} ou plus`
}

const kinds: { readonly [K in Described['kind']]: readonly [one: string, many: string, feminine: boolean] } =
  {
    creature: ['créature', 'créatures', true],
    object: ['objet magique', 'objets magiques', false],
    province: ['province', 'provinces', true],
    enchantment: ['enchantement', 'enchantements', false],
    handCard: ['carte en main', 'cartes en main', true],
    discardCard: ['carte d’une défausse', 'cartes des défausses', true],
    player: ['joueur', 'joueurs', false],
  }
const types: Readonly<Record<string, readonly [one: string, many: string, feminine: boolean]>> = {
  creature: ['créature', 'créatures', true],
  object: ['objet magique', 'objets magiques', false],
  ritual: ['rituel', 'rituels', false],
  curse: ['maléfice', 'maléfices', false],
  province: ['province', 'provinces', true],
}
const typeWord = (type: string): readonly [string, string, boolean] => types[type] ?? [type, type, false]
const froms: Readonly<Record<string, string>> = {
  ritual: 'd’un rituel',
  curse: 'd’un maléfice',
  ability: 'd’une capacité',
}

/** Words behind the noun that a filter asks for, agreeing with it. */
function parts(filter: Filter | undefined, what: Pick<Noun, 'feminine' | 'plural'>, tell: Tell): string[] {
  if (filter === undefined) return []
  const words: string[] = []
  const agree = (forms: Forms): string => form(forms, what)
  if (filter.objectType !== undefined) words.push(`de type ${tell.or(filter.objectType)}`)
  if (filter.sphere !== undefined) words.push(tell.or(filter.sphere.map((one) => agree(colours[one]))))
  if (filter.color !== undefined) words.push(tell.or(filter.color.map((one) => agree(colours[one]))))
  if (filter.notColor !== undefined)
    words.push(`ni ${filter.notColor.map((one) => agree(colours[one])).join(' ni ')}`)
  if (filter.trait !== undefined) words.push(tell.or(filter.trait.map((one) => agree(traits[one]))))
  if (filter.allTraits !== undefined) words.push(tell.and(filter.allTraits.map((one) => agree(traits[one]))))
  if (filter.notTrait !== undefined)
    words.push(`ni ${filter.notTrait.map((one) => agree(traits[one])).join(' ni ')}`)
  if (filter.exhausted !== undefined)
    words.push(agree(filter.exhausted ? regular('épuisé') : ['prêt', 'prête', 'prêts', 'prêtes']))
  if (filter.token !== undefined) words.push(filter.token ? 'jeton' : 'non jeton')
  if (filter.hasM !== undefined) words.push(filter.hasM ? 'avec M' : 'sans M')
  if (filter.hasObject !== undefined) words.push(filter.hasObject ? 'avec un objet' : 'sans objet')
  if (filter.pp !== undefined) words.push(`de ${range('PP', filter.pp)}`)
  if (filter.pm !== undefined) words.push(`de ${range('PM', filter.pm)}`)
  if (filter.costTotal !== undefined) words.push(`de ${range('coût', filter.costTotal)}`)
  if (filter.attackedThisTurn !== undefined) {
    const verb = what.plural ? 'ont' : 'a'
    words.push(filter.attackedThisTurn ? `qui ${verb} attaqué ce tour` : `qui n’${verb} pas attaqué ce tour`)
  }
  if (filter.cardId !== undefined)
    words.push(`${agree(['nommé', 'nommée', 'nommés', 'nommées'])} ${tell.cardName(filter.cardId)}`)
  if (filter.enchantmentFrom !== undefined)
    words.push(`${agree(regular('venu'))} ${tell.or(filter.enchantmentFrom.map((one) => froms[one] ?? one))}`)
  return words
}

const sides: Readonly<Record<string, string>> = {
  you: 'que vous contrôlez',
  opponent: 'd’un adversaire',
  eventPlayer: 'de ce joueur',
  t0: 'de la cible',
  each: 'de ce joueur',
}

function describe({ kind, determiner, filter, controller, other, attachedTo }: Described, tell: Tell): Noun {
  const plural = determiner === 'all' || determiner === 'number'
  const type = kind === 'discardCard' ? filter?.type?.[0] : undefined
  const [one, many, feminine] =
    type === undefined
      ? kinds[kind]
      : [`${typeWord(type)[0]} d’une défausse`, `${typeWord(type)[1]} des défausses`, typeWord(type)[2]]
  const isOpponent = kind === 'player' && controller === 'opponent'
  const base = isOpponent ? (plural ? 'adversaires' : 'adversaire') : plural ? many : one
  const words = [
    ...(other === true ? [plural ? 'autres' : 'autre'] : []),
    base,
    ...parts(filter, { feminine, plural }, tell),
  ]
  if (determiner === 'target') words.splice(1, 0, feminine ? 'ciblée' : 'ciblé')
  if (controller !== undefined && controller !== 'any' && !isOpponent) words.push(sides[controller] ?? '')
  if (attachedTo !== undefined) words.push(`sur ${tell.ref(attachedTo).text}`)
  const article = feminine ? 'une' : 'un'
  const lead =
    determiner === 'all'
      ? feminine
        ? 'toutes les'
        : 'tous les'
      : determiner === 'number'
        ? ''
        : determiner === 'target'
          ? definite(words[0] ?? '', feminine)
          : article
  const text = words.join(' ')
  return noun(
    lead === '' ? text : lead.endsWith('’') ? `${lead}${text}` : `${lead} ${text}`,
    feminine,
    plural,
  )
}
const definite = (word: string, feminine: boolean): string =>
  /^[aeiouéèêh]/i.test(word) ? 'l’' : feminine ? 'la' : 'le'
const bare = (text: string): string => text.replace(/^une? /, '')
const who = (tell: Tell, filter: Filter | undefined, kind: Described['kind']): string =>
  describe({ kind, determiner: 'one', filter }, tell).text
const self = (tell: Tell): string => (tell.isObject ? 'cet objet' : 'cette créature')
function subject(
  pattern: { readonly subject?: string; readonly subjectFilter?: Filter },
  tell: Tell,
  kind: Described['kind'] = 'creature',
): string {
  if (pattern.subject === 'self') return self(tell)
  if (pattern.subject === 'bearer') return 'le porteur'
  const text = who(tell, pattern.subjectFilter, kind)
  return pattern.subject === 'other' ? text.replace(/^(une?) /, '$1 autre ') : text
}
/** The creature that a condition speaks of: a bearer is masculine. */
const it = (tell: Tell): string => (tell.isObject ? 'il' : 'elle')
const under = (player: string | undefined): string =>
  player === 'you' ? ' sous votre contrôle' : player === 'opponent' ? ' sous le contrôle d’un adversaire' : ''
const choice = (pick: string, player: Noun): string =>
  pick === 'random'
    ? ' au hasard'
    : pick === 'you' && player.text !== 'vous'
      ? ' de votre choix'
      : player.text === 'vous'
        ? ''
        : ' de son choix'
const provinces = (n: string, filter: Filter | undefined, tell: Tell): string => {
  const plural = n !== '1' && n !== '0'
  return [n, plural ? 'provinces' : 'province', ...parts(filter, { feminine: true, plural }, tell)].join(' ')
}
const pileOf = (player: Noun, pile: string, feminine: boolean): string =>
  player.text === 'vous' ? `votre ${pile}` : `${feminine ? 'la' : 'le'} ${pile} ${de(player.text)}`

/** Modèles français (DW-26.2). */
export const frWords: Words = {
  andThen: ', puis ',
  nothing: 'rien ne se passe',
  describe,
  that: ({ kind }) =>
    noun(
      `${kinds[kind][2] ? 'cette' : /^[aeiouéèêh]/i.test(kinds[kind][0]) ? 'cet' : 'ce'} ${kinds[kind][0]}`,
      kinds[kind][2],
    ),
  refs: {
    self: (isObject) => (isObject ? noun('cet objet') : noun('cette créature', true)),
    bearer: () => noun('le porteur'),
    attacker: () => noun('l’attaquant'),
    defender: () => noun('le défenseur'),
    eventCard: () => noun('cette carte', true),
    eventOther: () => noun('l’autre créature', true),
    created: () => noun('ce qui a été créé'),
    each: () => noun('chacune', true),
    t0: () => noun('la cible', true),
    t1: () => noun('la deuxième cible', true),
    t2: () => noun('la troisième cible', true),
    t3: () => noun('la quatrième cible', true),
  },
  player: (ref, tell) => {
    switch (ref) {
      case 'you':
        return noun('vous')
      case 'opponents':
        return noun('chaque adversaire')
      case 'allPlayers':
        return noun('chaque joueur')
      case 'activePlayer':
        return noun('le joueur actif')
      case 'defendingPlayer':
        return noun('le joueur attaqué')
      case 'eventPlayer':
      case 'each':
        return noun('ce joueur')
      case 't0':
      case 't1':
      case 't2':
      case 't3':
        return noun('le joueur ciblé')
      default:
        return noun(
          `le ${ref.startsWith('ownerOf:') ? 'propriétaire' : 'contrôleur'} ${de(tell.ref(refIn(ref)).text)}`,
        )
    }
  },
  amount: (amount, tell) => {
    if ('count' in amount) {
      const { count: selector, times, max } = amount
      const limit = max === undefined ? '' : ` (${max} au plus)`
      return `${times ?? 1} par ${bare(describe({ ...selector, determiner: 'one' }, tell).text)}${limit}`
    }
    if ('statOf' in amount) return `la ${stats[amount.stat]} ${de(tell.ref(amount.statOf).text)}`
    if ('provincesOf' in amount) {
      const { text } = tell.player(amount.provincesOf)
      return text === 'vous' ? 'le nombre de vos provinces' : `le nombre de provinces ${de(text)}`
    }
    return 'le numéro du tour'
  },
  duration: {
    thisAttack: 'pour cette attaque',
    endOfTurn: 'jusqu’à la fin du tour',
    endOfNextTurn: 'jusqu’à la fin du tour prochain',
    permanent: 'jusqu’à dissipation',
  },
  cost: ({ exhaust, discardSelf, discardCards }) =>
    [
      ...(exhaust === undefined
        ? []
        : [
            `épuisez ${Object.entries(exhaust)
              .map(
                ([colour, n]) =>
                  `${count(`${n}`, 'province', 'provinces')} ${form(colourForms(colour), { feminine: true, plural: n > 1 })}`,
              )
              .join(' et ')}`,
          ]),
      ...(discardSelf === true ? ['défaussez cette carte'] : []),
      ...(discardCards === undefined ? [] : [`défaussez ${count(`${discardCards}`, 'carte', 'cartes')}`]),
    ].join(', '),
  static: (who, mods, when) => (when === undefined ? `${who} ${mods}` : `Tant ${que(when)}, ${who} ${mods}`),
  triggered: (event, effects, when, optional) =>
    `${quand(event)}${when === undefined ? '' : `, si ${when}`}, ${optional ? 'vous pouvez : ' : ''}${effects}`,
  activated: (cost, effects, when) =>
    `${cost} : ${effects}${when === undefined ? '' : ` (seulement tant ${que(when)})`}`,
  replacement: (event, instead, keeps, optional, when) => {
    const condition = `Si ${event}${when === undefined ? '' : ` alors ${que(when)}`}`
    if (keeps) return `${condition}, ${optional ? 'vous pouvez d’abord : ' : 'd’abord : '}${instead}`
    return instead === frWords.nothing ? `${condition}, ${instead}` : `${condition}, à la place ${instead}`
  },
  replaced: (event, of) => {
    if (event === 'destroy')
      return of === 'bearer' ? 'le porteur doit être détruit' : 'cette créature doit être détruite'
    if (of === 'you') return 'vous devez perdre des provinces par une attaque ou un effet'
    return `une attaque ${of === 'attackByBearer' ? 'du porteur' : 'de cette créature'} doit coûter des provinces`
  },
  limit: (per, n) => `(${n === 1 ? 'une fois' : `${n} fois`} par ${per === 'turn' ? 'tour' : 'partie'})`,
  castOnly: (window) =>
    window === 'attackDeclared'
      ? 'À lancer seulement quand une créature est attaquée'
      : 'À lancer seulement quand des provinces sont attaquées',
  reaction: (list) =>
    `À lancer en réaction à ${list.map((one) => (one === 'curse' ? 'un maléfice' : 'un rituel')).join(' ou ')}`,
  bearer: (side) =>
    side === 'any' ? 'Va sur n’importe quelle créature' : 'Va sur une créature d’un adversaire',
  event: {
    turnStart: () => 'un tour commence',
    turnEnd: () => 'un tour finit',
    enterPlay: (pattern, tell) => `${subject(pattern, tell)} entre en jeu${under(pattern.player)}`,
    leavePlay: (pattern, tell) => `${subject(pattern, tell)} quitte le jeu${under(pattern.player)}`,
    destroyed: (pattern, tell) => {
      const text = subject(pattern, tell)
      return `${text} est ${/^(une|cette)/.test(text) ? 'détruite' : 'détruit'}${under(pattern.player)}`
    },
    attackDeclared: (pattern, tell) =>
      `${subject(pattern, tell)} attaque ${who(tell, pattern.otherFilter, 'creature')}${under(pattern.player)}`,
    provinceAttackDeclared: (pattern, tell) =>
      `${subject(pattern, tell)} attaque ${pattern.player === 'you' ? 'vos provinces' : 'des provinces'}`,
    combatWon: (pattern, tell) =>
      `${subject(pattern, tell)} gagne un combat${pattern.otherFilter === undefined ? '' : ` contre ${who(tell, pattern.otherFilter, 'creature')}`}`,
    cardCast: ({ player, subjectFilter }, tell) =>
      `${player === 'you' ? 'vous lancez' : player === 'opponent' ? 'un adversaire lance' : 'un joueur lance'} ${subjectFilter?.type === undefined ? 'une carte' : tell.or(subjectFilter.type.map((one) => `${typeWord(one)[2] ? 'une' : 'un'} ${typeWord(one)[0]}`))}`,
    provinceDiscarded: ({ player, cause }) =>
      `${player === 'you' ? 'vous perdez' : player === 'opponent' ? 'un adversaire perd' : 'un joueur perd'} une province${cause === undefined ? '' : { attack: ' par une attaque', payment: ' en paiement', effect: ' par un effet', sacrifice: ' par un sacrifice' }[cause]}`,
    objectAttached: (pattern, tell) => `${subject(pattern, tell, 'object')} reçoit un porteur`,
  },
  condition: {
    vs: ({ vs }, tell) => `${it(tell)} combat ${who(tell, vs, 'creature')}`,
    role: ({ role }, tell) => `${it(tell)} ${role === 'attacker' ? 'attaque' : 'défend'}`,
    mode: ({ mode }) => `l’attaque est ${modes[mode]}`,
    turnAtLeast: ({ turnAtLeast }) => `c’est le tour ${turnAtLeast} ou un tour suivant`,
    exists: ({ exists }, tell) => `il y a ${describe({ ...exists, determiner: 'one' }, tell).text}`,
    is: ({ is }, tell) => {
      const thing = tell.ref(is.ref)
      if (is.filter.attackedThisTurn !== undefined && Object.keys(is.filter).length === 1) {
        return is.filter.attackedThisTurn
          ? `${thing.text} a attaqué ce tour`
          : `${thing.text} n’a pas attaqué ce tour`
      }
      const kindOf =
        is.filter.type === undefined
          ? []
          : [tell.or(is.filter.type.map((one) => `${typeWord(one)[2] ? 'une' : 'un'} ${typeWord(one)[0]}`))]
      return `${thing.text} est ${[...kindOf, ...parts(is.filter, thing, tell)].join(' ')}`
    },
    compare: ({ compare: [a, op, b] }, tell) =>
      `${tell.amount(a)} est ${{ '<': 'inférieur à', '<=': 'au plus', '=': 'égal à', '>=': 'au moins', '>': 'supérieur à' }[op]} ${tell.amount(b)}`,
    all: ({ all: [first, ...rest] }, tell) =>
      tell.and(
        [first, ...rest].flatMap((one, i) =>
          one === undefined ? [] : i === 0 ? tell.condition(one) : que(tell.condition(one)),
        ),
      ),
    any: ({ any: [first, ...rest] }, tell) =>
      tell.or(
        [first, ...rest].flatMap((one, i) =>
          one === undefined ? [] : i === 0 ? tell.condition(one) : que(tell.condition(one)),
        ),
      ),
    not: ({ not }, tell) => {
      if ('role' in not) return `${it(tell)} ${not.role === 'attacker' ? 'n’attaque' : 'ne défend'} pas`
      return `il n’est pas vrai ${que(tell.condition(not))}`
    },
  },
  modifier: {
    addPower: ({ stat, n }, who, tell) =>
      `${n3(who, 'gagne', 'gagnent')} ${powered(signed(tell.amount(n)), stats[stat])}`,
    setPower: ({ stat, n }, who, tell) =>
      `${n3(who, 'a', 'ont')} ${tell.amount(n)} en ${stats[stat]} de base`,
    mulPower: ({ stat, num, den }, who) =>
      `${n3(who, 'a', 'ont')} ${den === 1 ? `${num} fois` : `${num}/${den} de`} sa ${stats[stat]}`,
    swapPower: (_mod, who) => `${n3(who, 'échange', 'échangent')} PP et PM`,
    loseAbilities: (_mod, who) => `${n3(who, 'perd', 'perdent')} ses capacités`,
    gainControl: (_mod, who) => `${n3(who, 'passe', 'passent')} sous votre contrôle`,
    addTrait: ({ trait }, who) => `${n3(who, 'est', 'sont')} ${form(traits[trait], who)}`,
    removeTrait: ({ trait }, who) => `${n3(who, 'n’est', 'ne sont')} plus ${form(traits[trait], who)}`,
    setColor: ({ color }, who) => `${n3(who, 'devient', 'deviennent')} ${form(colours[color], who)}`,
    setM: ({ value }, who) => (value ? `${n3(who, 'a', 'ont')} M` : `${n3(who, 'perd', 'perdent')} M`),
    grantAbility: ({ ability }, who, tell) => `${n3(who, 'gagne', 'gagnent')} « ${tell.ability(ability)} »`,
    copyOf: ({ of }, who, tell) => `${n3(who, 'devient', 'deviennent')} une copie ${de(tell.ref(of).text)}`,
    costDelta: ({ cards, color, n }, who, tell) => {
      const [, many, feminine] =
        cards.type?.[0] === undefined ? ['', 'cartes', true] : typeWord(cards.type[0])
      const kind = [many, ...parts({ ...cards }, { feminine, plural: true }, tell)].join(' ')
      return `${s(who, 'paie', 'paient', 'payez')} ${Math.abs(n)} sphère ${form(colours[color], noun('', true))} ${de(n < 0 ? 'moins' : 'plus')} pour les ${kind}`
    },
    initiative: ({ n }, who) =>
      `${s(who, 'compte', 'comptent', 'comptez')} ${Math.abs(n)} ${de(n < 0 ? 'moins' : 'plus')} en puissance pour l’ordre`,
    rule: ({ rule, n, mode }, who) =>
      frWords.rule[rule]({ ...(n === undefined ? {} : { n }), ...(mode === undefined ? {} : { mode }) }, who),
  },
  rule: {
    cannotAttack: (_rule, who) => `ne ${n3(who, 'peut', 'peuvent')} pas attaquer`,
    cannotAttackProvinces: (_rule, who) => `ne ${n3(who, 'peut', 'peuvent')} pas attaquer les provinces`,
    cannotBeAttacked: (_rule, who) =>
      `ne ${n3(who, 'peut', 'peuvent')} pas être ${who.feminine ? 'attaquée' : 'attaqué'}${who.plural ? 's' : ''}`,
    cannotBeTargeted: (_rule, who) =>
      `ne ${n3(who, 'peut', 'peuvent')} pas être ${who.feminine ? 'ciblée' : 'ciblé'}${who.plural ? 's' : ''} par les autres joueurs`,
    cannotCastCurses: (_rule, who) => `ne ${s(who, 'peut', 'peuvent', 'pouvez')} pas lancer de maléfices`,
    provinceAttackFromTurn: ({ n = 1 }, who) =>
      `${n3(who, 'peut', 'peuvent')} attaquer les provinces dès le tour ${n}`,
    ignoreGuard: (_rule, who) => `${n3(who, 'ignore', 'ignorent')} la règle de garde`,
    provinceDamage: ({ n = 1 }, who) =>
      `${n3(who, 'coûte', 'coûtent')} ${count(`${n}`, 'province', 'provinces')} de plus par attaque`,
    attackModeOnly: ({ mode = '' }, who) =>
      `${n3(who, 'attaque', 'attaquent')} seulement de façon ${modes[mode] ?? mode}`,
  },
  effect: {
    destroy: ({ what }, tell) => `détruisez ${tell.what(what).text}`,
    move: ({ what, to: place, under: side }, tell) => {
      const places = {
        hand: 'dans la main de son propriétaire',
        discard: 'dans la défausse',
        exile: 'hors de la partie',
        pileTop: 'sur le tas de son propriétaire',
        pileBottom: 'sous le tas de son propriétaire',
        play: side === 'you' ? 'en jeu sous votre contrôle' : 'en jeu',
      }
      return `mettez ${tell.what(what).text} ${places[place]}`
    },
    discard: ({ player, n, pick, filter }, tell) => {
      const amount = tell.amount(n)
      const plural = amount !== '1' && amount !== '0'
      const cards = [
        count(amount, 'carte', 'cartes'),
        ...parts(filter, { feminine: true, plural }, tell),
      ].join(' ')
      return `${v(tell.player(player), 'défaussez', 'défausse')} ${cards}${pick === 'random' ? ' au hasard' : ''}`
    },
    draw: ({ player, n }, tell) =>
      `${v(tell.player(player), 'piochez', 'pioche')} ${count(tell.amount(n), 'carte', 'cartes')}`,
    search: ({ player, zone, filter, n, to: place }, tell) => {
      const amount = tell.amount(n)
      const plural = amount !== '1'
      const type = filter?.type?.[0]
      const [one, many, feminine] = type === undefined ? ['carte', 'cartes', true] : typeWord(type)
      const wanted = [amount, plural ? many : one, ...parts(filter, { feminine, plural }, tell)].join(' ')
      const from =
        zone === 'pile'
          ? pileOf(tell.player(player), 'tas', false)
          : pileOf(tell.player(player), 'défausse', true)
      return `cherchez dans ${from} jusqu’à ${wanted}, à mettre ${place === 'hand' ? 'dans cette main' : 'en jeu sous votre contrôle'}`
    },
    look: ({ player, zone, n, public: shown, reorder }, tell) => {
      const amount = tell.amount(n)
      const holder = tell.player(player)
      const top = amount === '1' ? 'la carte du dessus' : `les ${amount} cartes du dessus`
      const place = {
        pileTop: `${top} ${de(pileOf(holder, 'tas', false))}`,
        hand: pileOf(holder, 'main', true),
        provinces: `${count(amount, 'province', 'provinces')} ${de(holder.text)}`,
      }[zone]
      return `${shown === true ? 'révélez' : 'regardez'} ${place}${reorder === true ? ' et remettez-les dans l’ordre voulu' : ''}`
    },
    modify: ({ what, mod, duration }, tell) => {
      const target = tell.what(what)
      return `${target.text} ${tell.mods(mod, target)} ${frWords.duration[duration]}`
    },
    createToken: ({ player, token, n }, tell) => {
      const look = [
        form(colours[token.color], noun('', true)),
        ...token.traits.map((one) => form(traits[one], noun('', true))),
      ]
      return `${v(tell.player(player), 'créez', 'crée')} ${count(tell.amount(n), 'jeton', 'jetons')} ${tell.tokenName(token)} (${token.pp}/${token.pm}, ${look.join(', ')}${token.m === true ? ', M' : ''})`
    },
    createCopy: ({ player, of }, tell) =>
      `${v(tell.player(player), 'créez', 'crée')} un jeton copie ${de(tell.ref(of).text)}`,
    moveObject: ({ what, to: place }, tell) =>
      `déplacez ${tell.ref(what).text} sur ${typeof place === 'string' ? tell.ref(place).text : describe({ ...place, determiner: 'one' }, tell).text}`,
    destroyProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${v(holder, 'défaussez', 'défausse')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    exhaustProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${v(holder, 'épuisez', 'épuise')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    refreshProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${v(holder, 'redressez', 'redresse')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    recoverProvince: ({ player, n, filter }, tell) =>
      `${v(tell.player(player), 'récupérez', 'récupère')} jusqu’à ${provinces(tell.amount(n), filter, tell)} de la défausse`,
    stealProvince: ({ from, to: taker, n, pick }, tell) => {
      const holder = tell.player(from)
      const taking = tell.player(taker)
      return `${v(holder, 'donnez', 'donne')} ${provinces(tell.amount(n), undefined, tell)}${choice(pick, holder)} ${to(taking.text)}`
    },
    dispel: ({ what }, tell) => `dissipez ${tell.what(what).text}`,
    counter: () => 'contrecarrez cette carte',
    cancelAttack: () => 'l’attaque est annulée',
    endCombatTurn: () => 'le tour de combat finit après l’attaque en cours',
    redirectAttack: ({ to: target }, tell) => `l’attaque est détournée vers ${tell.ref(target).text}`,
    setAttackMode: ({ mode }) =>
      mode === 'other' ? 'l’attaque change de type' : `l’attaque devient ${modes[mode]}`,
    extraAttack: ({ what }, tell) => `${tell.ref(what).text} peut attaquer une fois de plus ce tour`,
    fight: ({ a, b, mode }, tell) => `${tell.ref(a).text} combat ${tell.ref(b).text} (${modes[mode]})`,
    delayed: ({ at, do: list }, tell) =>
      `${at === 'turnEnd' ? 'à la fin du tour' : 'au début du tour prochain'}, ${tell.effects(list)}`,
    choose: ({ by, options }, tell) =>
      `${v(tell.player(by), 'choisissez', 'choisit')} : ${options.map((option) => `${tell.label(option).replace(': ', ' : ')}${tell.effects(option.do)}`).join(' ; ou ')}`,
    random: ({ outcomes }, tell) =>
      `au hasard : ${outcomes.map(({ weight, do: list }) => `${outcomes.every((one) => one.weight === 1) ? '' : `(${weight}) `}${tell.effects(list)}`).join(' ; ou ')}`,
    if: ({ cond, then: yes, else: no }, tell) =>
      `${si(tell.condition(cond))}, ${tell.effects(yes)}${no === undefined ? '' : ` ; sinon ${tell.effects(no)}`}`,
    forEach: ({ over, do: list }, tell) => {
      const each =
        typeof over === 'string'
          ? tell.player(over).text
          : `chaque ${bare(describe({ ...over, determiner: 'one' }, tell).text)}`
      return `pour ${each} : ${tell.effects(list)}`
    },
    payOrElse: ({ player, cost, orElse }, tell) => {
      const price =
        'exhaustAny' in cost
          ? `épuiser ${count(`${cost.exhaustAny}`, 'province', 'provinces')}`
          : 'discardCards' in cost
            ? `défausser ${count(`${cost.discardCards}`, 'carte', 'cartes')}`
            : `défausser ${count(`${cost.discardProvince}`, 'province', 'provinces')}`
      return `${v(tell.player(player), 'vous pouvez', 'peut')} ${price} ; sinon ${tell.effects(orElse)}`
    },
  },
}

const isColour = (word: string): word is Colour => Object.hasOwn(colours, word)
const colourForms = (word: string): Forms => (isColour(word) ? colours[word] : same(word))
const vowel = /^[aeiouéèêh]/i
const que = (clause: string): string => (vowel.test(clause) ? `qu’${clause}` : `que ${clause}`)
const quand = (clause: string): string => `Quand ${clause}`
const si = (clause: string): string => (/^ils? /.test(clause) ? `s’${clause}` : `si ${clause}`)
