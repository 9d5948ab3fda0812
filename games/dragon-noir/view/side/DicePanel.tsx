import { DiceTray } from '@wyrmtable/ui'
import { sayIn } from '../../text/say.ts'
import type { RolledEvent } from '../moments.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'

/** The die while it falls: whose it is, about whom, and what is added. */
export function DicePanel({
  roll,
  props: { text, language },
  t,
  onSkip,
}: {
  readonly roll: RolledEvent
  readonly props: NoirProps
  readonly t: ViewText
  readonly onSkip: () => void
}) {
  const say = sayIn(language)
  const { by, on, need } = roll
  return (
    <DiceTray
      roll={roll}
      line={[by, on].flatMap((id) => (id === undefined ? [] : [say.unit(id)])).join(' → ')}
      {...(need === undefined ? {} : { threshold: `${need}+` })}
      modifierName={(clause) => text.clauseTitle(clause)}
      words={{ title: t('dice.title'), skip: t('dice.skip'), hit: t('dice.hit'), miss: t('dice.miss') }}
      onSkip={onSkip}
    />
  )
}
