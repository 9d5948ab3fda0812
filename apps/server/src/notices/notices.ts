import type { Seat } from '@wyrmtable/kernel'
import {
  type Channel,
  type ChannelKind,
  type Delivery,
  type NoticeStore,
  type Occasion,
  occasionId,
} from '@wyrmtable/store'
import { peopleToAct } from '../matches/entry-lines.ts'
import type { House } from '../matches/house.ts'
import { hashOf, newWord } from '../matches/keys.ts'
import type { Presence } from '../matches/presence.ts'
import { Problem } from '../matches/problem.ts'
import type { RunningMatch } from '../matches/running-match.ts'
import { accountOfKey } from '../people/people.ts'
import type { Sender } from './channels/sender.ts'
import { type Letter, letterOf, outAtOf, pairedLetter, questionLetter, testLetter } from './letter.ts'
import { pairingOf } from './pairing.ts'
import { afterQuiet, reminderAt } from './quiet.ts'
import { isNoticeKind, type NoticeKind, type Rules, rulesOf, wants } from './rules.ts'

/** Whoever was seen so lately is looking: it is waited whether they see it themselves. */
const hereMs = 60_000
/** Nobody else takes up a delivery so long after somebody did: longer than any try can last. */
const claimMs = 90_000
const minuteMs = 60_000
/** Whoever is asked to a seat while they are here answers within so long. */
const answerMs = 30_000
/** After each try that came to nothing. */
const pausesMs = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minuteMs)
/** Tries; then the way is left alone until its owner says otherwise. */
export const mostTries = pausesMs.length + 1
/** What is this long overdue may have been forgotten by whoever was to do it. */
const overdueMs = 2 * minuteMs
/** What was delivered is remembered for so long, lest it be delivered again. */
const rememberMs = 7 * 24 * 60 * minuteMs
/** Of those that wait, so many are taken up at a time. */
const mostWaiting = 100_000

/** Where somebody sits who may want to hear of something. */
interface Place {
  readonly running: RunningMatch
  readonly seat: Seat
}

/**
 * Tells people who are not looking. What gives occasion to it stands in the store as soon as what happened does; from
 * there on each step is a job that any process may do, and that is taken up again should one die over it.
 */
export class Notices {
  private readonly house: House
  private readonly notices: NoticeStore
  private readonly presence: Pick<Presence, 'lastSeen'>
  private readonly senders: Readonly<Partial<Record<ChannelKind, Sender>>>
  private readonly home: string | undefined

  /** `home` is the address of this server, where the host has said it. */
  constructor(
    house: House,
    presence: Pick<Presence, 'lastSeen'>,
    senders: Readonly<Partial<Record<ChannelKind, Sender>>>,
    home: string | undefined,
  ) {
    this.house = house
    this.notices = house.store.notices
    this.presence = presence
    this.senders = senders
    this.home = home
  }

  /** Takes up everything that waits, as after a start. */
  resume(): Promise<void> {
    return this.ask(Number.MAX_SAFE_INTEGER)
  }

  /** Takes up what nobody seems to see to, and forgets what is long done. */
  async round(): Promise<void> {
    const now = this.house.time.now()
    await this.ask(now - overdueMs)
    await this.notices.forgetDeliveries(now - rememberMs)
  }

  /** Whoever wants to hear of the occasion is to be told, each on their ways. */
  async notify(id: string): Promise<void> {
    const occasion = await this.notices.occasion(id)
    if (occasion === undefined) return
    const now = this.house.time.now()
    const place = await this.placeOf(occasion)
    const seen = place && this.presence.lastSeen(place.running, place.seat)
    if (place === undefined || isStale(occasion, place, seen)) {
      await this.notices.removeOccasion(id)
      return
    }
    // What is only due later is none of theirs yet.
    const isHere = occasion.kind !== 'reminder' && seen !== undefined && now < seen + hereMs
    if (now < occasion.dueAt || isHere) {
      const at = isHere ? seen + hereMs : occasion.dueAt
      await this.notices.postponeOccasion(id, at)
      await this.house.jobs.add([{ task: 'notify', match: id, at }])
      return
    }
    await this.add(await this.deliveriesOf(occasion, place, now))
    await this.notices.removeOccasion(id)
  }

  /** Tries to deliver, and again later should it fail. */
  async deliver(id: string): Promise<void> {
    const now = this.house.time.now()
    const delivery = await this.notices.claimDelivery(id, now, now + claimMs)
    if (delivery === undefined) return
    const channel = await this.notices.channel(delivery.channel)
    const sender = channel === undefined || channel.isPaused ? undefined : this.senders[channel.kind]
    const letter = sender === undefined ? undefined : await this.letterFor(delivery, now)
    if (channel === undefined || sender === undefined || letter === undefined) {
      await this.notices.settleDelivery(id, now)
      return
    }
    if (typeof letter === 'number') {
      await this.postpone(delivery, letter, delivery.tries)
      return
    }
    const sent = await sender.send(channel, letter, hashOf(id), this.home ?? channel.home)
    const at = this.house.time.now()
    if (sent.ok) {
      await this.notices.settleDelivery(id, at)
      await this.notices.channelWorked(channel.id, at)
      return
    }
    if (sent.isGone === true) {
      await this.notices.removeChannel(channel.account, channel.id)
      return
    }
    const { code, status } = sent
    await this.notices.channelFailed(channel.id, at, status === undefined ? code : `${code} ${status}`)
    const pause = delivery.kind === 'test' ? undefined : pausesMs[delivery.tries]
    if (pause !== undefined) {
      await this.postpone(delivery, at + pause, delivery.tries + 1)
      return
    }
    await this.notices.settleDelivery(id, at)
    if (delivery.kind !== 'test') await this.notices.pauseChannel(channel.id, true)
  }

  /** A friend has asked somebody to a seat: they hear of it, unless they answer while they are here. */
  async askedTo(account: string, match: string, seat: Seat): Promise<void> {
    const at = this.house.time.now()
    const about = { match, seat, kind: 'asked', seq: 0 }
    const ways = (await this.notices.channels(account)).filter((way) => way.isConfirmed && !way.isPaused)
    await this.add(
      ways.map(({ id: channel }) => ({
        ...{ ...about, id: `${occasionId(about)}/${channel}`, account, channel },
        ...{ at, dueAt: at + answerMs, tries: 0 },
      })),
    )
  }

  /** Sends somebody a test on one of their ways, or asks whether it is theirs. */
  async send(kind: 'test' | 'confirm', { id: channel, account }: Channel): Promise<void> {
    const at = this.house.time.now()
    await this.add([
      {
        ...{ id: `${kind}/${newWord()}/${channel}`, account, channel, kind, match: '', seat: 0, seq: 0 },
        ...{ at, dueAt: at, tries: 0 },
      },
    ])
  }

  private async ask(dueBy: number): Promise<void> {
    const occasions = await this.notices.waitingOccasions(dueBy, mostWaiting)
    const deliveries = await this.notices.waitingDeliveries(dueBy, mostWaiting)
    await this.house.jobs.add([
      ...occasions.map(({ id, dueAt }) => ({ task: 'notify', match: id, at: dueAt }) as const),
      ...deliveries.map(({ id, dueAt }) => ({ task: 'deliver', match: id, at: dueAt }) as const),
    ])
  }

  private async add(deliveries: readonly Delivery[]): Promise<void> {
    await this.notices.addDeliveries(deliveries)
    await this.house.jobs.add(
      deliveries.map(({ id, dueAt }) => ({ task: 'deliver', match: id, at: dueAt }) as const),
    )
  }

  private async postpone({ id }: Delivery, at: number, tries: number): Promise<void> {
    await this.notices.postponeDelivery(id, at, tries)
    await this.house.jobs.add([{ task: 'deliver', match: id, at }])
  }

  /** The seat that an occasion is about; undefined where there is no such match any more, or it cannot be opened. */
  private async placeOf({ match, seat, kind }: Occasion): Promise<Place | undefined> {
    try {
      const running = await this.house.latest(match)
      const { rematch } = running.standing
      if (kind !== 'invited') return { running, seat }
      // Each seat is one further on at the next table.
      const next = (seat + 1) % running.table.seats.length
      return rematch === undefined ? undefined : { running: await this.house.latest(rematch), seat: next }
    } catch (error) {
      if (error instanceof Problem && (error.code === 'noSuchMatch' || error.code === 'damaged'))
        return undefined
      throw error
    }
  }

  private async deliveriesOf(
    occasion: Occasion,
    { running, seat }: Place,
    now: number,
  ): Promise<readonly Delivery[]> {
    const { kind } = occasion
    if (!isNoticeKind(kind)) return []
    const accounts = new Set(
      running.holders.filter((holder) => holder.seat === seat).flatMap(({ key }) => accountOfKey(key) ?? []),
    )
    const found: Delivery[] = []
    for (const account of accounts) {
      const rules = await rulesOf(this.notices, account)
      const dueAt = whenDue(rules, kind, running, seat, now)
      if (dueAt === undefined || !wants(rules, kind, running.row.game, running.table.clock)) continue
      for (const { id: channel, isConfirmed, isPaused } of await this.notices.channels(account)) {
        if (!isConfirmed || isPaused) continue
        found.push({ ...occasion, id: `${occasion.id}/${channel}`, account, channel, dueAt, tries: 0 })
      }
    }
    return found
  }

  private async isAsked(account: string, { row }: RunningMatch, seat: Seat): Promise<boolean> {
    const { friends } = this.house.store
    const asked = (await friends.invitedTo(row.id)).find(
      (one) => one.account === account && one.seat === seat,
    )
    return asked !== undefined && (await friends.areFriends(account, asked.by))
  }

  /** What is to be said now; a moment where that has to wait, and undefined where there is nothing to say any more. */
  private async letterFor(delivery: Delivery, now: number): Promise<Letter | number | undefined> {
    const { kind } = delivery
    const rules = await rulesOf(this.notices, delivery.account)
    if (kind === 'test') return testLetter(rules.language)
    if (kind === 'confirm') {
      const account = await this.house.store.people.account(delivery.account)
      return account && questionLetter(rules.language, account.name)
    }
    const place = await this.placeOf(delivery)
    if (place === undefined || !isNoticeKind(kind)) return undefined
    const { running, seat } = place
    const { game } = running.row
    const isTheirs =
      kind === 'asked'
        ? await this.isAsked(delivery.account, running, seat)
        : running.holders.some(
            (holder) => holder.seat === seat && accountOfKey(holder.key) === delivery.account,
          )
    if (!isTheirs || isStale(delivery, place, this.presence.lastSeen(running, seat))) return undefined
    if (!wants(rules, kind, game, running.table.clock)) return undefined
    if (await this.notices.isOvertaken(delivery)) return undefined
    const dueAt = whenDue(rules, kind, running, seat, now)
    if (dueAt === undefined) return undefined
    if (dueAt > now) return dueAt
    const title = this.house.games.find(({ id }) => id === game)?.title[rules.language] ?? game
    if (kind !== 'paired') return letterOf(running, seat, kind, rules, title)
    const pairing = await pairingOf(this.house.store, running, seat)
    return pairing && pairedLetter(running, seat, pairing, rules, title)
  }
}

/** When somebody may be told who is to be: after their quiet hours, or ahead of the end of their time. */
function whenDue(
  rules: Rules,
  kind: NoticeKind,
  running: RunningMatch,
  seat: Seat,
  now: number,
): number | undefined {
  if (kind !== 'reminder') return afterQuiet(rules, now)
  const run = running.standing.clock?.runs.find((one) => one.seat === seat)
  const outAt = outAtOf(running, seat)
  return run === undefined || outAt === undefined || outAt <= now
    ? undefined
    : reminderAt(rules, run.since, outAt)
}

/** Whether there is nothing to tell any more: it was seen, or is no longer so. */
function isStale(
  { kind, at }: Pick<Occasion, 'kind' | 'at'>,
  { running, seat }: Place,
  seen: number | undefined,
): boolean {
  if (kind === 'invited' || kind === 'asked' || kind === 'paired') {
    return running.isOver || running.standing.seats[seat]?.isTaken === true
  }
  if (kind === 'reminder') {
    const run = running.standing.clock?.runs.find((one) => one.seat === seat)
    return running.isOver || run === undefined || run.since > at
  }
  if (kind === 'turn' && (running.isOver || !peopleToAct(running).includes(seat))) return true
  return seen !== undefined && seen > at
}
