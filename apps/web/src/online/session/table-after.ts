import type { Json } from '@wyrmtable/kernel'
import type { ClockStand, DaysOff, GameNews, News, Offer, Rated, Said, Sight } from '../wire/answers.ts'

/** How things stand at a table apart from its game. */
interface Table {
  readonly seats: Sight['seats']
  readonly offers: readonly Offer[]
  readonly talk: readonly Said[]
  readonly rematch: string | undefined
  /** What a rated match counted for, once it has. */
  readonly rated: Rated | undefined
  /** Seats that others sit in now than when this browser came. */
  readonly takenOver: readonly string[]
  readonly clock: ClockStand | undefined
  readonly vacations: Readonly<Record<string, DaysOff>>
  readonly wishes?: Json
}

/** How things stand at the table after something that is not of the game. */
export function tableAfter(table: Table, news: Exclude<News, GameNews>): Partial<Table> {
  switch (news.type) {
    case 'said':
      // What those before said among themselves is told to their successor as nothing.
      return news.text === '' ? {} : { talk: [...table.talk, news] }
    case 'offered':
      return { offers: [...table.offers, news.offer] }
    case 'answered':
      return {
        offers: table.offers.flatMap((offer) => (offer.id === news.offer ? answered(offer, news) : [offer])),
      }
    case 'timeGiven':
      return news.clock === undefined ? {} : { clock: news.clock }
    case 'vacation': {
      const { by, from, to, clock } = news
      const vacations = { ...table.vacations, [by]: daysOff(table.vacations[by], from, to) }
      return { vacations, ...(clock === undefined ? {} : { clock }) }
    }
    case 'rematch':
      return { rematch: news.next }
    case 'rated':
      return { rated: news }
    case 'wished':
      return { wishes: news.wishes }
    case 'joined':
      return {
        seats: table.seats.map((seat) =>
          seat.id === news.seat ? { ...seat, name: news.name, isTaken: true } : seat,
        ),
      }
    case 'left':
      return {
        seats: table.seats.map((seat) =>
          seat.id === news.seat ? { ...seat, name: '', isTaken: false } : seat,
        ),
      }
    case 'tookOver':
      return { takenOver: [...table.takenOver, news.seat] }
    case 'declined':
    case 'calledOff':
      return {}
    default:
      return news satisfies never
  }
}

/** The offer after an answer; gone where that was the last. */
function answered(offer: Offer, { by, answer }: Extract<News, { type: 'answered' }>): readonly Offer[] {
  if (answer === 'opened') return [{ ...offer, isOpen: true }]
  if (answer !== 'agreed') return []
  return [by === undefined ? offer : { ...offer, agreed: [...offer.agreed, by] }]
}

const DAY = 24 * 60 * 60_000

/** What is left after days off; those that end early are told again, with the end they have now. */
function daysOff(before: DaysOff = { daysLeft: 0 }, from: number, to: number): DaysOff {
  const days = (until: number) => Math.ceil((until - from) / DAY)
  const again = before.from === from && before.to !== undefined ? days(before.to) : 0
  return { daysLeft: Math.max(0, before.daysLeft + again - days(to)), from, to }
}
