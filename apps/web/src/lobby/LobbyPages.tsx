import { Glyph, type GlyphShape, glyphs } from '@wyrmtable/ui'
import { filmStrip, graduateCap } from '../parts/glyph/shapes.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { lobbyText } from './text/index.ts'

/** The way to the other pages: words in the top bar of a desktop, tabs at the foot of a phone. */
export function LobbyPages({
  look,
  here,
  game,
  hasGuide,
}: {
  readonly look: 'bar' | 'tabs'
  readonly here: 'tables' | 'games' | 'puzzles'
  /** The game whose guide and rules are meant. */
  readonly game: string | undefined
  readonly hasGuide: boolean
}) {
  const words = lobbyText(useSettings().settings.language)
  const pages: readonly (Page | undefined)[] = [
    { href: '#/', name: words('nav.tables'), glyph: glyphs.tabletopPlayers, isHere: here === 'tables' },
    { href: '#/games', name: words('nav.games'), glyph: filmStrip, isHere: here === 'games' },
    {
      href: '#/puzzles',
      name: words('nav.puzzles'),
      glyph: glyphs.magnifyingGlass,
      isHere: here === 'puzzles',
    },
    hasGuide ? { href: `#/guide/${game}`, name: words('nav.guide'), glyph: graduateCap } : undefined,
    game === undefined
      ? undefined
      : { href: `#/rules/${game}`, name: words('nav.rules'), glyph: glyphs.ruleBook },
  ]
  return (
    <nav className={`pages pages-${look}`} aria-label={words('nav.label')}>
      {pages.map((page) =>
        page === undefined ? null : (
          <a key={page.href} href={page.href} {...(page.isHere ? { 'aria-current': 'page' as const } : {})}>
            {look === 'tabs' ? <Glyph shape={page.glyph} /> : null}
            <span>{page.name}</span>
          </a>
        ),
      )}
    </nav>
  )
}

interface Page {
  readonly href: string
  readonly name: string
  readonly glyph: GlyphShape
  readonly isHere?: boolean
}
