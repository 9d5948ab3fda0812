import type { Seat } from '@wyrmtable/kernel'
import { Button, PhaseRail, type PhaseStep } from '@wyrmtable/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { seatIds } from '../rules/seats.ts'
import { Boosters } from './Boosters.tsx'
import { Bar } from './bar/Bar.tsx'
import { usePassing } from './bar/use-passing.ts'
import { shapes } from './glyph/index.ts'
import type { WrathProps } from './props.ts'
import { Side } from './side/Side.tsx'
import { Board } from './table/Board.tsx'
import { Enlarged } from './table/Enlarged.tsx'
import { Held } from './table/Held.tsx'
import { SightDialog } from './table/SightDialog.tsx'
import { type Closed, useClosed, useSights } from './table/use-sights.ts'
import { viewText } from './text/index.ts'
import './styles.css'
import './card/card.css'
import './table/table.css'
import './table/middle.css'
import './side/side.css'

/** The table: what the acting seat may know, and what it may do; a curtain between people at one screen. */
export function Table(props: WrathProps) {
  const { text, language, viewer, seats, seq, onShown } = props
  const t = viewText(language)
  // Nothing here is held back: what has happened is seen at once.
  useEffect(() => onShown?.(seq), [seq, onShown])
  const persons = seats.filter(({ kind }) => kind === 'person').length
  const isAlone = persons === 1 || props.isOwnScreen === true
  // Whose cards lie open by their own wish; what is seen of them follows who is to act.
  const [shown, setShown] = useState<Seat>()
  const closed = useClosed(seq)
  // Who has taken the screen to open a sealed sheet again, while others are to act.
  const [guest, setGuest] = useState<Seat>()
  if (viewer !== 'spectator' && viewer !== shown && !isAlone && persons > 1 && props.isBoardOnly !== true) {
    const seat = text.seat(seatIds[viewer] ?? '')
    const sealed = props.view.players.filter(
      (one) => one.committed && !one.eliminated && one.seat !== viewer && seats[one.seat]?.kind === 'person',
    )
    return (
      <div className="wrath-table wrath-curtain" role="dialog" aria-label={t('curtain.title', { seat })}>
        <h2>{t('curtain.title', { seat })}</h2>
        <p>{t('curtain.line')}</p>
        <Button
          look="primary"
          onPress={() => {
            setGuest(undefined)
            setShown(viewer)
          }}
        >
          {t('curtain.open', { seat })}
        </Button>
        {props.lookAs === undefined
          ? null
          : sealed.map((one) => (
              <Button
                key={one.seat}
                onPress={() => {
                  setGuest(one.seat)
                  setShown(one.seat)
                  props.lookAs?.(one.seat)
                }}
              >
                {t('curtain.again', { seat: text.seat(seatIds[one.seat] ?? '') })}
              </Button>
            ))}
      </div>
    )
  }
  return <OpenTable key={viewer} props={props} closed={closed} startsOpen={guest === viewer} />
}

/** The phase of a step of the year, by its place on the rail; −1 before the first year. */
const phaseOf = (step: string): number => ['T', 'M', 'P', 'C', 'E'].indexOf(step.slice(0, 1))

function OpenTable({
  props,
  closed,
  startsOpen,
}: {
  readonly props: WrathProps
  readonly closed: Closed
  readonly startsOpen: boolean
}) {
  const { view, language, isBoardOnly } = props
  const t = useMemo(() => viewText(language), [language])
  const passing = usePassing(props)
  const sights = useSights(props, closed)
  const [enlarged, setEnlarged] = useState<{ readonly id: string; readonly card: string }>()
  const [isSideOpen, openSide] = useState(false)
  const onSide = useCallback(() => openSide((isOpen) => !isOpen), [])
  const enlarge = useCallback((id: string, card: string) => setEnlarged({ id, card }), [])
  // A button that vanished with its action leaves the focus on nothing: the table takes it, so that its keys go on.
  const root = useRef<HTMLDivElement>(null)
  const { seq, acting } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true })
  }, [seq, acting])
  const held = { props, t, table: root, startsOpen, enlarge, onSide }
  const steps: readonly PhaseStep[] = [
    { key: 'reinforce', name: t('rail.reinforce'), glyph: shapes.cardDraw, side: 1 },
    { key: 'magic', name: t('rail.magic'), glyph: shapes.magicSwirl, side: 1 },
    { key: 'purchase', name: t('rail.purchase'), glyph: shapes.coins, side: 1 },
    { key: 'combat', name: t('rail.combat'), glyph: shapes.crossedSwords, side: 1 },
  ]
  const boosters =
    view.me !== null && view.me.limited !== null ? (
      <section className="wrath-board wrath-boosters" aria-label={t('board.title')}>
        <Boosters me={view.me} props={props} />
      </section>
    ) : undefined
  if (isBoardOnly) {
    return (
      <Held {...held}>
        <div className="wrath-table wrath-bare">{boosters ?? <Board />}</div>
      </Held>
    )
  }
  return (
    <Held {...held}>
      <div
        ref={root}
        className="wrath-table"
        tabIndex={-1}
        data-seq={seq}
        data-acting={acting.length > 0}
        data-still={props.pace === 'instant' || undefined}
      >
        <PhaseRail
          label={t('rail.label')}
          head={t('rail.year')}
          count={view.turn}
          steps={steps}
          current={Math.min(3, phaseOf(view.step))}
        />
        {boosters ?? (
          <Board>
            <div className="wrath-bar-place">
              <Bar passing={passing} onSide={onSide} />
            </div>
          </Board>
        )}
        <Side passing={passing} isOpen={isSideOpen} onSight={sights.again} />
        <SightDialog sight={sights.open} onClose={sights.close} />
        <Enlarged shown={enlarged} onClose={() => setEnlarged(undefined)} />
      </div>
    </Held>
  )
}
