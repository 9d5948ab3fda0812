import { Glyph, glyphs } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'

/** The last two of the bar over a table: its rulebook, and what else can be done there. */
export function BookAndMenu({ game, onMenu }: { readonly game: string; readonly onMenu: () => void }) {
  const { t } = useSettings()
  return (
    <>
      <a
        className="icon-button top-rules"
        href={`#/rules/${game}`}
        aria-label={t('table.rules')}
        title={t('table.rules')}
      >
        <Glyph shape={glyphs.ruleBook} />
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.menu')}
        title={t('table.menu')}
        onClick={onMenu}
      >
        <Glyph shape={glyphs.hamburgerMenu} />
      </button>
    </>
  )
}
