import { Crest } from '../table/Crest.tsx'
import { useWrath } from '../table/context.ts'
import { nameOf } from '../table/name-of.ts'
import { stateOf } from '../table/state-of.ts'

/** Who is still to say something, where more than two sit at the table: between two it is plain. */
export function Awaited() {
  const { props, isAsked, t } = useWrath()
  const { view } = props
  const living = view.players.filter(({ eliminated }) => !eliminated)
  if (living.length < 3 || view.awaiting.length === 0) return null
  return (
    <section className="wrath-awaited">
      <h2 className="section-title">{t('awaited.title')}</h2>
      <ul>
        {living.map(({ seat }) => {
          const isMe = seat === view.me?.seat
          const isAwaited = isMe ? isAsked : view.awaiting.some((one) => one.seat === seat)
          return (
            <li key={seat} data-awaited={isAwaited}>
              <Crest seat={seat} />
              <b>{nameOf(seat, props)}</b>
              <span>
                {isMe && isAsked ? t('player.you') : stateOf(seat, view, t)}{' '}
                {isAwaited ? props.clockOf?.(seat) : null}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
