import { Button, ClauseContext, Sheet } from '@wyrmtable/ui'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { ClauseDialog } from '../../table/ClauseDialog.tsx'
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
import { usePlayback } from '../play/use-playback.ts'
import { usePlaybackKeys } from '../play/use-playback-keys.ts'
import type { FoundReplay } from '../store/find-replay.ts'
import { replayText } from '../text/index.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { ReplayTop } from './ReplayTop.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

const none = new Float64Array()

/** A match to look back on: the board at one entry, what that entry told, and the way through all of them. */
export function ReplayTable({ found }: { readonly found: FoundReplay }) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = replayText(language)
  const { match, box, fault } = found
  const { text, game } = box
  const timeline = useMemo(() => timelineOf(match, text), [match, text])
  const playback = usePlayback(timeline)
  usePlaybackKeys(playback)
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
  const view = useMemo(() => game.view(match.at(at), 'spectator'), [game, match, at])
  const phase = text.phase(view)
  const isOver = useMemo(
    () => (seq === match.seq ? match.toAct() : game.toAct(match.at(seq))).length === 0,
    [game, match, seq],
  )
  const entry = timeline.entries[at - 1]
  const chances = judged.chances ?? none
  const why = faultOf(judged, box)
  const spoken = t('replay.at', { seq, all: timeline.last, phase })

  const entryPanel = <EntryPanel match={match} entry={entry} text={text} t={t} />
  const mattered = (
    <Mattered
      match={match}
      marks={box.view.seatMarks}
      chances={chances}
      timeline={timeline}
      seq={at}
      text={text}
      t={t}
      onGo={playback.goTo}
    />
  )
  const luck = <LuckPanel box={box} timeline={timeline} seq={at} />
  const chronicle = <Chronicle entries={timeline.entries} seq={at} text={text} t={t} onGo={playback.goTo} />
  const controls = (
    <Controls
      playback={playback}
      last={timeline.last}
      onPlayOn={isOver ? undefined : () => setPlayingOn(true)}
    />
  )
  return (
    <ClauseContext value={setClause}>
      <div className={`app replay ${isNarrow ? 'replay-narrow' : ''}`}>
        <ReplayTop found={found} judged={judged} t={t} />
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
                <ReplayBoard box={box} match={match} entries={timeline.entries} seq={at} />
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
              {luck}
              {chronicle}
            </Sheet>
          ) : (
            <aside className="side-panel replay-side" aria-label={t('replay.side')}>
              {mattered}
              {entryPanel}
              {luck}
              {chronicle}
            </aside>
          )}
        </main>
        {isPlayingOn ? (
          <PlayOnDialog match={match} seq={seq} box={box} t={t} onClose={() => setPlayingOn(false)} />
        ) : null}
        <ClauseDialog manifest={box.manifest} clause={clause} onClose={() => setClause(undefined)} />
      </div>
    </ClauseContext>
  )
}
