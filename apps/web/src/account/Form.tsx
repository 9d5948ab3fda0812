import type { Result } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { type ReactNode, useState } from 'react'
import type { Problem } from '../online/wire/answers.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { problemWords } from './problem-words.ts'

/** Fields with the press that sends them; what the server says against it stands under them. */
export function Form<T>({
  title,
  deed,
  look = 'primary',
  send,
  onDone,
  children,
  after,
}: {
  readonly title: string
  /** What the press does. */
  readonly deed: string
  readonly look?: 'plain' | 'primary'
  readonly send: () => Promise<Result<T, Problem>>
  readonly onDone: (value: T) => void
  readonly children: ReactNode
  /** Other ways, below the press. */
  readonly after?: ReactNode
}) {
  const { language } = useSettings().settings
  const [isSending, setSending] = useState(false)
  const [problem, tell] = useState('')
  return (
    <form
      className="account-form panel"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        setSending(true)
        tell('')
        void send().then((answer) => {
          setSending(false)
          if (answer.ok) onDone(answer.value)
          else tell(problemWords(answer.fault, language))
        })
      }}
    >
      <h2 className="section-title">{title}</h2>
      {children}
      <p role="alert" className="account-problem">
        {problem}
      </p>
      <Button type="submit" look={look} isDisabled={isSending}>
        {deed}
      </Button>
      {after}
    </form>
  )
}
