import { fireOrders, magicOrders, S } from '../../rules/fields.ts'
import { sayIn } from '../../text/say.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'

/** DN-17.2: standing orders that answer for a side whose windows open while it is not asked. */
export function Orders({
  props: { state, language, acting, play },
  t,
}: {
  readonly props: NoirProps
  readonly t: ViewText
}) {
  const [seat] = acting
  if (seat === undefined || state.phase === 'over') return null
  const say = sayIn(language)
  const magic = magicOrders[state.get(seat === 0 ? S.exileMagic : S.hordeMagic)] ?? 'ask'
  const fire = fireOrders[state.get(seat === 0 ? S.exileFire : S.hordeFire)] ?? 'ask'
  const order = (next: { readonly magic?: typeof magic; readonly fire?: typeof fire }): void =>
    play({ type: 'setOrders', magic: next.magic ?? magic, fire: next.fire ?? fire })
  return (
    <details className="noir-section noir-orders">
      <summary>{t('orders.title')}</summary>
      <label>
        {t('orders.fire')}
        <select
          value={fire}
          onChange={({ currentTarget }) =>
            order({ fire: fireOrders.find((one) => one === currentTarget.value) ?? 'ask' })
          }
        >
          {fireOrders.map((one) => (
            <option key={one} value={one}>
              {say.word('order', one)}
            </option>
          ))}
        </select>
      </label>
      {state.setting.scenario.magic ? (
        <label>
          {t('orders.magic')}
          <select
            value={magic}
            onChange={({ currentTarget }) =>
              order({ magic: magicOrders.find((one) => one === currentTarget.value) ?? 'ask' })
            }
          >
            {magicOrders.map((one) => (
              <option key={one} value={one}>
                {say.word('order', one)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </details>
  )
}
