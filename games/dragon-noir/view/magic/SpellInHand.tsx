import { sayIn } from '../../text/say.ts'
import type { NoirProps } from '../props.ts'
import { doesOf } from './spell-words.ts'
import { magicText } from './text/index.ts'

/** Which spell waits for its target or its place, where the book is not in sight. */
export function SpellInHand({
  props: { view: state, language },
  spell: id,
}: {
  readonly props: NoirProps
  readonly spell: string
}) {
  const t = magicText(language)
  const spell = state.setting.sheets.spells.spells.find((one) => one.id === id)
  if (spell === undefined) return null
  return (
    <div className="noir-now" data-spell-in-hand={id}>
      <p className="phase-now" aria-live="polite">
        <b>{sayIn(language).spell(id)}</b> · {t('cost', { cost: spell.cost })}
      </p>
      <p className="muted">
        {doesOf(state, spell, t)} · {t(spell.effect.kind === 'place' ? 'lay' : 'aim')}
      </p>
    </div>
  )
}
