import { type BoardHandle, Glyph } from '@wyrmtable/ui'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { esirien } from '../../rules/city-map.ts'
import { dragons, formatDragon, formatUnit, units } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { glyphOfType, typeOfName } from '../board/unit-look.ts'
import { layoutOf } from '../draw/plan.ts'
import { shapes } from '../glyph/index.ts'
import { pieceName } from '../table/piece-name.ts'
import { isDragonName } from '../table/pieces-at.ts'
import { recommended, setUpAs } from '../table/quick-fill.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

/** How far a pointer goes before a press is a drag, in pixels. */
const slackPx = 6

/** The pieces that are still to be set up: chosen by a press, or dragged onto the board. */
export function SetupPanel({
  props,
  interaction,
  t,
  board,
  isPhone,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
  readonly board: RefObject<BoardHandle | null>
  /** Where there are no keys to tell of. */
  readonly isPhone: boolean
}) {
  const { view: state, acting } = props
  if (acting.length === 0 || (state.phase !== 'defenderSetup' && state.phase !== 'invaderSetup')) return null
  const waiting = unplaced(state)
  // Posts that are recommended are those of the printed map.
  const plans = state.map === esirien ? recommended[state.phase] : []
  return (
    <section className="section setup-tray">
      <h2 className="section-title">
        {t('setup.title')} <small>{waiting.length}</small>
      </h2>
      <p className="flavour">
        {t(waiting.length === 0 ? 'setup.done' : 'setup.note')}
        {state.phase === 'invaderSetup' && !isPhone ? ` ${t('setup.turnKeys')}` : null}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
      <div className="setup-plans" role="group" aria-label={t('setup.plans')}>
        {plans.map(({ id, actions }) => (
          <button
            key={id}
            type="button"
            className="list-action"
            onClick={() => {
              for (const action of setUpAs(props, actions)) props.play(action)
            }}
          >
            <span>
              <b>{t(`plan.${id}`)}</b> <small>{t(`plan.${id}.note`)}</small>
            </span>
          </button>
        ))}
      </div>
      <ul>
        {waiting.map((piece) => (
          <li key={piece}>
            <TrayPiece
              piece={piece}
              name={pieceName(piece, props, t)}
              isChosen={piece === interaction.chosen}
              onChoose={() => interaction.choose(piece)}
              onDrop={(x, y) => {
                const point = board.current?.pointAt(x, y)
                const hex = point && layoutOf(props.view.map).at(point[0], point[1])
                if (hex !== undefined) interaction.drop(piece, hex)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const unplaced = (state: State): readonly string[] =>
  state.phase === 'invaderSetup'
    ? dragons.filter((d) => state.status(d) === 'unplaced').map(formatDragon)
    : units.filter((unit) => state.unitHex(unit) === NOWHERE).map(formatUnit)

function TrayPiece({
  piece,
  name,
  isChosen,
  onChoose,
  onDrop,
}: {
  readonly piece: string
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onDrop: (x: number, y: number) => void
}) {
  const from = useRef<readonly [number, number]>(undefined)
  const node = useRef<HTMLButtonElement>(null)
  const move = (x: number, y: number) => {
    if (node.current) node.current.style.transform = x || y ? `translate(${x}px, ${y}px)` : ''
    node.current?.classList.toggle('is-dragged', x !== 0 || y !== 0)
  }
  const end = (event: PointerEvent) => {
    const start = from.current
    from.current = undefined
    move(0, 0)
    if (start === undefined || event.type === 'pointercancel') return
    const [x, y] = start
    if (Math.hypot(event.clientX - x, event.clientY - y) >= slackPx) onDrop(event.clientX, event.clientY)
  }
  return (
    <button
      ref={node}
      type="button"
      className={`tray-piece ${isDragonName(piece) ? 'is-dragon' : ''}`}
      aria-pressed={isChosen}
      onClick={onChoose}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        from.current = [event.clientX, event.clientY]
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (from.current === undefined) return
        const [x, y] = from.current
        const [dx, dy] = [event.clientX - x, event.clientY - y]
        if (Math.hypot(dx, dy) >= slackPx) move(dx, dy)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Glyph shape={isDragonName(piece) ? shapes.wyvern : glyphOfType[typeOfName(piece)]} />
      <span>{name}</span>
      {name === piece ? null : <small>{piece}</small>}
    </button>
  )
}
