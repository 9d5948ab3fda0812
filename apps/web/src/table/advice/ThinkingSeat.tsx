import { Button, glyphs } from '@wyrmtable/ui'
import type { ThinkingStore } from '../../session/computers/thinking.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { ThinkingBar } from './ThinkingBar.tsx'
import { adviceText } from './text/index.ts'

/** A computer at the table thinks: how far it is, and a way to have its move now. */
export function ThinkingSeat({
  thinking,
  seat,
  onHurry,
}: {
  readonly thinking: ThinkingStore
  readonly seat: string
  readonly onHurry: () => void
}) {
  const { settings } = useSettings()
  const t = adviceText(settings.language)
  return (
    <>
      <ThinkingBar thinking={thinking} label={t('thinking.progress', { seat })} />
      <Button className="hurry" glyph={glyphs.hourglass} title={t('thinking.hurryNote')} onPress={onHurry}>
        {t('thinking.hurry')}
      </Button>
    </>
  )
}
