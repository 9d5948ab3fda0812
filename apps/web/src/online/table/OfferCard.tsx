import { Button } from '@wyrmtable/ui'
import type { OpenBox } from '../../box/open-box.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import type { Offer } from '../wire/answers.ts'

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
  offer: { id, by, matter, agreed },
  log,
  session,
  box,
  nameOf,
}: {
  readonly offer: Offer
  /** What happened so far: what is to be taken back is told in its words. */
  readonly log: OnlineView['log']
  readonly session: OnlineSession
  readonly box: OpenBox
  readonly nameOf: (seat: string) => string
}) {
  const t = onlineText(useSettings().settings.language)
  const { viewer } = session.sight
  const isMine = by === viewer
  const move = matter.type === 'takeBack' ? lastMove(by, log, box) : undefined
  const other = matter.type === 'handOver' ? box.text.seat(matter.seat) : ''
  const answer = (what: 'accept' | 'refuse' | 'withdraw', noMore?: true) => () =>
    void session.does({ type: 'answer', offer: id, answer: what, ...(noMore ? { noMore } : {}) })
  return (
    <section className="offer-card" role={isMine ? 'status' : 'alert'}>
      <p>
        <b>
          {isMine
            ? t(`offer.mine.${matter.type}`, { other })
            : t(`offer.${matter.type}`, { seat: nameOf(by), other })}
        </b>
      </p>
      {matter.type !== 'takeBack' ? null : (
        <>
          {move === undefined ? null : <p>{move}</p>}
          <p className="muted">{t(`offer.seen.${seenOf(matter.seen)}`)}</p>
        </>
      )}
      {viewer === 'spectator' || agreed.includes(viewer) ? null : (
        <div className="dialog-row">
          {isMine ? (
            <Button onPress={answer('withdraw')}>{t('offer.withdraw')}</Button>
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
