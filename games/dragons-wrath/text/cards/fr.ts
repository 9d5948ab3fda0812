import type { Amount, Filter, Range, Stat } from '../../data/effect.ts'
import type { Colour, Mode, Trait } from '../../data/words.ts'
import { refIn } from './ref-in.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const noun = (text: string, feminine = false, plural = false): Noun => ({ text, plural, feminine })
/** Second person for you, third for others. */
const v = (who: Noun, you: string, one: string): string => (who.text === 'vous' ? you : `${who.text} ${one}`)
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

const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP et PM' }
const how: { readonly [M in Mode]: string } = { physical: 'physiquement', magic: 'par la magie' }

const many = (n: number): boolean => Math.abs(n) > 1
/** `2 cartes`, `1 carte par …`, `X cartes, X étant …` */
function counted(amount: Amount, one: string, more: string, tell: Tell, before = ''): string {
  if (typeof amount === 'number') return `${before}${amount} ${many(amount) ? more : one}`
  if ('count' in amount) {
    const { times = 1 } = amount
    return `${before}${times} ${many(times) ? more : one}${perEach(amount, tell)}`
  }
  return `${before}X ${more}, X étant ${quantity(amount, tell)}`
}
const perEach = (amount: Extract<Amount, { count: unknown }>, tell: Tell): string => {
  const { count, times = 1, min, max } = amount
  const most = times < 0 && min !== undefined ? -min : max
  const limit = most === undefined ? '' : ` (${most} au plus)`
  return ` par ${tell.described({ ...count, determiner: 'bare' }).text}${limit}`
}
function quantity(amount: Amount, tell: Tell): string {
  if (typeof amount === 'number') return `${amount}`
  if ('count' in amount)
    return `le nombre ${de(tell.described({ ...amount.count, determiner: 'bareMany' }).text)}`
  if ('statOf' in amount) return `la ${stats[amount.stat]} ${de(tell.ref(amount.statOf).text)}`
  if ('provincesOf' in amount) {
    const { text } = tell.player(amount.provincesOf)
    return text === 'vous' ? 'le nombre de vos provinces' : `le nombre de provinces ${de(text)}`
  }
  return amount.max === undefined ? 'le numéro du tour' : `le numéro du tour (${amount.max} au plus)`
}
/** As many as a deck has provinces: all of them. */
const isEvery = (n: Amount): boolean => typeof n === 'number' && n >= 15

const range = (stat: string, { min, max }: Range): string => {
  if (min !== undefined && max !== undefined)
    return min === max ? `${stat} ${min}` : `${stat} ${min} à ${max}`
  return min === undefined ? `${stat} ${max} ou moins` : `${stat} ${min} ou plus`
}

type Kind = readonly [one: string, many: string, feminine: boolean]
const kinds: { readonly [K in Described['kind']]: Kind } = {
  creature: ['créature', 'créatures', true],
  object: ['objet magique', 'objets magiques', false],
  province: ['province', 'provinces', true],
  enchantment: ['enchantement', 'enchantements', false],
  handCard: ['carte', 'cartes', true],
  discardCard: ['carte', 'cartes', true],
  player: ['joueur', 'joueurs', false],
}
const types: Readonly<Record<string, Kind>> = {
  creature: ['créature', 'créatures', true],
  object: ['objet magique', 'objets magiques', false],
  ritual: ['rituel', 'rituels', false],
  curse: ['maléfice', 'maléfices', false],
  province: ['province', 'provinces', true],
}
const card: Kind = ['carte', 'cartes', true]
/** Several types agree like the last one named. */
function typeOf(list: readonly string[] | undefined, tell: Tell, none: Kind = card): Kind {
  const found = (list ?? []).flatMap((type) => (types[type] === undefined ? [] : [types[type]]))
  const last = found.at(-1)
  if (last === undefined) return none
  return [tell.or(found.map(([one]) => one)), tell.or(found.map(([, more]) => more)), last[2]]
}
const article = (feminine: boolean): string => (feminine ? 'une' : 'un')
const origin: Readonly<Record<string, string>> = {
  ritual: 'd’un rituel',
  curse: 'd’un maléfice',
  ability: 'd’une capacité',
}

/** Words behind the noun that a filter asks for: adjectives agreeing with it, then what it has. */
function parts(
  filter: Filter | undefined,
  what: Pick<Noun, 'feminine' | 'plural'>,
  tell: Tell,
): { readonly adjectives: string[]; readonly after: string[] } {
  const adjectives: string[] = []
  const after: string[] = []
  if (filter === undefined) return { adjectives, after }
  const agree = (forms: Forms): string => form(forms, what)
  const not = (words: readonly string[]): string =>
    words.length === 1 ? `non ${words[0]}` : `ni ${words.join(' ni ')}`
  if (filter.sphere !== undefined) adjectives.push(tell.or(filter.sphere.map((one) => agree(colours[one]))))
  if (filter.trait !== undefined) adjectives.push(tell.or(filter.trait.map((one) => agree(traits[one]))))
  if (filter.allTraits !== undefined)
    adjectives.push(tell.and(filter.allTraits.map((one) => agree(traits[one]))))
  if (filter.notTrait !== undefined) adjectives.push(not(filter.notTrait.map((one) => agree(traits[one]))))
  if (filter.color !== undefined) adjectives.push(tell.or(filter.color.map((one) => agree(colours[one]))))
  if (filter.notColor !== undefined) adjectives.push(not(filter.notColor.map((one) => agree(colours[one]))))
  if (filter.exhausted !== undefined)
    adjectives.push(agree(filter.exhausted ? regular('épuisé') : ['prêt', 'prête', 'prêts', 'prêtes']))
  if (filter.objectType !== undefined) after.push(`de type ${tell.or(filter.objectType)}`)
  if (filter.hasM !== undefined) after.push(filter.hasM ? 'avec M' : 'sans M')
  if (filter.hasObject !== undefined)
    after.push(filter.hasObject ? 'portant un objet magique' : 'ne portant aucun objet magique')
  if (filter.pp !== undefined) after.push(`de ${range('PP', filter.pp)}`)
  if (filter.pm !== undefined) after.push(`de ${range('PM', filter.pm)}`)
  if (filter.costTotal !== undefined) after.push(`de ${range('coût', filter.costTotal)}`)
  if (filter.token === true) adjectives.push(what.plural ? 'jetons' : 'jeton')
  if (filter.token === false)
    after.push(what.plural ? 'qui ne sont pas des jetons' : 'qui n’est pas un jeton')
  if (filter.attackedThisTurn !== undefined) {
    const has = what.plural ? 'ont' : 'a'
    after.push(filter.attackedThisTurn ? `qui ${has} attaqué ce tour` : `qui n’${has} pas attaqué ce tour`)
  }
  if (filter.cardId !== undefined)
    after.push(`${agree(['nommé', 'nommée', 'nommés', 'nommées'])} ${tell.cardName(filter.cardId)}`)
  if (filter.enchantmentFrom !== undefined)
    after.push(
      `${agree(regular('venu'))} ${tell.or(filter.enchantmentFrom.map((one) => origin[one] ?? one))}`,
    )
  return { adjectives, after }
}

const sides: Readonly<Record<string, readonly [one: string, many: string]>> = {
  you: ['que vous contrôlez', 'que vous contrôlez'],
  opponent: ['d’un adversaire', 'de vos adversaires'],
  eventPlayer: ['de ce joueur', 'de ce joueur'],
  t0: ['de ce joueur', 'de ce joueur'],
  each: ['de ce joueur', 'de ce joueur'],
}

function describe({ kind, determiner, filter, controller, other, attachedTo }: Described, tell: Tell): Noun {
  const plural = determiner === 'all' || determiner === 'the' || determiner === 'bareMany'
  const isOpponent = kind === 'player' && controller === 'opponent'
  const [one, more, feminine] = isOpponent
    ? (['adversaire', 'adversaires', false] as const)
    : kind === 'discardCard' || kind === 'handCard'
      ? typeOf(filter?.type, tell)
      : kinds[kind]
  const { adjectives, after } = parts(filter, { feminine, plural }, tell)
  const end: string[] = []
  const at = plural ? 1 : 0
  if (kind === 'discardCard' || kind === 'handCard') {
    const zone = kind === 'handCard' ? 'main' : 'défausse'
    const whose: Readonly<Record<string, string>> = {
      you: `de votre ${zone}`,
      opponent: plural ? `des ${zone}s de vos adversaires` : `de la ${zone} d’un adversaire`,
      any: plural ? `de toutes les ${zone}s` : `d’une ${zone}`,
    }
    end.push(whose[controller ?? 'any'] ?? `de la ${zone} de ce joueur`)
  } else if (controller !== undefined && controller !== 'any' && !isOpponent) {
    end.push(kind === 'province' && controller === 'you' ? 'que vous tenez' : (sides[controller]?.[at] ?? ''))
  }
  if (attachedTo !== undefined)
    end.push(`${form(regular('porté'), { feminine, plural })} par ${tell.ref(attachedTo).text}`)
  const isTarget = determiner === 'target' || determiner === 'upToOneTarget'
  const targeted = isTarget ? [feminine ? 'ciblée' : 'ciblé'] : []
  const isClause = (part: string): boolean => part.startsWith('qui ')
  const words = [
    ...[plural ? more : one, ...adjectives, ...targeted],
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

const creatureOf = (player: string | undefined, tell: Tell, filter?: Filter): string =>
  tell.described({
    kind: 'creature',
    determiner: 'one',
    filter,
    controller: player === 'you' || player === 'opponent' ? player : undefined,
  }).text

/** Who an event is about. */
function subject(
  pattern: { readonly subject?: string; readonly subjectFilter?: Filter; readonly player?: string },
  tell: Tell,
  kind: 'creature' | 'object' = 'creature',
): Noun {
  if (pattern.subject === 'self') return tell.ref('self', true)
  if (pattern.subject === 'bearer') return tell.ref('bearer', true)
  const { player } = pattern
  const controller = player === 'you' || player === 'opponent' ? player : undefined
  const other = pattern.subject === 'other'
  return tell.described({ kind, determiner: 'one', filter: pattern.subjectFilter, controller, other })
}
const someone = (player: string | undefined): Noun =>
  noun(player === 'you' ? 'vous' : player === 'opponent' ? 'un adversaire' : 'un joueur')
/** In a clause, where you are named. */
const vp = (who: Noun, you: string, one: string): string => `${who.text} ${who.text === 'vous' ? you : one}`

const choice = (pick: string, player: Noun): string =>
  pick === 'random'
    ? ' au hasard'
    : player.text === 'vous'
      ? ''
      : pick === 'you'
        ? ' de votre choix'
        : ' de son choix'
const provinces = (n: Amount, filter: Filter | undefined, tell: Tell, before = ''): string => {
  const words = (base: string, plural: boolean): string => {
    const { adjectives, after } = parts(filter, { feminine: true, plural }, tell)
    return [base, ...adjectives, ...after].join(' ')
  }
  return counted(n, words('province', false), words('provinces', true), tell, before)
}
const onProvinces =
  (you: string, one: string, prefix = '') =>
  (
    {
      player,
      n,
      pick,
      filter,
    }: {
      readonly player: Parameters<Tell['player']>[0]
      readonly n: Amount
      readonly pick: string
      readonly filter?: Filter
    },
    tell: Tell,
  ): string => {
    const holder = tell.player(player)
    const upTo = n === 1 || pick !== 'holder' ? '' : prefix
    return `${v(holder, you, one)} ${provinces(n, filter, tell, upTo)}${choice(pick, holder)}`
  }
const zoneOf = (player: Noun, zone: 'tas' | 'défausse' | 'main'): string =>
  player.text === 'vous' ? `votre ${zone}` : `${zone === 'tas' ? 'le' : 'la'} ${zone} ${de(player.text)}`

const infinitives: Readonly<Record<string, string>> = {
  détruisez: 'détruire',
  renvoyez: 'renvoyer',
  mettez: 'mettre',
  retirez: 'retirer',
  défaussez: 'défausser',
  piochez: 'piocher',
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
  describe,
  that: ({ kind, filter }) => {
    if (kind === 'player') return noun('ce joueur')
    const [one, , feminine] =
      kind === 'discardCard'
        ? [
            filter?.type?.length === 1 ? (types[filter.type[0] ?? '']?.[0] ?? 'carte') : 'carte',
            '',
            filter?.type?.length === 1 ? (types[filter.type[0] ?? '']?.[2] ?? true) : true,
          ]
        : kinds[kind]
    return noun(`${feminine ? 'cette' : vowel.test(one) ? 'cet' : 'ce'} ${one}`, feminine)
  },
  refs: {
    self: ({ isObject, again, asSubject }) =>
      isObject
        ? noun(again && asSubject ? 'il' : 'cet objet')
        : noun(again && asSubject ? 'elle' : 'cette créature', true),
    bearer: ({ again, asSubject }) => noun(again && asSubject ? 'il' : 'le porteur'),
    attacker: () => noun('l’attaquant'),
    defender: () => noun('le défenseur'),
    eventCard: ({ event = 'enterPlay' }) =>
      ({
        turnStart: noun('cette carte', true),
        turnEnd: noun('cette carte', true),
        enterPlay: noun('cette créature', true),
        leavePlay: noun('cette créature', true),
        destroyed: noun('cette créature', true),
        attackDeclared: noun('l’attaquant'),
        provinceAttackDeclared: noun('l’attaquant'),
        combatWon: noun('la créature victorieuse', true),
        cardCast: noun('cette carte', true),
        provinceDiscarded: noun('cette province', true),
        objectAttached: noun('cet objet'),
      })[event],
    eventOther: ({ event }) =>
      event === 'combatWon'
        ? noun('la créature vaincue', true)
        : event === 'attackDeclared'
          ? noun('la créature attaquée', true)
          : event === 'destroyed'
            ? noun('la créature victorieuse', true)
            : event === 'objectAttached'
              ? noun('son porteur')
              : noun('l’attaquant'),
    created: () => noun('le jeton'),
    each: ({ asSubject }) => noun(asSubject ? 'elle' : 'cette carte', true),
    t0: () => noun('la cible', true),
    t1: () => noun('la deuxième cible', true),
    t2: () => noun('la troisième cible', true),
    t3: () => noun('la quatrième cible', true),
  },
  player: (ref, tell, again) => {
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
      default: {
        if (again) return noun('ce joueur')
        const role = ref.startsWith('ownerOf:') ? 'propriétaire' : 'contrôleur'
        // Of whatever the sentence goes through, whose kind the name does not tell.
        if (refIn(ref) === 'each') return noun(`son ${role}`)
        return noun(`le ${role} ${de(tell.ref(refIn(ref)).text)}`)
      }
    }
  },
  group: (players) => noun(players === 'opponents' ? 'vos adversaires' : 'tous les joueurs', false, true),
  figure: (stat, n, tell) => {
    if (typeof n === 'number') return `${n < 0 ? '−' : '+'}${Math.abs(n)} ${stats[stat]}`
    if ('count' in n) {
      const { times = 1 } = n
      return `${times < 0 ? '−' : '+'}${Math.abs(times)} ${stats[stat]}${perEach(n, tell)}`
    }
    return `${'times' in n && (n.times ?? 1) < 0 ? '−' : '+'}X ${stats[stat]}, X étant ${quantity(n, tell)}`
  },
  gets: (who, figures) =>
    figures.startsWith('−')
      ? `${s(who, 'subit', 'subissent')} ${figures}`
      : `${s(who, 'gagne', 'gagnent')} ${figures.replace(' et −', ` et ${s(who, 'subit', 'subissent')} −`)}`,
  combat: ({ role, mode, vs }, tell) => {
    const who = tell.ref(tell.isObject ? 'bearer' : 'self', true)
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
      ...Object.entries(exhaust ?? {}).map(
        ([colour, n]) =>
          `épuisez ${n} ${many(n) ? 'provinces' : 'province'} ${form(colourForms(colour), { feminine: true, plural: many(n) })}`,
      ),
      ...(discardSelf === true ? [isObject ? 'défaussez cet objet' : 'défaussez cette créature'] : []),
      ...(discardCards === undefined
        ? []
        : [`défaussez ${discardCards} ${many(discardCards) ? 'cartes' : 'carte'}`]),
    ].join(', '),
  static: ({ text }, mods, when) =>
    when === undefined ? `${text} ${mods}` : `Tant ${que(when)}, ${text} ${mods}`,
  triggered: (event, effects, when) =>
    `Quand ${event}${when === undefined ? '' : `, ${si(when)}`}, ${effects}`,
  activated: (cost, effects, when) =>
    `${cost} : ${effects}${when === undefined ? '' : ` (seulement tant ${que(when)})`}`,
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
  mayDo: (orders) => `vous pouvez décider ceci : ${orders}`,
  explicit: (order) => order,
  limit: (per, n) =>
    `(${n === 1 ? 'une fois' : n === 2 ? 'deux fois' : `${n} fois`} par ${per === 'turn' ? 'tour' : 'partie'})`,
  castOnly: (window) =>
    window === 'attackDeclared'
      ? 'À lancer seulement quand une créature est attaquée'
      : 'À lancer seulement quand des provinces sont attaquées',
  reaction: (list) =>
    `À lancer en réaction à ${list.map((one) => (one === 'curse' ? 'un maléfice' : 'un rituel')).join(' ou à ')}`,
  bearer: (side) =>
    side === 'any'
      ? 'Se place sur n’importe quelle créature avec M'
      : 'Se place sur une créature avec M d’un adversaire',
  event: {
    turnStart: () => 'un tour commence',
    turnEnd: () => 'un tour finit',
    enterPlay: (pattern, tell) => `${subject(pattern, tell).text} entre en jeu`,
    leavePlay: (pattern, tell) => `${subject(pattern, tell).text} quitte le jeu`,
    destroyed: (pattern, tell) => {
      const who = subject(pattern, tell)
      return `${who.text} est ${who.feminine ? 'détruite' : 'détruit'}`
    },
    attackDeclared: ({ player, otherFilter, ...pattern }, tell) =>
      `${subject(pattern, tell).text} attaque ${creatureOf(player, tell, otherFilter)}`,
    provinceAttackDeclared: ({ player, ...pattern }, tell) =>
      `${subject(pattern, tell).text} attaque ${player === 'you' ? 'vos provinces' : 'des provinces'}`,
    combatWon: (pattern, tell) =>
      `${subject(pattern, tell).text} gagne un combat${pattern.otherFilter === undefined ? '' : ` contre ${creatureOf(undefined, tell, pattern.otherFilter)}`}`,
    cardCast: ({ player, subjectFilter }, tell) => {
      const list = (subjectFilter?.type ?? ['ritual', 'curse']).flatMap((type) =>
        types[type] === undefined ? [] : [types[type]],
      )
      const kind = tell.or(list.map(([one, , feminine]) => `${article(feminine)} ${one}`))
      const { adjectives } = parts(subjectFilter, { feminine: false, plural: false }, tell)
      return [vp(someone(player), 'lancez', 'lance'), kind, ...adjectives].join(' ')
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
        : `${subject({ ...pattern, player: 'any' }, tell, 'object').text} est placé sur ${creatureOf(pattern.player, tell)}`,
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
      const agree = (forms: Forms): string => form(forms, who)
      const [one, , feminine] = typeOf(filter.type, tell)
      const being = [
        ...(filter.type === undefined ? [] : [`${article(feminine)} ${one}`]),
        ...(filter.trait === undefined ? [] : [tell.or(filter.trait.map((trait) => traitOf(trait, who)))]),
        ...(filter.allTraits === undefined
          ? []
          : [tell.and(filter.allTraits.map((trait) => traitOf(trait, who)))]),
        ...(filter.color === undefined
          ? []
          : [tell.or(filter.color.map((colour) => agree(colours[colour])))]),
        ...(filter.sphere === undefined
          ? []
          : [tell.or(filter.sphere.map((sphere) => agree(colours[sphere])))]),
        ...(filter.exhausted === undefined
          ? []
          : [agree(filter.exhausted ? regular('épuisé') : ['prêt', 'prête', 'prêts', 'prêtes'])]),
        ...(filter.objectType === undefined ? [] : [`de type ${tell.or(filter.objectType)}`]),
        ...(filter.cardId === undefined ? [] : [tell.cardName(filter.cardId)]),
      ]
      const not = [
        ...(filter.notTrait ?? []).map((trait) => traitOf(trait, who)),
        ...(filter.notColor ?? []).map((colour) => agree(colours[colour])),
      ]
      const clauses = being.length === 0 ? [] : [`est ${tell.and(being)}`]
      if (filter.enchantmentFrom !== undefined)
        clauses.push(`provient ${tell.or(filter.enchantmentFrom.map((from) => origin[from] ?? from))}`)
      if (not.length > 0) clauses.push(`n’est ${not.length === 1 ? 'pas' : 'ni'} ${not.join(' ni ')}`)
      if (filter.token !== undefined) clauses.push(filter.token ? 'est un jeton' : 'n’est pas un jeton')
      if (filter.hasM !== undefined) clauses.push(filter.hasM ? 'a M' : 'n’a pas M')
      if (filter.hasObject !== undefined)
        clauses.push(filter.hasObject ? 'porte un objet magique' : 'ne porte aucun objet magique')
      if (filter.pp !== undefined) clauses.push(`a ${range('PP', filter.pp)}`)
      if (filter.pm !== undefined) clauses.push(`a ${range('PM', filter.pm)}`)
      if (filter.costTotal !== undefined) clauses.push(`a ${range('coût', filter.costTotal)}`)
      if (filter.attackedThisTurn !== undefined)
        clauses.push(filter.attackedThisTurn ? 'a attaqué ce tour' : 'n’a pas attaqué ce tour')
      return `${who.text} ${tell.and(clauses)}`
    },
    compare: ({ compare: [left, op, right] }, tell) => {
      if (typeof left === 'object' && 'provincesOf' in left) {
        const holds = vp(tell.player(left.provincesOf), 'tenez', 'tient')
        if (typeof right === 'number') {
          const noun3 = many(right) ? 'provinces' : 'province'
          return {
            '<': `${holds} moins de ${right} ${noun3}`,
            '<=': `${holds} ${right} ${noun3} ou moins`,
            '=': `${holds} exactement ${right} ${noun3}`,
            '>=': `${holds} ${right} ${noun3} ou plus`,
            '>': `${holds} plus de ${right} ${noun3}`,
          }[op]
        }
        if ('provincesOf' in right) {
          const than = que(tell.player(right.provincesOf).text)
          return {
            '<': `${holds} moins de provinces ${than}`,
            '<=': `${holds} au plus autant de provinces ${than}`,
            '=': `${holds} autant de provinces ${than}`,
            '>=': `${holds} au moins autant de provinces ${than}`,
            '>': `${holds} plus de provinces ${than}`,
          }[op]
        }
      }
      const word = {
        '<': 'inférieur à',
        '<=': 'au plus égal à',
        '=': 'égal à',
        '>=': 'au moins égal à',
        '>': 'supérieur à',
      }[op]
      return `${quantity(left, tell)} est ${word} ${quantity(right, tell)}`
    },
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
    addTrait: ({ trait }, who) => `${s(who, 'est', 'sont')} ${traitOf(trait, who)}`,
    removeTrait: ({ trait }, who) => `${s(who, 'n’est', 'ne sont')} plus ${traitOf(trait, who)}`,
    setColor: ({ color }, who) => `${s(who, 'devient', 'deviennent')} ${form(colours[color], who)}`,
    setM: ({ value }, who) => `${value ? s(who, 'a', 'ont') : s(who, 'perd', 'perdent')} M`,
    grantAbility: ({ ability }, who, tell) => `${s(who, 'gagne', 'gagnent')} « ${tell.ability(ability)} »`,
    copyOf: ({ of }, who, tell) =>
      `${s(who, 'devient une copie', 'deviennent des copies')} ${de(tell.ref(of).text)}`,
    costDelta: ({ cards, color, n }, who, tell) => {
      const [, more, feminine] = typeOf(cards.type, tell)
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
      const [one, more, feminine] = typeOf(filter?.type, tell)
      const words = (base: string, plural: boolean): string =>
        [base, ...parts(filter, { feminine, plural }, tell).adjectives].join(' ')
      const who = tell.player(player)
      return `${v(who, 'défaussez', 'défausse')} ${counted(n, words(one, false), words(more, true), tell)}${pick === 'random' ? ' au hasard' : ''}`
    },
    draw: ({ player, n }, tell) => {
      const who = tell.player(player)
      return `${v(who, 'piochez', 'pioche')} ${counted(n, 'carte', 'cartes', tell)}`
    },
    search: ({ player, zone, filter, n, to: place }, tell) => {
      const holder = tell.player(player)
      const [one, more, feminine] = typeOf(filter?.type, tell)
      const words = (base: string, plural: boolean): string => {
        const { adjectives, after } = parts(filter, { feminine, plural }, tell)
        return [base, ...adjectives, ...after].join(' ')
      }
      const wanted =
        n === 1
          ? `${article(feminine)} ${words(one, false)}`
          : counted(n, words(one, false), words(more, true), tell, 'jusqu’à ')
      const it = n === 1 ? (feminine ? 'la' : 'le') : 'les'
      const hand = holder.text === 'vous' ? 'dans votre main' : 'dans la main de ce joueur'
      return `cherchez dans ${zoneOf(holder, zone === 'pile' ? 'tas' : 'défausse')} ${wanted} et mettez-${it} ${place === 'hand' ? hand : 'en jeu'}`
    },
    look: ({ player, zone, n, public: shown, reorder }, tell) => {
      const holder = tell.player(player)
      const top = n === 1 ? 'la carte du dessus' : `les ${counted(n, 'carte', 'cartes', tell)} du dessus`
      const place = {
        pileTop: () => `${top} ${de(zoneOf(holder, 'tas'))}`,
        hand: () => zoneOf(holder, 'main'),
        provinces: () =>
          isEvery(n)
            ? holder.text === 'vous'
              ? 'vos provinces'
              : `les provinces ${de(holder.text)}`
            : `${counted(n, 'province', 'provinces', tell)} ${de(holder.text)}`,
      }[zone]()
      return `${shown === true ? 'révélez' : 'regardez'} ${place}${reorder === true ? ' et remettez-les dans l’ordre de votre choix' : ''}`
    },
    modify: ({ what, mod, duration }, tell) => {
      const who = tell.what(what, true)
      const text = `${who.text} ${tell.mods(mod, who)}`
      const isLong = mod.some((one) => 'n' in one && typeof one.n === 'object')
      return isLong ? `${frWords.duration[duration]}, ${text}` : `${text} ${frWords.duration[duration]}`
    },
    createToken: ({ player, token, n }, tell) => {
      const who = tell.player(player)
      const name = tell.tokenName(token)
      const look = [
        form(colours[token.color], noun('')),
        ...token.traits.map((one) => form(traits[one], noun(''))),
        ...(token.m === true ? ['M'] : []),
      ]
      return `${v(who, 'créez', 'crée')} ${counted(n, `jeton ${name}`, `jetons ${name}`, tell)} (${token.pp}/${token.pm}, ${look.join(', ')})`
    },
    createCopy: ({ player, of }, tell) => {
      const who = tell.player(player)
      return `${v(who, 'créez', 'crée')} un jeton qui est une copie ${de(tell.ref(of).text)}`
    },
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
      const list = options.map((option) => {
        const label = tell.label(option)
        return `${label === undefined ? '' : `${label} : `}${tell.effects(option.do)}`
      })
      return `${v(tell.player(by), 'choisissez', 'choisit')} — ${list.join(' ; ')}`
    },
    random: ({ outcomes }, tell) => {
      const all = outcomes.reduce((sum, { weight }) => sum + weight, 0)
      return `au hasard — ${outcomes.map(({ weight, do: list }) => `${weight} fois sur ${all} : ${tell.effects(list)}`).join(' ; ')}`
    },
    if: ({ cond, then: yes, else: no }, tell) =>
      `${si(tell.condition(cond))}, ${tell.effects(yes)}${no === undefined ? '' : ` ; sinon, ${tell.effects(no)}`}`,
    forEach: ({ over, do: list }, tell) => {
      if (typeof over !== 'string')
        return `pour chaque ${describe({ ...over, determiner: 'bare' }, tell).text}, ${tell.effects(list)}`
      const players = tell.player(over)
      return tell.toEach(players, list) ?? `pour ${players.text}, ${tell.effects(list)}`
    },
    payOrElse: ({ player, cost, orElse }, tell) => {
      const [you, one, n, what] =
        'exhaustAny' in cost
          ? (['épuisez', 'épuise', cost.exhaustAny, 'province'] as const)
          : 'discardCards' in cost
            ? (['défaussez', 'défausse', cost.discardCards, 'carte'] as const)
            : (['défaussez', 'défausse', cost.discardProvince, 'province'] as const)
      const otherwise = tell.effects(orElse)
      return `${otherwise}, sauf ${si(vp(tell.player(player), you, one))} ${n} ${many(n) ? `${what}s` : what}`
    },
  },
}

const isColour = (word: string): word is Colour => Object.hasOwn(colours, word)
const colourForms = (word: string): Forms => (isColour(word) ? colours[word] : same(word))
const traitOf = (trait: Trait, who: Noun): string =>
  trait === 'insect' ? (who.plural ? 'des insectes' : 'un insecte') : form(traits[trait], who)
