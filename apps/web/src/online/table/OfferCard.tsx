import { Button } from '@wyrmtable/ui'
import type { OpenBox } from '../../box/open-box.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { invitationAddress, useInvitations } from '../lobby/invitations.ts'
import { Invitation } from '../room/Invitation.tsx'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import type { Offer } from '../wire/answers.ts'
import { Absence, useIsAway } from './Absence.tsx'

type Seen = Extract<Offer['matter'], { type: 'takeBack' }>['seen']

const seenOf = (seen: Seen): 'nothing' | 'dice' | 'shown' | 'both' => {
  if (seen?.dice === true) return seen.shown ? 'both' : 'dice'
  return seen?.shown === true ? 'shown' : 'nothing'
}

/** What the seat did last, as the chronicle tells it; undefined where it tells nothing of it. */
function lastMove(seat: string, log: OnlineView['log'], { text }: OpenBox): string | undefined {
  const entry = log.findLast((one) => one.seat === seat)
  const [line] = entry?.events.flatMap((event) => text.event(event) ?? []) ?? []
  return line
}

/** What somebody asks of the others at the table, and their answers. */
export function OfferCard({
  offer,
  log,
  present,
  session,
  box,
  nameOf,
}: {
  readonly offer: Offer
  /** What happened so far: what is to be taken back is told in its words. */
  readonly log: OnlineView['log']
  /** When each seat was seen last: of whoever is gone nobody waits for an answer. */
  readonly present: OnlineView['present']
  readonly session: OnlineSession
  readonly box: OpenBox
  readonly nameOf: (seat: string) => string
}) {
  const { id, by, matter, agreed, isOpen } = offer
  const t = onlineText(useSettings().settings.language)
  const { viewer, rules } = session.sight
  const isMine = by === viewer
  const move = matter.type === 'takeBack' ? lastMove(by, log, box) : undefined
  const seat = 'seat' in matter ? matter.seat : undefined
  const other = seat === undefined ? '' : box.text.seat(seat)
  // Whoever gives up their own seat is not spoken of as of somebody else.
  const words =
    isOpen === true ? 'open' : 'seat' in matter && seat === by ? (`${matter.type}.own` as const) : matter.type
  const answer = (what: 'accept' | 'refuse' | 'withdraw', noMore?: true) => () =>
    void session.does({ type: 'answer', offer: id, answer: what, ...(noMore ? { noMore } : {}) })
  const waitsFor = isMine && isOpen !== true && seat !== undefined && seat !== by ? seat : undefined
  const isAway = useIsAway(present[waitsFor ?? ''], waitsFor === undefined ? undefined : rules.awayMs)
  return (
    <section className="offer-card" role={isMine ? 'status' : 'alert'}>
      <p>
        <b>{t(isMine ? `offer.mine.${words}` : `offer.${words}`, { seat: nameOf(by), other })}</b>
      </p>
      {matter.type !== 'takeBack' ? null : (
        <>
          {move === undefined ? null : <p>{move}</p>}
          <p className="muted">{t(`offer.seen.${seenOf(matter.seen)}`)}</p>
        </>
      )}
      {waitsFor === undefined ? null : (
        <Absence at={present[waitsFor]} awayMs={rules.awayMs} name={nameOf(waitsFor)} />
      )}
      {isOpen === true && seat !== undefined && viewer !== 'spectator' ? (
        <SubstituteLink
          match={session.id}
          offer={offer}
          seat={seat}
          label={t('room.link', { seat: other })}
        />
      ) : null}
      {viewer === 'spectator' || (agreed.includes(viewer) && isOpen !== true) ? null : (
        <div className="dialog-row">
          {isOpen === true ? (
            <Button onPress={answer(isMine ? 'withdraw' : 'refuse')}>{t('offer.endSearch')}</Button>
          ) : isMine ? (
            <>
              {isAway ? (
                <Button look="primary" onPress={answer('accept')}>
                  {t('offer.without', { other: nameOf(waitsFor ?? '') })}
                </Button>
              ) : null}
              <Button onPress={answer('withdraw')}>{t('offer.withdraw')}</Button>
            </>
          ) : (
            <>
              <Button look="primary" onPress={answer('accept')}>
                {t('offer.allow')}
              </Button>
              <Button onPress={answer('refuse')}>{t('offer.refuse')}</Button>
              <Button onPress={answer('refuse', true)}>{t('offer.noMore')}</Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

/** The link for whoever is to play on there: everybody at the table may send it. */
function SubstituteLink({
  match,
  offer,
  seat,
  label,
}: {
  readonly match: string
  readonly offer: Offer
  readonly seat: string
  readonly label: string
}) {
  const invitation = useInvitations(match, offer).find((one) => one.seat === seat)
  return invitation === undefined ? null : (
    <Invitation label={label} address={invitationAddress(match, invitation)} />
  )
}
