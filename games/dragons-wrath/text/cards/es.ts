import type { Filter, Range, Stat } from '../../data/effect.ts'
import type { Colour, Trait } from '../../data/words.ts'
import { refIn } from './en.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const noun = (text: string, feminine = false, plural = false): Noun => ({ text, plural, feminine })
/** Second person for you, third for others. */
const v = (who: Noun, you: string, one: string, many = one): string =>
  who.text === 'tú' ? you : `${who.text} ${who.plural ? many : one}`
const s = (who: Noun, one: string, many: string, you = one): string =>
  who.text === 'tú' ? you : who.plural ? many : one

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
  insect: same('insecto'),
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

const count = (n: string, one: string, many: string): string => `${n} ${n === '1' ? one : many}`
const signed = (n: string): string => (/^\d/.test(n) ? `+${n}` : n.replace('-', '−'))
/** The power behind the figure, before what it is counted by. */
const powered = (amount: string, stat: string): string =>
  amount.replace(/^([+−]?\d+)( por .*)?$/, `$1 ${stat}$2`)
const stats: { readonly [S in Stat]: string } = { pp: 'PP', pm: 'PM', both: 'PP y PM' }
const modes: Readonly<Record<string, string>> = {
  physical: 'físico',
  magic: 'mágico',
  other: 'del otro tipo',
}
const range = (stat: string, { min, max }: Range): string => {
  if (min !== undefined && max !== undefined)
    return min === max ? `${stat} ${min}` : `${stat} de ${min} a ${max}`
  return min === undefined ? `${stat} ${max} o menos` : `${stat} ${min} o más`
}

const kinds: { readonly [K in Described['kind']]: readonly [one: string, many: string, feminine: boolean] } =
  {
    creature: ['criatura', 'criaturas', true],
    object: ['objeto mágico', 'objetos mágicos', false],
    province: ['provincia', 'provincias', true],
    enchantment: ['encantamiento', 'encantamientos', false],
    handCard: ['carta en mano', 'cartas en mano', true],
    discardCard: ['carta de un descarte', 'cartas de los descartes', true],
    player: ['jugador', 'jugadores', false],
  }
const types: Readonly<Record<string, readonly [one: string, many: string, feminine: boolean]>> = {
  creature: ['criatura', 'criaturas', true],
  object: ['objeto mágico', 'objetos mágicos', false],
  ritual: ['ritual', 'rituales', false],
  curse: ['maleficio', 'maleficios', false],
  province: ['provincia', 'provincias', true],
}
const typeWord = (type: string): readonly [string, string, boolean] => types[type] ?? [type, type, false]
const froms: Readonly<Record<string, string>> = {
  ritual: 'de un ritual',
  curse: 'de un maleficio',
  ability: 'de una habilidad',
}

/** Words behind the noun that a filter asks for, agreeing with it. */
function parts(filter: Filter | undefined, what: Pick<Noun, 'feminine' | 'plural'>, tell: Tell): string[] {
  if (filter === undefined) return []
  const words: string[] = []
  const agree = (forms: Forms): string => form(forms, what)
  if (filter.objectType !== undefined) words.push(`de tipo ${tell.or(filter.objectType)}`)
  if (filter.sphere !== undefined) words.push(tell.or(filter.sphere.map((one) => agree(colours[one]))))
  if (filter.color !== undefined) words.push(tell.or(filter.color.map((one) => agree(colours[one]))))
  if (filter.notColor !== undefined)
    words.push(
      `que no ${what.plural ? 'son' : 'es'} ${tell.or(filter.notColor.map((one) => agree(colours[one])))}`,
    )
  if (filter.trait !== undefined) words.push(tell.or(filter.trait.map((one) => agree(traits[one]))))
  if (filter.allTraits !== undefined) words.push(tell.and(filter.allTraits.map((one) => agree(traits[one]))))
  if (filter.notTrait !== undefined)
    words.push(
      `que no ${what.plural ? 'son' : 'es'} ${tell.or(filter.notTrait.map((one) => agree(traits[one])))}`,
    )
  if (filter.exhausted !== undefined) words.push(agree(regular(filter.exhausted ? 'agotad' : 'list')))
  if (filter.token !== undefined) words.push(filter.token ? 'ficha' : 'no ficha')
  if (filter.hasM !== undefined) words.push(filter.hasM ? 'con M' : 'sin M')
  if (filter.hasObject !== undefined) words.push(filter.hasObject ? 'con un objeto' : 'sin objeto')
  if (filter.pp !== undefined) words.push(`de ${range('PP', filter.pp)}`)
  if (filter.pm !== undefined) words.push(`de ${range('PM', filter.pm)}`)
  if (filter.costTotal !== undefined) words.push(`de ${range('coste', filter.costTotal)}`)
  if (filter.attackedThisTurn !== undefined) {
    const verb = what.plural ? 'atacaron' : 'atacó'
    words.push(filter.attackedThisTurn ? `que ${verb} este turno` : `que no ${verb} este turno`)
  }
  if (filter.cardId !== undefined) words.push(`${agree(regular('llamad'))} ${tell.cardName(filter.cardId)}`)
  if (filter.enchantmentFrom !== undefined)
    words.push(`procedente ${tell.or(filter.enchantmentFrom.map((one) => froms[one] ?? one))}`)
  return words
}

const sides: Readonly<Record<string, string>> = {
  you: 'que controlas',
  opponent: 'de un adversario',
  eventPlayer: 'de ese jugador',
  t0: 'del objetivo',
  each: 'de ese jugador',
}

function describe({ kind, determiner, filter, controller, other, attachedTo }: Described, tell: Tell): Noun {
  const plural = determiner === 'all' || determiner === 'number'
  const type = kind === 'discardCard' ? filter?.type?.[0] : undefined
  const [one, many, feminine] =
    type === undefined
      ? kinds[kind]
      : [`${typeWord(type)[0]} de un descarte`, `${typeWord(type)[1]} de los descartes`, typeWord(type)[2]]
  const isOpponent = kind === 'player' && controller === 'opponent'
  const base = isOpponent ? (plural ? 'adversarios' : 'adversario') : plural ? many : one
  const another = form(regular('otr'), { feminine, plural })
  const words = [...(other === true ? [another] : []), base, ...parts(filter, { feminine, plural }, tell)]
  if (determiner === 'target') words.splice(1, 0, 'objetivo')
  if (controller !== undefined && controller !== 'any' && !isOpponent) words.push(sides[controller] ?? '')
  if (attachedTo !== undefined) words.push(`en ${tell.ref(attachedTo).text}`)
  const text = words.join(' ')
  if (determiner === 'number') return noun(text, feminine, plural)
  if (determiner === 'all') return noun(`${feminine ? 'todas las' : 'todos los'} ${text}`, feminine, plural)
  if (determiner === 'target') return noun(`${feminine ? 'la' : 'el'} ${text}`, feminine)
  return noun(other === true ? text : `${feminine ? 'una' : 'un'} ${text}`, feminine)
}
const bare = (text: string): string => text.replace(/^una? |^un /, '')
const who = (tell: Tell, filter: Filter | undefined, kind: Described['kind']): string =>
  describe({ kind, determiner: 'one', filter }, tell).text
const self = (tell: Tell): string => (tell.isObject ? 'este objeto' : 'esta criatura')
function subject(
  pattern: { readonly subject?: string; readonly subjectFilter?: Filter },
  tell: Tell,
  kind: Described['kind'] = 'creature',
): string {
  if (pattern.subject === 'self') return self(tell)
  if (pattern.subject === 'bearer') return 'el portador'
  return describe(
    { kind, determiner: 'one', filter: pattern.subjectFilter, other: pattern.subject === 'other' },
    tell,
  ).text
}
const under = (player: string | undefined): string =>
  player === 'you' ? ' bajo tu control' : player === 'opponent' ? ' bajo el control de un adversario' : ''
const choice = (pick: string, player: Noun): string =>
  pick === 'random'
    ? ' al azar'
    : pick === 'you' && player.text !== 'tú'
      ? ' de tu elección'
      : player.text === 'tú'
        ? ''
        : ' de su elección'
const provinces = (n: string, filter: Filter | undefined, tell: Tell): string => {
  const plural = n !== '1'
  return [n, plural ? 'provincias' : 'provincia', ...parts(filter, { feminine: true, plural }, tell)].join(
    ' ',
  )
}
const pileOf = (player: Noun, pile: string, feminine: boolean): string =>
  player.text === 'tú' ? `tu ${pile}` : `${feminine ? 'la' : 'el'} ${pile} ${de(player.text)}`

/** Plantillas en español (DW-26.2). */
export const esWords: Words = {
  andThen: ' y luego ',
  nothing: 'no ocurre nada',
  describe,
  that: ({ kind }) => noun(`${kinds[kind][2] ? 'esa' : 'ese'} ${kinds[kind][0]}`, kinds[kind][2]),
  refs: {
    self: (isObject) => (isObject ? noun('este objeto') : noun('esta criatura', true)),
    bearer: () => noun('el portador'),
    attacker: () => noun('el atacante'),
    defender: () => noun('el defensor'),
    eventCard: () => noun('esa carta', true),
    eventOther: () => noun('la otra criatura', true),
    created: () => noun('lo creado'),
    each: () => noun('cada una', true),
    t0: () => noun('el objetivo'),
    t1: () => noun('el segundo objetivo'),
    t2: () => noun('el tercer objetivo'),
    t3: () => noun('el cuarto objetivo'),
  },
  player: (ref, tell) => {
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
      default:
        return noun(
          `el ${ref.startsWith('ownerOf:') ? 'propietario' : 'controlador'} ${de(tell.ref(refIn(ref)).text)}`,
        )
    }
  },
  amount: (amount, tell) => {
    if ('count' in amount) {
      const { count: selector, times, max } = amount
      const limit = max === undefined ? '' : ` (${max} como mucho)`
      return `${times ?? 1} por cada ${bare(describe({ ...selector, determiner: 'one' }, tell).text)}${limit}`
    }
    if ('statOf' in amount) return `el ${stats[amount.stat]} ${de(tell.ref(amount.statOf).text)}`
    if ('provincesOf' in amount) {
      const { text } = tell.player(amount.provincesOf)
      return text === 'tú' ? 'el número de tus provincias' : `el número de provincias ${de(text)}`
    }
    return 'el número del turno'
  },
  duration: {
    thisAttack: 'durante este ataque',
    endOfTurn: 'hasta el final del turno',
    endOfNextTurn: 'hasta el final del próximo turno',
    permanent: 'hasta que se disipe',
  },
  cost: ({ exhaust, discardSelf, discardCards }) =>
    [
      ...(exhaust === undefined
        ? []
        : [
            `agota ${Object.entries(exhaust)
              .map(
                ([colour, n]) =>
                  `${count(`${n}`, 'provincia', 'provincias')} ${form(colourForms(colour), { feminine: true, plural: n > 1 })}`,
              )
              .join(' y ')}`,
          ]),
      ...(discardSelf === true ? ['descarta esta carta'] : []),
      ...(discardCards === undefined ? [] : [`descarta ${count(`${discardCards}`, 'carta', 'cartas')}`]),
    ].join(', '),
  static: (who, mods, when) => (when === undefined ? `${who} ${mods}` : `Mientras ${when}, ${who} ${mods}`),
  triggered: (event, effects, when, optional) =>
    `Cuando ${event}${when === undefined ? '' : `, si ${when}`}, ${optional ? 'puedes: ' : ''}${effects}`,
  activated: (cost, effects, when) =>
    `${cost}: ${effects}${when === undefined ? '' : ` (solo mientras ${when})`}`,
  replacement: (event, instead, keeps, optional, when) => {
    const condition = `Si ${event}${when === undefined ? '' : ` mientras ${when}`}`
    if (keeps) return `${condition}, ${optional ? 'antes puedes: ' : 'antes: '}${instead}`
    return instead === esWords.nothing ? `${condition}, ${instead}` : `${condition}, en su lugar ${instead}`
  },
  replaced: (event, of) => {
    if (event === 'destroy')
      return of === 'bearer' ? 'el portador va a ser destruido' : 'esta criatura va a ser destruida'
    if (of === 'you') return 'vas a perder provincias por un ataque o un efecto'
    return `un ataque ${of === 'attackByBearer' ? 'del portador' : 'de esta criatura'} va a costar provincias`
  },
  limit: (per, n) => `(${n === 1 ? 'una vez' : `${n} veces`} por ${per === 'turn' ? 'turno' : 'partida'})`,
  castOnly: (window) =>
    window === 'attackDeclared'
      ? 'Solo se lanza cuando se ataca a una criatura'
      : 'Solo se lanza cuando se atacan provincias',
  reaction: (list) =>
    `Se lanza como reacción a ${list.map((one) => (one === 'curse' ? 'un maleficio' : 'un ritual')).join(' o ')}`,
  bearer: (side) => (side === 'any' ? 'Va en cualquier criatura' : 'Va en una criatura de un adversario'),
  event: {
    turnStart: () => 'empieza un turno',
    turnEnd: () => 'termina un turno',
    enterPlay: (pattern, tell) => `${subject(pattern, tell)} entra en juego${under(pattern.player)}`,
    leavePlay: (pattern, tell) => `${subject(pattern, tell)} deja el juego${under(pattern.player)}`,
    destroyed: (pattern, tell) => {
      const text = subject(pattern, tell)
      return `${text} es ${/^(una|otra|esta)/.test(text) ? 'destruida' : 'destruido'}${under(pattern.player)}`
    },
    attackDeclared: (pattern, tell) =>
      `${subject(pattern, tell)} ataca ${a(who(tell, pattern.otherFilter, 'creature'))}${under(pattern.player)}`,
    provinceAttackDeclared: (pattern, tell) =>
      `${subject(pattern, tell)} ataca ${pattern.player === 'you' ? 'tus provincias' : 'provincias'}`,
    combatWon: (pattern, tell) =>
      `${subject(pattern, tell)} gana un combate${pattern.otherFilter === undefined ? '' : ` contra ${who(tell, pattern.otherFilter, 'creature')}`}`,
    cardCast: ({ player, subjectFilter }, tell) =>
      `${player === 'you' ? 'lanzas' : player === 'opponent' ? 'un adversario lanza' : 'un jugador lanza'} ${subjectFilter?.type === undefined ? 'una carta' : tell.or(subjectFilter.type.map((one) => `${typeWord(one)[2] ? 'una' : 'un'} ${typeWord(one)[0]}`))}`,
    provinceDiscarded: ({ player, cause }) =>
      `${player === 'you' ? 'pierdes' : player === 'opponent' ? 'un adversario pierde' : 'un jugador pierde'} una provincia${cause === undefined ? '' : { attack: ' por un ataque', payment: ' como pago', effect: ' por un efecto', sacrifice: ' por un sacrificio' }[cause]}`,
    objectAttached: (pattern, tell) => `${subject(pattern, tell, 'object')} recibe portador`,
  },
  condition: {
    vs: ({ vs }, tell) => `combate contra ${who(tell, vs, 'creature')}`,
    role: ({ role }) => (role === 'attacker' ? 'ataca' : 'defiende'),
    mode: ({ mode }) => `el ataque es ${modes[mode]}`,
    turnAtLeast: ({ turnAtLeast }) => `sea el turno ${turnAtLeast} o posterior`,
    exists: ({ exists }, tell) => `haya ${describe({ ...exists, determiner: 'one' }, tell).text}`,
    is: ({ is }, tell) => {
      const thing = tell.ref(is.ref)
      if (is.filter.attackedThisTurn !== undefined && Object.keys(is.filter).length === 1) {
        return is.filter.attackedThisTurn
          ? `${thing.text} atacó este turno`
          : `${thing.text} no atacó este turno`
      }
      const kindOf =
        is.filter.type === undefined
          ? []
          : [tell.or(is.filter.type.map((one) => `${typeWord(one)[2] ? 'una' : 'un'} ${typeWord(one)[0]}`))]
      return `${thing.text} es ${[...kindOf, ...parts(is.filter, thing, tell)].join(' ')}`
    },
    compare: ({ compare: [left, op, right] }, tell) =>
      `${tell.amount(left)} es ${{ '<': 'menor que', '<=': 'como mucho', '=': 'igual a', '>=': 'al menos', '>': 'mayor que' }[op]} ${tell.amount(right)}`,
    all: ({ all }, tell) => tell.and(all.map(tell.condition)),
    any: ({ any }, tell) => tell.or(any.map(tell.condition)),
    not: ({ not }, tell) => {
      if ('role' in not) return not.role === 'attacker' ? 'no ataca' : 'no defiende'
      return `no sea cierto que ${tell.condition(not)}`
    },
  },
  modifier: {
    addPower: ({ stat, n }, who, tell) =>
      `${s(who, 'obtiene', 'obtienen')} ${powered(signed(tell.amount(n)), stats[stat])}`,
    setPower: ({ stat, n }, who, tell) =>
      `${s(who, 'tiene', 'tienen')} ${tell.amount(n)} de ${stats[stat]} base`,
    mulPower: ({ stat, num, den }, who) =>
      `${s(who, 'tiene', 'tienen')} ${den === 1 ? `${num} veces` : `${num}/${den} de`} su ${stats[stat]}`,
    swapPower: (_mod, who) => `${s(who, 'intercambia', 'intercambian')} PP y PM`,
    loseAbilities: (_mod, who) => `${s(who, 'pierde', 'pierden')} sus habilidades`,
    gainControl: (_mod, who) => `${s(who, 'pasa', 'pasan')} a tu control`,
    addTrait: ({ trait }, who) => `${s(who, 'es', 'son')} ${form(traits[trait], who)}`,
    removeTrait: ({ trait }, who) => `ya no ${s(who, 'es', 'son')} ${form(traits[trait], who)}`,
    setColor: ({ color }, who) => `${s(who, 'se vuelve', 'se vuelven')} ${form(colours[color], who)}`,
    setM: ({ value }, who) => (value ? `${s(who, 'tiene', 'tienen')} M` : `${s(who, 'pierde', 'pierden')} M`),
    grantAbility: ({ ability }, who, tell) => `${s(who, 'gana', 'ganan')} «${tell.ability(ability)}»`,
    copyOf: ({ of }, who, tell) => `${s(who, 'se vuelve', 'se vuelven')} una copia ${de(tell.ref(of).text)}`,
    costDelta: ({ cards, color, n }, who, tell) => {
      const [, many, feminine] =
        cards.type?.[0] === undefined ? ['', 'cartas', true] : typeWord(cards.type[0])
      const kind = [many, ...parts({ ...cards }, { feminine, plural: true }, tell)].join(' ')
      return `${s(who, 'paga', 'pagan', 'pagas')} ${Math.abs(n)} esfera ${form(colours[color], noun('', true))} ${n < 0 ? 'menos' : 'más'} por ${feminine ? 'las' : 'los'} ${kind}`
    },
    initiative: ({ n }, who) =>
      `${s(who, 'cuenta', 'cuentan', 'cuentas')} ${Math.abs(n)} ${n < 0 ? 'menos' : 'más'} de poderío para el orden`,
    rule: ({ rule, n, mode }, who) =>
      esWords.rule[rule]({ ...(n === undefined ? {} : { n }), ...(mode === undefined ? {} : { mode }) }, who),
  },
  rule: {
    cannotAttack: (_rule, who) => `no ${s(who, 'puede', 'pueden')} atacar`,
    cannotAttackProvinces: (_rule, who) => `no ${s(who, 'puede', 'pueden')} atacar provincias`,
    cannotBeAttacked: (_rule, who) => `no ${s(who, 'puede', 'pueden')} ser ${form(regular('atacad'), who)}`,
    cannotBeTargeted: (_rule, who) =>
      `no ${s(who, 'puede', 'pueden')} ser ${form(regular('elegid'), who)} como objetivo por otros jugadores`,
    cannotCastCurses: (_rule, who) => `no ${s(who, 'puede', 'pueden', 'puedes')} lanzar maleficios`,
    provinceAttackFromTurn: ({ n = 1 }, who) =>
      `${s(who, 'puede', 'pueden')} atacar provincias desde el turno ${n}`,
    ignoreGuard: (_rule, who) => `${s(who, 'ignora', 'ignoran')} la regla de guardia`,
    provinceDamage: ({ n = 1 }, who) =>
      `${s(who, 'cuesta', 'cuestan')} ${count(`${n}`, 'provincia', 'provincias')} más por ataque`,
    attackModeOnly: ({ mode = '' }, who) =>
      `${s(who, 'ataca', 'atacan')} solo de modo ${modes[mode] ?? mode}`,
  },
  effect: {
    destroy: ({ what }, tell) => `destruye ${tell.what(what).text}`,
    move: ({ what, to: place, under: side }, tell) => {
      const places = {
        hand: 'en la mano de su propietario',
        discard: 'en el descarte',
        exile: 'fuera de la partida',
        pileTop: 'encima del mazo de su propietario',
        pileBottom: 'debajo del mazo de su propietario',
        play: side === 'you' ? 'en juego bajo tu control' : 'en juego',
      }
      return `pon ${tell.what(what).text} ${places[place]}`
    },
    discard: ({ player, n, pick, filter }, tell) => {
      const amount = tell.amount(n)
      const cards = [
        count(amount, 'carta', 'cartas'),
        ...parts(filter, { feminine: true, plural: amount !== '1' }, tell),
      ].join(' ')
      return `${v(tell.player(player), 'descarta', 'descarta')} ${cards}${pick === 'random' ? ' al azar' : ''}`
    },
    draw: ({ player, n }, tell) =>
      `${v(tell.player(player), 'roba', 'roba')} ${count(tell.amount(n), 'carta', 'cartas')}`,
    search: ({ player, zone, filter, n, to: place }, tell) => {
      const amount = tell.amount(n)
      const plural = amount !== '1'
      const type = filter?.type?.[0]
      const [one, many, feminine] = type === undefined ? ['carta', 'cartas', true] : typeWord(type)
      const wanted = [amount, plural ? many : one, ...parts(filter, { feminine, plural }, tell)].join(' ')
      const from = pileOf(tell.player(player), zone === 'pile' ? 'mazo' : 'descarte', false)
      return `busca en ${from} hasta ${wanted} para ${place === 'hand' ? 'esa mano' : 'ponerla en juego bajo tu control'}`
    },
    look: ({ player, zone, n, public: shown, reorder }, tell) => {
      const amount = tell.amount(n)
      const holder = tell.player(player)
      const top = amount === '1' ? 'la carta de arriba' : `las ${amount} cartas de arriba`
      const place = {
        pileTop: `${top} ${de(pileOf(holder, 'mazo', false))}`,
        hand: pileOf(holder, 'mano', true),
        provinces: `${count(amount, 'provincia', 'provincias')} ${de(holder.text)}`,
      }[zone]
      return `${shown === true ? 'revela' : 'mira'} ${place}${reorder === true ? ' y devuélvelas en el orden que quieras' : ''}`
    },
    modify: ({ what, mod, duration }, tell) => {
      const target = tell.what(what)
      return `${target.text} ${tell.mods(mod, target)} ${esWords.duration[duration]}`
    },
    createToken: ({ player, token, n }, tell) => {
      const look = [
        form(colours[token.color], noun('', true)),
        ...token.traits.map((one) => form(traits[one], noun('', true))),
      ]
      return `${v(tell.player(player), 'crea', 'crea')} ${count(tell.amount(n), 'ficha', 'fichas')} ${tell.tokenName(token)} (${token.pp}/${token.pm}, ${look.join(', ')}${token.m === true ? ', M' : ''})`
    },
    createCopy: ({ player, of }, tell) =>
      `${v(tell.player(player), 'crea', 'crea')} una ficha copia ${de(tell.ref(of).text)}`,
    moveObject: ({ what, to: place }, tell) =>
      `mueve ${tell.ref(what).text} ${a(typeof place === 'string' ? tell.ref(place).text : describe({ ...place, determiner: 'one' }, tell).text)}`,
    destroyProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${v(holder, 'descarta', 'descarta')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    exhaustProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${v(holder, 'agota', 'agota')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    refreshProvince: ({ player, n, pick, filter }, tell) => {
      const holder = tell.player(player)
      return `${v(holder, 'endereza', 'endereza')} ${provinces(tell.amount(n), filter, tell)}${choice(pick, holder)}`
    },
    recoverProvince: ({ player, n, filter }, tell) =>
      `${v(tell.player(player), 'recupera', 'recupera')} hasta ${provinces(tell.amount(n), filter, tell)} del descarte`,
    stealProvince: ({ from, to: taker, n, pick }, tell) => {
      const holder = tell.player(from)
      const taking = tell.player(taker)
      return `${v(holder, 'da', 'da')} ${provinces(tell.amount(n), undefined, tell)}${choice(pick, holder)} ${taking.text === 'tú' ? 'a ti' : a(taking.text)}`
    },
    dispel: ({ what }, tell) => `disipa ${tell.what(what).text}`,
    counter: () => 'contrarresta esa carta',
    cancelAttack: () => 'el ataque se cancela',
    endCombatTurn: () => 'el turno de combate termina tras el ataque en curso',
    redirectAttack: ({ to: target }, tell) => `el ataque se desvía hacia ${tell.ref(target).text}`,
    setAttackMode: ({ mode }) =>
      mode === 'other' ? 'el ataque cambia de tipo' : `el ataque pasa a ser ${modes[mode]}`,
    extraAttack: ({ what }, tell) => `${tell.ref(what).text} puede atacar una vez más este turno`,
    fight: ({ a: one, b, mode }, tell) =>
      `${tell.ref(one).text} lucha contra ${tell.ref(b).text} (${modes[mode]})`,
    delayed: ({ at, do: list }, tell) =>
      `${at === 'turnEnd' ? 'al final del turno' : 'al comienzo del próximo turno'}, ${tell.effects(list)}`,
    choose: ({ by, options }, tell) =>
      `${v(tell.player(by), 'elige', 'elige')}: ${options.map((option) => `${tell.label(option)}${tell.effects(option.do)}`).join('; o ')}`,
    random: ({ outcomes }, tell) =>
      `al azar: ${outcomes.map(({ weight, do: list }) => `${outcomes.every((one) => one.weight === 1) ? '' : `(${weight}) `}${tell.effects(list)}`).join('; o ')}`,
    if: ({ cond, then: yes, else: no }, tell) =>
      `si ${tell.condition(cond)}, ${tell.effects(yes)}${no === undefined ? '' : `; si no, ${tell.effects(no)}`}`,
    forEach: ({ over, do: list }, tell) => {
      const each =
        typeof over === 'string'
          ? tell.player(over).text
          : `cada ${bare(describe({ ...over, determiner: 'one' }, tell).text)}`
      return `para ${each}: ${tell.effects(list)}`
    },
    payOrElse: ({ player, cost, orElse }, tell) => {
      const price =
        'exhaustAny' in cost
          ? `agotar ${count(`${cost.exhaustAny}`, 'provincia', 'provincias')}`
          : 'discardCards' in cost
            ? `descartar ${count(`${cost.discardCards}`, 'carta', 'cartas')}`
            : `descartar ${count(`${cost.discardProvince}`, 'provincia', 'provincias')}`
      return `${v(tell.player(player), 'puedes', 'puede')} ${price}; si no, ${tell.effects(orElse)}`
    },
  },
}

const isColour = (word: string): word is Colour => Object.hasOwn(colours, word)
const colourForms = (word: string): Forms => (isColour(word) ? colours[word] : same(word))
