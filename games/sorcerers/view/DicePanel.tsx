import { DiceTray } from '@wyrmtable/ui'
import type { RolledEvent } from './moments.ts'
import type { SorcererProps } from './props.ts'
import { sayAt } from './say.ts'
import type { ViewText } from './text/index.ts'

/** The dice of an attack while they fall: equal to or below the skill hits (SO-8.5). */
export function DicePanel({
  roll,
  props: { text },
  t,
  onSkip,
}: {
  readonly roll: RolledEvent
  readonly props: SorcererProps
  readonly t: ViewText
  readonly onSkip: () => void
}) {
  const say = sayAt({ text })
  const { by, on, need, skill, skillModifiers = [] } = roll
  // What changes the skill changes what is needed, never the dice.
  const changes = skillModifiers.map(({ value }) => (value < 0 ? `− ${-value}` : `+ ${value}`)).join(' ')
  const pair = [by, on].flatMap((id) => (id === undefined ? [] : [say.figure(id)])).join(' → ')
  return (
    <DiceTray
      roll={roll}
      line={say.sentence(pair)}
      {...(need === undefined
        ? {}
        : {
            threshold:
              changes === '' || skill === undefined
                ? t('dice.atMost', { need })
                : t('dice.atMostOf', { skill, changes, need }),
          })}
      modifierName={(clause) => text.clauseTitle(clause)}
      words={{ title: t('dice.title'), skip: t('dice.skip'), hit: t('dice.hit'), miss: t('dice.miss') }}
      onSkip={onSkip}
    />
  )
}
