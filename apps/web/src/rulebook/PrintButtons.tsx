import { Button } from '@wyrmtable/ui'
import type { RulebookText } from './text/index.ts'

/** Paper: all of what is shown, or the way to the sheet of quick reference. */
export function PrintButtons({
  game,
  hasSheet,
  t,
}: {
  readonly game: string
  readonly hasSheet: boolean
  readonly t: RulebookText
}) {
  return (
    <div className="rules-paper">
      {hasSheet ? (
        <a className="button" href={`#/rules/${game}/sheet`}>
          {t('rules.sheet')}
        </a>
      ) : null}
      <Button onPress={() => window.print()}>{t('rules.print')}</Button>
    </div>
  )
}
