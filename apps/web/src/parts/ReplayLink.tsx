import type { ByLanguage } from '@wyrmtable/kernel'
import { Glyph } from '@wyrmtable/ui'
import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { filmStrip } from './glyph/shapes.ts'

/** Beside the link, because the lobby shows it and loads no replay viewer for it. */
const words: ByLanguage<{ readonly game: string; readonly file: string }> = {
  en: { game: 'Replay', file: 'Look at a replay file' },
  fr: { game: 'Revoir', file: 'Revoir un fichier de partie' },
  es: { game: 'Ver de nuevo', file: 'Ver un archivo de partida' },
}

/** Leads to the replay of a saved game; without one, to where a file can be opened. */
export function ReplayLink({
  match,
  isBrief = false,
}: {
  readonly match?: string
  /** Only the glyph is seen. */
  readonly isBrief?: boolean
}) {
  const { settings } = useSettings()
  const name = words[settings.language][match === undefined ? 'file' : 'game']
  return (
    <a
      className={isBrief ? 'icon-button' : 'button'}
      href={formatRoute({ page: 'replay', match: match ?? '' })}
      {...(isBrief ? { 'aria-label': name, title: name } : {})}
    >
      <Glyph shape={filmStrip} />
      {isBrief ? null : <span>{name}</span>}
    </a>
  )
}
