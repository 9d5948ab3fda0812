import { encodeView, type Game, type Json, jsonOf, type Seat, type Tagged } from '@wyrmtable/kernel'
import { ActionGroups, Button, groupedActions, Log, logItems, type TableProps } from '@wyrmtable/ui'
import { useEffect, useMemo, useState } from 'react'
import { Facts } from './Facts.tsx'
import { type PlainWords, plainWords } from './plain-words.ts'
import { plainText } from './text/index.ts'
import './plain.css'

/**
 * A table for any game under any version: the actions, the chronicle and the position in words. It stands in where the
 * table of today cannot draw what an earlier version shows.
 */
export function PlainTable(props: TableProps) {
  const { game, text, language, seats, viewer, seq, isBoardOnly, onShown } = props
  const t = plainText(language)
  // Nothing here moves or rolls: what has happened is seen at once.
  useEffect(() => onShown?.(seq), [seq, onShown])
  const isShared =
    game.hasSecrets && game.sharesScreen !== true && seats.filter(({ kind }) => kind === 'person').length > 1
  const [shown, show] = useState<Seat>()
  if (isShared && viewer !== 'spectator' && viewer !== shown && isBoardOnly !== true) {
    const seat = text.seat(seats[viewer]?.id ?? '')
    return (
      <div className="plain-table plain-curtain">
        <h2>{t('curtain.title', { seat })}</h2>
        <p>{t('curtain.line')}</p>
        <Button look="primary" onPress={() => show(viewer)}>
          {t('curtain.open', { seat })}
        </Button>
      </div>
    )
  }
  return <Open {...props} />
}

function Open(props: TableProps) {
  const { text, view, language, game, log, isBoardOnly } = props
  const t = plainText(language)
  // A board in characters shows all there is.
  const words = useMemo(() => plainWords(text, view), [text, view])
  const position = useMemo(() => written(game, view), [game, view])
  const items = useMemo(
    () => logItems(log, { entries: 60, say: words.event, glyphs: {}, heading: '' }),
    [log, words],
  )
  return (
    <div className="plain-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys */}
      <section className="plain-position" aria-label={t('position')} tabIndex={0}>
        <p className="phase-now" aria-live="polite">
          {words.phase}
        </p>
        <p className="muted">{words.status}</p>
        <p className="plain-why">{t('why')}</p>
        {words.board === undefined || game.hasSecrets ? null : (
          <figure aria-label={t('board')}>
            <pre>{words.board}</pre>
          </figure>
        )}
        <h2 className="section-title">{t('position')}</h2>
        <Facts value={position} />
      </section>
      {isBoardOnly ? null : (
        <aside className="plain-side" aria-label={t('actions')}>
          <Actions props={props} words={words} />
          <Log title={t('chronicle')} items={items} empty={t('chronicle.empty')} />
        </aside>
      )}
    </div>
  )
}

/** What a view says. What it becomes on its way to another thread may hold more, made up for whoever thinks there. */
function written(game: Game, view: unknown): Json {
  if (!game.hasSecrets) return encodeView(game, view)
  try {
    return jsonOf(view)
  } catch {
    return encodeView(game, view)
  }
}

/** An action is chosen first and done when it is confirmed: what falls cannot be taken back. */
function Actions({ props, words }: { readonly props: TableProps; readonly words: PlainWords }) {
  const { actions, language, seq, play, canUndo, canRedo, undo, redo } = props
  const t = plainText(language)
  const [chosen, choose] = useState<{ readonly seq: number; readonly action: Tagged }>()
  const action = chosen?.seq === seq ? chosen.action : undefined
  const groups = useMemo(() => groupedActions(actions, words.group), [actions, words])
  return (
    <>
      <div className="plain-bar" role="toolbar" aria-label={t('bar')}>
        <Button isDisabled={!canUndo} onPress={undo}>
          {t('undo')}
        </Button>
        <Button isDisabled={!canRedo} onPress={redo}>
          {t('redo')}
        </Button>
        <Button look="primary" isDisabled={action === undefined} onPress={() => action && play(action)}>
          {t('do')}
        </Button>
      </div>
      <p className="plain-chosen" role="status">
        {action === undefined ? t('choose') : words.action(action)}
      </p>
      {groups.length === 0 ? <p className="muted">{t('waiting')}</p> : null}
      <ActionGroups
        className="plain-actions"
        title={t('actions')}
        groups={groups}
        openUpTo={30}
        seq={seq}
        shown={action}
        say={words.action}
        onPress={(one) => choose({ seq, action: one })}
      />
    </>
  )
}
