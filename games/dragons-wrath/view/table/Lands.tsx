import { cardName } from '../../text/names.ts'
import { Landscape } from '../art/Landscape.tsx'
import { Orb } from '../art/Orb.tsx'
import { Press } from '../card/Press.tsx'
import { useWrath } from './context.ts'
import { useMarked } from './marks.ts'
import { type Stack, stacksOf } from './provinces.ts'

/** The provinces of the viewer, stacked by sphere; a stack that is to pay says how many of it do. */
export function Lands() {
  const { props, t } = useWrath()
  const { me } = props.view
  if (me === null) return null
  return (
    <section className="wrath-lands" aria-label={t('own.provinces')} data-place="provinces" data-zone="p">
      <h2>
        {t('own.provinces')} <b>{me.provinces.length}</b>
      </h2>
      <ul>
        {stacksOf(me.provinces).map((stack) => (
          <li
            key={`${stack.sphere} ${stack.isExhausted ? `exhausted ${stack.ids.length}` : ''}`}
            data-exhausted={stack.isExhausted || undefined}
          >
            <Land stack={stack} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Land({ stack }: { readonly stack: Stack }) {
  const { props, marks, t } = useWrath()
  const { cards, sphere, isExhausted, ids } = stack
  const used = useMarked(marks, ({ paying }) => ids.filter((id) => paying.has(id)).length)
  const picked = useMarked(marks, ({ picks }) => picks.filter((id) => ids.includes(id)).length)
  const isLost = useMarked(marks, ({ lost }) => lost !== undefined && ids.includes(lost))
  const [card = ''] = cards
  const names = cards.map((one) => cardName(one, props.language))
  const name = names.length === 1 ? (names[0] ?? '') : t(`land.${sphere}`)
  const all = names.length === 1 ? name : `${name}: ${names.join(', ')}`
  const said = isExhausted ? t('exhausted', { name: all }) : all
  return (
    <Press
      keys={ids}
      name={`${t('say.stack', { name: said, count: ids.length })}${used > 0 ? `, ${t('land.used', { count: used })}` : ''}`}
      colour={sphere}
      isTurned={isExhausted}
      className={`wrath-land ${ids.length > 1 ? 'is-many' : ''}`}
    >
      <Landscape province={card} sphere={sphere} />
      <span className="wrath-land-name" aria-hidden="true">
        <Orb sphere={sphere} />
        <span>{name}</span>
      </span>
      {ids.length > 1 ? (
        <b className="wrath-count" aria-hidden="true">
          {ids.length}
        </b>
      ) : null}
      {used + picked > 0 ? (
        <span className="wrath-used" aria-hidden="true" data-lost={isLost}>
          {picked > 0 ? t('land.chosen', { count: picked }) : t('land.used', { count: used })}
        </span>
      ) : null}
    </Press>
  )
}
