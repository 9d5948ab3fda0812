import type { ByLanguage, Json, JsonObject } from '@wyrmtable/kernel'
import { Button, glyphs, type OptionNote } from '@wyrmtable/ui'
import type { ReadClause } from '../box/open-box.ts'
import { offeredVariants, withChoice } from '../box/variant-choices.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { lobbyText } from './text/index.ts'
import { VariantField } from './VariantField.tsx'

/** The options of a game out of their schema, each with its clause; says how many are not the standard. */
export function Variants({
  notes,
  schema,
  clauses,
  scenario,
  values,
  onOpen,
  onChange,
}: {
  readonly notes: readonly OptionNote[] | undefined
  readonly schema: Json | undefined
  readonly clauses: readonly ReadClause[]
  /** The chosen scenario: what it settles may be chosen otherwise all the same. */
  readonly scenario: {
    readonly title: string
    readonly why: Readonly<Record<string, ByLanguage<string>>>
    readonly options: JsonObject
  }
  readonly values: JsonObject
  /** Somebody wants to see them: only then are they fetched. */
  readonly onOpen: () => void
  readonly onChange: (values: JsonObject) => void
}) {
  const { settings, t } = useSettings()
  const words = lobbyText(settings.language)
  const changed = Object.keys(values).length
  return (
    <details
      className="variants"
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen()
      }}
    >
      <summary>
        {t('setup.variants')}{' '}
        <small className={changed === 0 ? 'muted' : 'changed'}>
          {words('setup.changed', { count: changed })}
        </small>
      </summary>
      <div className="variants-head">
        <p className="muted">
          {t('setup.variantsNote')}{' '}
          {clauses.some(({ textLanguage }) => textLanguage !== words.language)
            ? words('setup.ruleInEnglish')
            : null}
        </p>
        <Button glyph={glyphs.returnArrow} isDisabled={changed === 0} onPress={() => onChange({})}>
          {words('setup.reset')}
        </Button>
      </div>
      {notes === undefined ? (
        <p>{t('app.loading')}</p>
      ) : (
        <ul className="variant-list">
          {offeredVariants(schema, notes, scenario.options).map(({ variant, note, isSettled }) => (
            <VariantField
              key={variant.key}
              variant={variant}
              note={note}
              clause={clauses.find((clause) => clause.id === note.clause)}
              settledBy={
                isSettled
                  ? { title: scenario.title, why: scenario.why[variant.key]?.[settings.language] }
                  : undefined
              }
              value={values[variant.key]}
              onChoose={(chosen) => onChange(withChoice(values, variant, chosen))}
            />
          ))}
        </ul>
      )}
    </details>
  )
}
