import { inOrder } from '../board/env.ts'
import type { Delayed, FrameOf } from '../frames.ts'
import { ask, type Play, pop, push } from '../play.ts'
import { livingSeats, type State, type Step, steps } from '../state.ts'
import { endEnchantments } from '../topics/enchantments.ts'
import { computeOrder } from '../topics/order.ts'
import { readyProvinces } from '../topics/provinces.ts'
import { endByTurnLimit, stateCheck } from '../topics/state-check.ts'
import { happen } from '../topics/triggers.ts'
import { draw } from '../topics/zones.ts'
import { openRound } from './limited.ts'
import { makeSacrifices, payRituals, revealCommits } from './magic.ts'
import { attachObjects, enterCreatures, payCreatures } from './purchase.ts'
import { openWindow } from './window.ts'

/** DW-6.2: what happens as a step begins; whatever it leaves on the stack is done before the next one. */
const begin: { readonly [S in Step]: (play: Play) => void } = {
  draft: openRound,
  build: (play) => {
    if (play.state.limited !== null) ask(play, { kind: 'buildDeck', seats: livingSeats(play.state) })
  },
  mulligan: (play) => {
    const { mulligan } = play.state.options
    if (mulligan === 'once') ask(play, { kind: 'mulligan', seats: livingSeats(play.state), again: [] })
  },
  T1: startTurn,
  T2: (play) => {
    settleLater(play)
    computeOrder(play, false)
  },
  T3: (play) => {
    settleLater(play)
    for (const seat of livingSeats(play.state)) draw(play, seat, 1)
  },
  T4: (play) => markTurn(play, 'turnStart'),
  T5: (play) => windowStep(play, 'turnStart'),
  M1: (play) => ask(play, { kind: 'commitMagic', seats: livingSeats(play.state) }),
  M2: reveal,
  M3: (play) => {
    makeSacrifices(play)
    stateCheck(play)
  },
  M4: (play) => {
    payRituals(play)
    release(play)
  },
  M5: (play) => {
    settleLater(play)
    const cards = inOrder(play.state).flatMap((seat) =>
      play.state.resolving.filter(({ by }) => by === seat).map(({ id }) => id),
    )
    push(play, { kind: 'rituals', cards })
  },
  M6: (play) => windowStep(play, 'afterMagic'),
  P1: (play) => ask(play, { kind: 'commitPurchase', seats: livingSeats(play.state) }),
  P2: reveal,
  P3: (play) => {
    payCreatures(play)
    stateCheck(play)
  },
  P4: (play) => {
    enterCreatures(play)
    stateCheck(play)
  },
  P5: (play) => {
    attachObjects(play)
    release(play)
  },
  P6: (play) => windowStep(play, 'afterPurchase'),
  C1: (play) => {
    settleLater(play)
    computeOrder(play, play.state.options.combatOrder === 'ascending')
  },
  C2: (play) => {
    settleLater(play)
    for (const seat of inOrder(play.state).reverse()) push(play, { kind: 'combatTurn', seat, begun: false })
  },
  E1: (play) => windowStep(play, 'turnEnd'),
  E2: (play) => markTurn(play, 'turnEnd'),
  E3: expire,
  E4: (play) => {
    const { turnLimit } = play.state.options
    if (turnLimit !== null && play.state.turn >= turnLimit) endByTurnLimit(play)
    else {
      play.state.turn++
      play.state.touch()
    }
  },
}

/** Goes to the next step of the turn; after E4 to T1 (DW-6.1). */
export function nextStep(play: Play): void {
  const { state } = play
  const place = steps.indexOf(state.step) + 1
  enterStep(play, steps[place] ?? 'T1')
}

const beforeTheYear: readonly Step[] = ['draft', 'build', 'mulligan']

export function enterStep(play: Play, step: Step): void {
  const { state } = play
  state.step = step
  if (!beforeTheYear.includes(step)) play.emit({ type: 'stepBegan', turn: state.turn, step })
  begin[step](play)
}

function settleLater(play: Play): void {
  push(play, { kind: 'settle', dirty: false })
}

/** DW-8.6, DW-9.4: what was committed is shown to all; until the end of M4 or P5 only state checks run. */
function reveal(play: Play): void {
  play.state.held = true
  revealCommits(play)
  computeOrder(play, false)
}

/** The waiting triggers of M2 to M4 or P2 to P5 are processed together, after a state check (DW-8.6, DW-9.4). */
function release(play: Play): void {
  stateCheck(play)
  play.state.held = false
  if (play.state.ending === null) settleLater(play)
}

/** DW-5.13, DW-6.2: exhausted provinces become ready, attack flags and limits of the turn are reset. */
function startTurn(play: Play): void {
  const { state } = play
  // Also of those who are out: `sacrificeLimit` perTable asks whether anybody has sacrificed this year.
  for (const player of state.players) player.sacrificed = false
  for (const seat of livingSeats(state)) {
    const player = state.player(seat)
    readyProvinces(
      play,
      seat,
      player.provinces.filter((one) => one.exhausted).map(({ id }) => id),
    )
  }
  for (const creature of state.creatures) {
    creature.attacks = 0
    creature.mayAttack = 1
    creature.usedTurn = {}
    for (const object of creature.objects) object.usedTurn = {}
    if (state.options.guardScope === 'combatTurn') creature.attackedBy = []
  }
  forget(state)
  state.touch()
  settleLater(play)
}

/** Last-known values are kept while a delayed effect or a dynamic enchantment may still read them (DW-19.7). */
function forget(state: State): void {
  const contexts = [...state.delayed, ...state.enchantments.flatMap(({ dynamic }) => dynamic ?? [])]
  const kept = new Set(
    contexts.flatMap(({ context }) => [
      context.self,
      ...context.created,
      ...Object.values(context.targets).map(String),
      context.event?.card ?? '',
      context.event?.other ?? '',
      context.bearer ?? '',
    ]),
  )
  state.lastKnown = Object.fromEntries(Object.entries(state.lastKnown).filter(([id]) => kept.has(id)))
}

/** T4 and E2: the event, its triggers, then the delayed effects of this start or end. */
function markTurn(play: Play, event: 'turnStart' | 'turnEnd'): void {
  const { state } = play
  const at = event === 'turnStart' ? 'nextTurnStart' : 'turnEnd'
  const isDue = (one: Delayed): boolean => one.at === at && one.turn <= state.turn
  const items = state.delayed.filter(isDue)
  state.delayed = state.delayed.filter((one) => !isDue(one))
  push(play, { kind: 'settle', dirty: false }, { kind: 'delayed', items }, { kind: 'settle', dirty: false })
  happen(play, { event, card: null, other: null, player: null, cause: null })
}

/** DW-17.24: one after the other, each with the references it remembered. */
export function stepDelayed(play: Play, frame: FrameOf<'delayed'>): void {
  const { state } = play
  const item = frame.items.shift()
  if (item === undefined) {
    pop(play)
    return
  }
  const { context, do: list, zones } = item
  if (state.player(context.you).eliminated) return
  const there = (id: string): boolean => {
    const zone = zones[id]
    const inPlay = state.creatures.some(
      (one) => one.id === id || one.objects.some((object) => object.id === id),
    )
    if (zone === 'play') return inPlay
    return zone === 'discard' && state.players.some(({ discard }) => discard.some((one) => one.id === id))
  }
  const movable = [context.self, ...context.created].filter(there)
  settleLater(play)
  push(play, {
    kind: 'effects',
    list,
    at: 0,
    context: { ...context, movable },
    local: null,
    together: null,
    root: false,
    modeAt: 0,
  })
}

function windowStep(play: Play, window: 'turnStart' | 'afterMagic' | 'afterPurchase' | 'turnEnd'): void {
  settleLater(play)
  openWindow(play, window)
}

/** E3, DW-5.25, DW-14.8: effects of this turn end in one batch, and so do collectors. */
function expire(play: Play): void {
  const { state } = play
  settleLater(play)
  endEnchantments(play, ({ untilTurn }) => untilTurn !== 0 && untilTurn <= state.turn)
  const seats = state.players.flatMap(({ collector }, seat) => (collector ? [seat] : []))
  for (const seat of seats) state.player(seat).collector = false
  if (seats.length > 0) play.emit({ type: 'collectorsEnded', seats })
}
