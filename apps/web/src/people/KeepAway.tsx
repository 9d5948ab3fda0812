import { Button, Dialog } from '@wyrmtable/ui'
import { useState } from 'react'
import { problemWords } from '../account/problem-words.ts'
import { ask } from '../online/wire/ask.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { peopleText } from './text/index.ts'
import './keep-away.css'

/** Somebody by the name of their account, or by where they sit at a table of one's own. */
type Whom = { readonly name: string } | { readonly match: string; readonly seat: string }

/** Blocks somebody, or tells the host of them: a button that asks which. */
export function KeepAway({
  whom,
  name,
  className = 'button',
}: {
  readonly whom: Whom
  /** What they are called here. */
  readonly name: string
  readonly className?: string
}) {
  const { language } = useSettings().settings
  const t = peopleText(language)
  const [isOpen, open] = useState(false)
  const [words, setWords] = useState('')
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (path: string, body: object, done: string) => {
    setBusy(true)
    const answer = await ask('POST', path, body)
    setBusy(false)
    say(answer.ok ? done : problemWords(answer.fault, language))
    return answer.ok
  }
  const report = async () => {
    if (await send('/api/reports', { ...whom, words }, t('keep.reported'))) setWords('')
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('keep.openFor', { name })}
        onClick={() => {
          say('')
          open(true)
        }}
      >
        {t('keep.open')}
      </button>
      <Dialog title={t('keep.title', { name })} isOpen={isOpen} onClose={() => open(false)}>
        <form
          className="keep-away"
          onSubmit={(event) => {
            event.preventDefault()
            void report()
          }}
        >
          <p>{t('keep.blockText')}</p>
          <Button
            isDisabled={isBusy}
            onPress={() => void send('/api/account/blocks', whom, t('keep.blocked', { name }))}
          >
            {t('keep.block', { name })}
          </Button>
          <label className="field">
            <span>{t('keep.words')}</span>
            <textarea
              required
              rows={4}
              maxLength={1_000}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          <p role="status" className="keep-said">
            {said}
          </p>
          <div className="dialog-row">
            <Button onPress={() => open(false)}>{t('keep.close')}</Button>
            <Button type="submit" look="primary" isDisabled={isBusy}>
              {t('keep.report')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
