import { isJsonObject, type Json, type JsonObject, type Manifest, type SeatInfo } from '@wyrmtable/kernel'
import { Button, glyphs } from '@wyrmtable/ui'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { clausesOf, seatNamesOf, unfold, viewOf } from '../box/open-box.ts'
import { laidWish } from '../made/table-wish.ts'
import { envelope, lightningArc } from '../online/glyph/shapes.ts'
import { type OnlineWish, usualWish } from '../online/lobby/online-wish.ts'
import { Choice } from '../parts/Choice.tsx'
import { LevelField } from '../parts/LevelField.tsx'
import { ListField } from '../parts/ListField.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import { type BotLevel, suggestedLevel } from '../session/computers/levels.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { madeShelf } from '../store/made-shelf.ts'
import { saveMatch } from '../store/saved-games.ts'
import type { SavedSummary } from '../store/saved-summary.ts'
import { beginTable } from '../table/find-table.ts'
import { loadTablePage } from '../table/load-table-page.ts'
import { ModeCard } from './ModeCard.tsx'
import { lobbyText } from './text/index.ts'
import { Variants } from './Variants.tsx'

type Mode = 'computer' | 'together' | 'live' | 'days'

/** Fetched by whoever wants to play with others. */
const OnlineFields = lazy(() =>
  import('../online/lobby/OnlineFields.tsx').then((module) => ({ default: module.OnlineFields })),
)

/** Who plays which side against whom, from where, and by which variants. */
export function SetupPanel({
  manifest,
  hasServer,
  played,
}: {
  readonly manifest: Manifest
  /** Whether a server answers, at which one can play with others. */
  readonly hasServer: boolean
  /** The games that are kept in this browser, newest first. */
  readonly played: readonly SavedSummary[]
}) {
  const { settings, t } = useSettings()
  const { language } = settings
  const words = lobbyText(language)
  const [mode, setMode] = useState<Mode>('computer')
  const [side, setSide] = useState(`${manifest.usualSeat ?? 0}`)
  const [number, setNumber] = useState(manifest.usualSeats ?? manifest.seatIds.length)
  const taken = manifest.seatIds.slice(0, number)
  const [chosenLevel, setLevel] = useState<BotLevel>()
  const level = chosenLevel ?? suggestedLevel(manifest.id, played)
  const [scenario, setScenario] = useState(manifest.scenarios[0]?.id ?? '')
  // With what was made on the page of its own, if somebody comes from there to play with it.
  const [laid] = useState(() => (laidWish()?.game === manifest.id ? laidWish() : undefined))
  const [variants, setVariants] = useState<JsonObject>(laid?.options ?? {})
  const shelf = useMemo(() => madeShelf(manifest.id), [manifest])
  const chosen = manifest.scenarios.find((one) => one.id === scenario)
  const scenarioOptions = isJsonObject(chosen?.options) ? chosen.options : {}
  const [problem, setProblem] = useState<string>()
  const [brings, bring] = useState<Json | undefined>(laid?.brings)
  const [wish, setWish] = useState<OnlineWish>(usualWish)
  // Without a line nobody else can be reached: what was chosen waits for it.
  const pace = hasServer && (mode === 'live' || mode === 'days') ? mode : undefined
  // Rules, sentences and the board are fetched for whoever comes near the panel: a lobby that is only looked
  // at loads none.
  const load = useCallback(async () => {
    const [view, seatNames] = await Promise.all([viewOf(manifest), seatNamesOf(manifest, language)])
    return { view, seatNames }
  }, [manifest, language])
  const box = useLoaded(load, true)
  const opened = box !== undefined && 'value' in box ? box.value : undefined
  const Bring = opened?.view.Bring
  // At a table of others each brings what is theirs alone.
  const SetUp = pace !== undefined && Bring !== undefined ? undefined : opened?.view.SetUp
  const warm = () => {
    const table = opened === undefined ? undefined : unfold(opened.view)
    // What fails to come is asked for again, and missed aloud, when the table is set.
    Promise.all([table, loadTablePage(), manifest.rules(), manifest.text(language), loadStart()]).catch(
      () => undefined,
    )
  }
  const [areVariantsOpen, openVariants] = useState(false)
  const loadRules = useCallback(async () => {
    if (!areVariantsOpen) return undefined
    const view = await viewOf(manifest)
    const [{ game }, clauses, notes] = await Promise.all([
      manifest.rules(),
      clausesOf(manifest, language),
      view.optionNotes(),
    ])
    return { schema: game.options.jsonSchema, clauses, notes }
  }, [manifest, language, areVariantsOpen])
  const loadedRules = useLoaded(loadRules)
  const rules = loadedRules !== undefined && 'value' in loadedRules ? loadedRules.value : undefined

  const seats = (): readonly SeatInfo[] => {
    const mine = side === 'any' ? (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) : Number(side)
    return taken.map((id, place) => {
      if (mode === 'together') return { id, name: t('table.person', { number: place + 1 }), kind: 'person' }
      const isMine = place === mine % taken.length
      return isMine
        ? { id, name: settings.name || t('table.you'), kind: 'person' }
        : { id, name: t('table.computer'), kind: 'computer', level }
    })
  }

  const layOnline = async (at: 'live' | 'days') => {
    const [{ layTable }, { isRatedBy, rulesOf }] = await Promise.all([
      import('../online/lobby/lay-table.ts'),
      import('../online/lobby/clock-choices.ts'),
    ])
    const mine = side === 'any' ? (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) : Number(side)
    const isRated = isRatedBy(at, wish)
    const laid = await layTable({
      game: manifest.id,
      scenario,
      options: variants,
      seats: taken.length,
      mine: mine % taken.length,
      hasComputers: wish.hasComputers && taken.length > 2 && !isRated,
      isRated,
      isPublic: wish.isPublic,
      club: wish.club,
      rules: rulesOf(at, wish),
      name: settings.name || t('table.you'),
      brings,
    })
    if (laid.ok) {
      goTo({ page: 'online', match: laid.value })
      return
    }
    const [{ problemWords }, { text }] = await Promise.all([
      import('../online/problem-words.ts'),
      manifest.text(language),
    ])
    setProblem(problemWords(laid.fault, language, text))
  }

  const start = async () => {
    if (opened === undefined) return
    if (pace !== undefined) return layOnline(pace)
    const options: Json = { ...scenarioOptions, ...variants }
    const [{ startMatch }, { game }] = await Promise.all([loadStart(), manifest.rules()])
    const match = startMatch(game, { seats: seats(), options })
    if (!match.ok) {
      const [{ text }, { faultSentence }] = await Promise.all([
        manifest.text(language),
        import('../parts/sentences.ts'),
      ])
      setProblem(faultSentence(match.fault, language, (refusal) => text.refusal(refusal)))
      return
    }
    await saveMatch(match.value)
    beginTable(match.value.header.id, language)
    goTo({ page: 'table', match: match.value.header.id })
  }

  return (
    <form
      className="panel setup"
      onPointerEnter={warm}
      onFocus={warm}
      aria-label={t('setup.title', { game: manifest.title[language] })}
      onSubmit={(event) => {
        event.preventDefault()
        start().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      }}
    >
      <h2 className="section-title">{manifest.title[language]}</h2>
      <fieldset className="modes">
        <legend className="hidden">{t('setup.mode')}</legend>
        <ModeCard
          glyph={glyphs.robotGolem}
          name={t('setup.computer')}
          note={t('setup.computerNote')}
          isOn={mode === 'computer'}
          onChoose={() => setMode('computer')}
        />
        <ModeCard
          glyph={glyphs.tabletopPlayers}
          name={t('setup.together')}
          note={t('setup.togetherNote')}
          isOn={mode === 'together'}
          onChoose={() => setMode('together')}
        />
        {hasServer ? (
          <>
            <ModeCard
              glyph={lightningArc}
              name={words('setup.live')}
              note={words('setup.liveNote')}
              isOn={mode === 'live'}
              onChoose={() => setMode('live')}
            />
            <ModeCard
              glyph={envelope}
              name={words('setup.days')}
              note={words('setup.daysNote')}
              isOn={mode === 'days'}
              onChoose={() => setMode('days')}
            />
          </>
        ) : null}
      </fieldset>
      <div className="setup-row">
        {manifest.scenarios.length > 0 ? (
          <ListField
            label={t('setup.scenario')}
            value={scenario}
            choices={manifest.scenarios.map(({ id, title }) => ({ value: id, name: title[language] }))}
            onChoose={setScenario}
          />
        ) : null}
        {manifest.minSeats < manifest.seatIds.length ? (
          <ListField
            label={words('setup.players')}
            value={number}
            choices={manifest.seatIds
              .map((_, place) => ({ value: place + 1, name: `${place + 1}` }))
              .slice(manifest.minSeats - 1)}
            onChoose={(next) => {
              setNumber(next)
              setSide('0')
            }}
          />
        ) : null}
        {mode === 'together' ? null : (
          <>
            <Choice
              label={t('setup.side')}
              value={side}
              choices={[
                ...taken.map((id, place) => ({
                  value: `${place}`,
                  name: opened?.seatNames[place] ?? id,
                  glyph: opened?.view.seatMarks[place]?.glyph,
                })),
                { value: 'any', name: t('setup.anySide'), glyph: glyphs.perspectiveDiceSixFacesRandom },
              ]}
              onChoose={setSide}
            />
            {pace === undefined ? <LevelField level={level} onChange={setLevel} /> : null}
          </>
        )}
      </div>
      {pace === undefined ? null : (
        <Suspense fallback={<p>{t('app.loading')}</p>}>
          <OnlineFields pace={pace} seats={taken.length} wish={wish} onChange={setWish} />
        </Suspense>
      )}
      {chosen?.why === undefined ? null : (
        <p className="muted">
          {Object.values(chosen.why)
            .map((why) => why[language])
            .join(' ')}
        </p>
      )}
      {pace === undefined || Bring === undefined ? null : (
        <Suspense fallback={<p>{t('app.loading')}</p>}>
          <Bring
            language={language}
            options={{ ...scenarioOptions, ...variants }}
            value={brings}
            onChange={bring}
            shelf={shelf}
          />
        </Suspense>
      )}
      {SetUp === undefined ? null : (
        <Suspense fallback={<p>{t('app.loading')}</p>}>
          <SetUp
            language={language}
            seatNames={taken.map((id, place) => opened?.seatNames[place] ?? id)}
            scenario={scenarioOptions}
            values={variants}
            onChange={setVariants}
            shelf={shelf}
          />
        </Suspense>
      )}
      {manifest.made === undefined ||
      (SetUp === undefined && (pace === undefined || Bring === undefined)) ? null : (
        <a className="setup-made" href={`#/made/${manifest.id}`}>
          {manifest.made.text[language]}
        </a>
      )}
      {problem === undefined ? null : (
        <div className="problem" role="alert">
          <b>{t('setup.fault')}</b>
          <p>{problem}</p>
        </div>
      )}
      <Variants
        notes={rules?.notes(language)}
        schema={rules?.schema}
        clauses={rules?.clauses ?? []}
        scenario={{
          title: chosen?.title[language] ?? '',
          why: chosen?.why ?? {},
          options: scenarioOptions,
        }}
        onOpen={() => openVariants(true)}
        values={variants}
        onChange={setVariants}
      />
      <div className="setup-go">
        <Button look="primary" type="submit" isDisabled={opened === undefined} className="button-big">
          {t('setup.go')}
        </Button>
      </div>
    </form>
  )
}

const loadStart = () => import('../session/start-match.ts')
