import type { Manifest } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { DeedDialog } from '../../parts/DeedDialog.tsx'
import type { Pausable } from '../../session/screen-session.ts'
import type { Session } from '../../session/session.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { goOnStored } from './go-on-stored.ts'
import { rulesText } from './text/index.ts'

/** Asks everybody at this screen whether the match shall go on under the rules of today, from where it stands. */
export function GoOnDialog({
  session,
  today,
  onGoneOn,
  onClose,
}: {
  readonly session: Session & Pausable & { readonly id: string }
  readonly today: Manifest
  readonly onGoneOn: () => void
  readonly onClose: () => void
}) {
  const { language } = useSettings().settings
  const t = rulesText(language)
  const { version } = session.game
  const agree = async (): Promise<string | undefined> => {
    // Nobody thinks or acts meanwhile: what is stored is the match as it stands.
    session.close()
    let isDone = false
    try {
      await session.settled()
      const done = await goOnStored(session.id, today)
      isDone = done.ok
      if (done.ok) {
        onGoneOn()
        return undefined
      }
      const { text } = await today.text(language)
      const why = faultSentence(done.fault, language, (refusal) => text.refusal(refusal))
      return t('rules.notTaken', { version: today.version, why })
    } finally {
      if (!isDone) session.start()
    }
  }
  return (
    <DeedDialog title={t('rules.goOn')} deed={t('rules.agree')} onDo={agree} onClose={onClose}>
      <p>{t('rules.ask', { version, today: today.version })}</p>
      <p className="muted">{t('rules.kept')}</p>
    </DeedDialog>
  )
}
