import type { Seat } from '@wyrmtable/kernel'
import { Button, Log, type LogItem } from '@wyrmtable/ui'
import { useEffect, useMemo, useState } from 'react'
import { seatIds } from '../rules/state.ts'
import { automaticAction, presets } from '../rules/stops.ts'
import { viewOf } from '../rules/view.ts'
import { ActionList } from './ActionList.tsx'
import { Boosters } from './Boosters.tsx'
import { OwnCards } from './OwnCards.tsx'
import { Players } from './Players.tsx'
import type { WrathProps } from './props.ts'
import { viewText } from './text/index.ts'
import './styles.css'

/** The table: what the acting seat may know, and what it may do; a curtain between people at one screen. */
export function Table(props: WrathProps) {
  const { text, language, acting, seats, seq, onShown } = props
  const t = viewText(language)
  // Nothing here moves or rolls: what has happened is seen at once.
  useEffect(() => onShown?.(seq), [seq, onShown])
  const persons = seats.filter(({ kind }) => kind === 'person').length
  const [shown, setShown] = useState<Seat | undefined>(persons > 1 ? undefined : acting[0])
  const asked = acting[0]
  if (asked !== undefined && asked !== shown && persons > 1) {
    const seat = text.seat(seatIds[asked] ?? '')
    return (
      <div className="wrath-table wrath-curtain" role="dialog" aria-label={t('curtain.title', { seat })}>
        <h2>{t('curtain.title', { seat })}</h2>
        <p>{t('curtain.line')}</p>
        <Button look="primary" onPress={() => setShown(asked)}>
          {t('curtain.open', { seat })}
        </Button>
      </div>
    )
  }
  const viewer = asked ?? (persons > 1 ? shown : personIn(props)) ?? 'spectator'
  if (props.isBoardOnly) return <BareTable {...props} viewer={viewer} />
  return <OpenTable {...props} viewer={viewer} isAlone={persons === 1} />
}

/**
 * DW-11.14, DW-11.15: who plays alone against computers is asked in the windows of the live preset only, or in all.
 * Two at one screen are always asked: a pass that nobody pressed would tell the other what is not in the hand.
 */
function usePassing({ state, acting, play, seq }: WrathProps, isOn: boolean): void {
  const [seat] = acting
  const action = !isOn || seat === undefined ? undefined : automaticAction(state, seat, presets.live)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the match
  useEffect(() => {
    if (action !== undefined) play(action)
  }, [seq, isOn])
}

/** The only person at this screen. */
function personIn({ seats }: WrathProps): Seat | undefined {
  const place = seats.findIndex(({ kind }) => kind === 'person')
  return place < 0 ? undefined : place
}

type SeenProps = WrathProps & { readonly viewer: Seat | 'spectator' }

/** The cards alone: the page around them tells the rest, and lies over their edges. */
function BareTable(props: SeenProps) {
  return (
    <div className="wrath-table wrath-bare">
      <div className="wrath-board">
        <Cards {...props} />
      </div>
    </div>
  )
}

/** All cards that the viewer may see, or his boosters before there are decks. */
function Cards(props: SeenProps) {
  const { state, viewer, language } = props
  const view = useMemo(() => viewOf(state, viewer), [state, viewer])
  if (view.me !== null && view.me.limited !== null) return <Boosters me={view.me} props={props} />
  return (
    <>
      <Players view={view} props={props} />
      <OwnCards view={view} language={language} />
    </>
  )
}

function OpenTable(props: SeenProps & { readonly isAlone: boolean }) {
  const { state, text, language, game, log, viewer, isAlone } = props
  const [asksAlways, setAsksAlways] = useState(false)
  usePassing(props, isAlone && !asksAlways)
  const t = viewText(language)
  const items = useMemo(
    () =>
      log.slice(-60).flatMap(({ seq, events }) =>
        events.flatMap((event, place): readonly LogItem[] => {
          const seen = game.redact(event, viewer)
          const line = seen === undefined ? undefined : text.event(seen)
          return line === undefined ? [] : [{ kind: 'line', key: `${seq}/${place}`, text: line }]
        }),
      ),
    [log, game, viewer, text],
  )
  return (
    <div className="wrath-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys */}
      <section className="wrath-board" aria-label={t('board.title')} tabIndex={0}>
        <p className="phase-now" aria-live="polite">
          {text.phase(state)}
        </p>
        <p className="muted">{text.status(state)}</p>
        <Cards {...props} />
      </section>
      <aside className="wrath-side" aria-label={t('list.title')}>
        <ActionList props={props} />
        {isAlone ? (
          <label className="wrath-stops">
            <input
              type="checkbox"
              checked={asksAlways}
              onChange={({ target }) => setAsksAlways(target.checked)}
            />
            {t('stops.always')}
          </label>
        ) : null}
        <Log title={t('log.title')} items={items} empty={t('log.empty')} />
      </aside>
    </div>
  )
}
