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

const s = (who: Noun, one: string, many: string, you = one): string =>
  who.text === 'tú' ? you : who.plural ? many : one
/** The verb alone says who, where the subject is plain. */
const led = (who: Noun, rest: string): string =>
  who.text === '' || who.text === 'tú' ? rest : `${who.text} ${rest}`

const contracted = (before: 'de' | 'a', text: string): string =>
  text.startsWith('el ') ? `${before}l ${text.slice(3)}` : `${before} ${text}`
const de = (text: string): string => contracted('de', text)
const a = (text: string): string => contracted('a', text)

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
const origin: { readonly [F in NonNullable<Filter['enchantmentFrom']>[number]]: string } = {
  ritual: 'de un ritual',
  curse: 'de un maleficio',
  ability: 'de una habilidad',
}
const sides: { readonly [H in Holder]: readonly [one: string, many: string] } = {
  you: ['que controlas', 'que controlas'],
  opponent: ['de un adversario', 'de tus adversarios'],
  thatPlayer: ['de ese jugador', 'de ese jugador'],
}
const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP y PM' }
const how: { readonly [M in Mode]: string } = { physical: 'físicamente', magic: 'con magia' }

const { quantity, some, counted, figure, range } = counting({
  stats,
  isOne: (n) => n === 1,
  forEach: (thing) => ` por cada ${thing}`,
  atMost: (n) => ` (${n} como máximo)`,
  where: (x) => `, siendo X ${x}`,
  numberOf: (things) => `el número ${de(things)}`,
  statOf: (stat, of) => `el ${stat} ${de(of)}`,
  provincesOf: ({ text }) =>
    text === 'tú' ? 'el número de tus provincias' : `el número de provincias ${de(text)}`,
  turn: 'el número del turno',
  between: (min, max) => `${min} a ${max}`,
  orLess: (max) => `${max} o menos`,
  orMore: (min) => `${min} o más`,
})

const grammar = romance({
  language: 'es',
  traits,
  insect: ['un insecto', 'insectos'],
  colours,
  choice: { random: ' al azar', yours: ' de tu elección', theirs: ' de su elección' },
  parts,
  counted,
})
const { v, article, provinces, choice, onProvinces } = grammar

/** Words behind the noun that a filter asks for: adjectives agreeing with it, then what it has. */
function parts(filter: Filter | undefined, what: Pick<Noun, 'feminine' | 'plural'>, tell: Tell): Parts {
  const agree = (forms: Forms): string => form(forms, what)
  const isNot = (words: readonly string[]): string =>
    `que no ${what.plural ? 'sean' : 'sea'} ${words.length === 1 ? words[0] : `ni ${words.join(' ni ')}`}`
  return {
    adjectives: told(filter, {
      ...grammar.qualities(what, tell),
      exhausted: (is) => agree(regular(is ? 'agotad' : 'list')),
      token: (is) => (is ? 'ficha' : []),
    }),
    after: told(filter, {
      notTrait: (list) => isNot(list.map((one) => agree(traits[one]))),
      notColor: (list) => isNot(list.map((one) => agree(colours[one]))),
      objectType: (list) => `de tipo ${tell.or(list)}`,
      hasM: (has) => (has ? 'con M' : 'sin M'),
      hasObject: (has) =>
        has ? `que ${what.plural ? 'lleven' : 'lleve'} un objeto mágico` : 'sin objeto mágico',
      pp: (asked) => `de ${range('PP', asked)}`,
      pm: (asked) => `de ${range('PM', asked)}`,
      costTotal: (asked) => `de ${range('coste', asked)}`,
      token: (is) => (is ? [] : what.plural ? 'que no sean fichas' : 'que no sea una ficha'),
      attackedThisTurn: (has) =>
        `que ${has ? '' : 'no '}${what.plural ? 'hayan' : 'haya'} atacado este turno`,
      cardId: (card) => `${agree(regular('llamad'))} ${tell.cardName(card)}`,
      enchantmentFrom: (list) =>
        `${what.plural ? 'procedentes' : 'procedente'} ${tell.or(list.map((one) => origin[one]))}`,
    }),
  }
}

function describe(described: Described, tell: Tell): Noun {
  const { kind, determiner, controller, other, attachedTo } = described
  const { base, feminine, plural, isCard, holder, adjectives, after } = grammar.headOf(described, tell)
  const end: string[] = []
  if (isCard) {
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
  } else if (holder !== undefined)
    end.push(kind === 'province' && holder === 'you' ? 'que tienes' : sides[holder][plural ? 1 : 0])
  if (attachedTo !== undefined) end.push(`que lleve ${tell.ref(attachedTo).text}`)
  const isTarget = determiner === 'target' || determiner === 'upToOneTarget'
  const isClause = (words: string): boolean => words.startsWith('que ')
  const clauses = [...end, ...after].filter(isClause)
  const words = [
    ...[base, ...adjectives, ...(isTarget ? ['objetivo'] : [])],
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

/** In a clause about the player of an event, whom the verb names where it is you. */
const someone = (player: string | undefined, you: string, one: string): string =>
  player === 'you' ? you : `${player === 'opponent' ? 'un adversario' : 'un jugador'} ${one}`

const casting: Words['casting'] = {
  only: {
    attackDeclared: 'Se lanza solo cuando se ataca a una criatura',
    provinceAttackDeclared: 'Se lanza solo cuando se atacan provincias',
  },
  reaction: (list) =>
    `Se lanza como reacción a ${list.map((one) => (one === 'curse' ? 'un maleficio' : 'un ritual')).join(' o ')}`,
  bearer: {
    any: 'Se coloca en cualquier criatura con M',
    opponent: 'Se coloca en una criatura con M de un adversario',
  },
}

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
  casting,
  describe,
  figure,
  that: ({ kind, filter }) => {
    if (kind === 'player') return noun('ese jugador')
    const [one, , feminine] = grammar.namedBefore(kind, filter)
    return noun(`${feminine ? 'esa' : 'ese'} ${one}`, feminine)
  },
  mentioned: {
    self: ({ isObject, again, asSubject }) =>
      isObject
        ? noun(again && asSubject ? '' : 'este objeto')
        : noun(again && asSubject ? '' : 'esta criatura', true),
    bearer: ({ again, asSubject }) => noun(again && asSubject ? '' : 'el portador'),
    each: ({ asSubject }) => noun(asSubject ? '' : 'esa carta', true),
    victor: () => noun('la criatura vencedora', true),
  },
  cards: {
    attacker: noun('el atacante'),
    defender: noun('el defensor'),
    created: noun('la ficha', true),
    object: noun('ese objeto'),
    winner: noun('la criatura vencedora', true),
    loser: noun('la criatura vencida', true),
    attacked: noun('la criatura atacada', true),
    bearerOfIt: noun('su portador'),
    t0: noun('el objetivo'),
    t1: noun('el segundo objetivo'),
    t2: noun('el tercer objetivo'),
    t3: noun('el cuarto objetivo'),
  },
  players: {
    you: noun('tú'),
    opponents: noun('cada adversario'),
    allPlayers: noun('cada jugador'),
    activePlayer: noun('el jugador activo'),
    defendingPlayer: noun('el jugador atacado'),
    targetPlayer: noun('el jugador objetivo'),
  },
  holder: grammar.holder({ owner: 'propietario', controller: 'controlador' }, 'su', de),
  group: (players) => noun(players === 'opponents' ? 'tus adversarios' : 'todos los jugadores', false, true),
  gets: (who, figures) => gains(figures, s(who, 'obtiene', 'obtienen'), s(who, 'sufre', 'sufren'), 'y'),
  combat: (who, { role, mode, vs }, tell) => {
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
      ...keysOf<Cost>(exhaust ?? {}).map((colour) => {
        const n = exhaust?.[colour] ?? 0
        return `agota ${some(n, 'provincia', 'provincias')} ${form(colours[colour], { feminine: true, plural: n > 1 })}`
      }),
      ...(discardSelf === true ? [isObject ? 'descarta este objeto' : 'descarta esta criatura'] : []),
      ...(discardCards === undefined ? [] : [`descarta ${some(discardCards, 'carta', 'cartas')}`]),
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
  event: {
    turnStart: () => 'empieza un turno',
    turnEnd: () => 'termina un turno',
    enterPlay: happens('entra en juego'),
    leavePlay: happens('deja el juego'),
    destroyed: (pattern, tell) => {
      const who = subjectOf(pattern, tell)
      return `${who.text} es ${form(regular('destruid'), who)}`
    },
    attackDeclared: ({ player, otherFilter, ...pattern }, tell) =>
      `${subjectOf(pattern, tell).text} ataca ${a(creatureOf(player, tell, otherFilter))}`,
    provinceAttackDeclared: ({ player, ...pattern }, tell) =>
      `${subjectOf(pattern, tell).text} ataca ${player === 'you' ? 'tus provincias' : 'provincias'}`,
    combatWon: (pattern, tell) =>
      `${subjectOf(pattern, tell).text} gana un combate${pattern.otherFilter === undefined ? '' : ` contra ${creatureOf(undefined, tell, pattern.otherFilter)}`}`,
    cardCast: ({ player, subjectFilter }, tell) => {
      const { adjectives } = parts(subjectFilter, { feminine: false, plural: false }, tell)
      return [
        someone(player, 'lanzas', 'lanza'),
        grammar.spellOf(subjectFilter?.type, tell),
        ...adjectives,
      ].join(' ')
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
        : `${subjectOf({ ...pattern, player: 'any' }, tell, 'object').text} se coloca en ${creatureOf(pattern.player, tell)}`,
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
      const { is, isNot } = grammar.being(filter, who, tell)
      const being = told(filter, {
        ...is,
        objectType: (list) => `de tipo ${tell.or(list)}`,
        cardId: tell.cardName,
      })
      const clauses = [
        ...(being.length === 0 ? [] : [`es ${tell.and(being)}`]),
        ...told(filter, {
          enchantmentFrom: (list) => `procede ${tell.or(list.map((from) => origin[from]))}`,
        }),
        ...(isNot.length === 0 ? [] : [`no es ${isNot.join(' ni ')}`]),
        ...told(filter, {
          exhausted: (is) => `está ${form(regular(is ? 'agotad' : 'list'), who)}`,
          token: (is) => (is ? 'es una ficha' : 'no es una ficha'),
          hasM: (has) => (has ? 'tiene M' : 'no tiene M'),
          hasObject: (has) => (has ? 'lleva un objeto mágico' : 'no lleva ningún objeto mágico'),
          pp: (asked) => `tiene ${range('PP', asked)}`,
          pm: (asked) => `tiene ${range('PM', asked)}`,
          costTotal: (asked) => `tiene ${range('coste', asked)}`,
          attackedThisTurn: (has) => (has ? 'ha atacado este turno' : 'no ha atacado este turno'),
        }),
      ]
      return led(who, tell.and(clauses))
    },
    compare: comparing({
      holds: ({ text }) => (text === 'tú' ? 'tienes' : `${text} tiene`),
      provinces: (n) => some(n, 'provincia', 'provincias'),
      some: {
        '<': (n) => `menos de ${n}`,
        '<=': (n) => `${n} o menos`,
        '=': (n) => `exactamente ${n}`,
        '>=': (n) => `${n} o más`,
        '>': (n) => `más de ${n}`,
      },
      thanPlayer: {
        '<': (who) => `menos provincias que ${who}`,
        '<=': (who) => `tantas provincias como ${who} o menos`,
        '=': (who) => `tantas provincias como ${who}`,
        '>=': (who) => `tantas provincias como ${who} o más`,
        '>': (who) => `más provincias que ${who}`,
      },
      is: (left, than, right) => `${left} es ${than} ${right}`,
      than: { '<': 'menor que', '<=': 'como máximo', '=': 'igual a', '>=': 'como mínimo', '>': 'mayor que' },
      quantity,
    }),
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
    addTrait: ({ trait }, who) => `${s(who, 'es', 'son')} ${grammar.traitOf(trait, who)}`,
    removeTrait: ({ trait }, who) => `ya no ${s(who, 'es', 'son')} ${grammar.traitOf(trait, who)}`,
    setColor: ({ color }, who) => `${s(who, 'se vuelve', 'se vuelven')} ${form(colours[color], who)}`,
    setM: ({ value }, who) => `${value ? s(who, 'tiene', 'tienen') : s(who, 'pierde', 'pierden')} M`,
    grantAbility: ({ ability }, who, tell) => `${s(who, 'gana', 'ganan')} «${tell.ability(ability)}»`,
    copyOf: ({ of }, who, tell) =>
      `${s(who, 'se convierte en una copia', 'se convierten en copias')} ${de(tell.ref(of).text)}`,
    costDelta: ({ cards, color, n }, who, tell) => {
      const [, more, feminine] = grammar.typeOf(cards.type, tell)
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
      const [one, more] = grammar.filtered(grammar.typeOf(filter?.type, tell), filter, tell, true)
      return `${v(tell.player(player), 'descarta')} ${counted(n, one, more, tell)}${pick === 'random' ? ' al azar' : ''}`
    },
    draw: ({ player, n }, tell) => `${v(tell.player(player), 'roba')} ${counted(n, 'carta', 'cartas', tell)}`,
    search: ({ player, zone, filter, n, to: place }, tell) => {
      const holder = tell.player(player)
      const { wanted, feminine } = grammar.wanted(n, filter, tell, 'hasta ')
      const it = `${feminine ? 'la' : 'lo'}${n === 1 ? '' : 's'}`
      const hand = holder.text === 'tú' ? 'en tu mano' : 'en la mano de ese jugador'
      return `busca en ${zoneOf(holder, zone === 'pile' ? 'mazo' : 'descarte')} ${wanted} y pon${it} ${place === 'hand' ? hand : 'en juego'}`
    },
    look: ({ player, zone, n, public: shown, reorder }, tell) => {
      const holder = tell.player(player)
      const place = looked[zone](holder, n, tell)
      return `${shown === true ? 'revela' : 'mira'} ${place}${reorder === true ? ' y colócalas en el orden que quieras' : ''}`
    },
    modify: ({ what, mod, duration }, tell) => {
      const who = tell.what(what, true)
      return lasting(mod, led(who, tell.mods(mod, who)), esWords.duration[duration])
    },
    createToken: ({ player, token, n }, tell) => {
      const who = tell.player(player)
      const name = tell.tokenName(token)
      return `${v(who, 'crea')} ${counted(n, `ficha de ${name}`, `fichas de ${name}`, tell)} ${grammar.lookOf(token, noun('', true))}`
    },
    createCopy: ({ player, of }, tell) =>
      `${v(tell.player(player), 'crea')} una ficha que es una copia ${de(tell.ref(of).text)}`,
    moveObject: ({ what, to: place }, tell) =>
      `mueve ${tell.ref(what).text} ${a(typeof place === 'string' ? tell.ref(place).text : describe({ ...place, determiner: 'one' }, tell).text)}`,
    destroyProvince: onProvinces('descarta'),
    exhaustProvince: onProvinces('agota'),
    refreshProvince: onProvinces('endereza', 'endereza', 'hasta '),
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
      const list = optionsIn(options, ': ', tell)
      return `${v(tell.player(by), 'elige')} — ${list.join('; ')}`
    },
    random: ({ outcomes }, tell) =>
      `al azar — ${sharesIn(outcomes, (weight, all) => `${weight} de cada ${all}: `, tell).join('; ')}`,
    if: ({ cond, then: yes, else: no }, tell) =>
      `si ${tell.condition(cond)}, ${tell.effects(yes)}${no === undefined ? '' : `; si no, ${tell.effects(no)}`}`,
    forEach: (effect, tell) =>
      forEachOf(effect, { thing: (name) => `por cada ${name}`, players: (names) => `por ${names}` }, tell),
    payOrElse: ({ player, cost, orElse }, tell) => {
      const { deed, n, what } = priceOf(cost)
      const [you, one] = paying[deed]
      const [thing, things] = grammar.nounOf(what)
      const otherwise = tell.effects(orElse)
      const payer = tell.player(player)
      return `${otherwise}, a menos que ${v(payer, you, one)} ${some(n, thing, things)}`
    },
  },
}

/** In a clause: you pay, somebody pays. */
const paying = { exhaust: ['agotes', 'agote'], discard: ['descartes', 'descarte'] } as const

/** What is looked at. */
const looked: { readonly [Z in EffectOf<'look'>['zone']]: (holder: Noun, n: Amount, tell: Tell) => string } =
  {
    pileTop: (holder, n, tell) =>
      `${n === 1 ? 'la carta' : `las ${counted(n, 'carta', 'cartas', tell)}`} de encima ${de(zoneOf(holder, 'mazo'))}`,
    hand: (holder) => zoneOf(holder, 'mano'),
    provinces: (holder, n, tell) => {
      if (!isEvery(n)) return `${counted(n, 'provincia', 'provincias', tell)} ${de(holder.text)}`
      return holder.text === 'tú' ? 'tus provincias' : `las provincias ${de(holder.text)}`
    },
  }
const zoneOf = (player: Noun, zone: 'mazo' | 'descarte' | 'mano'): string =>
  player.text === 'tú' ? `tu ${zone}` : `${zone === 'mano' ? 'la' : 'el'} ${zone} ${de(player.text)}`
