import { Button, glyphs } from '@wyrmtable/ui'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'
import type { Missed } from './use-missed.ts'

/** Offers to show again what others did while nobody was here, and leads through it. */
export function MissedBanner({ missed }: { readonly missed: Missed }) {
  const t = onlineText(useSettings().settings.language)
  const { count, place } = missed
  if (count === 0) return null
  if (place === undefined) {
    return (
      <section className="banner line-banner" aria-label={t('since.title', { count })}>
        <p>{t('since.title', { count })}</p>
        <Button glyph={glyphs.playButton} onPress={missed.show}>
          {t('since.show')}
        </Button>
        <Button onPress={missed.forget}>{t('line.close')}</Button>
      </section>
    )
  }
  return (
    <section className="banner line-banner" aria-label={t('since.playing')}>
      <p>
        {t('since.playing')} <small>{t('since.at', { at: place, count })}</small>
      </p>
      <Button onPress={missed.next}>{t('since.next')}</Button>
      <Button look="primary" onPress={missed.stop}>
        {t('since.stop')}
      </Button>
    </section>
  )
}
