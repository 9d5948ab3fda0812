import { Button, glyphs } from '@wyrmtable/ui'
import type { LocalSession } from '../../session/local-session.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { ThinkingBar } from './ThinkingBar.tsx'
import { adviceText } from './text/index.ts'

/** A computer at the table thinks: how far it is, and a way to have its move now. */
export function ThinkingSeat({ session, seat }: { readonly session: LocalSession; readonly seat: string }) {
  const { settings } = useSettings()
  const t = adviceText(settings.language)
  return (
    <>
      <ThinkingBar session={session} label={t('thinking.progress', { seat })} />
      <Button
        className="hurry"
        glyph={glyphs.hourglass}
        title={t('thinking.hurryNote')}
        onPress={() => session.hurry()}
      >
        {t('thinking.hurry')}
      </Button>
    </>
  )
}
