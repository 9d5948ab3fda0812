import { Glyph, glyphs } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import { rulebookText } from './text/index.ts'

/** Leads to the rulebook of a game, at a clause where one is named. */
export function RulebookLink({
  game,
  clause,
}: {
  readonly game: string
  readonly clause?: string | undefined
}) {
  const { settings } = useSettings()
  const t = rulebookText(settings.language)
  const isAt = clause !== undefined
  return (
    <a className="button" href={`#/rules/${game}${isAt ? `/${clause}` : ''}`}>
      <Glyph shape={glyphs.ruleBook} />
      <span>{t(isAt ? 'rules.openAt' : 'rules.open')}</span>
    </a>
  )
}
