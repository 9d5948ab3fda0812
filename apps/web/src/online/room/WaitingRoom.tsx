import { isJsonObject, type Json } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import { Button, Glyph, seatColour } from '@wyrmtable/ui'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { whoIsHere } from '../../account/account.ts'
import { boxOf, openBox } from '../../box/open-box.ts'
import { InviteFriends } from '../../company/friends/InviteFriends.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { usePageTitle } from '../../parts/page-title.ts'
import { TopBar } from '../../parts/TopBar.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { formatRoute, goTo } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { madeShelf } from '../../store/made-shelf.ts'
import { clockWords, tableWords } from '../clock/clock-words.ts'
import { ownNight } from '../clock/own-night.ts'
import { invitationAddress, useInvitations } from '../lobby/invitations.ts'
import { problemWords } from '../problem-words.ts'
import { newKey } from '../session/outbox.ts'
import { onlineText } from '../text/index.ts'
import type { OnlineSeat, Sight } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import { newsLine } from '../wire/news-line.ts'
import { Invitation } from './Invitation.tsx'
import { JoinFields } from './JoinFields.tsx'
import { RatedNotice } from './RatedNotice.tsx'
import { SeatRating } from './SeatRating.tsx'

/** Where people gather before a match begins: who sits where, links for the empty seats, a way to sit down. */
export function WaitingRoom({
  sight,
  invitation,
  seat: invitedTo,
  onChange,
}: {
  readonly sight: Sight
  readonly invitation: string | undefined
  /** The seat that the invitation is for. */
  readonly seat: string | undefined
  readonly onChange: () => void
}) {
  const { language, name } = useSettings().settings
  const t = onlineText(language)
  const [problem, setProblem] = useState<string>()
  const [brings, bring] = useState<Json>()
  const manifest = boxOf(sight.game)
  usePageTitle(t('room.title'), manifest?.title[language] ?? sight.game)
  const loadBox = useCallback(
    async () => (manifest === undefined ? undefined : openBox(manifest, language)),
    [manifest, language],
  )
  const box = useLoaded(loadBox, true)
  const shelf = useMemo(() => madeShelf(sight.game), [sight.game])
  const isMine = sight.mine.length > 0
  const isRated = sight.rules.isRated === true
  const loadMe = useCallback(async () => (isRated ? whoIsHere() : undefined), [isRated])
  const here = useLoaded(loadMe)
  const isGuest =
    here !== undefined && 'value' in here && here.value?.ok === true && here.value.value.name === null
  const invited = useInvitations(isMine ? sight.id : undefined, sight)
  const opened = box !== undefined && 'value' in box ? box.value : undefined
  if (opened === undefined || manifest === undefined) return <LoadingPage />
  const seatName = (id: string) => opened.text.seat(id)
  const free = sight.seats.filter(({ isTaken }) => !isTaken)
  const people = sight.seats.filter(({ kind, isTaken }) => kind === 'person' && isTaken)
  const sit = async (seat: OnlineSeat) => {
    const joined = await ask('POST', `/api/matches/${sight.id}/join`, {
      name: name === '' ? seatName(seat.id) : name,
      // A word of this browser's own, on which the dice depend with the server's.
      seed: newKey(),
      ...ownNight(),
      // What that means was said above the press.
      rated: isRated,
      ...(brings === undefined ? {} : { brings }),
      ...(invitation === undefined || kept !== undefined ? { seat: seat.id } : { invitation }),
    })
    if (!joined.ok) setProblem(problemWords(joined.fault, language))
    else newsLine().renew()
    onChange()
  }
  const leave = async () => {
    await ask('POST', `/api/matches/${sight.id}/leave`, {})
    goTo({ page: 'lobby' })
  }
  // A seat that is held but not taken is that of a rematch: whoever holds it need only sit down.
  const kept = free.find((seat) => sight.mine.includes(seat.id))
  const invitedSeat = sight.seats.find((seat) => seat.id === invitedTo)
  const isUsedUp = invitation !== undefined && invitedSeat?.isTaken === true
  const offered = kept ?? (isMine || isUsedUp ? undefined : (invitedSeat ?? free[0]))
  const mayJoin =
    offered !== undefined &&
    (kept !== undefined ||
      (sight.club === undefined ? invitation !== undefined || sight.isPublic : sight.club.isMember === true))
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="waiting-room" tabIndex={-1}>
        <section className="panel">
          <div className="room-cover">
            <opened.view.Cover language={language} />
          </div>
          <div className="room-text">
            <h1 className="display">
              {sight.state === 'over'
                ? t('room.calledOff')
                : t(mayJoin && invitation !== undefined ? 'room.invited' : 'room.title')}
            </h1>
            <p className="lead">
              {mayJoin && people.length > 0
                ? t('room.invitedBy', {
                    count: people.length,
                    names: formatList(
                      language,
                      people.map((seat) => seat.name),
                    ),
                    game: manifest.title[language],
                    seat: seatName(offered.id),
                  })
                : t(
                    !isMine && (isUsedUp || free.length === 0)
                      ? 'room.full'
                      : free.length > 0
                        ? 'room.waits'
                        : 'room.begins',
                  )}
            </p>
            <p className="muted">
              {manifest.title[language]} · {clockWords(sight.rules.clock, t)}
            </p>
            {sight.goesOn === undefined ? null : <p>{t('room.goesOn', { count: sight.goesOn.entries })}</p>}
            <ul className="room-rules muted">
              {tableWords(sight.rules, t).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <ul className="room-seats">
              {sight.seats.map((seat, place) => {
                const mark = opened.view.seatMarks[place]
                const link = invited.find((one) => one.seat === seat.id)
                return (
                  <li key={seat.id}>
                    {mark === undefined ? null : (
                      <span className={`crest crest-${seatColour(opened.view.seatMarks, place)}`}>
                        <Glyph shape={mark.glyph} />
                      </span>
                    )}
                    <span className="room-seat">
                      <b>{seatName(seat.id)}</b>
                      <span>
                        {seat.isTaken ? seat.name || t('talk.computer') : t('room.free')}
                        {sight.mine.includes(seat.id) ? ` (${t('room.you')})` : ''}
                      </span>
                      {isRated && seat.isTaken ? (
                        <SeatRating sight={sight} seat={seat.id} name={seat.name} />
                      ) : null}
                    </span>
                    {link === undefined || seat.isTaken ? null : (
                      <>
                        <Invitation
                          label={t('room.link', { seat: seatName(seat.id) })}
                          address={invitationAddress(sight.id, link)}
                        />
                        <InviteFriends
                          match={sight.id}
                          seat={seat.id}
                          seatName={seatName(seat.id)}
                          asked={link.asked}
                        />
                      </>
                    )}
                  </li>
                )
              })}
            </ul>
            {sight.club === undefined ? null : (
              <p>
                {t('room.club', { name: sight.club.name })}{' '}
                <a href={formatRoute({ page: 'club', club: sight.club.id })}>{t('room.toClub')}</a>
              </p>
            )}
            {sight.isPublic && free.length > 0 ? <p className="muted">{t('room.public')}</p> : null}
            {isRated ? <RatedNotice isGuest={isGuest && mayJoin} /> : null}
            {mayJoin && !isGuest ? (
              <form
                className="room-join"
                onSubmit={(event) => {
                  event.preventDefault()
                  void sit(offered)
                }}
              >
                <JoinFields sight={sight} />
                {opened.view.Bring === undefined || sight.mayBring !== true ? null : (
                  <Suspense fallback={null}>
                    <opened.view.Bring
                      language={language}
                      options={isJsonObject(sight.options) ? sight.options : {}}
                      value={brings}
                      onChange={bring}
                      shelf={shelf}
                    />
                  </Suspense>
                )}
                <Button look="primary" type="submit" className="button-big">
                  {t('room.joinAs', { seat: seatName(offered.id) })}
                </Button>
              </form>
            ) : null}
            {problem === undefined ? null : (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <p className="muted room-lists">{t('room.lists')}</p>
            <details className="room-promise">
              <summary>{t('room.promise')}</summary>
              <code className="commitment">{sight.dice.commitment}</code>
            </details>
            {sight.tournament === undefined ? null : (
              <p>
                <a href={formatRoute({ page: 'tournament', id: sight.tournament.id })}>
                  {t('room.tournament')}
                </a>
              </p>
            )}
            {isMine && sight.state === 'open' && sight.tournament === undefined ? (
              <Button onPress={() => void leave()}>
                {t(people.length > 1 ? 'room.leave' : 'room.callOff')}
              </Button>
            ) : null}
          </div>
        </section>
      </main>
    </div>
  )
}
