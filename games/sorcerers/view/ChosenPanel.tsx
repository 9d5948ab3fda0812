import { slotAt } from '../rules/topics/scene.ts'
import type { SorcererProps } from './props.ts'
import { viewText } from './text/index.ts'

/** What is known of the chosen figure: its war sheet line. */
export function ChosenPanel({
  props: { state, language },
  chosen,
}: {
  readonly props: SorcererProps
  readonly chosen: string | undefined
}) {
  const t = viewText(language)
  const slot = chosen === undefined ? undefined : state.setting.slots.byId.get(chosen)
  if (slot === undefined || !state.exists(slot)) return <p className="muted">{t('chosen.none')}</p>
  const { race } = slotAt(state, slot)
  return (
    <p>
      <b>{chosen}</b>
      {race === undefined
        ? null
        : ` · ${race.name[language]} · ${t('chosen.wounds', { wounds: state.wounds(slot), boxes: race.wounds })} · ${t(
            'chosen.actions',
            { count: state.actions(slot) },
          )}`}
    </p>
  )
}
