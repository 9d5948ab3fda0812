import type { Seat } from '@wyrmtable/kernel'
import { Button, Log, type LogItem } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import { seatIds } from '../rules/state.ts'
import { viewOf } from '../rules/view.ts'
import { ActionList } from './ActionList.tsx'
import { OwnCards } from './OwnCards.tsx'
import { Players } from './Players.tsx'
import type { WrathProps } from './props.ts'
import { viewText } from './text/index.ts'
import './styles.css'

/** The table: what the acting seat may know, and what it may do; a curtain between people at one screen. */
export function Table(props: WrathProps) {
  const { state, text, language, acting, seats } = props
  const t = viewText(language)
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
  return <OpenTable {...props} state={state} viewer={viewer} />
}

/** The only person at this screen. */
function personIn({ seats }: WrathProps): Seat | undefined {
  const place = seats.findIndex(({ kind }) => kind === 'person')
  return place < 0 ? undefined : place
}

function OpenTable(props: WrathProps & { readonly viewer: Seat | 'spectator' }) {
  const { state, text, language, game, log, viewer } = props
  const t = viewText(language)
  const view = useMemo(() => viewOf(state, viewer), [state, viewer])
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
      <main className="wrath-board">
        <p className="phase-now" aria-live="polite">
          {text.phase(state)}
        </p>
        <p className="muted">{text.status(state)}</p>
        <Players view={view} props={props} />
        <OwnCards view={view} language={language} />
      </main>
      <aside className="wrath-side" aria-label={t('list.title')}>
        <ActionList props={props} />
        <Log title={t('log.title')} items={items} empty={t('log.empty')} />
      </aside>
    </div>
  )
}
