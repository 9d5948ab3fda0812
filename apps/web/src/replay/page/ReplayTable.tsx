import { Button, ClauseContext, type LoggedEntry, Sheet } from '@wyrmtable/ui'
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { ClauseDialog } from '../../table/ClauseDialog.tsx'
import { TableHelp } from '../../table/help/TableHelp.tsx'
import { Branches } from '../branches/Branches.tsx'
import { useJudge } from '../judge/use-judge.ts'
import { Chronicle } from '../parts/Chronicle.tsx'
import { Controls } from '../parts/Controls.tsx'
import { EntryPanel } from '../parts/EntryPanel.tsx'
import { FilePicker } from '../parts/FilePicker.tsx'
import { LuckPanel } from '../parts/LuckPanel.tsx'
import { Mattered } from '../parts/Mattered.tsx'
import { PlayOnDialog } from '../parts/PlayOnDialog.tsx'
import { faultOf } from '../parts/ProofBadge.tsx'
import { ReplayBoard } from '../parts/ReplayBoard.tsx'
import { Strip } from '../parts/Strip.tsx'
import { playbackKeys } from '../play/playback-keys.ts'
import { usePlayback } from '../play/use-playback.ts'
import { usePlaybackKeys } from '../play/use-playback-keys.ts'
import type { FoundReplay } from '../store/find-replay.ts'
import { replayText } from '../text/index.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { ReplayTop } from './ReplayTop.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

const none = new Float64Array()
const noActs = new Uint32Array()
const noEntries: readonly LoggedEntry[] = []

/** A match to look back on: the board at one entry, what that entry told, and the way through all of them. */
export function ReplayTable({ found, start }: { readonly found: FoundReplay; readonly start: number }) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = replayText(language)
  const { match, box, boxAt, fault } = found
  const textAt = useCallback((seq: number) => boxAt(seq).text, [boxAt])
  const timeline = useMemo(() => timelineOf(match, textAt), [match, textAt])
  const playback = usePlayback(timeline, start)
  usePlaybackKeys(playback)
  const keys = useMemo(() => playbackKeys(t), [t])
  const judged = useJudge(found.proof, timeline.rests)
  const [clause, setClause] = useState<string>()
  const [isPlayingOn, setPlayingOn] = useState(false)
  const isNarrow = useIsNarrow()
  const main = useRef<HTMLElement>(null)
  // The board takes the focus that nobody has; the keys of the player work from the page itself.
  useEffect(() => main.current?.focus(), [])

  const { seq } = playback
  // The slider follows the hand at once; board and panels follow as fast as they can be drawn.
  const shown = useDeferredValue(seq)
  const at = Math.min(shown, timeline.last)
  const { text, game } = boxAt(at)
  const view = useMemo(() => game.view(match.at(at), 'spectator'), [game, match, at])
  const phase = text.phase(view)
  const loadAids = useCallback(async () => box.view.aids?.(), [box])
  const loadedAids = useLoaded(loadAids)
  const aids = loadedAids !== undefined && 'value' in loadedAids ? loadedAids.value : undefined
  const tale = useMemo(() => {
    if (aids?.tale === undefined) return undefined
    // Names of pieces are the same in every state.
    const first = match.gameAt(0).view(match.at(0), 'spectator')
    return (entry: LoggedEntry) =>
      aids.tale?.(entry, { text: textAt(entry.seq), view: first, language }) ?? []
  }, [aids, match, textAt, language])
  const named = (line: string) => aids?.named?.(line, { text, view, language }) ?? line
  const isOver = useMemo(
    () => (seq === match.seq ? match.toAct() : match.gameAt(seq).toAct(match.at(seq))).length === 0,
    [match, seq],
  )
  const entry = timeline.entries[at - 1]
  const chances = judged.chances ?? none
  const acts = judged.acts ?? noActs
  const nameOf = useCallback(
    (seq: number) => {
      const action = match.entries[seq - 1]?.action
      if (action === undefined) return undefined
      const view = match.gameAt(seq - 1).view(match.at(seq - 1), 'spectator')
      const words = textAt(seq - 1)
      const line = words.action(action, view)
      return aids?.named?.(line, { text: words, view, language }) ?? line
    },
    [match, aids, textAt, language],
  )
  const why = faultOf(judged, box)
  const spoken = t('replay.at', { seq, all: timeline.last, phase })

  const entryPanel = <EntryPanel match={match} entry={entry} text={text} named={named} t={t} />
  const mattered = (
    <Mattered
      match={match}
      marks={box.view.seatMarks}
      chances={chances}
      timeline={timeline}
      seq={at}
      acts={acts}
      nameOf={nameOf}
      textAt={textAt}
      t={t}
      onGo={playback.goTo}
    />
  )
  const luck = <LuckPanel box={boxAt(0)} timeline={timeline} seq={at} />
  // Nothing is told before it is known how the table of the game tells it: its pieces would be called by their ids.
  const told = loadedAids === undefined ? noEntries : timeline.entries
  const chronicle = (
    <Chronicle entries={told} seq={at} textAt={textAt} tale={tale} t={t} onGo={playback.goTo} />
  )
  const branches = <Branches match={match.header.id} text={text} t={t} onGo={playback.goTo} />
  const controls = (
    <Controls
      playback={playback}
      last={timeline.last}
      onPlayOn={isOver || match.eyes !== undefined ? undefined : () => setPlayingOn(true)}
    />
  )
  return (
    <ClauseContext value={setClause}>
      <TableHelp manifest={box.manifest} view={box.view} pageKeys={keys}>
        <div className={`app replay ${isNarrow ? 'replay-narrow' : ''}`}>
          <ReplayTop found={found} judged={judged} seq={seq} t={t} />
          <main id="main" className="replay-main" tabIndex={-1} ref={main}>
            <h1 className="hidden">
              {t('replay.title')}: {box.manifest.title[language]}
            </h1>
            <section className="replay-place" aria-label={t('replay.board')}>
              <div className="replay-board">
                <Suspense
                  fallback={
                    <p className="loading" role="status">
                      {page('app.loading')}
                    </p>
                  }
                >
                  <ReplayBoard box={boxAt(at)} match={match} entries={timeline.entries} seq={at} />
                </Suspense>
              </div>
              <p className="tip replay-tip" role="status">
                <b>{phase}</b> <span>{text.status(view)}</span>
              </p>
              {why === undefined ? null : (
                <div className="replay-fault" role="alert">
                  <p>
                    <b>{t('replay.notVerified')}.</b> {why}{' '}
                    {fault === undefined ? null : t('replay.cut', { seq: match.seq })}
                  </p>
                  {fault === undefined ? null : (
                    <Button onPress={() => playback.goTo(match.seq)}>{t('replay.showFault')}</Button>
                  )}
                  <FilePicker t={t} isAnother />
                </div>
              )}
              {controls}
            </section>
            <Strip
              timeline={timeline}
              match={match}
              marks={box.view.seatMarks}
              chances={chances}
              acts={acts}
              nameOf={nameOf}
              isJudged={judged.chances !== undefined || judged.failure !== undefined}
              seq={seq}
              text={text}
              t={t}
              spoken={spoken}
              onGo={playback.goTo}
            />
            {isNarrow ? (
              <Sheet label={t('replay.side')} handleLabel={t('replay.sheet')} start="low">
                {entryPanel}
                {mattered}
                {branches}
                {luck}
                {chronicle}
              </Sheet>
            ) : (
              <aside className="side-panel replay-side" aria-label={t('replay.side')}>
                {mattered}
                {entryPanel}
                {branches}
                {luck}
                {chronicle}
              </aside>
            )}
          </main>
          {isPlayingOn ? (
            <PlayOnDialog
              match={match}
              seq={seq}
              box={boxAt(seq)}
              t={t}
              onClose={() => setPlayingOn(false)}
            />
          ) : null}
          <ClauseDialog manifest={box.manifest} clause={clause} onClose={() => setClause(undefined)} />
        </div>
      </TableHelp>
    </ClauseContext>
  )
}
