import { goOnUnder, type Manifest, type Match } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { DeedDialog } from '../../parts/DeedDialog.tsx'
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
  const { language } = useSettings().settings
  const t = rulesText(language)
  const { version } = match.header
  const agree = async (): Promise<string | undefined> => {
    const [{ game }, { text }] = await Promise.all([today.rules(), today.text(language)])
    const change = goOnUnder(match, game)
    const begun = change.ok ? startMatch(game, { seats: match.header.seats, ...change.value }) : change
    if (!begun.ok) {
      const why = faultSentence(begun.fault, language, (refusal) => text.refusal(refusal))
      return t('rules.notTaken', { version: today.version, why })
    }
    await saveMatch(begun.value)
    goTo({ page: 'table', match: begun.value.header.id })
    return undefined
  }
  return (
    <DeedDialog title={t('rules.goOn')} deed={t('rules.agree')} onDo={agree} onClose={onClose}>
      <p>{t('rules.ask', { version, today: today.version })}</p>
      <p className="muted">{t('rules.kept')}</p>
    </DeedDialog>
  )
}
