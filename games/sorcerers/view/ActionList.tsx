import { useMemo } from 'react'
import { groupedActions } from './grouped-actions.ts'
import type { SorcererProps } from './props.ts'
import { viewText } from './text/index.ts'

/** All candidates as buttons under their headings; those of the chosen figure first. */
export function ActionList({
  props,
  chosen,
}: {
  readonly props: SorcererProps
  readonly chosen: string | undefined
}) {
  const { state, text, language, actions, play } = props
  const t = viewText(language)
  const groups = useMemo(() => groupedActions(actions, state, text, chosen), [actions, chosen, state, text])
  return (
    <section className="sorcerers-list" aria-label={t('list.title')}>
      <h2 className="section-title">{t('list.title')}</h2>
      {groups.length === 0 ? <p className="muted">{t('list.waiting')}</p> : null}
      {groups.map(([name, list], place) => (
        <details key={name} open={place === 0 || list.length < 3}>
          <summary>
            {name} ({list.length})
          </summary>
          <ul>
            {list.map((action) => (
              <li key={JSON.stringify(action)}>
                <button type="button" className="button" onClick={() => play(action)}>
                  {text.action(action, state)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
