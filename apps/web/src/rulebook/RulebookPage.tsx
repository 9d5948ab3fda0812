import type { Clause, Manifest } from '@wyrmtable/kernel'
import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { boxOf, clausesOf } from '../box/open-box.ts'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { ClauseArticle } from './ClauseArticle.tsx'
import { findClauses, sectionsOf, wordsOf } from './find-clauses.ts'
import { rulebookText } from './text/index.ts'
import './rulebook.css'

/** All clauses of a game, to be searched and linked to. */
export function RulebookPage({
  game,
  clause,
}: {
  readonly game: string
  readonly clause: string | undefined
}) {
  const { settings, t: page } = useSettings()
  const t = rulebookText(settings.language)
  const manifest = boxOf(game)
  const load = useCallback(
    () => (manifest === undefined ? Promise.resolve([]) : clausesOf(manifest)),
    [manifest],
  )
  const loaded = useLoaded(load)
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  if (manifest !== undefined && loaded !== undefined) {
    return <Rulebook manifest={manifest} clauses={loaded.value} clause={clause} />
  }
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        {manifest === undefined ? (
          <Notice glyph={glyphs.ruleBook} title={t('rules.missing')} text={t('rules.missingText')}>
            <Button look="primary" onPress={() => goTo({ page: 'lobby' })}>
              {page('table.toLobby')}
            </Button>
          </Notice>
        ) : (
          <>
            <h1 className="hidden">{t('rules.title')}</h1>
            <p className="loading" role="status">
              {page('app.loading')}
            </p>
          </>
        )}
      </main>
    </div>
  )
}

function Rulebook({
  manifest,
  clauses,
  clause,
}: {
  readonly manifest: Manifest
  readonly clauses: readonly Clause[]
  readonly clause: string | undefined
}) {
  const { settings } = useSettings()
  const { language } = settings
  const t = rulebookText(language)
  usePageTitle(t('rules.title'), manifest.title[language])
  const [search, setSearch] = useState('')
  const words = useMemo(() => wordsOf(search), [search])
  // Typing is never held up by the list.
  const sought = useDeferredValue(words)
  const found = useMemo(() => findClauses(clauses, sought, language), [clauses, sought, language])
  const sections = useMemo(() => sectionsOf(found), [found])
  const known = useMemo(() => new Set(clauses.map(({ id }) => id)), [clauses])
  // A section is known by its first clause, also while a search hides that.
  const firsts = useMemo(
    () => new Map(sectionsOf(clauses).map(({ id, clauses: [first] }) => [id, first])),
    [clauses],
  )
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // A link to a clause that a search would hide takes the search back.
  const [linked, setLinked] = useState(clause)
  if (linked !== clause) {
    setLinked(clause)
    const target = clauses.filter(({ id }) => id === clause)
    if (findClauses(target, words, language).length === 0) setSearch('')
  }
  const sentTo = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clause may come with the next list
  useEffect(() => {
    if (clause === undefined || sentTo.current === clause) return
    const target = list.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)
    if (!(target instanceof HTMLElement)) return
    sentTo.current = clause
    target.scrollIntoView({ block: 'start' })
    target.focus({ preventScroll: true })
  }, [clause, found])

  const toSection = (id: string) => {
    const heading = list.current?.querySelector(`[data-section="${CSS.escape(id)}"]`)
    if (!(heading instanceof HTMLElement)) return
    heading.scrollIntoView({ block: 'start' })
    heading.focus({ preventScroll: true })
  }
  const note = t('rules.english')
  return (
    <div className="app rulebook">
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{t('rules.title')}</span>
            <small>{manifest.title[language]}</small>
          </div>
        }
      />
      <main id="main" className="rules" tabIndex={-1}>
        <header className="rules-head">
          <h1 className="display">{t('rules.of', { game: manifest.title[language] })}</h1>
          <search className="rules-search">
            <input
              ref={field}
              type="search"
              className="filter"
              aria-label={t('rules.search')}
              placeholder={t('rules.searchHint')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setSearch('')
              }}
            />
            <p role="status">{t('rules.count', { count: found.length })}</p>
          </search>
          {note === '' ? null : <p className="muted">{note}</p>}
        </header>
        <nav className="rules-sections" aria-label={t('rules.sections')}>
          <h2 className="section-title">{t('rules.sections')}</h2>
          <ol>
            {sections.map(({ id, number }) => (
              <li key={id}>
                <button type="button" onClick={() => toSection(id)}>
                  <b>{number}</b> <span>{firsts.get(id)?.title[language]}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div className="rules-list" ref={list}>
          {sections.map(({ id, number, clauses: own }) => (
            <section key={id} aria-label={t('rules.section', { section: number })}>
              <h2 data-section={id} tabIndex={-1}>
                {t('rules.section', { section: number })}
              </h2>
              {own.map((one) => (
                <ClauseArticle
                  key={one.id}
                  clause={one}
                  game={manifest.id}
                  language={language}
                  words={sought}
                  known={known}
                  isTarget={one.id === clause}
                  t={t}
                />
              ))}
            </section>
          ))}
          {found.length === 0 ? (
            <div className="rules-none">
              <p>{t('rules.none', { words: search.trim() })}</p>
              <Button
                onPress={() => {
                  setSearch('')
                  field.current?.focus()
                }}
              >
                {t('rules.clear')}
              </Button>
            </div>
          ) : null}
        </div>
      </main>
    </div>
  )
}
