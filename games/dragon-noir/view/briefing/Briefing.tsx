import { Button, Dialog, Glyph, isBehindDialog } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import { sideIds, typeOfId } from '../../rules/roster.ts'
import { counter, idOf, slots } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import { type Say, sayIn } from '../../text/say.ts'
import { glyphOf, teamOf } from '../board/unit-look.ts'
import { campaignText } from '../campaign/text/index.ts'
import type { NoirProps } from '../props.ts'
import { standingOf } from './standing.ts'
import { briefingText } from './text/index.ts'
import { briefingOf, titleOf } from './words.ts'

/** Whose aims are told: the viewer's, else whose turn it is. */
const sideOf = ({ viewer, view }: NoirProps): 'exile' | 'horde' =>
  sideIds[viewer === 'spectator' ? view.active : viewer] ?? 'exile'

/** The aim of one's side and how it stands, always in sight, with the way to the whole briefing. */
export function AimPanel({
  props,
  onOpen,
  onMap,
}: {
  readonly props: NoirProps
  readonly onOpen: () => void
  /** Opens the map, where a campaign is played. */
  readonly onMap: () => void
}) {
  const { view: state, language } = props
  const t = briefingText(language)
  const { win } = briefingOf(state, sideOf(props), t)
  return (
    <section className="side-section noir-aim" aria-label={t('aim')}>
      <h2 className="section-title">
        {t('aim')}{' '}
        <button type="button" className="noir-brief" onClick={onOpen}>
          {t('open')} <kbd>B</kbd>
        </button>{' '}
        {state.campaign === undefined ? null : (
          <button type="button" className="noir-brief" onClick={onMap}>
            {campaignText(language)('open')} <kbd>C</kbd>
          </button>
        )}
      </h2>
      <p>{win}</p>
      <p className="noir-stand">{standingOf(state, t, sayIn(language)).join(' · ')}</p>
    </section>
  )
}

/** Whether the briefing is open: by itself before the first deed of a match, then by its key. */
export function useBriefing({ view: state, log, pace, match, isBoardOnly, acting }: NoirProps) {
  // A campaign opens with its map.
  const isFresh =
    state.phase === 'setup' && log.length <= 1 && acting.length > 0 && state.campaign === undefined
  const [isOpen, open] = useState(
    () => isFresh && match !== undefined && pace !== undefined && pace !== 'instant' && isBoardOnly !== true,
  )
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const { target } = event
      const isField =
        target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
      const isBehind = isBehindDialog()
      if (event.key.toLowerCase() !== 'b' || isField || isBehind) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      open(true)
      event.preventDefault()
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [])
  return [isOpen, open] as const
}

/** Who, where, why, what wins and what to try, before a scenario and whenever it is asked for. */
export function Briefing({
  props,
  isOpen,
  onClose,
}: {
  readonly props: NoirProps
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const { view: state, language } = props
  const t = briefingText(language)
  const say = sayIn(language)
  const { scenario, firstSide } = state.setting
  const side = sideOf(props)
  const { story, win, plan } = briefingOf(state, side, t)
  const other = side === 'exile' ? 'horde' : 'exile'
  const named = (one: string): string => say.word('seat', one)
  return (
    <Dialog
      title={titleOf(state, scenario.id, say)}
      isOpen={isOpen}
      onClose={onClose}
      className="noir-briefing"
    >
      <p className="noir-story">{story}</p>
      <p className="muted">
        {t('turns', { count: scenario.turnLimit, side: named(sideIds[firstSide as 0] ?? 'exile') })}
      </p>
      <h3 className="section-title">{t('forces')}</h3>
      <Force state={state} side={side} say={say} />
      <Force state={state} side={other} say={say} />
      <h3 className="section-title">{t('wins')}</h3>
      <p>
        <b>{named(side)}: </b>
        {win}
      </p>
      <p>
        <b>{named(other)}: </b>
        {briefingOf(state, other, t).win}
      </p>
      <h3 className="section-title">{t('plan', { side: named(side) })}</h3>
      <p>{plan}</p>
      <div className="dialog-row">
        <Button look="primary" onPress={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Who fights for a side: so many of each. */
function Force({
  state,
  side,
  say,
}: {
  readonly state: View
  readonly side: 'exile' | 'horde'
  readonly say: Say
}) {
  const counts = new Map<string, number>()
  for (const slot of slots(state)) {
    if (sideIds[state.side(slot)] !== side || counter(state, slot).kind !== 'character') continue
    const type = typeOfId(idOf(state, slot))
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  const place = sideIds.indexOf(side)
  return (
    <ul className="noir-force" aria-label={say.word('seat', side)}>
      {[...counts].map(([type, count]) => (
        <li key={type}>
          <i style={{ background: teamOf(place).face }}>
            <Glyph shape={glyphOf(type)} />
          </i>
          {count === 1 ? '' : `${count} × `}
          {say.unit(type)}
        </li>
      ))}
    </ul>
  )
}
