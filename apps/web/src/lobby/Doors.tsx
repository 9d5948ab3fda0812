import type { Manifest } from '@wyrmtable/kernel'
import { Glyph, type GlyphShape, glyphs } from '@wyrmtable/ui'
import { graduateCap, quillInk } from '../parts/glyph/shapes.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { lobbyText } from './text/index.ts'

/** The cards below the set-up: learn, make what is played with, tournaments where there is a server, puzzle, read. */
export function Doors({ manifest, hasServer }: { readonly manifest: Manifest; readonly hasServer: boolean }) {
  const { language } = useSettings().settings
  const words = lobbyText(language)
  const game = manifest.title[language]
  return (
    <ul className="doors">
      {manifest.guide === undefined ? null : (
        <Door
          href={`#/guide/${manifest.id}`}
          glyph={graduateCap}
          title={words('guide.title')}
          text={words('guide.text', { game })}
        />
      )}
      {manifest.made === undefined ? null : (
        <Door
          href={`#/made/${manifest.id}`}
          glyph={quillInk}
          title={manifest.made.title[language]}
          text={manifest.made.text[language]}
        />
      )}
      {hasServer ? (
        <Door
          href="#/tournaments"
          glyph={glyphs.tabletopPlayers}
          title={words('tournaments.title')}
          text={words('tournaments.text')}
        />
      ) : null}
      <Door
        href="#/puzzles"
        glyph={glyphs.magnifyingGlass}
        title={words('puzzle.title')}
        text={words('puzzle.text')}
      />
      <Door
        href={`#/rules/${manifest.id}`}
        glyph={glyphs.ruleBook}
        title={words('rules.title')}
        text={words('rules.text', { game })}
      />
    </ul>
  )
}

function Door({
  href,
  glyph,
  title,
  text,
}: {
  readonly href: string
  readonly glyph: GlyphShape
  readonly title: string
  readonly text: string
}) {
  return (
    <li>
      <a className="door" href={href}>
        <span className="door-sign">
          <Glyph shape={glyph} />
        </span>
        <span className="door-text">
          <b className="caps">{title}</b>
          <span>{text}</span>
        </span>
      </a>
    </li>
  )
}
