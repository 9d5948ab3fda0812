import type { ClauseVariant } from './clause-variants.ts'
import type { RulebookText } from './text/index.ts'

/** The variants that change a clause: what each is called, and what may be chosen in its place. */
export function VariantsAt({
  variants,
  t,
}: {
  readonly variants: readonly ClauseVariant[]
  readonly t: RulebookText
}) {
  return variants.map(({ key, name, settings, range }) => (
    <div key={key} className="rule-variant" data-variant={key}>
      <p>
        <b>{t('rules.variant')}</b> {name}
      </p>
      <ul>
        {range === undefined ? null : (
          <li>
            {t(range.standard === undefined ? 'rules.numbers' : 'rules.numbersFrom', {
              min: range.min,
              max: range.max,
              standard: range.standard ?? '',
            })}
          </li>
        )}
        {settings.map(({ words, isStandard }) => (
          <li key={words} className={isStandard ? 'is-standard' : ''}>
            {words}
            {isStandard ? <small> {t('rules.standard')}</small> : null}
          </li>
        ))}
      </ul>
    </div>
  ))
}
