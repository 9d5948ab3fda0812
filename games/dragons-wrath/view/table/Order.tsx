import { useWrath } from './context.ts'
import { mightOf } from './might.ts'
import { nameOf } from './name-of.ts'

/** In which order they act this year, while nothing else lies in the middle. */
export function Order() {
  const { props, t } = useWrath()
  const { view } = props
  const living = view.order.filter((seat) => view.players[seat]?.eliminated === false)
  if (living.length < 2) return null
  return (
    <ol className="wrath-order" aria-label={t('order.title')}>
      <li aria-hidden="true">{t('order.title')}</li>
      {living.map((seat) => (
        <li key={seat} aria-current={view.active === seat ? 'step' : undefined}>
          <i aria-hidden="true" style={{ background: `var(--seat-${seat + 1})` }} />
          <span>{nameOf(seat, props)}</span> <b>{mightOf(view, seat, props)}</b>
        </li>
      ))}
    </ol>
  )
}
