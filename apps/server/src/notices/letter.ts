import type { Language, Seat } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import type { RunningMatch } from '../matches/running-match.ts'
import type { Pairing } from './pairing.ts'
import type { NoticeKind, Rules } from './rules.ts'
import { noticeText } from './text/index.ts'

/** What somebody is told, in their language. Nothing of the game itself: whoever looks over their shoulder learns no secret. */
export interface Letter {
  readonly kind: NoticeKind | 'test' | 'confirm'
  readonly language: Language
  readonly title: string
  readonly text: string
  /** Where it leads, behind the address of the server. */
  readonly path: string
  /** What it is about, where it is about a match. */
  readonly about?: About
}

interface About {
  readonly match: string
  readonly game: string
  readonly pace: 'none' | 'live' | 'days'
  readonly seat: string
  /** When the time of the seat is out, where it runs. */
  readonly outAt?: number
}

export function letterOf(
  running: RunningMatch,
  seat: Seat,
  kind: Exclude<NoticeKind, 'paired'>,
  { language, zone }: Rules,
  title: string,
): Letter {
  const t = noticeText(language)
  const outAt = outAtOf(running, seat)
  const others = formatList(language, othersAt(running, seat, language))
  const isToCome = kind === 'invited' || kind === 'asked'
  const lines = [others === '' ? '' : t(isToCome ? 'notice.with' : 'notice.against', { others })]
  if (outAt !== undefined && (kind === 'turn' || kind === 'reminder')) {
    lines.push(t('notice.out', { when: whenTold(language, zone, outAt) }))
  }
  const { id } = running.row
  return {
    kind,
    language,
    title: t(`notice.${kind}`, { game: title }),
    text: lines.filter((line) => line !== '').join(' '),
    // Where others have done something meanwhile, the table shows it first. Seats that friends offer stand at home.
    path: kind === 'asked' ? '/#/' : `/#/online/${id}${isToCome || kind === 'talk' ? '' : '/~since'}`,
    about: { ...aboutOf(running, seat), ...(outAt === undefined ? {} : { outAt }) },
  }
}

/** A round is open, and their match waits for them: they sit down from the page of the tournament. */
export function pairedLetter(
  running: RunningMatch,
  seat: Seat,
  { tournament, round, sitBy, opponent }: Pairing,
  { language, zone }: Rules,
  title: string,
): Letter {
  const t = noticeText(language)
  const others = opponent ?? formatList(language, othersAt(running, seat, language))
  const lines = [
    ...(others === '' ? [] : [t('notice.against', { others })]),
    t('notice.sit', { when: whenTold(language, zone, sitBy) }),
  ]
  return {
    ...{ kind: 'paired', language, title: t('notice.paired', { game: title, round }) },
    ...{ text: lines.join(' '), path: `/#/tournaments/${tournament}`, about: aboutOf(running, seat) },
  }
}

export function testLetter(language: Language): Letter {
  const t = noticeText(language)
  return { kind: 'test', language, title: t('notice.test'), text: t('notice.testText'), path: '/#/notices' }
}

/** Asks whoever reads it whether the account of that name may write to them. */
export function questionLetter(language: Language, name: string): Letter {
  const t = noticeText(language)
  return {
    ...{ kind: 'confirm', language, path: '' },
    title: t('notice.confirm'),
    text: t('notice.confirmText', { name }),
  }
}

/** When the seat's time is out; undefined while it does not run. */
export const outAtOf = ({ standing }: RunningMatch, seat: Seat): number | undefined =>
  standing.clock?.runs.find((run) => run.seat === seat)?.outAt

const aboutOf = (running: RunningMatch, seat: Seat): About => ({
  match: running.row.id,
  game: running.row.game,
  pace: running.table.clock.kind,
  seat: running.seatId(seat),
})

/** A moment on their clock on the wall. */
const whenTold = (language: Language, timeZone: string, at: number): string =>
  new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at)

function othersAt(running: RunningMatch, mine: Seat, language: Language): readonly string[] {
  const t = noticeText(language)
  const seats = running.match?.seats ?? running.standing.seats
  return [...seats.entries()].flatMap(([seat, { kind, name }]) => {
    if (seat === mine) return []
    if (running.formers.has(seat)) return [t('notice.former')]
    if (kind === 'computer') return [name === '' ? t('notice.computer') : name]
    return name === '' ? [] : [name]
  })
}
