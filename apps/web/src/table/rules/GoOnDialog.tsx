import { goOnUnder, type Manifest, type Match } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { Button, Dialog } from '@wyrmtable/ui'
import { useState } from 'react'
import { goTo } from '../../route.ts'
import { startMatch } from '../../session/start-match.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { saveMatch } from '../../store/saved-games.ts'
import { rulesText } from './text/index.ts'

/** Asks everybody at this screen whether the match shall go on under the rules of today, from where it stands. */
export function GoOnDialog({
  match,
  today,
  onClose,
}: {
  readonly match: Match
  readonly today: Manifest
  readonly onClose: () => void
}) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = rulesText(language)
  const [problem, setProblem] = useState<string>()
  const { version } = match.header
  const agree = async () => {
    const [{ game }, { text }] = await Promise.all([today.rules(), today.text(language)])
    const change = goOnUnder(match, game)
    const begun = change.ok ? startMatch(game, { seats: match.header.seats, ...change.value }) : change
    if (!begun.ok) {
      const why = faultSentence(begun.fault, language, (refusal) => text.refusal(refusal))
      return setProblem(t('rules.notTaken', { version: today.version, why }))
    }
    await saveMatch(begun.value)
    goTo({ page: 'table', match: begun.value.header.id })
  }
  return (
    <Dialog title={t('rules.goOn')} isOpen onClose={onClose}>
      <p>{t('rules.ask', { version, today: today.version })}</p>
      <p className="muted">{t('rules.kept')}</p>
      {problem === undefined ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog-row">
        <Button onPress={onClose}>{page('app.close')}</Button>
        <Button
          look="primary"
          onPress={() => {
            agree().catch((error: unknown) =>
              setProblem(error instanceof Error ? error.message : String(error)),
            )
          }}
        >
          {t('rules.agree')}
        </Button>
      </div>
    </Dialog>
  )
}
