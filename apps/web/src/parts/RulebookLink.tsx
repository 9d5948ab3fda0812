import type { ByLanguage } from '@wyrmtable/kernel'
import { Glyph, glyphs } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'

/** Beside the link, because the lobby shows it and loads no page of rules for it. */
const words: ByLanguage<{ readonly book: string; readonly clause: string }> = {
  en: { book: 'Rulebook', clause: 'Find it in the rulebook' },
  fr: { book: 'Livret de règles', clause: 'La trouver dans le livret' },
  es: { book: 'Reglamento', clause: 'Buscarla en el reglamento' },
}

/** Leads to the rulebook of a game, at a clause where one is named. */
export function RulebookLink({
  game,
  clause,
}: {
  readonly game: string
  readonly clause?: string | undefined
}) {
  const { settings } = useSettings()
  const isAt = clause !== undefined
  return (
    <a className="button" href={`#/rules/${game}${isAt ? `/${clause}` : ''}`}>
      <Glyph shape={glyphs.ruleBook} />
      <span>{words[settings.language][isAt ? 'clause' : 'book']}</span>
    </a>
  )
}
