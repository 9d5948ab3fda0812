import type { Seat } from '@wyrmtable/kernel'
import { Button, Log, type LogItem } from '@wyrmtable/ui'
import { useEffect, useMemo, useState } from 'react'
import { seatIds } from '../rules/seats.ts'
import { automaticAction, presets } from '../rules/stops.ts'
import { ActionList } from './ActionList.tsx'
import { Boosters } from './Boosters.tsx'
import { OwnCards } from './OwnCards.tsx'
import { Players } from './Players.tsx'
import type { WrathProps } from './props.ts'
import { viewText } from './text/index.ts'
import './styles.css'

/** The table: what the acting seat may know, and what it may do; a curtain between people at one screen. */
export function Table(props: WrathProps) {
  const { text, language, viewer, seats, seq, onShown } = props
  const t = viewText(language)
  // Nothing here moves or rolls: what has happened is seen at once.
  useEffect(() => onShown?.(seq), [seq, onShown])
  const persons = seats.filter(({ kind }) => kind === 'person').length
  // Whose cards lie open by their own wish; what is seen of them follows who is to act.
  const [shown, setShown] = useState<Seat>()
  if (viewer !== 'spectator' && viewer !== shown && persons > 1 && props.isBoardOnly !== true) {
    const seat = text.seat(seatIds[viewer] ?? '')
    return (
      <div className="wrath-table wrath-curtain" role="dialog" aria-label={t('curtain.title', { seat })}>
        <h2>{t('curtain.title', { seat })}</h2>
        <p>{t('curtain.line')}</p>
        <Button look="primary" onPress={() => setShown(viewer)}>
          {t('curtain.open', { seat })}
        </Button>
      </div>
    )
  }
  if (props.isBoardOnly) return <BareTable {...props} />
  return <OpenTable {...props} isAlone={persons === 1} />
}

/**
 * DW-11.14, DW-11.15: who plays alone against computers is asked in the windows of the live preset only, or in all.
 * Two at one screen are always asked: a pass that nobody pressed would tell the other what is not in the hand.
 */
function usePassing({ imagined, acting, play, seq }: WrathProps, isOn: boolean): void {
  const [seat] = acting
  const state = isOn ? imagined() : undefined
  const action =
    state === undefined || seat === undefined ? undefined : automaticAction(state, seat, presets.live)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the match
  useEffect(() => {
    if (action !== undefined) play(action)
  }, [seq, isOn])
}

/** The cards alone: the page around them tells the rest, and lies over their edges. */
function BareTable(props: WrathProps) {
  return (
    <div className="wrath-table wrath-bare">
      <div className="wrath-board">
        <Cards {...props} />
      </div>
    </div>
  )
}

/** All cards that the viewer may see, or his boosters before there are decks. */
function Cards(props: WrathProps) {
  const { view, language } = props
  if (view.me !== null && view.me.limited !== null) return <Boosters me={view.me} props={props} />
  return (
    <>
      <Players view={view} props={props} />
      <OwnCards view={view} language={language} />
    </>
  )
}

function OpenTable(props: WrathProps & { readonly isAlone: boolean }) {
  const { view, text, language, log, isAlone } = props
  const [asksAlways, setAsksAlways] = useState(false)
  usePassing(props, isAlone && !asksAlways)
  const t = viewText(language)
  const items = useMemo(
    () =>
      log.slice(-60).flatMap(({ seq, events }) =>
        events.flatMap((event, place): readonly LogItem[] => {
          const line = text.event(event)
          return line === undefined ? [] : [{ kind: 'line', key: `${seq}/${place}`, text: line }]
        }),
      ),
    [log, text],
  )
  return (
    <div className="wrath-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys */}
      <section className="wrath-board" aria-label={t('board.title')} tabIndex={0}>
        <p className="phase-now" aria-live="polite">
          {text.phase(view)}
        </p>
        <p className="muted">{text.status(view)}</p>
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
