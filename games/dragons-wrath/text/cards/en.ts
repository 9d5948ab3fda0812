import type { Filter, Range, Stat } from '../../data/effect.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const noun = (text: string, plural = false): Noun => ({ text, plural, feminine: false })
const s = (subject: Noun, one: string, many: string): string => (subject.plural ? many : one)
const count = (n: string, one: string, many: string): string => `${n} ${n === '1' ? one : many}`
const signed = (n: string): string => (/^\d/.test(n) ? `+${n}` : n.replace('-', '−'))
/** The power behind the figure, before what it is counted by. */
const powered = (amount: string, stat: string): string =>
  amount.replace(/^([+−]?\d+)( for .*)?$/, `$1 ${stat}$2`)
const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP and PM' }
const modes: Readonly<Record<string, string>> = { physical: 'physical', magic: 'magic', other: 'the other' }

const range = (stat: string, { min, max }: Range): string => {
  if (min !== undefined && max !== undefined)
    return min === max ? `${stat} ${min}` : `${stat} ${min} to ${max}`
  return min === undefined ? `${stat} ${max} or less` : `${stat} ${min} or more`
}

const kinds: { readonly [K in Described['kind']]: readonly [string, string] } = {
  creature: ['creature', 'creatures'],
  object: ['object', 'objects'],
  province: ['province', 'provinces'],
  enchantment: ['enchantment', 'enchantments'],
  handCard: ['card in hand', 'cards in hand'],
  discardCard: ['card in a discard pile', 'cards in discard piles'],
  player: ['player', 'players'],
}

const types: Readonly<Record<string, string>> = {
  creature: 'creature',
  object: 'object',
  ritual: 'ritual',
  curse: 'curse',
  province: 'province',
}

/** Words before and after the noun that a filter asks for. */
function parts(
  filter: Filter | undefined,
  tell: Tell,
): { readonly before: string[]; readonly after: string[] } {
  const before: string[] = []
  const after: string[] = []
  if (filter === undefined) return { before, after }
  if (filter.exhausted !== undefined) before.push(filter.exhausted ? 'exhausted' : 'ready')
  if (filter.token !== undefined) before.push(filter.token ? 'token' : 'non-token')
  if (filter.notColor !== undefined) before.push(`non-${filter.notColor.join('-')}`)
  if (filter.color !== undefined) before.push(tell.or(filter.color))
  if (filter.notTrait !== undefined) before.push(`non-${filter.notTrait.join('-')}`)
  if (filter.trait !== undefined) before.push(tell.or(filter.trait))
  if (filter.allTraits !== undefined) before.push(filter.allTraits.join(' '))
  if (filter.sphere !== undefined)
    before.push(tell.or(filter.sphere.map((one) => (one === 'any' ? 'magic' : one))))
  if (filter.objectType !== undefined) before.push(tell.or(filter.objectType))
  if (filter.hasM !== undefined) after.push(filter.hasM ? 'with M' : 'without M')
  if (filter.hasObject !== undefined) after.push(filter.hasObject ? 'bearing an object' : 'bearing no object')
  if (filter.pp !== undefined) after.push(`with ${range('PP', filter.pp)}`)
  if (filter.pm !== undefined) after.push(`with ${range('PM', filter.pm)}`)
  if (filter.costTotal !== undefined) after.push(`of ${range('cost', filter.costTotal)}`)
  if (filter.attackedThisTurn !== undefined) {
    after.push(filter.attackedThisTurn ? 'that attacked this turn' : 'that did not attack this turn')
  }
  if (filter.cardId !== undefined) after.push(`named ${tell.cardName(filter.cardId)}`)
  if (filter.enchantmentFrom !== undefined) {
    after.push(
      `from ${tell.or(filter.enchantmentFrom.map((one) => `${one === 'ability' ? 'an' : 'a'} ${one}`))}`,
    )
  }
  return { before, after }
}

const sides: Readonly<Record<string, string>> = {
  you: 'you control',
  opponent: 'an opponent controls',
  eventPlayer: 'that player controls',
  t0: 'the target controls',
  each: 'that player controls',
}

function describe({ kind, determiner, filter, controller, other, attachedTo }: Described, tell: Tell): Noun {
  const { before, after } = parts(filter, tell)
  const plural = determiner === 'all' || determiner === 'number'
  const type = filter?.type
  const base =
    type === undefined || kind !== 'discardCard'
      ? kinds[kind][plural ? 1 : 0]
      : `${tell.or(type)} ${kinds[kind][plural ? 1 : 0]}`
  if (other === true) before.unshift('other')
  if (controller !== undefined && controller !== 'any') after.push(sides[controller] ?? '')
  if (attachedTo !== undefined) after.push(`attached to ${tell.ref(attachedTo).text}`)
  const words = [...before, base, ...after].join(' ')
  const article = other === true ? 'an' : /^[aeiou]/i.test(words) ? 'an ' : 'a '
  const lead = { target: 'target ', all: 'all ', one: article, number: '' }[determiner]
  return noun(
    kind === 'player' && controller === 'opponent'
      ? `${lead}${plural ? 'opponents' : 'opponent'}`
      : lead + words,
    plural,
  )
}

const who = (tell: Tell, filter: Filter | undefined, kind: Described['kind']): string =>
  describe({ kind, determiner: 'one', filter }, tell).text
const self = (tell: Tell): string => (tell.isObject ? 'this object' : 'this creature')
function subject(
  pattern: { readonly subject?: string; readonly subjectFilter?: Filter },
  tell: Tell,
  kind: Described['kind'] = 'creature',
): string {
  if (pattern.subject === 'self') return self(tell)
  if (pattern.subject === 'bearer') return 'the bearer'
  const text = who(tell, pattern.subjectFilter, kind)
  return pattern.subject === 'other' ? `another ${text.replace(/^an? ?/, '')}` : text
}
const under = (player: string | undefined): string =>
  player === 'you' ? ' under your control' : player === 'opponent' ? ' under an opponent’s control' : ''

const verb = (player: Noun, base: string): string =>
  player.text === 'you'
    ? base
    : `${player.text} ${player.plural ? base : /(s|h)$/.test(base) ? `${base}es` : `${base}s`}`
const whose = (player: Noun): string => (player.text === 'you' ? 'your' : `${player.text}’s`)
const choice = (pick: string, player: Noun): string =>
  pick === 'random'
    ? ' at random'
    : pick === 'you' && player.text !== 'you'
      ? ' of your choice'
      : player.text === 'you'
        ? ''
        : ' of their choice'
const provinces = (n: string, filter: Filter | undefined, tell: Tell): string => {
  const { before, after } = parts(filter, tell)
  return [n, ...before, n === '1' ? 'province' : 'provinces', ...after].join(' ')
}

/** English templates (DW-26.2). */
export const enWords: Words = {
  andThen: ', then ',
  nothing: 'nothing happens',
  describe,
  that: ({ kind }) => noun(`that ${kinds[kind][0]}`),
  refs: {
    self: (isObject) => noun(isObject ? 'this object' : 'this creature'),
    bearer: () => noun('the bearer'),
    attacker: () => noun('the attacker'),
    defender: () => noun('the defender'),
    eventCard: () => noun('that card'),
    eventOther: () => noun('the other creature'),
    created: () => noun('what was created'),
    each: () => noun('each of them'),
    t0: () => noun('the target'),
    t1: () => noun('the second target'),
    t2: () => noun('the third target'),
    t3: () => noun('the fourth target'),
  },
  player: (ref, tell) => {
    switch (ref) {
      case 'you':
        return noun('you', true)
      case 'opponents':
        return noun('each opponent')
      case 'allPlayers':
        return noun('each player')
      case 'activePlayer':
        return noun('the active player')
      case 'defendingPlayer':
        return noun('the attacked player')
      case 'eventPlayer':
      case 'each':
        return noun('that player')
      case 't0':
      case 't1':
      case 't2':
      case 't3':
        return noun('the target player')
      default: {
        const owner = ref.startsWith('ownerOf:')
        const of = tell.ref(refIn(ref))
        return noun(`the ${owner ? 'owner' : 'controller'} of ${of.text}`)
      }
    }
  },
  amount: (amount, tell) => {
    if ('count' in amount) {
      const { count: selector, times, max } = amount
      const n = times === undefined || times === 1 ? '1' : `${times}`
      const limit = max === undefined ? '' : ` (at most ${max})`
      return `${n} for each ${describe({ ...selector, determiner: 'one' }, tell).text.replace(/^an? ?/, '')}${limit}`
    }
    if ('statOf' in amount) return `the ${stats[amount.stat]} of ${tell.ref(amount.statOf).text}`
    if ('provincesOf' in amount) return `the number of ${whose(tell.player(amount.provincesOf))} provinces`
    return 'the number of the turn'
  },
  duration: {
    thisAttack: 'for this attack',
    endOfTurn: 'until end of turn',
    endOfNextTurn: 'until the end of next turn',
    permanent: 'until dispelled',
  },
  cost: ({ exhaust, discardSelf, discardCards }) =>
    [
      ...(exhaust === undefined
        ? []
        : [
            `exhaust ${Object.entries(exhaust)
              .map(([colour, n]) => count(`${n}`, `${colour} province`, `${colour} provinces`))
              .join(' and ')}`,
          ]),
      ...(discardSelf === true ? ['discard this'] : []),
      ...(discardCards === undefined ? [] : [`discard ${count(`${discardCards}`, 'card', 'cards')}`]),
    ].join(', '),
  static: (who, mods, when) => (when === undefined ? `${who} ${mods}` : `While ${when}, ${who} ${mods}`),
  triggered: (event, effects, when, optional) =>
    `When ${event}${when === undefined ? '' : `, if ${when}`}, ${optional ? 'you may do this: ' : ''}${effects}`,
  activated: (cost, effects, when) =>
    `${cost}: ${effects}${when === undefined ? '' : ` (only while ${when})`}`,
  replacement: (event, instead, keeps, optional, when) => {
    const condition = `If ${event}${when === undefined ? '' : ` while ${when}`}`
    const may = optional ? 'you may first: ' : ''
    return keeps
      ? `${condition}, ${may === '' ? 'first ' : may}${instead}`
      : `${condition}, ${instead}${instead === 'nothing happens' ? '' : ' instead'}`
  },
  replaced: (event, of) => {
    if (event === 'destroy')
      return of === 'bearer' ? 'the bearer would be destroyed' : 'this creature would be destroyed'
    if (of === 'you') return 'you would lose provinces to an attack or effect'
    return `an attack by ${of === 'attackByBearer' ? 'the bearer' : 'this creature'} would cost provinces`
  },
  limit: (per, n) => (n === 1 ? `(once per ${per})` : `(${n} times per ${per})`),
  castOnly: (window) =>
    window === 'attackDeclared'
      ? 'Cast only when an attack on a creature is declared'
      : 'Cast only when an attack on provinces is declared',
  reaction: (list) => `Cast in reaction to a ${list.join(' or ')}`,
  bearer: (side) => (side === 'any' ? 'Goes on any creature' : 'Goes on a creature of an opponent'),
  event: {
    turnStart: () => 'a turn starts',
    turnEnd: () => 'a turn ends',
    enterPlay: (pattern, tell) => `${subject(pattern, tell)} enters play${under(pattern.player)}`,
    leavePlay: (pattern, tell) => `${subject(pattern, tell)} leaves play${under(pattern.player)}`,
    destroyed: (pattern, tell) => `${subject(pattern, tell)} is destroyed${under(pattern.player)}`,
    attackDeclared: (pattern, tell) =>
      `${subject(pattern, tell)} attacks ${who(tell, pattern.otherFilter, 'creature')}${under(pattern.player)}`,
    provinceAttackDeclared: (pattern, tell) =>
      `${subject(pattern, tell)} attacks ${pattern.player === 'you' ? 'your provinces' : 'provinces'}`,
    combatWon: (pattern, tell) =>
      `${subject(pattern, tell)} wins a combat${pattern.otherFilter === undefined ? '' : ` against ${who(tell, pattern.otherFilter, 'creature')}`}`,
    cardCast: ({ player, subjectFilter }, tell) =>
      `${player === 'you' ? 'you cast' : player === 'opponent' ? 'an opponent casts' : 'a player casts'} a ${subjectFilter?.type === undefined ? 'card' : tell.or(subjectFilter.type)}`,
    provinceDiscarded: ({ player, cause }) =>
      `${player === 'you' ? 'you lose' : player === 'opponent' ? 'an opponent loses' : 'a player loses'} a province${cause === undefined ? '' : { attack: ' to an attack', payment: ' as payment', effect: ' to an effect', sacrifice: ' by sacrifice' }[cause]}`,
    objectAttached: (pattern, tell) => `${subject(pattern, tell, 'object')} is attached`,
  },
  condition: {
    vs: ({ vs }, tell) => `it fights ${who(tell, vs, 'creature')}`,
    role: ({ role }) => (role === 'attacker' ? 'it attacks' : 'it defends'),
    mode: ({ mode }) => `the attack is ${mode === 'magic' ? 'magical' : 'physical'}`,
    turnAtLeast: ({ turnAtLeast }) => `it is turn ${turnAtLeast} or later`,
    exists: ({ exists }, tell) => `there is ${describe({ ...exists, determiner: 'one' }, tell).text}`,
    is: ({ is }, tell) => {
      if (is.filter.attackedThisTurn !== undefined && Object.keys(is.filter).length === 1) {
        return `${tell.ref(is.ref).text} ${is.filter.attackedThisTurn ? 'attacked' : 'did not attack'} this turn`
      }
      const { before, after } = parts(is.filter, tell)
      const kindOf =
        is.filter.type === undefined ? [] : [`a ${tell.or(is.filter.type.map((one) => types[one] ?? one))}`]
      return `${tell.ref(is.ref).text} is ${[...kindOf, ...before, ...after].join(' ')}`
    },
    compare: ({ compare: [a, op, b] }, tell) =>
      `${tell.amount(a)} is ${{ '<': 'less than', '<=': 'at most', '=': '', '>=': 'at least', '>': 'more than' }[op]} ${tell.amount(b)}`.replace(
        '  ',
        ' ',
      ),
    all: ({ all }, tell) => tell.and(all.map(tell.condition)),
    any: ({ any }, tell) => tell.or(any.map(tell.condition)),
    not: ({ not }, tell) => {
      if ('role' in not) return not.role === 'attacker' ? 'it does not attack' : 'it does not defend'
      return `it is not true that ${tell.condition(not)}`
    },
  },
  modifier: {
    addPower: ({ stat, n }, who, tell) =>
      `${s(who, 'gets', 'get')} ${powered(signed(tell.amount(n)), stats[stat])}`,
    setPower: ({ stat, n }, who, tell) => `${s(who, 'has', 'have')} base ${stats[stat]} ${tell.amount(n)}`,
    mulPower: ({ stat, num, den }, who) =>
      den === 1
        ? `${s(who, 'has', 'have')} ${num} times its ${stats[stat]}`
        : `${s(who, 'has', 'have')} ${num}/${den} of its ${stats[stat]}`,
    swapPower: (_mod, who) => `${s(who, 'swaps', 'swap')} PP and PM`,
    loseAbilities: (_mod, who) => `${s(who, 'loses', 'lose')} all abilities`,
    gainControl: (_mod, who) => `${s(who, 'comes', 'come')} under your control`,
    addTrait: ({ trait }, who) => `${s(who, 'is', 'are')} ${trait}`,
    removeTrait: ({ trait }, who) => `${s(who, 'is', 'are')} no longer ${trait}`,
    setColor: ({ color }, who) => `${s(who, 'becomes', 'become')} ${color}`,
    setM: ({ value }, who) => `${s(who, value ? 'has' : 'loses', value ? 'have' : 'lose')} M`,
    grantAbility: ({ ability }, who, tell) => `${s(who, 'gains', 'gain')} “${tell.ability(ability)}”`,
    copyOf: ({ of }, who, tell) => `${s(who, 'becomes', 'become')} a copy of ${tell.ref(of).text}`,
    costDelta: ({ cards, color, n }, who, tell) => {
      const { before } = parts(cards, tell)
      const kind = cards.type === undefined ? 'cards' : tell.or(cards.type.map((one) => `${one}s`))
      return `${s(who, 'pays', 'pay')} ${Math.abs(n)} ${color} ${n < 0 ? 'less' : 'more'} for ${[...before, kind].join(' ')}`
    },
    initiative: ({ n }, who) =>
      `${s(who, 'counts', 'count')} ${Math.abs(n)} ${n < 0 ? 'less' : 'more'} might for the order`,
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
      `${s(who, 'costs', 'cost')} ${count(`${n}`, 'more province', 'more provinces')} in an attack`,
    attackModeOnly: ({ mode = '' }, who) =>
      `${s(who, 'attacks', 'attack')} only in ${modes[mode] ?? mode} mode`,
  },
  effect: {
    destroy: ({ what }, tell) => `destroy ${tell.what(what).text}`,
    move: ({ what, to, under: side }, tell) => {
      const places = {
        hand: 'to its owner’s hand',
        discard: 'to the discard pile',
        exile: 'out of the game',
        pileTop: 'on top of its owner’s pile',
        pileBottom: 'under its owner’s pile',
        play: side === 'you' ? 'into play under your control' : 'into play',
      }
      return `${to === 'hand' ? 'return' : 'put'} ${tell.what(what).text} ${places[to]}`
    },
    discard: ({ player, n, pick, filter }, tell) => {
      const { before } = parts(filter, tell)
      return `${verb(tell.player(player), 'discard')} ${[tell.amount(n), ...before].join(' ')} ${tell.amount(n) === '1' ? 'card' : 'cards'}${pick === 'random' ? ' at random' : ''}`
    },
    draw: ({ player, n }, tell) =>
      `${verb(tell.player(player), 'draw')} ${count(tell.amount(n), 'card', 'cards')}`,
    search: ({ player, zone, filter, n, to }, tell) => {
      const type = filter?.type === undefined ? 'card' : tell.or(filter.type)
      const { before } = parts(filter === undefined ? undefined : { ...filter }, tell)
      const amount = tell.amount(n)
      return `search ${whose(tell.player(player))} ${zone === 'pile' ? 'pile' : 'discard pile'} for ${[`up to ${amount}`, ...before, amount === '1' ? type : `${type}s`].join(' ')} and put it ${to === 'hand' ? 'into that hand' : 'into play under your control'}`
    },
    look: ({ player, zone, n, public: shown, reorder }, tell) => {
      const amount = tell.amount(n)
      const place = {
        pileTop: `the top ${count(amount, 'card', 'cards')} of ${whose(tell.player(player))} pile`,
        hand: `${whose(tell.player(player))} hand`,
        provinces: `${count(amount, 'province', 'provinces')} of ${tell.player(player).text}`,
      }[zone]
      return `${shown === true ? 'reveal' : 'look at'} ${place}${reorder === true ? ' and put them back in any order' : ''}`
    },
    modify: ({ what, mod, duration }, tell) => {
      const target = tell.what(what)
      return `${target.text} ${tell.mods(mod, target)} ${enWords.duration[duration]}`
    },
    createToken: ({ player, token, n }, tell) =>
      `${verb(tell.player(player), 'create')} ${tell.amount(n)} ${tell.tokenName(token)} ${tell.amount(n) === '1' ? 'token' : 'tokens'} (${token.pp}/${token.pm}, ${[token.color, ...token.traits].join(', ')}${token.m === true ? ', M' : ''})`,
    createCopy: ({ player, of }, tell) =>
      `${verb(tell.player(player), 'create')} a token copy of ${tell.ref(of).text}`,
    moveObject: ({ what, to }, tell) =>
      `move ${tell.ref(what).text} to ${typeof to === 'string' ? tell.ref(to).text : describe({ ...to, determiner: 'one' }, tell).text}`,
    destroyProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${verb(holder, 'discard')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    exhaustProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${verb(holder, 'exhaust')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    refreshProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${verb(holder, 'refresh')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    recoverProvince: ({ player, n, filter }, tell) =>
      `${verb(tell.player(player), 'recover')} up to ${provinces(tell.amount(n), filter, tell)} from the discard pile`,
    stealProvince: ({ from, to, n, pick }, tell) => {
      const holder = tell.player(from)
      return `${verb(holder, 'give')} ${tell.player(to).text} ${provinces(tell.amount(n), undefined, tell)}${choice(pick, holder)}`
    },
    dispel: ({ what }, tell) => `dispel ${tell.what(what).text}`,
    counter: () => 'counter that card',
    cancelAttack: () => 'the attack ends',
    endCombatTurn: () => 'the combat turn ends after the current attack',
    redirectAttack: ({ to }, tell) => `${tell.ref(to).text} becomes the target of the attack`,
    setAttackMode: ({ mode }) =>
      mode === 'other' ? 'the attack changes its mode' : `the attack becomes ${modes[mode]}`,
    extraAttack: ({ what }, tell) => `${tell.ref(what).text} may attack once more this turn`,
    fight: ({ a, b, mode }, tell) => `${tell.ref(a).text} fights ${tell.ref(b).text} (${modes[mode]})`,
    delayed: ({ at, do: list }, tell) =>
      `${at === 'turnEnd' ? 'at the end of the turn' : 'at the start of the next turn'}, ${tell.effects(list)}`,
    choose: ({ by, options }, tell) => {
      const chooser = tell.player(by)
      return `${verb(chooser, 'choose')} one: ${options.map((option) => `${tell.label(option)}${tell.effects(option.do)}`).join('; or ')}`
    },
    random: ({ outcomes }, tell) =>
      `by chance: ${outcomes.map(({ weight, do: list }) => `${outcomes.every((one) => one.weight === 1) ? '' : `(${weight}) `}${tell.effects(list)}`).join('; or ')}`,
    if: ({ cond, then: yes, else: no }, tell) =>
      `if ${tell.condition(cond)}, ${tell.effects(yes)}${no === undefined ? '' : `; otherwise ${tell.effects(no)}`}`,
    forEach: ({ over, do: list }, tell) => {
      const each =
        typeof over === 'string'
          ? tell.player(over).text
          : `each ${describe({ ...over, determiner: 'one' }, tell).text.replace(/^an? ?/, '')}`
      return `for ${each}: ${tell.effects(list)}`
    },
    payOrElse: ({ player, cost, orElse }, tell) => {
      const price =
        'exhaustAny' in cost
          ? `exhaust ${count(`${cost.exhaustAny}`, 'province', 'provinces')}`
          : 'discardCards' in cost
            ? `discard ${count(`${cost.discardCards}`, 'card', 'cards')}`
            : `discard ${count(`${cost.discardProvince}`, 'province', 'provinces')}`
      const payer = tell.player(player)
      return `${payer.text} may ${price}; otherwise ${tell.effects(orElse)}`
    },
  },
}

/** The card that `controllerOf:t0` speaks of. */
export function refIn(ref: `controllerOf:${string}` | `ownerOf:${string}`): keyof Words['refs'] {
  const name = ref.slice(ref.indexOf(':') + 1)
  const known = Object.keys(enWords.refs) as (keyof Words['refs'])[]
  return known.find((one) => one === name) ?? 'self'
}
