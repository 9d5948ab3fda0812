import { type ByLanguage, type Json, jsonOf, languages, type Seat, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test, vi } from 'vitest'
import type { CardData, Token } from './data/card.ts'
import type { Ability, Effect, EffectOp, Modifier } from './data/effect.ts'
import { effectsIn } from './data/effects-in.ts'
import { cardOf, poolCards } from './data/library.ts'
import type { RuleName } from './data/words.ts'
import { boardOf } from './rules/board/board.ts'
import type { Event, EventType } from './rules/events.ts'
import { dragonsWrath as game } from './rules/game.ts'
import type { Play } from './rules/play.ts'
import type { State } from './rules/state.ts'
import { cardText } from './text/cards/card-text.ts'

/** What the engine did of card data in the match under way: each primitive, and how many events were told before. */
const trace = vi.hoisted(() => ({ told: 0, done: new Map<object, number>(), grown: new Set<object>() }))

vi.mock('./rules/effects/run.ts', async (original) => {
  const real = await original<typeof import('./rules/effects/run.ts')>()
  const strength = ({ state }: Play): number =>
    state.delayed.length + state.creatures.reduce((sum, one) => sum + one.mayAttack, 0)
  const stepEffects: typeof real.stepEffects = (play, frame) => {
    const effect = frame.list[frame.at]
    if (effect !== undefined && !trace.done.has(effect)) trace.done.set(effect, trace.told)
    const before = strength(play)
    real.stepEffects(play, frame)
    if (effect !== undefined && strength(play) > before) trace.grown.add(effect)
  }
  return { ...real, stepEffects }
})

/** What tells that a primitive happened; those without an event are seen in the state or in what they hold. */
const traces: { readonly [Op in EffectOp]: readonly EventType[] | 'grown' | 'inside' } = {
  destroy: ['destroyed', 'replaced'],
  move: ['cardMoved', 'leftPlay'],
  discard: ['cardsDiscarded'],
  draw: ['drew'],
  search: ['searched'],
  look: ['looked'],
  modify: ['enchanted'],
  createToken: ['enteredPlay'],
  createCopy: ['enteredPlay'],
  moveObject: ['objectAttached'],
  destroyProvince: ['provinceDiscarded'],
  exhaustProvince: ['provincesExhausted'],
  refreshProvince: ['provincesReadied'],
  recoverProvince: ['provinceRecovered'],
  stealProvince: ['provinceStolen'],
  dispel: ['enchantmentEnded'],
  counter: ['countered'],
  cancelAttack: ['attackEnded'],
  endCombatTurn: ['combatTurnEnded'],
  redirectAttack: ['attackRedirected'],
  setAttackMode: ['attackModeSet'],
  fight: ['compared'],
  random: ['rolled'],
  extraAttack: 'grown',
  delayed: 'grown',
  choose: 'inside',
  if: 'inside',
  forEach: 'inside',
  payOrElse: 'inside',
}

const abilitiesOf = (card: CardData): readonly Ability[] =>
  'abilities' in card ? (card.abilities ?? []) : []
const tokenOf = (card: string): Token => {
  const token = effectsIn(cardOf(card)).flatMap((one) => (one.op === 'createToken' ? [one.token] : []))[0]
  if (token === undefined) throw new Error(`${card} makes no token`)
  return token
}
const words = (text: string): readonly string[] => text.split(' ')
const FOCUS = 'focus'
const MOST_ACTIONS = 110
const MOST_MATCHES = 60

/** A legal position with something for every card: each trait, objects, an enchantment, cards in all zones. */
function positionWith(card: CardData, match: number): Json {
  const isPoor = match % 3 === 2
  const isInPlay = match % 2 === 1 && (card.type === 'creature' || card.type === 'object')
  const focus = { id: FOCUS, card: card.id }
  const spheres = 'cost' in card ? Object.entries(card.cost) : []
  const letters: Readonly<Record<string, string>> = { red: 'R', green: 'G', blue: 'B', grey: 'Y' }
  const needed = spheres.flatMap(([colour, n]) => Array.from({ length: n }, () => letters[colour] ?? 'M'))
  const some = words('R R G G B B Y Y M M Rx Gx')
  const own = isPoor ? [...needed, ...words('M B Rx').slice(needed.length > 3 ? 1 : 0)] : [...needed, ...some]
  const objectOnFoe = card.type === 'object' && card.bearer === 'opponent'
  const carried = isInPlay && card.type === 'object' ? [{ id: FOCUS, card: card.id }] : []
  const by = (seat: Seat, face: Json, id: string, objects: readonly Json[] = []) => ({
    by: seat,
    face,
    id,
    objects,
  })
  // With few guards, attacked already, an attack on provinces is legal at once (DW-10.13).
  const isOpen = match % 4 === 3
  const marks = isOpen ? { attackedBy: [1] } : {}
  const guards = [
    by(0, 'DWB-081', 'wasp'),
    by(0, match % 3 === 1 ? 'DWB-079' : 'DWB-080', 'beast'),
    by(0, 'DWB-189', 'captain'),
    { ...by(0, jsonOf(tokenOf('DWB-076')), 'grub'), token: true },
    by(0, 'DWB-178', 'hound'),
  ]
  const position = {
    turn: 6,
    // A curse or a creature that answers attacks waits for one.
    step: match % 4 === 3 && (card.type === 'curse' || isInPlay) ? 'C2' : 'M1',
    order: match % 4 < 2 ? [0, 1] : [1, 0],
    players: [
      {
        provinces: own,
        hand: [...(isInPlay ? [] : [focus]), ...words('DWB-066 DWB-155 DWB-145')],
        pile: words('DWB-074 DWB-163 DWB-026 DWB-048 DWB-032 DWB-178 DWB-066 DWB-066'),
        discard: words('DWB-178 DWB-027 DWB-047 DWB-172 DWB-001 DWB-021 DWB-002'),
      },
      {
        provinces: words('R R G B B B Y M Rx Bx'),
        hand: words('DWB-163 DWB-066 DWB-157 DWB-048 DWB-115 DWB-163'),
        pile: words('DWB-074 DWB-163 DWB-026 DWB-048 DWB-032 DWB-178'),
        discard: words('DWB-025 DWB-011'),
      },
    ],
    creatures: [
      ...(isInPlay && card.type === 'creature' ? [{ ...by(0, card.id, FOCUS), ...marks }] : []),
      { ...by(0, 'DWB-177', 'guard', objectOnFoe ? [] : carried), ...marks },
      ...(isOpen ? [] : guards),
      by(1, match % 3 === 1 ? 'DWB-027' : 'DWB-032', 'raider'),
      by(1, 'DWB-177', 'chapel', ['DWB-096', ...(objectOnFoe ? carried : [])]),
      by(1, 'DWB-129', 'phantom'),
      by(1, 'DWB-175', 'sword'),
      by(1, 'DWB-123', 'novice', ['DWB-050'].slice(match % 2)),
    ],
    enchantments: [
      {
        source: 'old',
        face: 'DWB-109',
        from: 'ritual',
        controller: 1,
        duration: 'permanent',
        affected: { cards: ['phantom'] },
        mods: [{ op: 'addPower', stat: 'pp', n: 1 }],
      },
    ],
  }
  return jsonOf(position)
}

/** What continuous effects make of the board, but for the abilities of one creature. */
function shown(state: State, without: string): string {
  const { creatures, players } = boardOf(state)
  const faces = creatures.map(({ id, pp, pm, m, colour, traits, controller, rules, abilities }) =>
    id === without
      ? { id, pp, pm, m, colour, traits, controller, rules }
      : { id, pp, pm, m, colour, traits, controller, rules, abilities: abilities.length },
  )
  return JSON.stringify([faces, players])
}

/** Whether a static ability acts: the board is another one when its creature loses it, or its object is gone. */
function acts(state: State, ability: Ability): boolean {
  const board = boardOf(state)
  const onCreature = board.creatures.find(({ abilities }) => abilities.some((one) => one.ability === ability))
  const onObject = [...board.objects.values()].find(({ abilities }) =>
    abilities.some((one) => one.ability === ability),
  )
  const copy = game.clone(state)
  if (onCreature !== undefined) {
    for (const live of boardOf(copy).creatures) {
      if (live.id === onCreature.id) live.abilities.length = 0
    }
    copy.enchantments.push({
      id: 'blank',
      source: 'blank',
      face: 'DWB-162',
      from: 'ritual',
      controller: 0,
      ts: copy.nextTs,
      duration: 'permanent',
      untilTurn: 0,
      affected: { cards: [onCreature.id], players: [] },
      dynamic: null,
      mods: [{ op: 'loseAbilities' }],
    })
    copy.touch()
    return shown(state, onCreature.id) !== shown(copy, onCreature.id)
  }
  if (onObject === undefined) return false
  for (const creature of copy.creatures) {
    creature.objects = creature.objects.filter(({ id }) => id !== onObject.id)
  }
  copy.touch()
  return shown(state, '') !== shown(copy, '')
}

/** Parts of a card that have not yet been seen to happen. */
class Parts {
  readonly effects: Set<Effect>
  readonly abilities: Set<Ability>
  private readonly card: CardData

  constructor(card: CardData) {
    this.card = card
    this.effects = new Set(effectsIn(card))
    this.abilities = new Set(abilitiesOf(card))
  }

  get missing(): readonly string[] {
    return [
      ...[...this.effects].map(({ op }) => op),
      ...[...this.abilities].map((one) => `${one.kind} ${JSON.stringify(one).slice(0, 120)}`),
    ]
  }

  see(events: readonly Event[], state: State): void {
    for (const effect of this.effects) {
      const since = trace.done.get(effect)
      if (since === undefined) continue
      const wanted = traces[effect.op]
      const happened =
        wanted === 'inside' ||
        (wanted === 'grown'
          ? trace.grown.has(effect)
          : events.slice(since).some(({ type }) => wanted.some((one) => one === type)))
      if (happened) this.effects.delete(effect)
    }
    for (const ability of this.abilities) {
      if (this.happened(ability, events, state)) this.abilities.delete(ability)
    }
  }

  private happened(ability: Ability, events: readonly Event[], state: State): boolean {
    const told = (type: EventType): boolean =>
      events.some((event) => event.type === type && 'card' in event && event.card === this.card.id)
    switch (ability.kind) {
      case 'static':
        return acts(state, ability)
      case 'triggered':
        return told('abilityTriggered') && ability.do.some((effect) => !this.effects.has(effect))
      case 'activated':
        return told('abilityUsed')
      case 'replacement':
        return told('replaced')
    }
  }
}

/** Plays legal actions by chance: those that speak of the card, and attacks on provinces, before others. */
function playWith(card: CardData, match: number, parts: Parts): void {
  const options = game.options.parse({})
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const decoded = game.decode(positionWith(card, match), options.value)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  const state = decoded.value
  const dice = seededDice(`cards/${card.id}/${match}`)
  const events: Event[] = []
  const answersRaids = abilitiesOf(card).some(
    (one) => one.kind === 'triggered' && one.on.event === 'provinceAttackDeclared',
  )
  trace.told = 0
  trace.done.clear()
  trace.grown.clear()
  for (let played = 0; played < MOST_ACTIONS && game.outcome(state) === undefined; played++) {
    const [seat] = game.toAct(state)
    if (seat === undefined) throw new Error('nobody can act')
    const all = game.actions(state, seat)
    const about = all.filter(
      (action) =>
        action.type === 'attackProvinces' ||
        (JSON.stringify(action).includes(`"${FOCUS}"`) &&
          // Who waits for attacks on provinces should live to see one.
          !(answersRaids && action.type === 'attackCreature' && action.target === FOCUS)),
    )
    const willing = all.filter(({ type }) => type !== 'pass' && type !== 'endCombatTurn')
    const chance = dice.pick(8, 'choices')
    const from = about.length > 0 && chance < 5 ? about : willing.length > 0 && chance < 7 ? willing : all
    const action = from[dice.pick(from.length, 'choices')]
    if (action === undefined) throw new Error('nothing to choose')
    expect(game.check(state, seat, action)).toBeUndefined()
    game.apply(state, seat, action, dice, (event) => {
      events.push(event)
      trace.told = events.length
    })
    parts.see(events, state)
    if (parts.missing.length === 0) return
  }
}

const named = (en: RegExp, fr: RegExp, es: RegExp): ByLanguage<RegExp> => ({ en, fr, es })
/** The word by which a text names each primitive, modifier and rule. */
const names: {
  readonly [Name in EffectOp | Exclude<Modifier['op'], 'rule'> | RuleName]: ByLanguage<RegExp>
} = {
  destroy: named(/destroy/i, /détruisez/i, /destruye/i),
  move: named(
    /return|put|discard|remove/i,
    /renvoyez|mettez|défauss|retirez/i,
    /devuelve|pon|descarta|retira/i,
  ),
  discard: named(/discard/i, /défausse/i, /descarta/i),
  draw: named(/draw/i, /\btire[rz]?\b/i, /roba/i),
  search: named(/search/i, /cherchez/i, /busca/i),
  look: named(/look at|reveal/i, /regardez|révélez/i, /mira|revela/i),
  modify: named(/until|during this attack/i, /jusqu’à|pendant cette attaque/i, /hasta|durante este ataque/i),
  createToken: named(/create .* token/i, /créez .* jeton/i, /crea .* ficha/i),
  createCopy: named(/copy/i, /copie/i, /copia/i),
  moveObject: named(/move/i, /déplace/i, /mueve|mover/i),
  destroyProvince: named(/discards? .*province/i, /défausse .*province/i, /descarta .*provincia/i),
  exhaustProvince: named(/exhaust/i, /épuise/i, /agota/i),
  refreshProvince: named(/refresh/i, /redressez/i, /endereza/i),
  recoverProvince: named(/recover/i, /récupérez/i, /recupera/i),
  stealProvince: named(/gives .*province/i, /donne .*province/i, /da .*provincia/i),
  dispel: named(/dispel/i, /dissip/i, /disipa/i),
  counter: named(/counter that/i, /contrecarrez/i, /contrarresta/i),
  cancelAttack: named(/attack is cancelled/i, /attaque est annulée/i, /ataque se cancela/i),
  endCombatTurn: named(/combat turn ends/i, /tour de combat finit/i, /turno de combate termina/i),
  redirectAttack: named(/target of the attack/i, /cible de l’attaque/i, /objetivo del ataque/i),
  setAttackMode: named(/attack becomes/i, /attaque .*devient/i, /ataque .*pasa a ser/i),
  extraAttack: named(/attack once more/i, /attaquer une fois de plus/i, /atacar una vez más/i),
  fight: named(/fight each other/i, /combat (physiquement|par la magie)/i, /lucha (físicamente|con magia)/i),
  delayed: named(/at the (end|start)/i, /(à la fin|au début) du tour/i, /al (final|comienzo) del/i),
  choose: named(/choose one/i, /choisi/i, /elige/i),
  random: named(/by chance/i, /au hasard/i, /al azar/i),
  if: named(/\bif\b/i, /\bsi\b|s’il/i, /\bsi\b/i),
  forEach: named(/each/i, /chaque/i, /cada/i),
  payOrElse: named(/unless/i, /sauf s/i, /a menos que/i),
  addPower: named(/gets? .*P[PM]/i, /(gagne|subi).*P[PM]/i, /(obtiene|sufre).*P[PM]/i),
  setPower: named(/base P/i, /de base/i, /base/i),
  mulPower: named(/doubles/i, /double/i, /duplica/i),
  swapPower: named(/swaps/i, /échange/i, /intercambia/i),
  loseAbilities: named(/loses all/i, /perd toutes/i, /pierde todas/i),
  gainControl: named(/under your control/i, /sous votre contrôle/i, /bajo tu control/i),
  addTrait: named(/\bis\b/i, /\best\b/i, /\bes\b/i),
  removeTrait: named(/no longer/i, /plus/i, /ya no/i),
  setColor: named(/becomes/i, /devient/i, /se vuelve/i),
  setM: named(/\bM\b/, /\bM\b/, /\bM\b/),
  grantAbility: named(/gains? “/i, /gagne(nt)? «/i, /ganan? «/i),
  copyOf: named(/copy/i, /copie/i, /copia/i),
  costDelta: named(/pay/i, /pa(ie|ye)/i, /paga/i),
  initiative: named(/might/i, /puissance/i, /poderío/i),
  cannotAttack: named(/cannot attack/i, /pas attaquer/i, /no puede atacar/i),
  cannotAttackProvinces: named(
    /cannot attack provinces/i,
    /pas attaquer les provinces/i,
    /no pueden? atacar provincias/i,
  ),
  cannotBeAttacked: named(/cannot be attacked/i, /pas être attaqué/i, /no puede ser atacad/i),
  cannotBeTargeted: named(/cannot be targeted/i, /pas être ciblé/i, /ser objetivo de otros/i),
  cannotCastCurses: named(/cannot cast curses/i, /pas lancer de maléfices/i, /no pueden lanzar maleficios/i),
  provinceAttackFromTurn: named(/from turn/i, /dès le tour/i, /desde el turno/i),
  ignoreGuard: named(/guard rule/i, /règle de garde/i, /regla de guardia/i),
  provinceDamage: named(/1 more province/i, /1 province de plus/i, /1 provincia más/i),
  attackModeOnly: named(
    /only (physically|with magic)/i,
    /que (physiquement|par la magie)/i,
    /solo atacan? a criaturas/i,
  ),
}

const modifiersIn = (data: unknown): readonly Modifier[] => {
  if (Array.isArray(data)) return data.flatMap(modifiersIn)
  if (typeof data !== 'object' || data === null) return []
  const own = 'mod' in data && Array.isArray(data.mod) ? (data.mod as readonly Modifier[]) : []
  return [...own, ...Object.values(data).flatMap(modifiersIn)]
}

describe('each card is played', () => {
  const played = poolCards.filter((card) => effectsIn(card).length + abilitiesOf(card).length > 0)

  test.each(played.map((card) => [card.id, card.name.en, card] as const))(
    'DW-14.3: %s %s: all its parts happen in legal play',
    (_id, _name, card) => {
      const parts = new Parts(card)
      for (let match = 0; match < MOST_MATCHES && parts.missing.length > 0; match++)
        playWith(card, match, parts)
      expect(parts.missing).toEqual([])
    },
  )

  test.each(languages)(
    'DW-26.4: each primitive, modifier and rule of a card is named in its text in %s',
    (language) => {
      const silent = poolCards.flatMap((card) => {
        const text = cardText(card, language)
        const rules = modifiersIn(card).flatMap((mod) => (mod.op === 'rule' ? [mod.rule] : [mod.op]))
        return [...effectsIn(card).map(({ op }) => op), ...rules].flatMap((name) =>
          names[name][language].test(text) ? [] : [`${card.id} ${name}: ${text}`],
        )
      })
      expect(silent).toEqual([])
    },
  )
})
