import { fireOrders, magicOrders } from '../../rules/fields.ts'
import { type Say, sayIn } from '../../text/say.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'

/** DN-17.2: standing orders that answer for a side whose windows open while it is not asked. */
export function Orders({
  props: { view: state, viewer, language, play },
  t,
}: {
  readonly props: NoirProps
  readonly t: ViewText
}) {
  if (state.own === undefined || state.own.seat !== viewer || state.phase === 'over') return null
  const say = sayIn(language)
  const { magic, fire } = state.own.orders
  const order = (next: { readonly magic?: typeof magic; readonly fire?: typeof fire }): void =>
    play({ type: 'setOrders', magic: next.magic ?? magic, fire: next.fire ?? fire })
  return (
    <details className="side-section noir-orders" open>
      <summary>{t('orders.title')}</summary>
      <Order
        title={t('orders.fire')}
        words={fireOrders}
        chosen={fire}
        say={say}
        choose={(one) => order({ fire: one })}
      />
      {state.setting.scenario.magic ? (
        <Order
          title={t('orders.magic')}
          words={magicOrders}
          chosen={magic}
          say={say}
          choose={(one) => order({ magic: one })}
        />
      ) : null}
    </details>
  )
}

/** A choice of one order out of its list. */
function Order<Word extends string>({
  title,
  words,
  chosen,
  say,
  choose,
}: {
  readonly title: string
  readonly words: readonly Word[]
  readonly chosen: Word
  readonly say: Say
  readonly choose: (word: Word) => void
}) {
  return (
    <label>
      {title}
      <select
        value={chosen}
        onChange={({ currentTarget }) => {
          const word = words.find((one) => one === currentTarget.value)
          if (word !== undefined) choose(word)
        }}
      >
        {words.map((one) => (
          <option key={one} value={one}>
            {say.word('order', one)}
          </option>
        ))}
      </select>
    </label>
  )
}
