import { useState } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { BookNotes } from './open-book.ts'
import type { RulebookText } from './text/index.ts'

/** What stands beside a clause: how an unclear point was read, and examples that open on the board. */
export function Beside({
  clause,
  game,
  notes,
  t,
}: {
  readonly clause: string
  readonly game: string
  readonly notes: BookNotes
  readonly t: RulebookText
}) {
  const { t: page } = useSettings()
  const [hasFailed, setFailed] = useState(false)
  const readings = notes.readings.filter(({ clauses }) => clauses.includes(clause))
  const examples = notes.examples.filter(({ clauses }) => clauses.includes(clause))
  const open = async (example: BookNotes['examples'][number]) => {
    const { openExample } = await import('./open-example.ts')
    const isOpen = await openExample(game, example, (number) => page('table.person', { number }))
    setFailed(!isOpen)
  }
  return (
    <>
      {readings.length === 0 ? null : (
        <details className="rule-reading">
          <summary>{t('rules.reading')}</summary>
          <dl>
            {readings.map(({ question, reading, language }) => (
              <div key={question} lang={language}>
                <dt>{question}</dt>
                <dd>{reading}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {examples.length === 0 ? null : (
        <ul className="rule-more">
          <li>{t('rules.examples')}</li>
          {examples.map((example) => (
            <li key={example.id}>
              <button
                type="button"
                className="rule-example"
                aria-label={t('rules.example', { example: example.id })}
                onClick={() => void open(example)}
              >
                {example.id}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasFailed ? <p role="alert">{t('rules.exampleFails')}</p> : null}
    </>
  )
}
