import type { Amount, Filter, Range, Stat } from '../../data/effect.ts'
import type { Colour, Mode, Trait } from '../../data/words.ts'
import { refIn } from './ref-in.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const noun = (text: string, feminine = false, plural = false): Noun => ({ text, plural, feminine })
/** An order to you, a statement about others. */
const v = (who: Noun, you: string, one = you): string => (who.text === 'tú' ? you : `${who.text} ${one}`)
const s = (who: Noun, one: string, many: string, you = one): string =>
  who.text === 'tú' ? you : who.plural ? many : one
/** The verb alone says who, where the subject is plain. */
const led = (who: Noun, rest: string): string =>
  who.text === '' || who.text === 'tú' ? rest : `${who.text} ${rest}`

const contracted = (before: 'de' | 'a', text: string): string =>
  text.startsWith('el ') ? `${before}l ${text.slice(3)}` : `${before} ${text}`
const de = (text: string): string => contracted('de', text)
const a = (text: string): string => contracted('a', text)

type Forms = readonly [masculine: string, feminine: string, masculines: string, feminines: string]
const regular = (stem: string): Forms => [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`]
const same = (word: string, many = `${word}s`): Forms => [word, word, many, many]
const traits: { readonly [T in Trait]: Forms } = {
  incorporeal: regular('incorpóre'),
  flying: ['volador', 'voladora', 'voladores', 'voladoras'],
  armoured: regular('acorazad'),
  undead: ['no muerto', 'no muerta', 'no muertos', 'no muertas'],
  fanatic: regular('fanátic'),
  demonic: regular('demoníac'),
  magical: regular('mágic'),
  mercenary: regular('mercenari'),
  // A noun that stands beside another keeps its number.
  insect: ['insecto', 'insecto', 'insecto', 'insecto'],
}
const colours: { readonly [C in Colour | 'any']: Forms } = {
  red: regular('roj'),
  green: same('verde'),
  blue: same('azul', 'azules'),
  grey: same('gris', 'grises'),
  any: regular('mágic'),
}
const form = (forms: Forms, { feminine, plural }: Pick<Noun, 'feminine' | 'plural'>): string =>
  forms[(plural ? 2 : 0) + (feminine ? 1 : 0)] ?? forms[0]

const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP y PM' }
const how: { readonly [M in Mode]: string } = { physical: 'físicamente', magic: 'con magia' }

/** `2 cartas`, `1 carta por cada …`, `X cartas, siendo X …` */
function counted(amount: Amount, one: string, more: string, tell: Tell, before = ''): string {
  if (typeof amount === 'number') return `${before}${amount} ${amount === 1 ? one : more}`
  if ('count' in amount) {
    const { times = 1 } = amount
    return `${before}${times} ${times === 1 ? one : more}${perEach(amount, tell)}`
  }
  return `${before}X ${more}, siendo X ${quantity(amount, tell)}`
}
const perEach = (amount: Extract<Amount, { count: unknown }>, tell: Tell): string => {
  const { count, times = 1, min, max } = amount
  const most = times < 0 && min !== undefined ? -min : max
  const limit = most === undefined ? '' : ` (${most} como máximo)`
  return ` por cada ${tell.described({ ...count, determiner: 'bare' }).text}${limit}`
}
function quantity(amount: Amount, tell: Tell): string {
  if (typeof amount === 'number') return `${amount}`
  if ('count' in amount)
    return `el número ${de(tell.described({ ...amount.count, determiner: 'bareMany' }).text)}`
  if ('statOf' in amount) return `el ${stats[amount.stat]} ${de(tell.ref(amount.statOf).text)}`
  if ('provincesOf' in amount) {
    const { text } = tell.player(amount.provincesOf)
    return text === 'tú' ? 'el número de tus provincias' : `el número de provincias ${de(text)}`
  }
  return amount.max === undefined ? 'el número del turno' : `el número del turno (${amount.max} como máximo)`
}
/** As many as a deck has provinces: all of them. */
const isEvery = (n: Amount): boolean => typeof n === 'number' && n >= 15

const range = (stat: string, { min, max }: Range): string => {
  if (min !== undefined && max !== undefined)
    return min === max ? `${stat} ${min}` : `${stat} ${min} a ${max}`
  return min === undefined ? `${stat} ${max} o menos` : `${stat} ${min} o más`
}

type Kind = readonly [one: string, many: string, feminine: boolean]
const kinds: { readonly [K in Described['kind']]: Kind } = {
  creature: ['criatura', 'criaturas', true],
  object: ['objeto mágico', 'objetos mágicos', false],
  province: ['provincia', 'provincias', true],
  enchantment: ['encantamiento', 'encantamientos', false],
  handCard: ['carta', 'cartas', true],
  discardCard: ['carta', 'cartas', true],
  player: ['jugador', 'jugadores', false],
}
const types: Readonly<Record<string, Kind>> = {
  creature: ['criatura', 'criaturas', true],
  object: ['objeto mágico', 'objetos mágicos', false],
  ritual: ['ritual', 'rituales', false],
  curse: ['maleficio', 'maleficios', false],
  province: ['provincia', 'provincias', true],
}
const card: Kind = ['carta', 'cartas', true]
/** Several types agree like the last one named. */
function typeOf(list: readonly string[] | undefined, tell: Tell): Kind {
  const found = (list ?? []).flatMap((type) => (types[type] === undefined ? [] : [types[type]]))
  const last = found.at(-1)
  if (last === undefined) return card
  return [tell.or(found.map(([one]) => one)), tell.or(found.map(([, more]) => more)), last[2]]
}
const article = (feminine: boolean): string => (feminine ? 'una' : 'un')
const origin: Readonly<Record<string, string>> = {
  ritual: 'de un ritual',
  curse: 'de un maleficio',
  ability: 'de una habilidad',
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
  const isNot = (words: readonly string[]): string =>
    `que no ${what.plural ? 'sean' : 'sea'} ${words.length === 1 ? words[0] : `ni ${words.join(' ni ')}`}`
  if (filter.sphere !== undefined) adjectives.push(tell.or(filter.sphere.map((one) => agree(colours[one]))))
  if (filter.trait !== undefined) adjectives.push(tell.or(filter.trait.map((one) => agree(traits[one]))))
  if (filter.allTraits !== undefined)
    adjectives.push(tell.and(filter.allTraits.map((one) => agree(traits[one]))))
  if (filter.color !== undefined) adjectives.push(tell.or(filter.color.map((one) => agree(colours[one]))))
  if (filter.exhausted !== undefined) adjectives.push(agree(regular(filter.exhausted ? 'agotad' : 'list')))
  if (filter.notTrait !== undefined) after.push(isNot(filter.notTrait.map((one) => agree(traits[one]))))
  if (filter.notColor !== undefined) after.push(isNot(filter.notColor.map((one) => agree(colours[one]))))
  if (filter.objectType !== undefined) after.push(`de tipo ${tell.or(filter.objectType)}`)
  if (filter.hasM !== undefined) after.push(filter.hasM ? 'con M' : 'sin M')
  if (filter.hasObject !== undefined)
    after.push(
      filter.hasObject ? `que ${what.plural ? 'lleven' : 'lleve'} un objeto mágico` : 'sin objeto mágico',
    )
  if (filter.pp !== undefined) after.push(`de ${range('PP', filter.pp)}`)
  if (filter.pm !== undefined) after.push(`de ${range('PM', filter.pm)}`)
  if (filter.costTotal !== undefined) after.push(`de ${range('coste', filter.costTotal)}`)
  if (filter.token === true) adjectives.push('ficha')
  if (filter.token === false) after.push(what.plural ? 'que no sean fichas' : 'que no sea una ficha')
  if (filter.attackedThisTurn !== undefined) {
    const has = what.plural ? 'hayan' : 'haya'
    after.push(`que ${filter.attackedThisTurn ? '' : 'no '}${has} atacado este turno`)
  }
  if (filter.cardId !== undefined) after.push(`${agree(regular('llamad'))} ${tell.cardName(filter.cardId)}`)
  if (filter.enchantmentFrom !== undefined)
    after.push(
      `${what.plural ? 'procedentes' : 'procedente'} ${tell.or(filter.enchantmentFrom.map((one) => origin[one] ?? one))}`,
    )
  return { adjectives, after }
}

const sides: Readonly<Record<string, readonly [one: string, many: string]>> = {
  you: ['que controlas', 'que controlas'],
  opponent: ['de un adversario', 'de tus adversarios'],
  eventPlayer: ['de ese jugador', 'de ese jugador'],
  t0: ['de ese jugador', 'de ese jugador'],
  each: ['de ese jugador', 'de ese jugador'],
}

function describe({ kind, determiner, filter, controller, other, attachedTo }: Described, tell: Tell): Noun {
  const plural = determiner === 'all' || determiner === 'the' || determiner === 'bareMany'
  const isOpponent = kind === 'player' && controller === 'opponent'
  const [one, more, feminine] = isOpponent
    ? (['adversario', 'adversarios', false] as const)
    : kind === 'discardCard' || kind === 'handCard'
      ? typeOf(filter?.type, tell)
      : kinds[kind]
  const { adjectives, after } = parts(filter, { feminine, plural }, tell)
  const end: string[] = []
  const at = plural ? 1 : 0
  if (kind === 'discardCard' || kind === 'handCard') {
    const isHand = kind === 'handCard'
    const zone = isHand ? 'mano' : 'descarte'
    const the = isHand ? 'la' : 'el'
    const whose: Readonly<Record<string, string>> = {
      you: `de tu ${zone}`,
      opponent: plural
        ? `de ${isHand ? 'las manos' : 'los descartes'} de tus adversarios`
        : `${de(`${the} ${zone}`)} de un adversario`,
      any: plural
        ? `de ${isHand ? 'todas las manos' : 'todos los descartes'}`
        : `de ${article(isHand)} ${zone}`,
    }
    end.push(whose[controller ?? 'any'] ?? `${de(`${the} ${zone}`)} de ese jugador`)
  } else if (controller !== undefined && controller !== 'any' && !isOpponent) {
    end.push(kind === 'province' && controller === 'you' ? 'que tienes' : (sides[controller]?.[at] ?? ''))
  }
  if (attachedTo !== undefined) end.push(`que lleve ${tell.ref(attachedTo).text}`)
  const isTarget = determiner === 'target' || determiner === 'upToOneTarget'
  const isClause = (words: string): boolean => words.startsWith('que ')
  const clauses = [...end, ...after].filter(isClause)
  const words = [
    ...[plural ? more : one, ...adjectives, ...(isTarget ? ['objetivo'] : [])],
    ...[...after, ...end].filter((part) => !isClause(part)),
    ...(clauses.length === 0 ? [] : [clauses.join(' y ')]),
  ]
  const another = form(regular('otr'), { feminine, plural })
  const text = [...(other === true ? [another] : []), ...words].join(' ')
  const lead = {
    target: feminine ? 'la ' : 'el ',
    upToOneTarget: `hasta ${article(feminine)} `,
    all: feminine ? 'todas las ' : 'todos los ',
    the: feminine ? 'las ' : 'los ',
    one: other === true ? '' : `${article(feminine)} `,
    bare: '',
    bareMany: '',
  }[determiner]
  return noun(`${lead}${text}`, feminine, plural)
}

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
/** In a clause about the player of an event, whom the verb names where it is you. */
const someone = (player: string | undefined, you: string, one: string): string =>
  player === 'you' ? you : `${player === 'opponent' ? 'un adversario' : 'un jugador'} ${one}`

const choice = (pick: string, player: Noun): string =>
  pick === 'random'
    ? ' al azar'
    : player.text === 'tú'
      ? ''
      : pick === 'you'
        ? ' de tu elección'
        : ' de su elección'
const provinces = (n: Amount, filter: Filter | undefined, tell: Tell, before = ''): string => {
  const words = (base: string, plural: boolean): string => {
    const { adjectives, after } = parts(filter, { feminine: true, plural }, tell)
    return [base, ...adjectives, ...after].join(' ')
  }
  return counted(n, words('provincia', false), words('provincias', true), tell, before)
}
const onProvinces =
  (verb: string, prefix = '') =>
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
    return `${v(holder, verb)} ${provinces(n, filter, tell, upTo)}${choice(pick, holder)}`
  }
const zoneOf = (player: Noun, zone: 'mazo' | 'descarte' | 'mano'): string =>
  player.text === 'tú' ? `tu ${zone}` : `${zone === 'mano' ? 'la' : 'el'} ${zone} ${de(player.text)}`

/** What you are ordered, wished for, and told of you. */
const orders: Readonly<Record<string, readonly [infinitive: string, you: string]>> = {
  destruye: ['destruir', 'destruyes'],
  devuelve: ['devolver', 'devuelves'],
  pon: ['poner', 'pones'],
  retira: ['retirar', 'retiras'],
  descarta: ['descartar', 'descartas'],
  roba: ['robar', 'robas'],
  busca: ['buscar', 'buscas'],
  mira: ['mirar', 'miras'],
  revela: ['revelar', 'revelas'],
  crea: ['crear', 'creas'],
  mueve: ['mover', 'mueves'],
  agota: ['agotar', 'agotas'],
  endereza: ['enderezar', 'enderezas'],
  recupera: ['recuperar', 'recuperas'],
  da: ['dar', 'das'],
  disipa: ['disipar', 'disipas'],
  contrarresta: ['contrarrestar', 'contrarrestas'],
}

/** Plantillas en español (DW-26.2). */
export const esWords: Words = {
  andThen: ' y luego ',
  ordersAreAmbiguous: true,
  describe,
  that: ({ kind, filter }) => {
    if (kind === 'player') return noun('ese jugador')
    const [one, , feminine] =
      kind === 'discardCard'
        ? (types[filter?.type?.length === 1 ? (filter.type[0] ?? '') : ''] ?? card)
        : kinds[kind]
    return noun(`${feminine ? 'esa' : 'ese'} ${one}`, feminine)
  },
  refs: {
    self: ({ isObject, again, asSubject }) =>
      isObject
        ? noun(again && asSubject ? '' : 'este objeto')
        : noun(again && asSubject ? '' : 'esta criatura', true),
    bearer: ({ again, asSubject }) => noun(again && asSubject ? '' : 'el portador'),
    attacker: () => noun('el atacante'),
    defender: () => noun('el defensor'),
    eventCard: ({ event = 'enterPlay' }) =>
      ({
        turnStart: noun('esa carta', true),
        turnEnd: noun('esa carta', true),
        enterPlay: noun('esa criatura', true),
        leavePlay: noun('esa criatura', true),
        destroyed: noun('esa criatura', true),
        attackDeclared: noun('el atacante'),
        provinceAttackDeclared: noun('el atacante'),
        combatWon: noun('la criatura vencedora', true),
        cardCast: noun('esa carta', true),
        provinceDiscarded: noun('esa provincia', true),
        objectAttached: noun('ese objeto'),
      })[event],
    eventOther: ({ event }) =>
      event === 'combatWon'
        ? noun('la criatura vencida', true)
        : event === 'attackDeclared'
          ? noun('la criatura atacada', true)
          : event === 'destroyed'
            ? noun('la criatura vencedora', true)
            : event === 'objectAttached'
              ? noun('su portador')
              : noun('el atacante'),
    created: () => noun('la ficha', true),
    each: ({ asSubject }) => noun(asSubject ? '' : 'esa carta', true),
    t0: () => noun('el objetivo'),
    t1: () => noun('el segundo objetivo'),
    t2: () => noun('el tercer objetivo'),
    t3: () => noun('el cuarto objetivo'),
  },
  player: (ref, tell, again) => {
    switch (ref) {
      case 'you':
        return noun('tú')
      case 'opponents':
        return noun('cada adversario')
      case 'allPlayers':
        return noun('cada jugador')
      case 'activePlayer':
        return noun('el jugador activo')
      case 'defendingPlayer':
        return noun('el jugador atacado')
      case 'eventPlayer':
      case 'each':
        return noun('ese jugador')
      case 't0':
      case 't1':
      case 't2':
      case 't3':
        return noun('el jugador objetivo')
      default: {
        if (again) return noun('ese jugador')
        const role = ref.startsWith('ownerOf:') ? 'propietario' : 'controlador'
        // Of whatever the sentence goes through, whose kind the name does not tell.
        if (refIn(ref) === 'each') return noun(`su ${role}`)
        return noun(`el ${role} ${de(tell.ref(refIn(ref)).text)}`)
      }
    }
  },
  group: (players) => noun(players === 'opponents' ? 'tus adversarios' : 'todos los jugadores', false, true),
  figure: (stat, n, tell) => {
    if (typeof n === 'number') return `${n < 0 ? '−' : '+'}${Math.abs(n)} ${stats[stat]}`
    if ('count' in n) {
      const { times = 1 } = n
      return `${times < 0 ? '−' : '+'}${Math.abs(times)} ${stats[stat]}${perEach(n, tell)}`
    }
    return `${'times' in n && (n.times ?? 1) < 0 ? '−' : '+'}X ${stats[stat]}, siendo X ${quantity(n, tell)}`
  },
  gets: (who, figures) =>
    figures.startsWith('−')
      ? `${s(who, 'sufre', 'sufren')} ${figures}`
      : `${s(who, 'obtiene', 'obtienen')} ${figures.replace(' y −', ` y ${s(who, 'sufre', 'sufren')} −`)}`,
  combat: ({ role, mode, vs }, tell) => {
    const who = tell.ref(tell.isObject ? 'bearer' : 'self', true)
    const foe = vs === undefined ? '' : creatureOf(undefined, tell, vs)
    const manner = mode === undefined ? '' : ` ${how[mode]}`
    if (role === 'attacker') return led(who, `ataca${foe === '' ? '' : ` ${a(foe)}`}${manner}`)
    if (role === 'defender')
      return led(
        who,
        vs === undefined && mode === undefined
          ? 'defiende'
          : `es ${form(regular('atacad'), who)}${manner}${foe === '' ? '' : ` por ${foe}`}`,
      )
    return led(who, `combate${foe === '' ? '' : ` contra ${foe}`}${manner}`)
  },
  together: (clauses, tell) => tell.and(clauses),
  duration: {
    thisAttack: 'durante este ataque',
    endOfTurn: 'hasta el final del turno',
    endOfNextTurn: 'hasta el final del próximo turno',
    permanent: 'hasta que se disipe',
  },
  cost: ({ exhaust, discardSelf, discardCards }, isObject) =>
    [
      ...Object.entries(exhaust ?? {}).map(
        ([colour, n]) =>
          `agota ${n} ${n === 1 ? 'provincia' : 'provincias'} ${form(colourForms(colour), { feminine: true, plural: n > 1 })}`,
      ),
      ...(discardSelf === true ? [isObject ? 'descarta este objeto' : 'descarta esta criatura'] : []),
      ...(discardCards === undefined
        ? []
        : [`descarta ${discardCards} ${discardCards === 1 ? 'carta' : 'cartas'}`]),
    ].join(', '),
  static: (who, mods, when) => (when === undefined ? led(who, mods) : `Mientras ${when}, ${led(who, mods)}`),
  triggered: (event, effects, when) =>
    `Cuando ${event}${when === undefined ? '' : `, si ${when}`}, ${effects}`,
  activated: (cost, effects, when) =>
    `${cost}: ${effects}${when === undefined ? '' : ` (solo mientras ${when})`}`,
  replacement: (event, effects, order, when) => {
    const condition = `Si ${event}${when === undefined ? '' : ` mientras ${when}`}`
    if (order === 'nothing') return `${condition}, ${effects}`
    return order === 'first' ? `${condition}, antes ${effects}` : `${condition}, en su lugar ${effects}`
  },
  replaced: (event, of, tell) => {
    if (of === 'you') return 'vas a perder provincias por un ataque o un efecto'
    const who = tell.ref(of === 'bearer' || of === 'attackByBearer' ? 'bearer' : 'self', true)
    if (event === 'destroy') return `${who.text} va a ser ${form(regular('destruid'), who)}`
    return `${who.text} va a hacer perder provincias con su ataque`
  },
  nothing: (event) => (event === 'destroy' ? 'sobrevive' : 'no se pierde ninguna'),
  wish: (order) => {
    const [first = '', ...rest] = order.split(' ')
    const found = orders[first]
    return found === undefined
      ? undefined
      : [found[0], ...rest]
          .join(' ')
          .replace(/ y pon(la|lo|las|los) /, ' y poner$1 ')
          .replace(' y colócalas ', ' y colocarlas ')
  },
  may: (wishes) => `puedes ${wishes}`,
  mayDo: (all) => `puedes decidir esto: ${all}`,
  explicit: (order) => {
    const [first = '', ...rest] = order.split(' ')
    const found = orders[first]
    return found === undefined
      ? order
      : ['tú', found[1], ...rest]
          .join(' ')
          .replace(/ y pon(la|lo|las|los) /, ' y $1 pones ')
          .replace(' y colócalas ', ' y las colocas ')
  },
  limit: (per, n) =>
    `(${n === 1 ? 'una vez' : n === 2 ? 'dos veces' : `${n} veces`} por ${per === 'turn' ? 'turno' : 'partida'})`,
  castOnly: (window) =>
    window === 'attackDeclared'
      ? 'Se lanza solo cuando se ataca a una criatura'
      : 'Se lanza solo cuando se atacan provincias',
  reaction: (list) =>
    `Se lanza como reacción a ${list.map((one) => (one === 'curse' ? 'un maleficio' : 'un ritual')).join(' o ')}`,
  bearer: (side) =>
    side === 'any'
      ? 'Se coloca en cualquier criatura con M'
      : 'Se coloca en una criatura con M de un adversario',
  event: {
    turnStart: () => 'empieza un turno',
    turnEnd: () => 'termina un turno',
    enterPlay: (pattern, tell) => `${subject(pattern, tell).text} entra en juego`,
    leavePlay: (pattern, tell) => `${subject(pattern, tell).text} deja el juego`,
    destroyed: (pattern, tell) => {
      const who = subject(pattern, tell)
      return `${who.text} es ${form(regular('destruid'), who)}`
    },
    attackDeclared: ({ player, otherFilter, ...pattern }, tell) =>
      `${subject(pattern, tell).text} ataca ${a(creatureOf(player, tell, otherFilter))}`,
    provinceAttackDeclared: ({ player, ...pattern }, tell) =>
      `${subject(pattern, tell).text} ataca ${player === 'you' ? 'tus provincias' : 'provincias'}`,
    combatWon: (pattern, tell) =>
      `${subject(pattern, tell).text} gana un combate${pattern.otherFilter === undefined ? '' : ` contra ${creatureOf(undefined, tell, pattern.otherFilter)}`}`,
    cardCast: ({ player, subjectFilter }, tell) => {
      const list = (subjectFilter?.type ?? ['ritual', 'curse']).flatMap((type) =>
        types[type] === undefined ? [] : [types[type]],
      )
      const kind = tell.or(list.map(([one, , feminine]) => `${article(feminine)} ${one}`))
      const { adjectives } = parts(subjectFilter, { feminine: false, plural: false }, tell)
      return [someone(player, 'lanzas', 'lanza'), kind, ...adjectives].join(' ')
    },
    provinceDiscarded: ({ player, cause }) => {
      if (cause === 'payment') return `${someone(player, 'descartas', 'descarta')} una provincia como pago`
      if (cause === 'sacrifice') return `${someone(player, 'sacrificas', 'sacrifica')} una provincia`
      const loses = `${someone(player, 'pierdes', 'pierde')} una provincia`
      return cause === undefined ? loses : `${loses} por ${cause === 'attack' ? 'un ataque' : 'un efecto'}`
    },
    objectAttached: (pattern, tell) =>
      pattern.subject === 'self'
        ? 'este objeto se coloca en una criatura'
        : `${subject({ ...pattern, player: 'any' }, tell, 'object').text} se coloca en ${creatureOf(pattern.player, tell)}`,
  },
  condition: {
    turnAtLeast: ({ turnAtLeast }) => `es el turno ${turnAtLeast} o posterior`,
    exists: ({ exists }, tell) => {
      const { controller, kind } = exists
      const isHeld = kind !== 'discardCard' && kind !== 'handCard' && kind !== 'player'
      const verb = kind === 'province' ? ['tienes', 'tiene'] : ['controlas', 'controla']
      if (isHeld && (controller === 'you' || controller === 'opponent')) {
        return `${someone(controller, verb[0] ?? '', verb[1] ?? '')} ${describe({ ...exists, controller: 'any', determiner: 'one' }, tell).text}`
      }
      return `hay ${describe({ ...exists, determiner: 'one' }, tell).text}`
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
        ...(filter.objectType === undefined ? [] : [`de tipo ${tell.or(filter.objectType)}`]),
        ...(filter.cardId === undefined ? [] : [tell.cardName(filter.cardId)]),
      ]
      const not = [
        ...(filter.notTrait ?? []).map((trait) => traitOf(trait, who)),
        ...(filter.notColor ?? []).map((colour) => agree(colours[colour])),
      ]
      const clauses = being.length === 0 ? [] : [`es ${tell.and(being)}`]
      if (filter.enchantmentFrom !== undefined)
        clauses.push(`procede ${tell.or(filter.enchantmentFrom.map((from) => origin[from] ?? from))}`)
      if (not.length > 0) clauses.push(`no es ${not.join(' ni ')}`)
      if (filter.exhausted !== undefined)
        clauses.push(`está ${agree(regular(filter.exhausted ? 'agotad' : 'list'))}`)
      if (filter.token !== undefined) clauses.push(filter.token ? 'es una ficha' : 'no es una ficha')
      if (filter.hasM !== undefined) clauses.push(filter.hasM ? 'tiene M' : 'no tiene M')
      if (filter.hasObject !== undefined)
        clauses.push(filter.hasObject ? 'lleva un objeto mágico' : 'no lleva ningún objeto mágico')
      if (filter.pp !== undefined) clauses.push(`tiene ${range('PP', filter.pp)}`)
      if (filter.pm !== undefined) clauses.push(`tiene ${range('PM', filter.pm)}`)
      if (filter.costTotal !== undefined) clauses.push(`tiene ${range('coste', filter.costTotal)}`)
      if (filter.attackedThisTurn !== undefined)
        clauses.push(filter.attackedThisTurn ? 'ha atacado este turno' : 'no ha atacado este turno')
      return led(who, tell.and(clauses))
    },
    compare: ({ compare: [left, op, right] }, tell) => {
      if (typeof left === 'object' && 'provincesOf' in left) {
        const who = tell.player(left.provincesOf)
        const holds = who.text === 'tú' ? 'tienes' : `${who.text} tiene`
        if (typeof right === 'number') {
          const many = right === 1 ? 'provincia' : 'provincias'
          return {
            '<': `${holds} menos de ${right} ${many}`,
            '<=': `${holds} ${right} ${many} o menos`,
            '=': `${holds} exactamente ${right} ${many}`,
            '>=': `${holds} ${right} ${many} o más`,
            '>': `${holds} más de ${right} ${many}`,
          }[op]
        }
        if ('provincesOf' in right) {
          const than = tell.player(right.provincesOf).text
          return {
            '<': `${holds} menos provincias que ${than}`,
            '<=': `${holds} tantas provincias como ${than} o menos`,
            '=': `${holds} tantas provincias como ${than}`,
            '>=': `${holds} tantas provincias como ${than} o más`,
            '>': `${holds} más provincias que ${than}`,
          }[op]
        }
      }
      const word = {
        '<': 'menor que',
        '<=': 'como máximo',
        '=': 'igual a',
        '>=': 'como mínimo',
        '>': 'mayor que',
      }[op]
      return `${quantity(left, tell)} es ${word} ${quantity(right, tell)}`
    },
    any: ({ any }, tell) => tell.or(any.map(tell.condition)),
    not: ({ not }, tell) => {
      if ('role' in not) {
        const who = tell.ref(tell.isObject ? 'bearer' : 'self', true)
        return led(who, `no ${not.role === 'attacker' ? 'ataca' : 'defiende'}`)
      }
      if ('exists' in not)
        return `no ${tell.condition(not).replace(/ (una?|otr[oa]) /, (_all, one) => (one === 'un' ? ' ningún ' : one === 'una' ? ' ninguna ' : ` ningun${one === 'otra' ? 'a otra' : ' otro'} `))}`
      return `no es cierto que ${tell.condition(not)}`
    },
  },
  modifier: {
    setPower: ({ stat, n }, who, tell) =>
      typeof n === 'number'
        ? `${s(who, 'tiene', 'tienen')} ${n} de ${stats[stat]} base`
        : `${s(who, 'tiene', 'tienen')} X de ${stats[stat]} base, siendo X ${quantity(n, tell)}`,
    mulPower: ({ stat, num, den }, who) => {
      const power = stat === 'both' ? 'sus PP y PM' : `su ${stats[stat]}`
      if (num === 2 && den === 1) return `${s(who, 'duplica', 'duplican')} ${power}`
      if (num === 1 && den === 2)
        return `${s(who, 'reduce', 'reducen')} a la mitad ${power}, redondeando hacia abajo`
      return `${s(who, 'tiene', 'tienen')} ${den === 1 ? `${num} veces` : `${num}/${den} de`} ${power}`
    },
    swapPower: (_mod, who) => `${s(who, 'intercambia', 'intercambian')} sus PP y PM`,
    loseAbilities: (_mod, who) => `${s(who, 'pierde', 'pierden')} todas sus habilidades`,
    gainControl: (_mod, who) => `${s(who, 'pasa', 'pasan')} a estar bajo tu control`,
    addTrait: ({ trait }, who) => `${s(who, 'es', 'son')} ${traitOf(trait, who)}`,
    removeTrait: ({ trait }, who) => `ya no ${s(who, 'es', 'son')} ${traitOf(trait, who)}`,
    setColor: ({ color }, who) => `${s(who, 'se vuelve', 'se vuelven')} ${form(colours[color], who)}`,
    setM: ({ value }, who) => `${value ? s(who, 'tiene', 'tienen') : s(who, 'pierde', 'pierden')} M`,
    grantAbility: ({ ability }, who, tell) => `${s(who, 'gana', 'ganan')} «${tell.ability(ability)}»`,
    copyOf: ({ of }, who, tell) =>
      `${s(who, 'se convierte en una copia', 'se convierten en copias')} ${de(tell.ref(of).text)}`,
    costDelta: ({ cards, color, n }, who, tell) => {
      const [, more, feminine] = typeOf(cards.type, tell)
      const { adjectives, after } = parts(cards, { feminine, plural: true }, tell)
      const size = Math.abs(n)
      const sphere = `${size} ${size === 1 ? 'esfera' : 'esferas'} ${form(colours[color], { feminine: true, plural: size > 1 })}`
      return `${s(who, 'paga', 'pagan', 'pagas')} ${sphere} ${n < 0 ? 'menos' : 'más'} por ${feminine ? 'las' : 'los'} ${[more, ...adjectives, ...after].join(' ')}`
    },
    initiative: ({ n }, who) =>
      `${s(who, 'cuenta', 'cuentan', 'cuentas')} ${Math.abs(n)} ${n < 0 ? 'menos' : 'más'} de poderío para el orden del turno`,
    rule: ({ rule, n, mode }, who) =>
      esWords.rule[rule]({ ...(n === undefined ? {} : { n }), ...(mode === undefined ? {} : { mode }) }, who),
  },
  rule: {
    cannotAttack: (_rule, who) => `no ${s(who, 'puede', 'pueden')} atacar`,
    cannotAttackProvinces: (_rule, who) => `no ${s(who, 'puede', 'pueden')} atacar provincias`,
    cannotBeAttacked: (_rule, who) => `no ${s(who, 'puede', 'pueden')} ser ${form(regular('atacad'), who)}`,
    cannotBeTargeted: (_rule, who) => `no ${s(who, 'puede', 'pueden')} ser objetivo de otros jugadores`,
    cannotCastCurses: (_rule, who) => `no ${s(who, 'puede', 'pueden', 'puedes')} lanzar maleficios`,
    provinceAttackFromTurn: ({ n = 1 }, who) =>
      `${s(who, 'puede', 'pueden')} atacar provincias desde el turno ${n}`,
    ignoreGuard: (_rule, who) => `${s(who, 'ignora', 'ignoran')} la regla de guardia`,
    provinceDamage: ({ n = 1 }, who) =>
      `${s(who, 'cuesta', 'cuestan')} ${n} ${n === 1 ? 'provincia' : 'provincias'} más al jugador atacado`,
    attackModeOnly: ({ mode = 'physical' }, who) =>
      `solo ${s(who, 'ataca', 'atacan')} a criaturas ${how[mode]}`,
  },
  effect: {
    destroy: ({ what }, tell) => `destruye ${what === 'attacker' ? 'al atacante' : tell.what(what).text}`,
    move: ({ what, to: place, under }, tell) => {
      const thing = tell.what(what)
      const owner = thing.plural ? 'de sus propietarios' : 'de su propietario'
      const pile = thing.isYours === true ? 'de tu mazo' : `del mazo ${owner}`
      switch (place) {
        case 'hand':
          return `devuelve ${thing.text} a ${thing.isYours === true ? 'tu mano' : `la mano ${owner}`}`
        case 'discard':
          return `descarta ${thing.text}`
        case 'exile':
          return `retira ${thing.text} de la partida`
        case 'pileTop':
          return `pon ${thing.text} encima ${pile}`
        case 'pileBottom':
          return `pon ${thing.text} debajo ${pile}`
        case 'play':
          return `pon ${thing.text} en juego${under === 'you' ? ' bajo tu control' : ''}`
      }
    },
    discard: ({ player, n, pick, filter }, tell) => {
      const [one, more, feminine] = typeOf(filter?.type, tell)
      const words = (base: string, plural: boolean): string =>
        [base, ...parts(filter, { feminine, plural }, tell).adjectives].join(' ')
      const who = tell.player(player)
      return `${v(who, 'descarta')} ${counted(n, words(one, false), words(more, true), tell)}${pick === 'random' ? ' al azar' : ''}`
    },
    draw: ({ player, n }, tell) => {
      const who = tell.player(player)
      return `${v(who, 'roba')} ${counted(n, 'carta', 'cartas', tell)}`
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
          : counted(n, words(one, false), words(more, true), tell, 'hasta ')
      const it = `${feminine ? 'la' : 'lo'}${n === 1 ? '' : 's'}`
      const hand = holder.text === 'tú' ? 'en tu mano' : 'en la mano de ese jugador'
      return `busca en ${zoneOf(holder, zone === 'pile' ? 'mazo' : 'descarte')} ${wanted} y pon${it} ${place === 'hand' ? hand : 'en juego'}`
    },
    look: ({ player, zone, n, public: shown, reorder }, tell) => {
      const holder = tell.player(player)
      const top = n === 1 ? 'la carta de encima' : `las ${counted(n, 'carta', 'cartas', tell)} de encima`
      const place = {
        pileTop: () => `${top} ${de(zoneOf(holder, 'mazo'))}`,
        hand: () => zoneOf(holder, 'mano'),
        provinces: () =>
          isEvery(n)
            ? holder.text === 'tú'
              ? 'tus provincias'
              : `las provincias ${de(holder.text)}`
            : `${counted(n, 'provincia', 'provincias', tell)} ${de(holder.text)}`,
      }[zone]()
      return `${shown === true ? 'revela' : 'mira'} ${place}${reorder === true ? ' y colócalas en el orden que quieras' : ''}`
    },
    modify: ({ what, mod, duration }, tell) => {
      const who = tell.what(what, true)
      const text = led(who, tell.mods(mod, who))
      const isLong = mod.some((one) => 'n' in one && typeof one.n === 'object')
      return isLong ? `${esWords.duration[duration]}, ${text}` : `${text} ${esWords.duration[duration]}`
    },
    createToken: ({ player, token, n }, tell) => {
      const who = tell.player(player)
      const name = tell.tokenName(token)
      const look = [
        form(colours[token.color], noun('', true)),
        ...token.traits.map((one) => form(traits[one], noun('', true))),
        ...(token.m === true ? ['M'] : []),
      ]
      return `${v(who, 'crea')} ${counted(n, `ficha de ${name}`, `fichas de ${name}`, tell)} (${token.pp}/${token.pm}, ${look.join(', ')})`
    },
    createCopy: ({ player, of }, tell) => {
      const who = tell.player(player)
      return `${v(who, 'crea')} una ficha que es una copia ${de(tell.ref(of).text)}`
    },
    moveObject: ({ what, to: place }, tell) =>
      `mueve ${tell.ref(what).text} ${a(typeof place === 'string' ? tell.ref(place).text : describe({ ...place, determiner: 'one' }, tell).text)}`,
    destroyProvince: onProvinces('descarta'),
    exhaustProvince: onProvinces('agota'),
    refreshProvince: onProvinces('endereza', 'hasta '),
    recoverProvince: ({ player, n, filter }, tell) => {
      const who = tell.player(player)
      const from = who.text === 'tú' ? 'tu' : 'su'
      return `${v(who, 'recupera')} ${provinces(n, filter, tell, n === 1 ? '' : 'hasta ')} de ${from} descarte`
    },
    stealProvince: ({ from, to: taker, n, pick }, tell) => {
      const holder = tell.player(from)
      const taking = tell.player(taker)
      const what = `${provinces(n, undefined, tell)}${choice(pick, holder)}`
      if (taking.text === 'tú') return `${holder.text} te da ${what}`
      return `${v(holder, 'da')} ${what} ${a(taking.text)}`
    },
    dispel: ({ what }, tell) => `disipa ${tell.what(what).text}`,
    counter: () => 'contrarresta esa carta',
    cancelAttack: () => 'el ataque se cancela',
    endCombatTurn: () => 'el turno de combate termina tras el ataque en curso',
    redirectAttack: ({ to: target }, tell) => {
      const who = tell.ref(target, true)
      return led(who, 'pasa a ser el objetivo del ataque')
    },
    setAttackMode: ({ mode }) =>
      mode === 'other'
        ? 'un ataque físico pasa a ser mágico, un ataque mágico pasa a ser físico'
        : `el ataque pasa a ser ${mode === 'magic' ? 'mágico' : 'físico'}`,
    extraAttack: ({ what }, tell) => led(tell.ref(what, true), 'puede atacar una vez más este turno'),
    fight: ({ a: one, b, mode }, tell) =>
      led(tell.ref(one, true), `lucha ${how[mode]} contra ${tell.ref(b).text}`),
    delayed: ({ at, do: list }, tell) =>
      `${at === 'turnEnd' ? 'al final del turno' : 'al comienzo del próximo turno'}, ${tell.effects(list)}`,
    choose: ({ by, options }, tell) => {
      const list = options.map((option) => {
        const label = tell.label(option)
        return `${label === undefined ? '' : `${label}: `}${tell.effects(option.do)}`
      })
      return `${v(tell.player(by), 'elige')} — ${list.join('; ')}`
    },
    random: ({ outcomes }, tell) => {
      const all = outcomes.reduce((sum, { weight }) => sum + weight, 0)
      return `al azar — ${outcomes.map(({ weight, do: list }) => `${weight} de cada ${all}: ${tell.effects(list)}`).join('; ')}`
    },
    if: ({ cond, then: yes, else: no }, tell) =>
      `si ${tell.condition(cond)}, ${tell.effects(yes)}${no === undefined ? '' : `; si no, ${tell.effects(no)}`}`,
    forEach: ({ over, do: list }, tell) => {
      if (typeof over !== 'string')
        return `por cada ${describe({ ...over, determiner: 'bare' }, tell).text}, ${tell.effects(list)}`
      const players = tell.player(over)
      return tell.toEach(players, list) ?? `por ${players.text}, ${tell.effects(list)}`
    },
    payOrElse: ({ player, cost, orElse }, tell) => {
      const [you, one, n, what] =
        'exhaustAny' in cost
          ? (['agotes', 'agote', cost.exhaustAny, 'provincia'] as const)
          : 'discardCards' in cost
            ? (['descartes', 'descarte', cost.discardCards, 'carta'] as const)
            : (['descartes', 'descarte', cost.discardProvince, 'provincia'] as const)
      const otherwise = tell.effects(orElse)
      const payer = tell.player(player)
      return `${otherwise}, a menos que ${v(payer, you, one)} ${n} ${n === 1 ? what : `${what}s`}`
    },
  },
}

const isColour = (word: string): word is Colour => Object.hasOwn(colours, word)
const colourForms = (word: string): Forms => (isColour(word) ? colours[word] : same(word))
const traitOf = (trait: Trait, who: Noun): string =>
  trait === 'insect' ? (who.plural ? 'insectos' : 'un insecto') : form(traits[trait], who)
