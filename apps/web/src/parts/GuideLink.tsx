import type { ByLanguage } from '@wyrmtable/kernel'
import { Glyph } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import { graduateCap } from './glyph/shapes.ts'

/** Beside the link, because tables show it and load no guide for it. */
const words: ByLanguage<string> = {
  en: 'First game: a lesson',
  fr: 'Première partie : une leçon',
  es: 'Primera partida: una lección',
}

/** Leads to the first game of a game that teaches. */
export function GuideLink({ game }: { readonly game: string }) {
  const { settings } = useSettings()
  return (
    <a className="button" href={`#/guide/${game}`}>
      <Glyph shape={graduateCap} />
      <span>{words[settings.language]}</span>
    </a>
  )
}
