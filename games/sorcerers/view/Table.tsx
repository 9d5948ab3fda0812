import { Button, Log, type LogItem } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import { ActionList } from './ActionList.tsx'
import { Board } from './Board.tsx'
import { ChosenPanel } from './ChosenPanel.tsx'
import type { SorcererProps } from './props.ts'
import { viewText } from './text/index.ts'
import './styles.css'

/** The table of Sorcerers: the board, what may be done as a list, and the chronicle. */
export function Table(props: SorcererProps) {
  const { state, text, language, log, canUndo, undo } = props
  const t = viewText(language)
  const [chosen, setChosen] = useState<string>()
  const items = useMemo(
    () =>
      log.flatMap(({ seq, events }) =>
        events.flatMap((event, place): readonly LogItem[] => {
          const line = text.event(event)
          return line === undefined ? [] : [{ kind: 'line', key: `${seq}/${place}`, text: line }]
        }),
      ),
    [log, text],
  )
  return (
    <div className="sorcerers-table">
      <div className="sorcerers-board">
        <Board props={props} chosen={chosen} onChoose={setChosen} />
      </div>
      <aside className="sorcerers-side">
        <p className="phase-now" aria-live="polite">
          {text.phase(state)}
        </p>
        <p>{text.status(state)}</p>
        <ChosenPanel props={props} chosen={chosen} />
        {canUndo ? <Button onPress={undo}>{t('undo')}</Button> : null}
        <ActionList props={props} chosen={chosen} />
        <Log title={t('log.title')} items={items} empty={t('log.empty')} />
      </aside>
    </div>
  )
}
