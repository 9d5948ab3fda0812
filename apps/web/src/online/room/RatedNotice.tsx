import { Button } from '@wyrmtable/ui'
import { askToComeBack } from '../../account/come-back.ts'
import { goTo } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'

/** Said before somebody sits down: that it counts, and what that means. */
export function RatedNotice({
  isGuest,
}: {
  /** Whoever looks has no account, which they would need. */
  readonly isGuest: boolean
}) {
  const t = onlineText(useSettings().settings.language)
  return (
    <section className="room-rated" aria-label={t('room.rated')}>
      <b className="caps">{t('room.rated')}</b>
      <p>{t('room.ratedText')}</p>
      {isGuest ? (
        <>
          <p>{t('room.ratedAccount')}</p>
          <Button
            look="primary"
            onPress={() => {
              askToComeBack()
              goTo({ page: 'account' })
            }}
          >
            {t('room.toAccount')}
          </Button>
        </>
      ) : null}
    </section>
  )
}
