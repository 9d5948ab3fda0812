import type { Amount, EffectOf, Filter, Stat } from '../../data/effect.ts'
import { isEvery } from '../../data/every.ts'
import type { Mode, Trait } from '../../data/words.ts'
import { counting } from './amounts.ts'
import { comparing } from './comparisons.ts'
import { creatureOf, happens, subjectOf } from './described.ts'
import { forEachOf, lasting, lookOf, optionsIn, priceOf, sharesIn } from './effects.ts'
import { told } from './told.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const noun = (text: string, plural = false): Noun => ({ text, plural, feminine: false })
const s = (subject: Noun, one: string, many: string): string => (subject.plural ? many : one)
const a = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`
const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP and PM' }
const how: { readonly [M in Mode]: string } = { physical: 'physically', magic: 'with magic' }

const whose = (player: Noun): string => (player.text === 'you' ? 'your' : `${player.text}’s`)

const { quantity, some, counted, figure, range } = counting({
  stats,
  isOne: (n) => n === 1,
  forEach: (thing) => ` for each ${thing}`,
  atMost: (n) => ` (at most ${n})`,
  where: (x) => `, where X is ${x}`,
  numberOf: (things) => `the number of ${things}`,
  statOf: (stat, of) => `the ${stat} of ${of}`,
  provincesOf: (player) => `the number of ${whose(player)} provinces`,
  turn: 'the number of the turn',
  between: (min, max) => `${min} to ${max}`,
  orLess: (max) => `${max} or less`,
  orMore: (min) => `${min} or more`,
})

const kinds: { readonly [K in Described['kind']]: readonly [string, string] } = {
  creature: ['creature', 'creatures'],
  object: ['object', 'objects'],
  province: ['province', 'provinces'],
  enchantment: ['enchantment', 'enchantments'],
  handCard: ['card', 'cards'],
  discardCard: ['card', 'cards'],
  player: ['player', 'players'],
}
const origin: Readonly<Record<string, string>> = {
  ritual: 'a ritual',
  curse: 'a curse',
  ability: 'an ability',
}

/** Words before and after the noun that a filter asks for. */
function parts(
  filter: Filter | undefined,
  tell: Tell,
): { readonly before: string[]; readonly after: string[] } {
  const origins = (list: readonly string[]): string => tell.or(list.map((one) => origin[one] ?? one))
  return {
    before: told(filter, {
      exhausted: (is) => (is ? 'exhausted' : 'ready'),
      token: (is) => (is ? 'token' : 'non-token'),
      notColor: (list) => list.map((one) => `non-${one}`),
      color: (list) => tell.or(list),
      notTrait: (list) => list.map((one) => `non-${one}`),
      trait: (list) => tell.or(list),
      allTraits: (list) => list.join(' '),
      sphere: (list) => tell.or(list.map((one) => (one === 'any' ? 'magic' : one))),
    }),
    after: told(filter, {
      objectType: (list) => `of type ${tell.or(list)}`,
      hasM: (has) => (has ? 'with M' : 'without M'),
      hasObject: (has) => (has ? 'bearing an object' : 'bearing no object'),
      pp: (asked) => `with ${range('PP', asked)}`,
      pm: (asked) => `with ${range('PM', asked)}`,
      costTotal: (asked) => `with ${range('cost', asked)}`,
      attackedThisTurn: (has) => (has ? 'that attacked this turn' : 'that did not attack this turn'),
      cardId: (card) => `named ${tell.cardName(card)}`,
      enchantmentFrom: (list) => `from ${origins(list)}`,
    }),
  }
}

/** Whose things are meant, for one thing or for many. */
const sides: Readonly<Record<string, readonly [one: string, many: string]>> = {
  you: ['you control', 'you control'],
  opponent: ['an opponent controls', 'your opponents control'],
  eventPlayer: ['that player controls', 'that player controls'],
  t0: ['that player controls', 'that player controls'],
  each: ['that player controls', 'that player controls'],
}
const holders: Readonly<Record<string, readonly [one: string, many: string]>> = {
  you: ['your', 'your'],
  opponent: ['an opponent’s', 'your opponents’'],
  eventPlayer: ['that player’s', 'that player’s'],
  t0: ['that player’s', 'that player’s'],
  each: ['that player’s', 'that player’s'],
}

function describe({ kind, determiner, filter, controller, other, attachedTo }: Described, tell: Tell): Noun {
  const { before, after } = parts(filter, tell)
  const plural = determiner === 'all' || determiner === 'the' || determiner === 'bareMany'
  const many = plural ? 1 : 0
  const isOpponent = kind === 'player' && controller === 'opponent'
  const typed = (filter?.type ?? []).map((one) => (plural ? `${one}s` : one))
  const base = isOpponent
    ? plural
      ? 'opponents'
      : 'opponent'
    : typed.length > 0 && kind !== 'creature'
      ? tell.or(typed)
      : kinds[kind][many]
  const side: string[] = []
  if (kind === 'discardCard' || kind === 'handCard') {
    const zone = kind === 'handCard' ? 'hand' : 'discard pile'
    const holder = controller === undefined || controller === 'any' ? undefined : holders[controller]
    side.push(
      `in ${holder === undefined ? (plural ? `all ${zone}s` : `a ${zone}`) : `${holder[many]} ${zone}`}`,
    )
  } else if (controller !== undefined && controller !== 'any' && !isOpponent) {
    side.push(kind === 'province' && controller === 'you' ? 'you hold' : (sides[controller]?.[many] ?? ''))
  }
  if (attachedTo !== undefined) side.push(`attached to ${tell.ref(attachedTo).text}`)
  const words = [...before, base, ...(kind === 'discardCard' ? [...after, ...side] : [...side, ...after])]
  const text = words.join(' ')
  const others = other === true ? `other ${text}` : text
  switch (determiner) {
    case 'target':
      return noun(`target ${others}`)
    case 'upToOneTarget':
      return noun(`up to one target ${others}`)
    case 'all':
      return noun(`all ${others}`, true)
    case 'one':
      return noun(other === true ? `another ${text}` : a(text))
    default:
      return noun(others, plural)
  }
}

const subject = (...about: Parameters<typeof subjectOf>): string => subjectOf(...about).text
const someone = (player: string | undefined): Noun =>
  noun(player === 'you' ? 'you' : player === 'opponent' ? 'an opponent' : 'a player', player === 'you')

const verb = (player: Noun, base: string): string =>
  player.text === 'you'
    ? base
    : `${player.text} ${player.plural ? base : /(s|h)$/.test(base) ? `${base}es` : `${base}s`}`
const choice = (pick: string, player: Noun): string =>
  pick === 'random'
    ? ' at random'
    : player.text === 'you'
      ? ''
      : pick === 'you'
        ? ' of your choice'
        : ' of their choice'
const provinces = (n: Amount, filter: Filter | undefined, tell: Tell, before = ''): string => {
  const kind = parts(filter, tell)
  const words = (base: string): string => [...kind.before, base, ...kind.after].join(' ')
  return counted(n, words('province'), words('provinces'), tell, before)
}
const onProvinces =
  (base: string, upTo = '') =>
  ({ player, n, pick, filter }: Omit<EffectOf<'destroyProvince'>, 'op'>, tell: Tell): string => {
    const holder = tell.player(player)
    const before = n === 1 || pick !== 'holder' ? '' : upTo
    return `${verb(holder, base)} ${provinces(n, filter, tell, before)}${choice(pick, holder)}`
  }

const traitWords: { readonly [T in Trait]?: readonly [one: string, many: string] } = {
  insect: ['an insect', 'insects'],
  fanatic: ['a fanatic', 'fanatics'],
  mercenary: ['a mercenary', 'mercenaries'],
}
const traitOf = (trait: Trait, who: Noun): string => traitWords[trait]?.[who.plural ? 1 : 0] ?? trait

const casting: Words['casting'] = {
  only: {
    attackDeclared: 'Cast only when an attack on a creature is declared',
    provinceAttackDeclared: 'Cast only when an attack on provinces is declared',
  },
  reaction: (list) => `Cast in reaction to ${list.map(a).join(' or ')}`,
  bearer: {
    any: 'Attach to any creature with M',
    opponent: 'Attach to a creature with M that an opponent controls',
  },
}

/** English templates (DW-26.2). */
export const enWords: Words = {
  andThen: ', then ',
  ordersAreAmbiguous: false,
  casting,
  describe,
  figure,
  that: ({ kind, controller }) =>
    noun(`that ${kind === 'player' && controller === 'opponent' ? 'player' : kinds[kind][0]}`),
  mentioned: {
    self: ({ isObject, again }) => noun(again ? 'it' : isObject ? 'this object' : 'this creature'),
    bearer: ({ again }) => noun(again ? 'it' : 'the bearer'),
    each: () => noun('it'),
    victor: ({ again }) => noun(again ? 'the victor' : 'the creature that beat it'),
  },
  cards: {
    attacker: noun('the attacker'),
    defender: noun('the defender'),
    created: noun('the token'),
    object: noun('that object'),
    winner: noun('the winner'),
    loser: noun('the loser'),
    attacked: noun('the attacked creature'),
    bearerOfIt: noun('its bearer'),
    t0: noun('the target'),
    t1: noun('the second target'),
    t2: noun('the third target'),
    t3: noun('the fourth target'),
  },
  players: {
    you: noun('you', true),
    opponents: noun('each opponent'),
    allPlayers: noun('each player'),
    activePlayer: noun('the active player'),
    defendingPlayer: noun('the attacked player'),
    targetPlayer: noun('the target player'),
  },
  holder: (role, card, tell) => {
    const { text } = tell.ref(card)
    if (text.includes(' that ')) return noun(`the ${role} of ${text}`)
    return noun(text === 'it' ? `its ${role}` : `${text}’s ${role}`)
  },
  group: (players) => noun(players === 'opponents' ? 'your opponents' : 'all players', true),
  gets: (who, figures) => `${s(who, 'gets', 'get')} ${figures}`,
  combat: ({ text: who }, { role, mode, vs }, tell) => {
    const foe = vs === undefined ? '' : ` ${creatureOf(undefined, tell, vs)}`
    const manner = mode === undefined ? '' : ` ${how[mode]}`
    if (role === 'attacker') return `${who} attacks${foe}${manner}`
    if (role === 'defender')
      return vs === undefined && mode === undefined
        ? `${who} defends`
        : `${who} is attacked${manner}${foe === '' ? '' : ` by${foe}`}`
    return `${who} fights${foe}${manner}`
  },
  together: (clauses, tell) => tell.and(clauses),
  duration: {
    thisAttack: 'during this attack',
    endOfTurn: 'until end of turn',
    endOfNextTurn: 'until the end of next turn',
    permanent: 'until dispelled',
  },
  cost: ({ exhaust, discardSelf, discardCards }, isObject) =>
    [
      ...Object.entries(exhaust ?? {}).map(
        ([colour, n]) => `exhaust ${n} ${colour} ${n === 1 ? 'province' : 'provinces'}`,
      ),
      ...(discardSelf === true ? [isObject ? 'discard this object' : 'discard this creature'] : []),
      ...(discardCards === undefined
        ? []
        : [`discard ${discardCards} ${discardCards === 1 ? 'card' : 'cards'}`]),
    ].join(', '),
  static: ({ text }, mods, when) =>
    when === undefined ? `${text} ${mods}` : `While ${when}, ${text} ${mods}`,
  triggered: (event, effects, when) => `When ${event}${when === undefined ? '' : `, if ${when}`}, ${effects}`,
  activated: (cost, effects, when) =>
    `${cost}: ${effects}${when === undefined ? '' : ` (only while ${when})`}`,
  replacement: (event, effects, order, when) => {
    const condition = `If ${event}${when === undefined ? '' : ` while ${when}`}`
    if (order === 'nothing') return `${condition}, ${effects}`
    return order === 'first' ? `${condition}, first ${effects}` : `${condition}, ${effects} instead`
  },
  replaced: (event, of, tell) => {
    if (event === 'destroy')
      return `${tell.ref(of === 'bearer' ? 'bearer' : 'self', true).text} would be destroyed`
    if (of === 'you') return 'you would lose provinces to an attack or effect'
    const who = tell.ref(of === 'attackByBearer' ? 'bearer' : 'self', true).text
    return `${who} would make a player lose provinces by its attack`
  },
  nothing: (event) => (event === 'destroy' ? 'it survives' : 'none is lost'),
  wish: (order) =>
    /^(the|target|that|this|it|each|if|for|by chance|choose) /.test(order) ? undefined : order,
  may: (wishes) => `you may ${wishes}`,
  mayDo: (orders) => `you may have this happen: ${orders}`,
  explicit: (order) => `you ${order}`,
  limit: (per, n) => `(${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`} per ${per})`,
  event: {
    turnStart: () => 'a turn starts',
    turnEnd: () => 'a turn ends',
    enterPlay: happens('enters play'),
    leavePlay: happens('leaves play'),
    destroyed: happens('is destroyed'),
    attackDeclared: ({ player, otherFilter, ...pattern }, tell) =>
      `${subject(pattern, tell)} attacks ${creatureOf(player, tell, otherFilter)}`,
    provinceAttackDeclared: ({ player, ...pattern }, tell) =>
      `${subject(pattern, tell)} attacks ${player === 'you' ? 'your provinces' : 'provinces'}`,
    combatWon: (pattern, tell) =>
      `${subject(pattern, tell)} wins a combat${pattern.otherFilter === undefined ? '' : ` against ${creatureOf(undefined, tell, pattern.otherFilter)}`}`,
    cardCast: ({ player, subjectFilter }, tell) => {
      const { before } = parts(subjectFilter, tell)
      const type = subjectFilter?.type === undefined ? 'ritual or curse' : tell.or(subjectFilter.type)
      return `${verb(someone(player), 'cast').replace(/^cast/, 'you cast')} ${a([...before, type].join(' '))}`
    },
    provinceDiscarded: ({ player, cause }) => {
      const who = someone(player)
      const loses = `${who.text} ${who.plural ? 'lose' : 'loses'} a province`
      if (cause === 'payment')
        return `${who.text} ${who.plural ? 'discard' : 'discards'} a province as payment`
      if (cause === 'sacrifice') return `${who.text} ${who.plural ? 'sacrifice' : 'sacrifices'} a province`
      return cause === undefined ? loses : `${loses} to ${cause === 'attack' ? 'an attack' : 'an effect'}`
    },
    objectAttached: (pattern, tell) =>
      pattern.subject === 'self'
        ? 'this object is attached'
        : `${subject({ ...pattern, player: 'any' }, tell, 'object')} is attached to ${creatureOf(pattern.player, tell)}`,
  },
  condition: {
    turnAtLeast: ({ turnAtLeast }) => `it is turn ${turnAtLeast} or later`,
    exists: ({ exists }, tell) => {
      const { controller, kind } = exists
      const [who, does] =
        controller === 'you'
          ? ['you', 'control']
          : controller === 'opponent'
            ? ['an opponent', 'controls']
            : ['', '']
      if (who === '' || kind === 'discardCard' || kind === 'handCard' || kind === 'player')
        return `there is ${describe({ ...exists, determiner: 'one' }, tell).text}`
      const held = kind === 'province' ? does.replace('control', 'hold') : does
      return `${who} ${held} ${describe({ ...exists, controller: 'any', determiner: 'one' }, tell).text}`
    },
    is: ({ is: { ref, filter } }, tell) => {
      const who = tell.ref(ref, true)
      const traitIn = (one: Trait): string => traitOf(one, who)
      const being = told(filter, {
        exhausted: (is) => (is ? 'exhausted' : 'ready'),
        token: (is) => (is ? 'a token' : 'no token'),
        type: (list) => a(tell.or(list)),
        trait: (list) => tell.or(list.map(traitIn)),
        allTraits: (list) => tell.and(list.map(traitIn)),
        notTrait: (list) => list.map((one) => `not ${traitIn(one)}`),
        color: (list) => tell.or(list),
        notColor: (list) => list.map((one) => `not ${one}`),
        sphere: (list) => tell.or(list),
        objectType: (list) => `of type ${tell.or(list)}`,
        enchantmentFrom: (list) => `from ${tell.or(list.map((one) => origin[one] ?? one))}`,
        cardId: (card) => tell.cardName(card),
      })
      const clauses = [
        ...(being.length === 0 ? [] : [`is ${tell.and(being)}`]),
        ...told(filter, {
          hasM: (has) => (has ? 'has M' : 'has no M'),
          hasObject: (has) => (has ? 'bears an object' : 'bears no object'),
          pp: (asked) => `has ${range('PP', asked)}`,
          pm: (asked) => `has ${range('PM', asked)}`,
          costTotal: (asked) => `has ${range('cost', asked)}`,
          attackedThisTurn: (has) => (has ? 'attacked this turn' : 'did not attack this turn'),
        }),
      ]
      return `${who.text} ${tell.and(clauses)}`
    },
    compare: comparing({
      holds: (player) => `${player.text} ${player.plural ? 'hold' : 'holds'}`,
      provinces: (n) => some(n, 'province', 'provinces'),
      some: {
        '<': (n) => `fewer than ${n}`,
        '<=': (n) => `${n} or fewer`,
        '=': (n) => `exactly ${n}`,
        '>=': (n) => `${n} or more`,
        '>': (n) => `more than ${n}`,
      },
      thanPlayer: {
        '<': (who) => `fewer provinces than ${who}`,
        '<=': (who) => `no more provinces than ${who}`,
        '=': (who) => `as many provinces as ${who}`,
        '>=': (who) => `at least as many provinces as ${who}`,
        '>': (who) => `more provinces than ${who}`,
      },
      is: (left, than, right) => `${left} is ${than} ${right}`,
      than: { '<': 'less than', '<=': 'at most', '=': 'exactly', '>=': 'at least', '>': 'more than' },
      quantity,
    }),
    any: ({ any }, tell) => tell.or(any.map(tell.condition)),
    not: ({ not }, tell) => {
      if ('role' in not) {
        const who = tell.ref(tell.isObject ? 'bearer' : 'self', true).text
        return `${who} is not ${not.role === 'attacker' ? 'attacking' : 'defending'}`
      }
      if ('exists' in not)
        return tell
          .condition(not)
          .replace(
            /(control|controls|hold|holds|is) (an?|another) /,
            (_all, does, one) => `${does} no ${one === 'another' ? 'other ' : ''}`,
          )
      return `it is not true that ${tell.condition(not)}`
    },
  },
  modifier: {
    setPower: ({ stat, n }, who, tell) =>
      typeof n === 'number'
        ? `${s(who, 'has', 'have')} base ${stats[stat]} ${n}`
        : `${s(who, 'has', 'have')} base ${stats[stat]} X, where X is ${quantity(n, tell)}`,
    mulPower: ({ stat, num, den }, who) => {
      const power = `${s(who, 'its', 'their')} ${stats[stat]}`
      if (num === 2 && den === 1) return `${s(who, 'doubles', 'double')} ${power}`
      if (num === 1 && den === 2) return `${s(who, 'halves', 'halve')} ${power}, rounded down`
      return `${s(who, 'has', 'have')} ${den === 1 ? `${num} times` : `${num}/${den} of`} ${power}`
    },
    swapPower: (_mod, who) => `${s(who, 'swaps its', 'swap their')} PP and PM`,
    loseAbilities: (_mod, who) => `${s(who, 'loses', 'lose')} all abilities`,
    gainControl: (_mod, who) => `${s(who, 'comes', 'come')} under your control`,
    addTrait: ({ trait }, who) => `${s(who, 'is', 'are')} ${traitOf(trait, who)}`,
    removeTrait: ({ trait }, who) => `${s(who, 'is', 'are')} no longer ${traitOf(trait, who)}`,
    setColor: ({ color }, who) => `${s(who, 'becomes', 'become')} ${color}`,
    setM: ({ value }, who) => `${s(who, value ? 'has' : 'loses', value ? 'have' : 'lose')} M`,
    grantAbility: ({ ability }, who, tell) => `${s(who, 'gains', 'gain')} “${tell.ability(ability)}”`,
    copyOf: ({ of }, who, tell) => `${s(who, 'becomes', 'become')} a copy of ${tell.ref(of).text}`,
    costDelta: ({ cards, color, n }, who, tell) => {
      const { before, after } = parts(cards, tell)
      const kind = cards.type === undefined ? 'cards' : tell.or(cards.type.map((one) => `${one}s`))
      const size = Math.abs(n)
      const what = `${size} ${color} ${size === 1 ? 'sphere' : 'spheres'} ${n < 0 ? 'less' : 'more'}`
      return `${s(who, 'pays', 'pay')} ${what} for ${[...before, kind, ...after].join(' ')}`
    },
    initiative: ({ n }, who) =>
      `${s(who, 'counts', 'count')} ${Math.abs(n)} ${n < 0 ? 'less' : 'more'} might for the order of play`,
    rule: ({ rule, n, mode }, who) =>
      enWords.rule[rule]({ ...(n === undefined ? {} : { n }), ...(mode === undefined ? {} : { mode }) }, who),
  },
  rule: {
    cannotAttack: () => 'cannot attack',
    cannotAttackProvinces: () => 'cannot attack provinces',
    cannotBeAttacked: () => 'cannot be attacked',
    cannotBeTargeted: () => 'cannot be targeted by other players',
    cannotCastCurses: () => 'cannot cast curses',
    provinceAttackFromTurn: ({ n = 1 }) => `may attack provinces from turn ${n}`,
    ignoreGuard: (_rule, who) => `${s(who, 'ignores', 'ignore')} the guard rule`,
    provinceDamage: ({ n = 1 }, who) =>
      `${s(who, 'costs', 'cost')} the attacked player ${n} more ${n === 1 ? 'province' : 'provinces'}`,
    attackModeOnly: ({ mode = 'physical' }, who) =>
      `${s(who, 'attacks', 'attack')} creatures only ${how[mode]}`,
  },
  effect: {
    destroy: ({ what }, tell) => `destroy ${tell.what(what).text}`,
    move: ({ what, to, under }, tell) => {
      const thing = tell.what(what)
      const owner = thing.isYours === true ? 'your' : s(thing, 'its owner’s', 'their owners’')
      const plain = thing.isYours === true && !thing.plural
      switch (to) {
        case 'hand':
          return `return ${thing.text} to ${owner} ${plain || !thing.plural ? 'hand' : 'hands'}`
        case 'discard':
          return `discard ${thing.text}`
        case 'exile':
          return `remove ${thing.text} from the game`
        case 'pileTop':
          return `put ${thing.text} on top of ${owner} ${thing.plural ? 'piles' : 'pile'}`
        case 'pileBottom':
          return `put ${thing.text} under ${owner} ${thing.plural ? 'piles' : 'pile'}`
        case 'play':
          return `put ${thing.text} into play${under === 'you' ? ' under your control' : ''}`
      }
    },
    discard: ({ player, n, pick, filter }, tell) => {
      const { before } = parts(filter, tell)
      const type =
        filter?.type === undefined
          ? ['card', 'cards']
          : [tell.or(filter.type), tell.or(filter.type.map((one) => `${one}s`))]
      const words = type.map((one) => [...before, one].join(' '))
      const who = tell.player(player)
      return `${verb(who, 'discard')} ${counted(n, words[0] ?? '', words[1] ?? '', tell)}${pick === 'random' ? ' at random' : ''}`
    },
    draw: ({ player, n }, tell) => {
      const who = tell.player(player)
      return `${verb(who, 'draw')} ${counted(n, 'card', 'cards', tell)}`
    },
    search: ({ player, zone, filter, n, to }, tell) => {
      const holder = whose(tell.player(player))
      const { before, after } = parts(filter, tell)
      const types = filter?.type ?? []
      const one = [...before, types.length === 0 ? 'card' : tell.or(types), ...after].join(' ')
      const many = [
        ...before,
        types.length === 0 ? 'cards' : tell.or(types.map((type) => `${type}s`)),
        ...after,
      ]
      const wanted = n === 1 ? a(one) : counted(n, one, many.join(' '), tell, 'up to ')
      const place = to === 'hand' ? `into ${holder === 'your' ? 'your' : 'that player’s'} hand` : 'into play'
      return `search ${holder} ${zone === 'pile' ? 'pile' : 'discard pile'} for ${wanted} and put ${n === 1 ? 'it' : 'them'} ${place}`
    },
    look: ({ player, zone, n, public: shown, reorder }, tell) => {
      const holder = whose(tell.player(player))
      const top = n === 1 ? 'the top card' : `the top ${counted(n, 'card', 'cards', tell)}`
      const place = {
        pileTop: `${top} of ${holder} pile`,
        hand: `${holder} hand`,
        provinces: isEvery(n) ? `${holder} provinces` : `${quantity(n, tell)} of ${holder} provinces`,
      }[zone]
      return `${shown === true ? 'reveal' : 'look at'} ${place}${reorder === true ? ' and put them back in any order' : ''}`
    },
    modify: ({ what, mod, duration }, tell) => {
      const who = tell.what(what, true)
      return lasting(mod, `${who.text} ${tell.mods(mod, who)}`, enWords.duration[duration])
    },
    createToken: ({ player, token, n }, tell) => {
      const who = tell.player(player)
      const name = tell.tokenName(token)
      const look = lookOf(token, [token.color, ...token.traits])
      return `${verb(who, 'create')} ${counted(n, `${name} token`, `${name} tokens`, tell)} ${look}`
    },
    createCopy: ({ player, of }, tell) => {
      const who = tell.player(player)
      return `${verb(who, 'create')} a token that is a copy of ${tell.ref(of).text}`
    },
    moveObject: ({ what, to }, tell) =>
      `move ${tell.ref(what).text} to ${typeof to === 'string' ? tell.ref(to).text : describe({ ...to, determiner: 'one' }, tell).text}`,
    destroyProvince: onProvinces('discard'),
    exhaustProvince: onProvinces('exhaust'),
    refreshProvince: onProvinces('refresh', 'up to '),
    recoverProvince: ({ player, n, filter }, tell) => {
      const who = tell.player(player)
      const from = who.text === 'you' ? 'your' : 'their'
      return `${verb(who, 'recover')} ${provinces(n, filter, tell, n === 1 ? '' : 'up to ')} from ${from} discard pile`
    },
    stealProvince: ({ from, to, n, pick }, tell) => {
      const holder = tell.player(from)
      const taker = tell.player(to)
      return `${verb(holder, 'give')} ${taker.text} ${provinces(n, undefined, tell)}${choice(pick, holder)}`
    },
    dispel: ({ what }, tell) => `dispel ${tell.what(what).text}`,
    counter: () => 'counter that card',
    cancelAttack: () => 'the attack is cancelled',
    endCombatTurn: () => 'the combat turn ends after the current attack',
    redirectAttack: ({ to }, tell) => `${tell.ref(to, true).text} becomes the target of the attack`,
    setAttackMode: ({ mode }) =>
      mode === 'other'
        ? 'a physical attack becomes magic, a magic attack physical'
        : `the attack becomes ${mode === 'magic' ? 'a magic' : 'a physical'} attack`,
    extraAttack: ({ what }, tell) => `${tell.ref(what, true).text} may attack once more this turn`,
    fight: ({ a: one, b, mode }, tell) =>
      `${tell.ref(one, true).text} and ${tell.ref(b).text} fight each other ${how[mode]}`,
    delayed: ({ at, do: list }, tell) =>
      `${at === 'turnEnd' ? 'at the end of the turn' : 'at the start of the next turn'}, ${tell.effects(list)}`,
    choose: ({ by, options }, tell) => {
      const list = optionsIn(options, ': ', tell)
      return `${verb(tell.player(by), 'choose')} one — ${list.join('; ')}`
    },
    random: ({ outcomes }, tell) =>
      `by chance — ${sharesIn(outcomes, (weight, all) => `${weight} in ${all}: `, tell).join('; ')}`,
    if: ({ cond, then: yes, else: no }, tell) =>
      `if ${tell.condition(cond)}, ${tell.effects(yes)}${no === undefined ? '' : `; otherwise ${tell.effects(no)}`}`,
    forEach: (effect, tell) =>
      forEachOf(effect, { thing: (name) => `for each ${name}`, players: (names) => `for ${names}` }, tell),
    payOrElse: ({ player, cost, orElse }, tell) => {
      const { deed, n, what } = priceOf(cost)
      const otherwise = tell.effects(orElse)
      const payer = tell.player(player)
      const pays = payer.text === 'you' ? `you ${deed}` : verb(payer, deed)
      return `${otherwise} unless ${pays} ${some(n, what, `${what}s`)}`
    },
  },
}
