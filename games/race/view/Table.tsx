import { ActionBar, Button, Log, type LogItem, type TableProps } from '@wyrmtable/ui'
import { useEffect } from 'react'
import { type Action, type Event, type State, seatIds } from '../rules/game.ts'
import { viewWord } from '../text/index.ts'
import './styles.css'

/** The tracks with a button for each action, and the chronicle beside them. */
export function Table(props: TableProps<State, Action, Event>) {
  const { view, seq, text, language, actions, play, isBoardOnly = false, onShown } = props
  // Nothing moves here: what has happened is seen at once.
  useEffect(() => onShown?.(seq), [seq, onShown])
  return (
    <div className={`race-table ${isBoardOnly ? 'is-board-only' : ''}`}>
      <section className="race-board">
        <p aria-live="polite">{text.status(view)}</p>
        {seatIds.map((id, seat) => (
          <Track key={id} seat={seat} name={text.seat(id)} state={view} />
        ))}
        {isBoardOnly || actions.length === 0 ? null : (
          <ActionBar label={viewWord(language, 'actions')}>
            {actions.map((action) => (
              <Button key={action.type} deed={action} onPress={() => play(action)}>
                {text.action(action, view)}
              </Button>
            ))}
          </ActionBar>
        )}
      </section>
      {isBoardOnly ? null : <Chronicle {...props} />}
    </div>
  )
}

/** The steps of one runner; a course of the guide finds them by `data-place`. */
function Track({
  seat,
  name,
  state,
}: {
  readonly seat: number
  readonly name: string
  readonly state: State
}) {
  const at = Math.min(state.steps[seat] ?? 0, state.length)
  const steps = Array.from({ length: state.length + 1 }, (_, step) => step)
  const here = `crest crest-${seat + 1}`
  return (
    <div data-place={seatIds[seat]}>
      <h2>{name}</h2>
      <div className="race-track" aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={`race-step ${step === at ? here : ''}`}>
            {step}
          </span>
        ))}
      </div>
    </div>
  )
}

function Chronicle({ log, text, language }: TableProps<State, Action, Event>) {
  const items = log.flatMap(({ seq, events }) =>
    events.flatMap((event, place): readonly LogItem[] => {
      const line = text.event(event)
      return line === undefined ? [] : [{ kind: 'line', key: `${seq}/${place}`, text: line }]
    }),
  )
  return (
    <aside className="race-side" aria-label={viewWord(language, 'log')}>
      <Log title={viewWord(language, 'log')} items={items} empty={viewWord(language, 'empty')} />
    </aside>
  )
}
