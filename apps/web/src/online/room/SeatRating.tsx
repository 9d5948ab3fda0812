import { useCallback } from 'react'
import { boxOf } from '../../box/open-box.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { personNamed } from '../../people/person.ts'
import { formatRoute } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'
import type { Sight } from '../wire/answers.ts'

/** How good whoever sits there is in what is about to be played, with the way to their profile. */
export function SeatRating({
  sight: { game, rules },
  seat,
  name,
}: {
  readonly sight: Sight
  readonly seat: string
  readonly name: string
}) {
  const t = onlineText(useSettings().settings.language)
  const load = useCallback(() => personNamed(name), [name])
  const loaded = useLoaded(load)
  if (loaded === undefined || 'error' in loaded || !loaded.value.ok) return null
  const side = boxOf(game)?.seatsAreAlike === true ? null : seat
  const rating = loaded.value.value.ratings.find(
    (one) => one.game === game && one.pace === rules.clock.kind && one.side === side,
  )
  return (
    <a className="room-rating" href={formatRoute({ page: 'person', name })}>
      {rating === undefined
        ? t('room.newcomer')
        : t('room.ratedOf', { rating: rating.rating, within: rating.within })}
    </a>
  )
}
