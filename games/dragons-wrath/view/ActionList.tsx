import { useMemo } from 'react'
import type { Action } from '../rules/actions.ts'
import type { WrathProps } from './props.ts'
import { viewText } from './text/index.ts'

/** Everything the acting seat may do, in groups, each a button. */
export function ActionList({ props }: { readonly props: WrathProps }) {
  const { state, text, language, actions, acting } = props
  const t = viewText(language)
  const groups = useMemo(() => {
    const found = new Map<string, Action[]>()
    for (const action of actions) {
      const name = text.group(action, state)
      found.set(name, [...(found.get(name) ?? []), action])
    }
    return [...found]
  }, [actions, state, text])
  return (
    <section className="wrath-actions">
      <h2 className="section-title">
        {t('list.title')} <small>{actions.length}</small>
      </h2>
      {groups.length === 0 ? <p className="muted">{t('list.waiting')}</p> : null}
      {groups.map(([name, list]) => (
        <details key={`${props.seq} ${name}`} open={list.length < 12}>
          <summary>
            {name} <small>{list.length}</small>
          </summary>
          <ul>
            {list.map((action) => (
              <li key={JSON.stringify(action)}>
                <button type="button" className="list-action" onClick={() => props.play(action)}>
                  <span>{text.action(action, state)}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {acting.length > 0 ? (
        <details>
          <summary>{t('list.concede')}</summary>
          <button type="button" className="list-action" onClick={() => props.play({ type: 'concede' })}>
            <span>{t('list.concede')}</span>
          </button>
        </details>
      ) : null}
    </section>
  )
}
