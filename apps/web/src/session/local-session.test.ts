import { createMatch, type Game, type Json, languages, seededDice, type Tagged } from '@wyrmtable/kernel'
import { bidding, nim } from '@wyrmtable/kernel/testing'
import { describe, expect, test, vi } from 'vitest'
import { boxes } from '../box/open-box.ts'
import { withFacts } from '../facts/fact-event.ts'
import type { Asked, BotHint, DecisionAims, ThinkingProgress } from './computers/bot-client.ts'
import type { BotQuestion } from './computers/worker-messages.ts'
import { LocalSession } from './local-session.ts'

const game: Game = nim

/** A worker whose answers the test gives. */
class SlowBots {
  readonly questions: BotQuestion[] = []
  cancelled = 0
  aim: ((aims: DecisionAims) => void) | undefined
  tell: (progress: ThinkingProgress) => void = () => {}
  give: (actions: readonly Tagged[]) => void = () => {}
  giveHints: (hints: readonly BotHint[]) => void = () => {}

  ask(
    question: BotQuestion,
    onProgress?: (progress: ThinkingProgress) => void,
    onAims?: (aims: DecisionAims) => void,
  ): Asked<readonly Tagged[]> {
    this.note(question, onProgress)
    this.aim = onAims
    return { answer: new Promise((resolve) => (this.give = resolve)), cancel: () => this.cancelled++ }
  }

  hint(question: BotQuestion, onProgress?: (progress: ThinkingProgress) => void): Asked<readonly BotHint[]> {
    this.note(question, onProgress)
    return { answer: new Promise((resolve) => (this.giveHints = resolve)), cancel: () => this.cancelled++ }
  }

  private note(question: BotQuestion, onProgress: (progress: ThinkingProgress) => void = () => {}): void {
    this.questions.push(question)
    this.tell = onProgress
  }
}

const take = (pile: number, count: number) => ({ type: 'take', pile, count })

/** A person against a captain, who moves first or second; two people without one. */
function table(computer: 0 | 1 | undefined, played: Game = game, waitsForBoard = false) {
  const seats = [0, 1].map((seat) =>
    seat === computer
      ? ({ id: played.seatIds[seat] ?? '', name: 'C', kind: 'computer', level: 'captain' } as const)
      : ({ id: played.seatIds[seat] ?? '', name: 'P', kind: 'person' } as const),
  )
  const start = { id: 'm', seats, dice: { kind: 'seeded', seed: '1' }, createdAt: 0 } as const
  const created = createMatch(played, start, seededDice('1'))
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  const bots = new SlowBots()
  const session = new LocalSession(created.value, bots, { pauseMs: 0, waitsForBoard })
  return { session, bots }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what the computer was after is told of its last turn, and never where something is hidden', async () => {
  const { session, bots } = table(0)
  session.start()
  expect(session.aims()).toEqual([])
  bots.aim?.({ chance: 0.7, gains: new Map([['piles', 0.2]]) })
  bots.give([take(0, 1)])
  await soon()
  expect(session.aims()).toEqual([{ seat: 0, chance: 0.7, better: ['piles'], worse: [] }])

  const hidden = table(0, { ...game, hasSecrets: true })
  hidden.session.start()
  expect(hidden.bots.questions).toHaveLength(1)
  expect(hidden.bots.aim).toBeUndefined()
})

test('a level is asked with the match it plays, its progress is shown, and its plan is played', async () => {
  const { session, bots } = table(0)
  const seen: (ThinkingProgress | undefined)[] = []
  session.thinking.subscribe(() => seen.push(session.thinking.snapshot()))
  session.start()
  expect(bots.questions).toMatchObject([{ game: 'nim@1', seat: 0, level: 'captain', match: 'm' }])
  bots.tell({ share: 0.5, chance: 0.6 })
  expect(session.thinking.snapshot()).toEqual({ seat: 0, share: 0.5, chance: 0.6 })
  const [first] = game.actions(session.match.state, 0)
  bots.give([first ?? take(0, 1)])
  await soon()
  expect(session.match.seq).toBe(1)
  expect(seen.at(-1)).toBeUndefined()
  expect(session.snapshot().acting).toEqual([1])
})

test('taking back while a level thinks ends its thinking; what it says comes too late', async () => {
  const { session, bots } = table(1)
  session.start()
  const [first = take(0, 1)] = session.snapshot().actions
  session.play(first)
  expect(bots.questions).toHaveLength(1)
  expect(session.snapshot().canUndo).toBe(true)
  session.undo()
  expect(bots.cancelled).toBe(1)
  bots.give([first])
  await soon()
  expect(session.match.line).toEqual([])
})

test('what a computer cannot answer is logged with its cause', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { session, bots } = table(0)
  session.start()
  bots.give([take(0, 99)])
  await soon()
  expect(session.snapshot().isStuck).toBe(true)
  expect(log.mock.calls.flat().map(String).join(' ')).toMatch(/nim, entry 0: seat 0 .*"count":99/)
  log.mockRestore()
})

test('leaving the page ends the thinking', () => {
  const { session, bots } = table(0)
  session.start()
  session.close()
  expect(bots.cancelled).toBe(1)
})

test('hints are for whoever is to act, in actions of the game', async () => {
  const { session, bots } = table(1)
  session.start()
  const hints = session.hint()
  const action = session.snapshot().actions[0] ?? take(0, 1)
  const steps: readonly Json[] = [{ ...action }]
  bots.giveHints([{ actions: steps, chance: 0.7, certain: false, better: ['reach'], worse: [] }])
  expect(await hints).toEqual([
    { actions: [action], chance: 0.7, certain: false, better: ['reach'], worse: [] },
  ])
  const late = session.hint()
  session.play(action)
  expect(bots.cancelled).toBe(1)
  bots.giveHints([{ actions: steps, certain: false, better: [], worse: [] }])
  expect(await late).toEqual([])
})

test('whoever thinks can be hurried, and answers all the same', async () => {
  const { session, bots } = table(0)
  session.start()
  session.hurry()
  expect(bots.cancelled).toBe(1)
  const [first] = game.actions(session.match.state, 0)
  bots.give([first ?? take(0, 1)])
  await soon()
  expect(session.match.seq).toBe(1)
})

test('the steps of a hint are followed as far as they are legal', () => {
  const { session } = table(1)
  session.start()
  const [first = take(0, 1)] = session.snapshot().actions
  session.follow([first, take(99, 99)])
  expect(session.match.seq).toBe(1)
  expect(session.snapshot().acting).toEqual([])
})

test('people at one screen get no advice that only one of them may see', async () => {
  const withSecrets: Game = { ...game, hasSecrets: true }
  const shared = table(undefined, withSecrets)
  shared.session.start()
  expect(shared.session.givesAdvice).toBe(false)
  expect(await shared.session.hint()).toEqual([])
  expect(shared.bots.questions).toEqual([])
  expect(table(1, withSecrets).session.givesAdvice).toBe(true)
  expect(table(undefined).session.givesAdvice).toBe(true)
  // Nothing that a seat knows alone lies open on such a table, nor is it in advice.
  expect(table(undefined, { ...withSecrets, sharesScreen: true }).session.givesAdvice).toBe(true)
})

test('who is not to act may do what the game allows at any time, though the computer thinks', async () => {
  const snap = { type: 'take', pile: 0, count: 1 }
  const free: Game = { ...game, atAnyTime: (_, seat) => (seat === 0 ? [snap] : []), check: () => undefined }
  const { session, bots } = table(1, free)
  session.start()
  expect(session.snapshot().free).toEqual([])
  const [first = take(0, 1)] = session.snapshot().actions
  session.play(first)
  expect(session.snapshot()).toMatchObject({ acting: [], free: [{ seat: 0, action: snap }] })
  session.playFree({ seat: 0, action: snap })
  expect(session.snapshot()).toMatchObject({ seq: 2, acting: [0], free: [] })
  expect(session.match.entries[1]).toMatchObject({ seat: game.seatIds[0], action: snap })
  expect(bots.cancelled).toBe(1)
})

test('two people share a screen: each may give up while the other is to act; nobody does for a computer', () => {
  const free: Game = { ...game, atAnyTime: () => [take(0, 1)] }
  expect(
    table(undefined, free)
      .session.snapshot()
      .free.map(({ seat }) => seat),
  ).toEqual([1])
  expect(table(1, free).session.snapshot().free).toEqual([])
})

test('giving up is recorded as a fact, also where the game has an action for it', () => {
  const concede = { type: 'concede' }
  const leaving: Game = {
    ...game,
    forfeit: { actions: ['concede'], check: () => undefined, apply: () => {} },
    atAnyTime: () => [concede],
  }
  const { session } = table(undefined, leaving)
  expect(session.snapshot()).toMatchObject({ free: [], mayResign: [0, 1] })
  session.play(concede)
  session.resign(1)
  expect(session.match.entries.map(({ fact }) => fact)).toEqual([
    { type: 'resigned', seat: game.seatIds[0] },
    { type: 'resigned', seat: game.seatIds[1] },
  ])
  expect(session.snapshot().seq).toBe(2)
})

test('with too few cores a computer begins to think only when the board has come to rest', async () => {
  const { session, bots } = table(1, game, true)
  session.start()
  const [first = take(0, 1)] = session.snapshot().actions
  session.play(first)
  expect(bots.questions).toEqual([])
  session.boardShows(0)
  expect(bots.questions).toEqual([])
  session.boardShows(1)
  expect(bots.questions).toHaveLength(1)
  session.boardShows(1)
  expect(bots.questions).toHaveLength(1)
})

test('the record is handed out when the match is over, whole and with its promise, and not before', async () => {
  const { session } = table(undefined)
  await expect(session.record()).rejects.toThrow('goes on')
  while (session.snapshot().outcome === undefined) {
    const [action = take(0, 1)] = session.snapshot().actions
    session.play(action)
  }
  const record = await session.record()
  expect(record).toMatchObject({ id: 'm', dice: { kind: 'seeded', seed: '1' }, result: {} })
  expect(record.entries).toHaveLength(session.match.seq)
})

test('a seat is handed to a computer, which is asked, and back; both stand in the chronicle', async () => {
  const { session, bots } = table(undefined)
  session.start()
  expect(session.mayAgreeDraw).toBe(true)
  session.handOver(0, { name: 'Bot', kind: 'computer', level: 'captain' })
  expect(bots.questions).toMatchObject([{ seat: 0, level: 'captain' }])
  expect(session.seats[0]?.name).toBe('Bot')
  expect(session.mayAgreeDraw).toBe(false)
  expect(session.snapshot()).toMatchObject({ acting: [], awaited: [0], viewer: 1 })
  session.handOver(0, { name: 'Ana', kind: 'person' })
  expect(bots.cancelled).toBe(1)
  expect(session.snapshot()).toMatchObject({ acting: [0], awaited: [] })
  expect(session.snapshot().log.map(({ events }) => events[0])).toMatchObject([
    { type: 'matchFact', fact: { type: 'handedOver', to: { name: 'Bot' } } },
    { type: 'matchFact', fact: { type: 'handedOver', to: { name: 'Ana' } } },
  ])
})

test('a draw that all agree to ends the match, and the chronicle says so in every language', async () => {
  const { session } = table(undefined)
  session.agreeDraw()
  const { outcome, log } = session.snapshot()
  expect(outcome).toMatchObject({ winners: [], reason: 'drawAgreed' })
  const [event] = log[0]?.events ?? []
  if (event === undefined) throw new Error('nothing is told')
  const [rage] = boxes
  if (rage === undefined) throw new Error('there is no game')
  const said = languages.map(async (language) => {
    const { text } = await rage.text(language)
    return withFacts(text, language).event(event)
  })
  expect(await Promise.all(said)).toEqual([
    'All agree to a draw.',
    'Tous acceptent la partie nulle.',
    'Todos aceptan las tablas.',
  ])
})

test('who waits for a computer may do what the game lets them do at any time, and nothing else', () => {
  // Whoever has taken may take from another pile while the other thinks, as a sealed answer is replaced.
  const lenient: Game = { ...game, check: () => undefined, isAtAnyTime: (_, seat) => seat === 0 }
  for (const [rules, entries] of [
    [lenient, 2],
    [game, 1],
  ] as const) {
    const { session } = table(1, rules)
    session.play(session.snapshot().actions[0] ?? take(0, 1))
    expect(session.snapshot().acting).toEqual([])
    session.play(take(1, 1))
    expect(session.match.seq).toBe(entries)
  }
})

describe('what somebody alone at the screen does not want to be asked about', () => {
  // Whoever says so takes something whenever it is their turn.
  const eager: Game = {
    ...game,
    unasked: {
      heard: (_state, _seat, said) => ({ ok: true, value: said }),
      after: (_state, _seat, kept) => kept,
      action: (state, seat, kept) => (kept === 'take' ? game.actions(state, seat)[0] : undefined),
      pauseMs: () => [0, 0],
    },
  }

  test('is done by the session and not by the table, once it is said', async () => {
    const { session } = table(1, eager)
    session.start()
    await soon()
    expect(session.snapshot()).toMatchObject({ seq: 0, mayWish: true })
    expect(session.snapshot()).not.toHaveProperty('wishes')
    session.wish('take')
    expect(session.snapshot()).toMatchObject({ seq: 0, wishes: 'take' })
    await soon()
    expect(session.snapshot().seq).toBe(1)
    session.close()
  })

  test('what is pressed at once goes before it', async () => {
    const { session } = table(1, eager)
    session.start()
    session.wish('take')
    const last = session.snapshot().actions.at(-1) ?? take(0, 1)
    session.play(last)
    await soon()
    expect(session.match.entries.map(({ action }) => action)).toEqual([last])
    session.close()
  })

  test('two at one screen are asked everything', async () => {
    const { session } = table(undefined, eager)
    session.start()
    expect(session.snapshot().mayWish).toBe(false)
    session.wish('take')
    await soon()
    expect(session.snapshot().seq).toBe(0)
    session.close()
  })
})

test('at one screen nobody’s numbers count what another did in secret', () => {
  // Bids are laid without a word to the others.
  const silent: typeof bidding = {
    ...bidding,
    redact: (event, viewer) => (event.type === 'bidLaid' && event.seat !== viewer ? undefined : event),
  }
  const { session } = table(undefined, silent)
  const bid = () => session.play(session.snapshot().actions[0] ?? take(0, 1))
  bid()
  const second = session.snapshot()
  expect([second.viewer, second.seq, second.log]).toEqual([1, 0, []])
  bid()
  // The first of them is asked again: their own bid, and what both have shown.
  const first = session.snapshot()
  expect([first.viewer, first.seq, first.log.map(({ seq }) => seq)]).toEqual([0, 2, [1, 2]])
  expect(session.match.line).toHaveLength(2)
  bid()
  // The other has learned of one entry, which is the second of the match.
  const third = session.snapshot()
  expect([third.viewer, third.seq]).toEqual([1, 1])
  const { match, game } = session
  expect(session.viewAt(1)).toEqual(game.view(match.at(2), 1))
  expect(session.viewAt(0)).toEqual(game.view(match.at(0), 1))
})

test('somebody who waits may look although others are to act; the next deed gives the screen back', () => {
  const { session } = table(undefined)
  session.start()
  const seen = () => {
    const { viewer, acting, awaited, actions } = session.snapshot()
    return { viewer, acting, awaited, isAsked: actions.length > 0 }
  }
  const asked = { viewer: 0, acting: [0], awaited: [], isAsked: true }
  expect(seen()).toEqual(asked)
  session.lookAs(1)
  expect(seen()).toEqual({ viewer: 1, acting: [], awaited: [0], isAsked: false })
  session.lookAs(0)
  expect(seen()).toEqual(asked)
  session.lookAs(1)
  session.playFree({ seat: 0, action: take(0, 1) })
  expect(seen()).toMatchObject({ viewer: 1, acting: [1], awaited: [] })
})
