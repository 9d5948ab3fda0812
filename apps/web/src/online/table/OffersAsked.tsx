import type { OpenBox } from '../../box/open-box.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import { OfferCard } from './OfferCard.tsx'

/** Over the board, while the talk is closed: what others ask of whoever looks, until it is answered. */
export function OffersAsked({
  session,
  view: { offers, seats, present, log },
  box,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly box: OpenBox
}) {
  const t = onlineText(useSettings().settings.language)
  const { viewer } = session.sight
  // Whoever looks for a substitute is shown the link.
  const asked = offers.filter(({ by, agreed, isOpen }) =>
    isOpen === true ? by === viewer : by !== viewer && !agreed.includes(viewer),
  )
  if (viewer === 'spectator' || asked.length === 0) return null
  return (
    <aside className="offers-asked" aria-label={t('offer.title')}>
      {asked.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          log={log}
          present={present}
          session={session}
          box={box}
          nameOf={(id) => seats.find((seat) => seat.id === id)?.name || box.text.seat(id)}
        />
      ))}
    </aside>
  )
}
