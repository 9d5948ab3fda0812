import type { Amount, Filter, Range, Stat } from '../../data/effect.ts'
import type { Mode, Trait } from '../../data/words.ts'
import { refIn } from './ref-in.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const noun = (text: string, plural = false): Noun => ({ text, plural, feminine: false })
const s = (subject: Noun, one: string, many: string): string => (subject.plural ? many : one)
const a = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`
const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP and PM' }
const how: { readonly [M in Mode]: string } = { physical: 'physically', magic: 'with magic' }

/** `2 cards`, `1 card for each …`, `X cards, where X is …` */
function counted(amount: Amount, one: string, many: string, tell: Tell, before = ''): string {
  if (typeof amount === 'number') return `${before}${amount} ${amount === 1 ? one : many}`
  if ('count' in amount) {
    const { times = 1 } = amount
    return `${before}${times} ${times === 1 ? one : many}${forEach(amount, tell)}`
  }
  return `${before}X ${many}, where X is ${quantity(amount, tell)}`
}
const forEach = (amount: Extract<Amount, { count: unknown }>, tell: Tell): string => {
  const { count, times = 1, min, max } = amount
  const most = times < 0 && min !== undefined ? -min : max
  const limit = most === undefined ? '' : ` (at most ${most})`
  return ` for each ${tell.described({ ...count, determiner: 'bare' }).text}${limit}`
}
function quantity(amount: Amount, tell: Tell): string {
  if (typeof amount === 'number') return `${amount}`
  if ('count' in amount)
    return `the number of ${tell.described({ ...amount.count, determiner: 'bareMany' }).text}`
  if ('statOf' in amount) return `the ${stats[amount.stat]} of ${tell.ref(amount.statOf).text}`
  if ('provincesOf' in amount) return `the number of ${whose(tell.player(amount.provincesOf))} provinces`
  return amount.max === undefined
    ? 'the number of the turn'
    : `the number of the turn (at most ${amount.max})`
}

/** As many as a deck has provinces: all of them. */
const isEvery = (n: Amount): boolean => typeof n === 'number' && n >= 15

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
  const before: string[] = []
  const after: string[] = []
  if (filter === undefined) return { before, after }
  if (filter.exhausted !== undefined) before.push(filter.exhausted ? 'exhausted' : 'ready')
  if (filter.token !== undefined) before.push(filter.token ? 'token' : 'non-token')
  if (filter.notColor !== undefined) before.push(...filter.notColor.map((one) => `non-${one}`))
  if (filter.color !== undefined) before.push(tell.or(filter.color))
  if (filter.notTrait !== undefined) before.push(...filter.notTrait.map((one) => `non-${one}`))
  if (filter.trait !== undefined) before.push(tell.or(filter.trait))
  if (filter.allTraits !== undefined) before.push(filter.allTraits.join(' '))
  if (filter.sphere !== undefined)
    before.push(tell.or(filter.sphere.map((one) => (one === 'any' ? 'magic' : one))))
  if (filter.objectType !== undefined) after.push(`of type ${tell.or(filter.objectType)}`)
  if (filter.hasM !== undefined) after.push(filter.hasM ? 'with M' : 'without M')
  if (filter.hasObject !== undefined) after.push(filter.hasObject ? 'bearing an object' : 'bearing no object')
  if (filter.pp !== undefined) after.push(`with ${range('PP', filter.pp)}`)
  if (filter.pm !== undefined) after.push(`with ${range('PM', filter.pm)}`)
  if (filter.costTotal !== undefined) after.push(`with ${range('cost', filter.costTotal)}`)
  if (filter.attackedThisTurn !== undefined)
    after.push(filter.attackedThisTurn ? 'that attacked this turn' : 'that did not attack this turn')
  if (filter.cardId !== undefined) after.push(`named ${tell.cardName(filter.cardId)}`)
  if (filter.enchantmentFrom !== undefined)
    after.push(`from ${tell.or(filter.enchantmentFrom.map((one) => origin[one] ?? one))}`)
  return { before, after }
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

const creatureOf = (player: string | undefined, tell: Tell, filter?: Filter, other = false): string =>
  tell.described({
    kind: 'creature',
    determiner: 'one',
    filter,
    other,
    controller: player === 'you' || player === 'opponent' ? player : undefined,
  }).text

/** Who an event is about. */
function subject(
  pattern: { readonly subject?: string; readonly subjectFilter?: Filter; readonly player?: string },
  tell: Tell,
  kind: 'creature' | 'object' = 'creature',
): string {
  if (pattern.subject === 'self') return tell.ref('self', true).text
  if (pattern.subject === 'bearer') return tell.ref('bearer', true).text
  const { player } = pattern
  const controller = player === 'you' || player === 'opponent' ? player : undefined
  const other = pattern.subject === 'other'
  return tell.described({ kind, determiner: 'one', filter: pattern.subjectFilter, controller, other }).text
}
const someone = (player: string | undefined): Noun =>
  noun(player === 'you' ? 'you' : player === 'opponent' ? 'an opponent' : 'a player', player === 'you')

const verb = (player: Noun, base: string): string =>
  player.text === 'you'
    ? base
    : `${player.text} ${player.plural ? base : /(s|h)$/.test(base) ? `${base}es` : `${base}s`}`
const whose = (player: Noun): string => (player.text === 'you' ? 'your' : `${player.text}’s`)
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
  (base: string) =>
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
    return `${verb(holder, base)} ${provinces(n, filter, tell)}${choice(pick, holder)}`
  }

const traitWords: { readonly [T in Trait]?: readonly [one: string, many: string] } = {
  insect: ['an insect', 'insects'],
  fanatic: ['a fanatic', 'fanatics'],
  mercenary: ['a mercenary', 'mercenaries'],
}
const traitOf = (trait: Trait, who: Noun): string => traitWords[trait]?.[who.plural ? 1 : 0] ?? trait

/** English templates (DW-26.2). */
export const enWords: Words = {
  andThen: ', then ',
  ordersAreAmbiguous: false,
  describe,
  that: ({ kind, controller }) =>
    noun(`that ${kind === 'player' && controller === 'opponent' ? 'player' : kinds[kind][0]}`),
  refs: {
    self: ({ isObject, again }) => noun(again ? 'it' : isObject ? 'this object' : 'this creature'),
    bearer: ({ again }) => noun(again ? 'it' : 'the bearer'),
    attacker: () => noun('the attacker'),
    defender: () => noun('the defender'),
    eventCard: ({ event = 'enterPlay' }) =>
      noun(
        {
          turnStart: 'that card',
          turnEnd: 'that card',
          enterPlay: 'that creature',
          leavePlay: 'that creature',
          destroyed: 'that creature',
          attackDeclared: 'the attacker',
          provinceAttackDeclared: 'the attacker',
          combatWon: 'the winner',
          cardCast: 'that card',
          provinceDiscarded: 'that province',
          objectAttached: 'that object',
        }[event],
      ),
    eventOther: ({ event, again }) =>
      noun(
        event === 'combatWon'
          ? 'the loser'
          : event === 'attackDeclared'
            ? 'the attacked creature'
            : event === 'destroyed'
              ? again
                ? 'the victor'
                : 'the creature that beat it'
              : event === 'objectAttached'
                ? 'its bearer'
                : 'the attacker',
      ),
    created: () => noun('the token'),
    each: () => noun('it'),
    t0: () => noun('the target'),
    t1: () => noun('the second target'),
    t2: () => noun('the third target'),
    t3: () => noun('the fourth target'),
  },
  player: (ref, tell, again) => {
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
        if (again) return noun('that player')
        const { text } = tell.ref(refIn(ref))
        const role = ref.startsWith('ownerOf:') ? 'owner' : 'controller'
        if (text.includes(' that ')) return noun(`the ${role} of ${text}`)
        return noun(text === 'it' ? `its ${role}` : `${text}’s ${role}`)
      }
    }
  },
  group: (players) => noun(players === 'opponents' ? 'your opponents' : 'all players', true),
  figure: (stat, n, tell) => {
    if (typeof n === 'number') return `${n < 0 ? '−' : '+'}${Math.abs(n)} ${stats[stat]}`
    if ('count' in n) {
      const { times = 1 } = n
      return `${times < 0 ? '−' : '+'}${Math.abs(times)} ${stats[stat]}${forEach(n, tell)}`
    }
    return `${'times' in n && (n.times ?? 1) < 0 ? '−' : '+'}X ${stats[stat]}, where X is ${quantity(n, tell)}`
  },
  gets: (who, figures) => `${s(who, 'gets', 'get')} ${figures}`,
  combat: ({ role, mode, vs }, tell) => {
    const who = tell.ref(tell.isObject ? 'bearer' : 'self', true).text
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
  castOnly: (window) =>
    window === 'attackDeclared'
      ? 'Cast only when an attack on a creature is declared'
      : 'Cast only when an attack on provinces is declared',
  reaction: (list) => `Cast in reaction to ${list.map(a).join(' or ')}`,
  bearer: (side) =>
    side === 'any'
      ? 'Attach to any creature with M'
      : 'Attach to a creature with M that an opponent controls',
  event: {
    turnStart: () => 'a turn starts',
    turnEnd: () => 'a turn ends',
    enterPlay: (pattern, tell) => `${subject(pattern, tell)} enters play`,
    leavePlay: (pattern, tell) => `${subject(pattern, tell)} leaves play`,
    destroyed: (pattern, tell) => `${subject(pattern, tell)} is destroyed`,
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
      const being = [
        ...(filter.exhausted === undefined ? [] : [filter.exhausted ? 'exhausted' : 'ready']),
        ...(filter.token === undefined ? [] : [filter.token ? 'a token' : 'no token']),
        ...(filter.type === undefined ? [] : [a(tell.or(filter.type))]),
        ...(filter.trait === undefined ? [] : [tell.or(filter.trait.map((one) => traitOf(one, who)))]),
        ...(filter.allTraits === undefined
          ? []
          : [tell.and(filter.allTraits.map((one) => traitOf(one, who)))]),
        ...(filter.notTrait ?? []).map((one) => `not ${traitOf(one, who)}`),
        ...(filter.color === undefined ? [] : [tell.or(filter.color)]),
        ...(filter.notColor ?? []).map((one) => `not ${one}`),
        ...(filter.sphere === undefined ? [] : [tell.or(filter.sphere)]),
        ...(filter.objectType === undefined ? [] : [`of type ${tell.or(filter.objectType)}`]),
        ...(filter.enchantmentFrom === undefined
          ? []
          : [`from ${tell.or(filter.enchantmentFrom.map((one) => origin[one] ?? one))}`]),
        ...(filter.cardId === undefined ? [] : [tell.cardName(filter.cardId)]),
      ]
      const clauses = being.length === 0 ? [] : [`is ${tell.and(being)}`]
      if (filter.hasM !== undefined) clauses.push(filter.hasM ? 'has M' : 'has no M')
      if (filter.hasObject !== undefined)
        clauses.push(filter.hasObject ? 'bears an object' : 'bears no object')
      if (filter.pp !== undefined) clauses.push(`has ${range('PP', filter.pp)}`)
      if (filter.pm !== undefined) clauses.push(`has ${range('PM', filter.pm)}`)
      if (filter.costTotal !== undefined) clauses.push(`has ${range('cost', filter.costTotal)}`)
      if (filter.attackedThisTurn !== undefined)
        clauses.push(filter.attackedThisTurn ? 'attacked this turn' : 'did not attack this turn')
      return `${who.text} ${tell.and(clauses)}`
    },
    compare: ({ compare: [left, op, right] }, tell) => {
      if (typeof left === 'object' && 'provincesOf' in left) {
        const who = tell.player(left.provincesOf)
        const holds = `${who.text} ${who.plural ? 'hold' : 'holds'}`
        if (typeof right === 'number') {
          const many = right === 1 ? 'province' : 'provinces'
          return {
            '<': `${holds} fewer than ${right} ${many}`,
            '<=': `${holds} ${right} ${many} or fewer`,
            '=': `${holds} exactly ${right} ${many}`,
            '>=': `${holds} ${right} ${many} or more`,
            '>': `${holds} more than ${right} ${many}`,
          }[op]
        }
        if ('provincesOf' in right) {
          const than = tell.player(right.provincesOf).text
          return {
            '<': `${holds} fewer provinces than ${than}`,
            '<=': `${holds} no more provinces than ${than}`,
            '=': `${holds} as many provinces as ${than}`,
            '>=': `${holds} at least as many provinces as ${than}`,
            '>': `${holds} more provinces than ${than}`,
          }[op]
        }
      }
      const word = { '<': 'less than', '<=': 'at most', '=': 'exactly', '>=': 'at least', '>': 'more than' }[
        op
      ]
      return `${quantity(left, tell)} is ${word} ${quantity(right, tell)}`
    },
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
      const text = `${who.text} ${tell.mods(mod, who)}`
      const isLong = mod.some((one) => 'n' in one && typeof one.n === 'object')
      return isLong ? `${enWords.duration[duration]}, ${text}` : `${text} ${enWords.duration[duration]}`
    },
    createToken: ({ player, token, n }, tell) => {
      const who = tell.player(player)
      const name = tell.tokenName(token)
      const look = [token.color, ...token.traits, ...(token.m === true ? ['M'] : [])].join(', ')
      return `${verb(who, 'create')} ${counted(n, `${name} token`, `${name} tokens`, tell)} (${token.pp}/${token.pm}, ${look})`
    },
    createCopy: ({ player, of }, tell) => {
      const who = tell.player(player)
      return `${verb(who, 'create')} a token that is a copy of ${tell.ref(of).text}`
    },
    moveObject: ({ what, to }, tell) =>
      `move ${tell.ref(what).text} to ${typeof to === 'string' ? tell.ref(to).text : describe({ ...to, determiner: 'one' }, tell).text}`,
    destroyProvince: onProvinces('discard'),
    exhaustProvince: onProvinces('exhaust'),
    refreshProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      const upTo = n === 1 || pick !== 'holder' ? '' : 'up to '
      return `${verb(holder, 'refresh')} ${provinces(n, filter, tell, upTo)}${choice(pick, holder)}`
    },
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
      const list = options.map((option) => {
        const label = tell.label(option)
        return `${label === undefined ? '' : `${label}: `}${tell.effects(option.do)}`
      })
      return `${verb(tell.player(by), 'choose')} one — ${list.join('; ')}`
    },
    random: ({ outcomes }, tell) => {
      const all = outcomes.reduce((sum, { weight }) => sum + weight, 0)
      return `by chance — ${outcomes.map(({ weight, do: list }) => `${weight} in ${all}: ${tell.effects(list)}`).join('; ')}`
    },
    if: ({ cond, then: yes, else: no }, tell) =>
      `if ${tell.condition(cond)}, ${tell.effects(yes)}${no === undefined ? '' : `; otherwise ${tell.effects(no)}`}`,
    forEach: ({ over, do: list }, tell) => {
      if (typeof over !== 'string')
        return `for each ${describe({ ...over, determiner: 'bare' }, tell).text}, ${tell.effects(list)}`
      const players = tell.player(over)
      return tell.toEach(players, list) ?? `for ${players.text}, ${tell.effects(list)}`
    },
    payOrElse: ({ player, cost, orElse }, tell) => {
      const [what, n, one] =
        'exhaustAny' in cost
          ? (['exhaust', cost.exhaustAny, 'province'] as const)
          : 'discardCards' in cost
            ? (['discard', cost.discardCards, 'card'] as const)
            : (['discard', cost.discardProvince, 'province'] as const)
      const otherwise = tell.effects(orElse)
      const payer = tell.player(player)
      const pays = payer.text === 'you' ? `you ${what}` : verb(payer, what)
      return `${otherwise} unless ${pays} ${n} ${n === 1 ? one : `${one}s`}`
    },
  },
}
