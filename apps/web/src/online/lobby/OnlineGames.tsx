import { formatList } from '@wyrmtable/text'
import { Button } from '@wyrmtable/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { shownName } from '../../account/bot/shown-name.ts'
import { boxOf, viewOf } from '../../box/open-box.ts'
import { copyText } from '../../parts/copy-text.ts'
import { ListField } from '../../parts/ListField.tsx'
import { ReplayLink } from '../../parts/ReplayLink.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { formatRoute, goTo } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { clockWords, timeLeft } from '../clock/clock-words.ts'
import { seatTime } from '../clock/seat-time.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import { envelope } from '../glyph/shapes.ts'
import type { AskedTo, MatchSummary } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import { invitationAddress, useInvitations } from './invitations.ts'
import { onlineLobbyText } from './text/index.ts'
import { isMyTurn, type OnlineLobby } from './use-online-lobby.ts'

/** Between two looks at the time that is left, in ms. */
const EVERY_MS = 30_000

/** Matches at the server in the lobby: where it is my turn, where I wait, and tables that wait for somebody. */
export function OnlineGames({
  lobby: { mine, open, invitations = [], account, asking = 0 },
  mostOver,
}: {
  readonly lobby: Pick<OnlineLobby, 'mine' | 'open'> &
    Partial<Pick<OnlineLobby, 'invitations' | 'account' | 'asking'>>
  /** Finished matches that are shown. */
  readonly mostOver: number
}) {
  const t = onlineLobbyText(useSettings().settings.language)
  const turns = mine.filter(isMyTurn)
  const waiting = mine.filter((match) => !isMyTurn(match) && match.state !== 'over')
  const over = mine.filter(({ state }) => state === 'over').slice(0, mostOver)
  const [refused, refuse] = useState<readonly string[]>([])
  const asked = invitations.filter(({ match }) => !refused.includes(match.id))
  const isSignedIn = account !== undefined && account !== null
  if (mine.length + open.length + asked.length === 0 && !isSignedIn) return null
  return (
    <section className="panel saved-panel online-panel" aria-label={t('online.live')}>
      <Group title={t('online.yourTurn')} matches={turns} />
      <Group title={t('online.waiting')} matches={waiting} />
      {asked.length === 0 ? null : (
        <>
          <h2 className="section-title">
            {t('online.invitations')} <b className="count">{asked.length}</b>
          </h2>
          <ul className="saved">
            {asked.map((one) => (
              <OnlineGame
                key={one.match.id}
                match={one.match}
                asked={one}
                onRefuse={() => refuse((before) => [...before, one.match.id])}
              />
            ))}
          </ul>
        </>
      )}
      <OpenTables matches={open} />
      <Group title={t('over.ended')} matches={over} />
      {mine.length === 0 && !isSignedIn ? null : (
        <p className="online-ways">
          {isSignedIn ? (
            <>
              <a className="online-account" href="#/friends">
                {asking > 0 ? t('online.asking', { count: asking }) : t('online.friends')}
              </a>
              <a className="online-account" href="#/clubs">
                {t('online.clubs')}
              </a>
            </>
          ) : (
            <a className="online-account" href="#/account">
              {t('online.everywhere')}
            </a>
          )}
          <a className="online-account" href="#/ratings">
            {t('online.best')}
          </a>
        </p>
      )}
    </section>
  )
}

/** Tables that wait for somebody; where they are of several games, those of one can be picked out. */
function OpenTables({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const { language } = useSettings().settings
  const t = onlineLobbyText(language)
  const [game, choose] = useState('')
  const games = [...new Set(matches.map((match) => match.game))]
  if (games.length < 2 && game === '') return <Group title={t('online.open')} matches={matches} />
  const fitting = matches.filter((match) => game === '' || match.game === game)
  return (
    <Group title={t('online.open')} matches={fitting} isKept>
      <ListField
        label={t('online.filter')}
        value={game}
        choices={[
          { value: '', name: t('online.anyGame') },
          ...[...new Set([...games, game])]
            .filter((one) => one !== '')
            .map((value) => ({ value, name: boxOf(value)?.title[language] ?? value })),
        ]}
        onChoose={choose}
      />
      {fitting.length > 0 ? null : <p className="muted">{t('online.noFit')}</p>}
    </Group>
  )
}

function Group({
  title,
  matches,
  isKept = false,
  children,
}: {
  readonly title: string
  readonly matches: readonly MatchSummary[]
  /** Shown although there is nothing in it. */
  readonly isKept?: boolean
  readonly children?: ReactNode
}) {
  if (matches.length === 0 && !isKept) return null
  return (
    <>
      <h2 className="section-title">
        {title} <b className="count">{matches.length}</b>
      </h2>
      {children}
      <ul className="saved">
        {matches.map((match) => (
          <OnlineGame key={match.id} match={match} />
        ))}
      </ul>
    </>
  )
}

function OnlineGame({
  match,
  asked,
  onRefuse,
}: {
  readonly match: MatchSummary
  /** A friend asks whoever looks to one of its seats. */
  readonly asked?: AskedTo
  readonly onRefuse?: () => void
}) {
  const { language } = useSettings().settings
  const t = onlineLobbyText(language)
  const { id, game, seats, mine, state, toAct, rules, clock, outcome } = match
  const manifest = boxOf(game)
  const load = useCallback(
    async () =>
      manifest === undefined
        ? undefined
        : {
            view: await viewOf(manifest),
            text: (await manifest.text(language)).text,
            sentences: outcome === undefined ? undefined : await import('../../parts/sentences.ts'),
          },
    [manifest, language, outcome],
  )
  const loaded = useLoaded(load, true)
  const box = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const isTurn = isMyTurn(match)
  const now = useServerNow(EVERY_MS)
  const others = seats.filter((seat) => !mine.includes(seat.id) && seat.isTaken)
  const seatName = (seat: string) => box?.text.seat(seat) ?? seat
  const [next] = isTurn ? toAct.filter((seat) => mine.includes(seat)) : toAct
  const place = seats.findIndex((seat) => seat.id === next)
  const time = next === undefined ? undefined : seatTime(rules.clock, clock, { id: next, place }, now)
  const ending =
    outcome === undefined || manifest === undefined || box === undefined
      ? undefined
      : box.sentences?.outcomeSentence(
          { ...outcome, winners: outcome.winners.map((seat) => manifest.seatIds.indexOf(seat)) },
          language,
          box.text,
          manifest.seatIds,
        )
  const standing =
    state === 'open'
      ? t(mine.length > 0 ? 'online.noSeat' : 'online.begun')
      : state === 'over'
        ? // Also why, where it was not played to its end.
          (ending ?? t(outcome === undefined ? 'online.calledOff' : 'over.ended'))
        : next === undefined
          ? ''
          : t('online.toAct', { seat: seatName(next) })
  const isMine = mine.length > 0
  return (
    <li className={`saved-game ${isTurn ? 'is-open' : ''}`}>
      <div className="saved-cover">
        {box === undefined ? <span className="cover" /> : <box.view.Cover language={language} />}
      </div>
      <div className="saved-text">
        <h3 className="caps">{manifest?.title[language] ?? game}</h3>
        {others.length === 0 ? null : (
          <p>
            {t('online.with', {
              names: formatList(
                language,
                others.map((seat) =>
                  seat.isFormer ? t('online.former') : shownName(seat, language) || t('talk.computer'),
                ),
              ),
            })}
          </p>
        )}
        <p className={isTurn ? 'saved-move' : ''}>
          {asked === undefined ? standing : t('online.asks', { name: asked.by, seat: seatName(asked.seat) })}
        </p>
        <p className="muted">
          {time === undefined
            ? clockWords(rules.clock, t)
            : t('online.left', { time: timeLeft(time.left, t) })}
          {rules.isRated === true ? ` · ${t('online.isRated')}` : ''}
          {match.club === undefined ? '' : ` · ${t('online.ofClub', { name: match.club.name })}`}
          {match.tournament === undefined ? null : (
            <>
              {' · '}
              <a href={formatRoute({ page: 'tournament', id: match.tournament.id })}>
                {t('online.ofTournament', { round: match.tournament.round })}
              </a>
            </>
          )}
        </p>
      </div>
      <div className="saved-buttons">
        {asked === undefined ? (
          <Button look={isTurn ? 'primary' : 'plain'} onPress={() => goTo({ page: 'online', match: id })}>
            {t(isTurn ? 'online.play' : state === 'open' && !isMine ? 'online.sit' : 'online.look')}
          </Button>
        ) : (
          <>
            <Button look="primary" onPress={() => goTo(seatOf(asked))}>
              {t('online.sit')}
            </Button>
            <Button
              onPress={() => {
                void ask('DELETE', `/api/account/invitations/${id}`)
                onRefuse?.()
              }}
            >
              {t('online.refuse')}
            </Button>
          </>
        )}
        {state === 'over' ? <ReplayLink match={id} isBrief /> : null}
      </div>
      {state === 'open' && isMine ? <Invitations match={id} seatName={seatName} /> : null}
    </li>
  )
}

/** The way to the seat that somebody is asked to, as by a link. */
const seatOf = ({ match, seat, invitation }: AskedTo) =>
  ({ page: 'online', match: match.id, invitation: `${invitation}.${seat}` }) as const

/** Links for the empty seats of a table of mine, each copied in one press. */
function Invitations({
  match,
  seatName,
}: {
  readonly match: string
  readonly seatName: (seat: string) => string
}) {
  const t = onlineLobbyText(useSettings().settings.language)
  const links = useInvitations(match)
  const [said, say] = useState('')
  if (links.length === 0) return null
  return (
    <div className="online-invitations">
      {links.map((link) => {
        const address = invitationAddress(match, link)
        const copy = () =>
          void copyText(address).then(
            () => say(t('room.copied')),
            () => say(address),
          )
        return (
          <Button key={link.seat} glyph={envelope} onPress={copy}>
            {t('online.invite', { seat: seatName(link.seat) })}
          </Button>
        )
      })}
      <p className="muted" role="status">
        {said}
      </p>
    </div>
  )
}
